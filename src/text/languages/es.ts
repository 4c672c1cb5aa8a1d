import type { LanguageTable } from "./table.ts";

export const es: LanguageTable = {
  tag: "es",
  decimalMark: ",",
  dateOrder: "day-month",
  numbers: {
    cardinals:
      "cero=0 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 " +
      "quince=15 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno/veintiún/veintiuna=21 " +
      "veintidós=22 veintitrés=23 veinticuatro=24 veinticinco=25 veintiséis=26 veintisiete=27 veintiocho=28 " +
      "veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien/ciento=100 " +
      "doscientos/doscientas=200 trescientos/trescientas=300 cuatrocientos/cuatrocientas=400 quinientos/quinientas=500 " +
      "seiscientos/seiscientas=600 setecientos/setecientas=700 ochocientos/ochocientas=800 novecientos/novecientas=900",
    ratioLinks: "de_cada",
    ones: "un=1 uno=1 una=1",
    articles: "",
    hundreds: "",
    scales: "mil=1e3 millón=1e6 millardo=1e9 billón=1e12",
    scalesAfter: "millones=1e6 millardos=1e9 billones=1e12",
    letters: "mm/mill=1e6",
    groups: "docena/docenas=12",
    ordinals:
      "primero/primera/primer/primeros/primeras=1 segundo/segunda=2 tercero/tercera/tercer=3 cuarto/cuarta=4 " +
      "quinto/quinta=5 sexto/sexta=6 séptimo/séptima=7 octavo/octava=8 noveno/novena=9 décimo/décima=10 " +
      "undécimo/undécima=11 duodécimo/duodécima=12 decimotercero/decimotercera=13 decimocuarto/decimocuarta=14 " +
      "decimoquinto/decimoquinta=15 vigésimo/vigésima=20 trigésimo/trigésima=30 centésimo/centésima=100",
    halves: "medio=0.5 media=0.5 mitad=0.5",
    shares: "tercio=3 tercios=3",
    shareNouns: "parte partes",
    idioms:
      "por_ciento más_o_menos al_menos por_lo_menos en_medio en_el_medio por_medio medio_ambiente mi_cuarto tu_cuarto su_cuarto cuarto_de_baño",
    sharesAfter:
      "terceras=3 cuartas=4 quintas=5 sextas=6 séptimas=7 octavas=8 cuarto/cuartos=4 quinto/quintos=5 sexto/sextos=6 séptimo/séptimos=7 octavo/octavos=8 noveno/novenos=9 " +
      "décimo/décimos/décimas/décima=10 centésimo/centésimas=100",
    shareLinks: "de del",
    joiner: "y",
    joins: "tens",
    digitsAfterScale: true,
    point: "coma punto",
    minus: "menos",
    belowZero: "bajo_cero",
    percent: "por_ciento porciento por_cien",
    numberSign: "no nº n_._º núm num número números nro",
    ordinalEndings: "º ª ° er ro ra do da to ta mo ma vo va",
    rangeBetween: "a hasta al",
    rangeOpens: "de desde del",
    rangeOpensWithJoiner: "entre",
    rateWords: "veces vez por al a",
    rows:
      "capítulo página habitación piso planta nivel fase etapa paso parte sección volumen episodio temporada pregunta " +
      "figura tabla talla artículo párrafo lección unidad grado clase puerta andén vía línea fila asiento día semana tipo " +
      "siglo guerra autobús vuelo ruta canal tema ejercicio",
    lettered: "equipo plan grupo vitamina opción hepatitis tipo clase sección parte terminal puerta bloque",
  },
  clock: {
    before: "a_las a_la hacia_las sobre_las desde_las hasta_las son_las casi_las es_la de_las para_las",
    beforeMinutes: "las la",
    followers: "en el los y o pero para mañana hoy cada todos todas hasta a del porque cuando",
    after: "en_punto",
    afterNamed: "h hrs horas hora",
    morning: "am de_la_mañana por_la_mañana de_la_madrugada esta_mañana",
    afternoon: "pm de_la_tarde por_la_tarde esta_tarde",
    night: "de_la_noche por_la_noche esta_noche",
    noonish: "del_mediodía",
    partsStand: "after",
    halfPastAfter: "y_media",
    quarter: "cuarto",
    past: "y",
    to: "menos",
    minutesFirst: false,
    noon: "mediodía",
    midnight: "medianoche",
  },
  calendar: {
    months:
      "enero/ene=1 febrero/feb=2 marzo/mar=3 abril/abr=4 mayo/may=5 junio/jun=6 julio/jul=7 agosto/ago=8 " +
      "septiembre/setiembre/sep/sept=9 octubre/oct=10 noviembre/nov=11 diciembre/dic=12",
    doubtfulMonths: "mar may sep ene feb abr jun jul ago sept oct nov dic abril julio",
    shortNames: "mayo",
    monthOpens: "en de desde hasta durante este pasado próximo para",
    weekdays: "lunes=1 martes=2 miércoles=3 jueves=4 viernes=5 sábado/sábados=6 domingo/domingos=7",
    links: "de del",
    yearBefore: "en desde hasta de del año durante antes hacia",
    yearAfter: "",
    decadeBefore: "años los_años década_de década_de_los década_del",
    decades:
      "años_veinte=192 años_treinta=193 años_cuarenta=194 años_cincuenta=195 años_sesenta=196 años_setenta=197 " +
      "años_ochenta=198 años_noventa=199 década_de_los_veinte=192 década_de_los_treinta=193 década_de_los_cuarenta=194 " +
      "década_de_los_cincuenta=195 década_de_los_sesenta=196 década_de_los_setenta=197 década_de_los_ochenta=198 " +
      "década_de_los_noventa=199",
    decadeEndings: "",
  },
  unitLinks: "de",
  units: {
    USD: "dólar dólares",
    EUR: "euro euros",
    GBP: "libra_esterlina libras_esterlinas",
    TRY: "lira liras lira_turca liras_turcas",
    JPY: "yen yenes",
    CNY: "yuan yuanes",
    INR: "rupia rupias",
    RUB: "rublo rublos",
    CHF: "franco francos franco_suizo francos_suizos",
    SAR: "riyal riyales riales",
    AED: "dirham dirhams",
    peso: "peso pesos",
    dinar: "dinar dinares",
    cent: "céntimo céntimos centavo centavos",
    km: "kilómetro kilómetros",
    m: "metro metros",
    cm: "centímetro centímetros",
    mm: "milímetro milímetros",
    mi: "milla millas",
    ft: "pie pies",
    in: "pulgada pulgadas",
    yd: "yarda yardas",
    ha: "hectárea hectáreas",
    ac: "acre acres",
    kg: "kilo kilos kilogramo kilogramos",
    g: "gramo gramos",
    mg: "miligramo miligramos",
    t: "tonelada toneladas",
    lb: "libra libras",
    oz: "onza onzas",
    l: "litro litros",
    ml: "mililitro mililitros",
    cl: "centilitro centilitros",
    gal: "galón galones",
    pint: "pinta pintas",
    cup: "taza tazas",
    tbsp: "cucharada cucharadas",
    tsp: "cucharadita cucharaditas",
    s: "segundo segundos",
    ms: "milisegundo milisegundos",
    min: "minuto minutos",
    h: "hora horas h hs",
    day: "día días",
    week: "semana semanas",
    month: "mes meses",
    year: "año años",
    decade: "década décadas",
    century: "siglo siglos",
    "km/h": "kilómetros_por_hora kilómetro_por_hora km_por_hora",
    mph: "millas_por_hora",
    "m/s": "metros_por_segundo",
    "m²": "metro_cuadrado metros_cuadrados",
    "km²": "kilómetro_cuadrado kilómetros_cuadrados",
    "mi²": "milla_cuadrada millas_cuadradas",
    "m³": "metro_cúbico metros_cúbicos",
    "°C": "celsius grados_celsius grado_celsius grados_centígrados grado_centígrado grados_c",
    "°F": "fahrenheit grados_fahrenheit grados_f",
    "°": "grado grados",
    W: "vatio vatios",
    kW: "kilovatio kilovatios",
    MW: "megavatio megavatios",
    V: "voltio voltios",
    Hz: "hercio hercios",
    KB: "kilobyte kilobytes",
    MB: "megabyte megabytes",
    GB: "gigabyte gigabytes gigas",
    TB: "terabyte terabytes",
    kcal: "caloría calorías kilocaloría kilocalorías",
  },
  moneyJoins: "con",
  approximators:
    "casi más_o_menos unos unas alrededor_de cerca_de aproximadamente aprox cosa_de como aproximadamente_unos poco_menos_de en_torno_a",
  approximatorsAfter: "aproximadamente más_o_menos y_pico y_tantos y_tantas",
  unitQualifiers: "largos largas buenos buenas",
  negation: {
    words: "no nunca jamás jamas tampoco ni apenas",
    pronouns: "nada nadie ninguno ninguna ningún ningun ningunos ningunas",
    prepositions: "sin",
    strengthens: "nada nadie ninguno ninguna ningún ningun ningunas ningunos nunca jamás jamas tampoco ni",
    joins: "",
    treeOnly: "apenas",
    furtherNegators: "",
    concord: "nada nadie ningún ningun ninguna ninguno ningunos ningunas",
    setPhrases: "sólo solo solamente únicamente obstante embargo duda dudas",
  },
  words: {
    common:
      "el la los las un una unos unas del al que y es está están fue ser era eran para por con como más " +
      "pero sus su se lo le les tu nos ya muy también hay este esta estos estas ese esa eso esto aquel qué " +
      "quién cómo cuándo dónde cuál cuánto porque cuando donde quien todo todos todas hasta desde sobre " +
      "entre después antes durante según sí yo tú él ella ellos ellas nosotros usted ustedes tiene tienen " +
      "ha han había hacer hace puede pueden gracias hola nunca siempre ni otro otra otros dos tres años año " +
      "día hombre mujer soy eres somos estoy estás",
    telling:
      "el los las unos unas y muy también hay ese eso esto aquel qué quién cómo cuándo dónde cuál cuando " +
      "quien después según yo él ella ellos ellas nosotros usted ustedes tiene tienen hacer hace puede " +
      "pueden gracias hola siempre otro otra año día hombre mujer soy eres más pero están",
    noStopWords:
      "excepto salvo menos ambos primer primera primero primeros " +
      "segunda segundo tercera acuerdo cosas cuenta dia dias día días ejemplo empleo final fin estado " +
      "estados horas intento lado lugar manera modo momento parte poder tiempo trabajo uso valor veces " +
      "verdad vez afirmó agregó aseguró añadió comentó conocer conseguir considera consideró consigue " +
      "consiguen consigo conseguimos consigues creo da dado dan dar decir dejó dice dicen dicho dieron " +
      "dijeron dijo dio emplean emplear empleais empleas encuentra existe existen explicó expresó habla " +
      "hablan hizo hicieron indicó informó informo intenta intentan intentar intentas intentais intentamos " +
      "llegó lleva llevar manifestó mencionó parece quedó queremos quiere realizar realizó realizado sabe " +
      "sabemos sabeis saben saber sabes señaló sigue siguiente tendrá tendrán trabaja trabajais trabajan " +
      "trabajamos trabajar trabajas usa usais usamos usan usar usas trata ver anterior breve buen buena " +
      "buenas bueno buenos cierto diferente diferentes general gran grandes igual junto largo mayor mejor " +
      "menudo nueva nuevas nuevo nuevos pasada pasado peor posible próximo próximos proximo raras solas " +
      "sola solos total ultimo último última últimos últimas verdadera verdadero mal despacio temprano " +
      "tarde lejos cerca arriba debajo arribaabajo medio pais paìs pesar hacerlo siempre hoy ayer b c d f g " +
      "h j k l m n p q r t v w x z",
  },
  roles: {
    giving:
      "dar enviar decir mostrar ofrecer vender prestar pagar entregar enseñar escribir traer explicar " +
      "conceder prometer leer servir regalar devolver contar mandar pedir presentar hablar donar robar " +
      "quitar comprar preguntar",
    places: "en a hacia desde por entre sobre bajo tras ante cerca dentro fuera encima debajo detrás junto",
    weakPlaces: "a de por desde sobre entre ante",
    times:
      "hoy mañana ayer anoche ahora entonces tarde noche mediodía medianoche día semana mes año hora minuto " +
      "segundo primavera verano otoño invierno siglo década vez momento siempre nunca luego después antes " +
      "pronto ya recientemente",
    instruments: "con mediante",
  },
  abbreviations: {
    titles:
      "sr sra srta sres sras dr dra dres prof profa lic ing arq gral cnel cap tte sgto don dña d dª " +
      "excmo excma ilmo ilma ud uds vd vds avda ctra pza mons fr sto sta ca cf vid p.ej mr mrs ms st",
    others:
      "pl dpto depto esq izq izda dcha tel tfno fax ej etc cía cia hnos admón adm aprox máx mín mts " +
      "ltda jr",
    beforeNumber: "n no nº núm núms num p pp pág págs pag pags vol vols fig figs art arts cap caps ed tomo",
    calendar: true,
  },
  comparison: {
    empty:
      "el la los las lo un una unos unas este esta esto estos estas ese esa eso esos esas su sus mi mis " +
      "tu tus yo nosotros tú usted ustedes se me te le les nos os ha han he hay es son está están fue " +
      "era ser estar que al del de muy también favor pues",
    persons: "yo tú nosotros usted ustedes me te nos os",
    plainForms: "al=a del=de",
    joiners: "y e o u ni",
    together: "con",
    unmarking:
      "el la los las lo un una unos unas este esta esto estos estas ese esa eso su sus mi mis tu tus yo " +
      "él ella ellos ellas se me te le les nos ha han había hay no es son fue era está están ser muy",
    agents: "por",
    passives: "es son fue fueron era eran ser sido siendo será serán",
    mutual: /^(?:casad|casaro|parec|igual|mism|junt[oa]s$|distint|lejos$|distancia|entre$)/,
    scenes:
      "hoy ayer mañana anoche ahora entonces aquí allí allá ahí pronto luego después siempre ya " +
      "temprano tarde",
    deniedBy: /^(?:in|im|i(?=[lr])|ir|des|anti)(?=\p{L}{3})/u,
  },
};
