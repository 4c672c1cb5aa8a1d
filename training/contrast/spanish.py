"""Spanish sentence patterns."""

from __future__ import annotations

import random

from .english import other_number
from .grammar import Draft, Grammar, capital, contrast, two

# names; nouns with article; m or f
WOMEN = "Lucía Elena Carmen Rosa Teresa Beatriz Clara Silvia Pilar Marta Noelia Irene Julia Sofía Valeria Camila".split()
MEN = "Andrés Javier Miguel Tomás Diego Sergio Hugo Raúl Enrique Mateo Iván Óscar Ramiro Gonzalo Emilio Felipe".split()
NAMES = [(n, "f") for n in WOMEN] + [(n, "m") for n in MEN]
ROLES = [(f"el {n}", "m") for n in "enfermero jardinero camarero fontanero ingeniero pintor soldado granjero sastre dentista periodista mecánico bibliotecario violinista portero bombero contable carnicero marinero turista cantante guardia árbitro detective electricista inquilino ciclista fotógrafo director boxeador ministro cirujano carpintero cazador príncipe pastor".split()]
ROLES += [(f"la {n}", "f") for n in "enfermera jardinera camarera ingeniera pintora soldado granjera modista dentista periodista mecánica bibliotecaria violinista portera bombera contable carnicera turista cantante guardia detective electricista inquilina ciclista fotógrafa actriz directora boxeadora ministra cirujana princesa pastora reina".split()]
ANIMALS = [("el lobo", "m"), ("el zorro", "m"), ("el oso", "m"), ("el caballo", "m"), ("el burro", "m"), ("el mono", "m"), ("el león", "m"), ("el tigre", "m"), ("el halcón", "m"), ("la cabra", "f"), ("la serpiente", "f"), ("la vaca", "f"), ("la oveja", "f"), ("la gallina", "f")]
GROUPS = [("el ejército", "m"), ("el comité", "m"), ("el equipo", "m"), ("el club", "m"), ("el sindicato", "m"), ("el ministerio", "m"), ("el banco", "m"), ("el hospital", "m"), ("el partido", "m"), ("la empresa", "f"), ("la agencia", "f"), ("la universidad", "f"), ("la aerolínea", "f"), ("la fundación", "f")]
TIMES = "ayer, anoche, el lunes, en marzo, esta mañana, durante la fiesta, en 2009, en la reunión, el verano pasado, el viernes por la tarde, al mediodía, hace dos semanas".split(", ")

# preterite and participle (masculine); object with personal a
PERSON_VERBS = [tuple(v.split("/")) for v in """elogió/elogiado insultó/insultado siguió/seguido contrató/contratado invitó/invitado criticó/criticado
entrevistó/entrevistado fotografió/fotografiado avisó/avisado rescató/rescatado empujó/empujado golpeó/golpeado interrumpió/interrumpido engañó/engañado
defendió/defendido reconoció/reconocido ignoró/ignorado saludó/saludado culpó/culpado sorprendió/sorprendido recomendó/recomendado atacó/atacado
traicionó/traicionado acusó/acusado sustituyó/sustituido examinó/examinado consoló/consolado interrogó/interrogado salvó/salvado perdonó/perdonado
vio/visto eligió/elegido venció/vencido mordió/mordido encontró/encontrado abandonó/abandonado despidió/despedido""".split()]
ANIMAL_VERBS = [tuple(v.split("/")) for v in "mordió/mordido atacó/atacado siguió/seguido asustó/asustado atrapó/atrapado observó/observado hirió/herido".split()]
GROUP_VERBS = [tuple(v.split("/")) for v in "criticó/criticado apoyó/apoyado financió/financiado asesoró/asesorado investigó/investigado derrotó/derrotado acusó/acusado sustituyó/sustituido contactó/contactado elogió/elogiado superó/superado advirtió/advertido".split()]
CONVERSES = [
    ("{0} prestó {x} {a1}", "{1} recibió {x} en préstamo {d0}"),
    ("{0} regaló {x} {a1}", "{1} recibió {x} como regalo {d0}"),
    ("{0} envió un paquete con {x} {a1}", "{1} recibió un paquete con {x} {d0}"),
    ("{0} heredó {x} {d1}", "{1} dejó {x} en herencia {a0}"),
    ("{0} robó {x} {a1}", "{1} sufrió el robo de {x} a manos {d0}"),
    ("{0} entregó {x} {a1}", "{1} recibió {x} de manos {d0}"),
    ("{0} mostró {x} {a1}", "{1} pudo ver {x} gracias {a0}"),
]
THINGS = "una cámara, una guitarra, un tractor, una bicicleta, un portátil, un telescopio, una alfombra, un piano, una tienda de campaña, una escalera, un reloj, un sofá, una moto, un collar".split(", ")
COMPARED = [
    ("{0} es más {alto0} que {1}", "{1} es más {bajo1} que {0}", "{1} no es tan {alto1} como {0}"),
    ("{0} corre más rápido que {1}", "{1} corre más despacio que {0}", "{1} no corre tan rápido como {0}"),
    ("{0} gana más que {1}", "{1} gana menos que {0}", "{1} no gana tanto como {0}"),
    ("{0} llegó antes que {1}", "{1} llegó después que {0}", "{1} llegó más tarde que {0}"),
    ("{0} se sienta delante {d1}", "{1} se sienta detrás {d0}", "el asiento {d1} está detrás del de {0}"),
    ("{0} vive encima {d1}", "{1} vive debajo {d0}", "{1} ocupa el piso de debajo {d0}"),
    ("{0} debe dinero {a1}", "{1} tiene que cobrar dinero {d0}", "{1} le prestó dinero {a0}"),
    ("{0} pesa más que {1}", "{1} pesa menos que {0}", "{1} no pesa tanto como {0}"),
]
SYMMETRIC = [
    ("{0} se casó con {1}", "{0} se peleó con {1}"), ("{0} y {1} se mudaron a la costa", "{0} y {1} se mudaron a la montaña"), ("{0} jugó al ajedrez con {1}", "{0} jugó al tenis con {1}"),
    ("{0} se parece {a1}", "{0} espera {a1}"), ("ni {0} ni {1} vinieron a cenar", "tanto {0} como {1} vinieron a cenar"), ("{0} y {1} están pintando la valla", "{0} y {1} están saltando la valla"),
    ("{0} bailó con {1} toda la noche", "{0} discutió con {1} toda la noche"), ("{0} vive lejos {d1}", "{0} vive al lado {d1}"), ("{0} trabaja en la misma oficina que {1}", "{0} trabaja en una oficina distinta a la {d1}"),
]  # fmt: skip


def to(x: str) -> str:
    return "al " + x[3:] if x.startswith("el ") else "a " + x


def of(x: str) -> str:
    return "del " + x[3:] if x.startswith("el ") else "de " + x


def agree(participle: str, gender: str) -> str:
    return participle[:-1] + "a" if gender == "f" and participle.endswith("o") else participle


def _slots(a: tuple[str, str], b: tuple[str, str]) -> dict[str, str]:
    alto = lambda g: "alta" if g == "f" else "alto"  # noqa: E731
    bajo = lambda g: "baja" if g == "f" else "bajo"  # noqa: E731
    return {"a0": to(a[0]), "a1": to(b[0]), "d0": of(a[0]), "d1": of(b[0]), "alto0": alto(a[1]), "alto1": alto(b[1]), "bajo0": bajo(a[1]), "bajo1": bajo(b[1])}


def _timed(random_: random.Random, texts: list[str]) -> list[str]:
    if random_.random() < 0.45:
        return [capital(t) + "." for t in texts]
    time = random_.choice(TIMES)
    before = random_.random() < 0.3
    return [(f"{capital(time)}, {t}." if before else f"{capital(t)} {time}.") for t in texts]


def _pair(random_: random.Random) -> tuple[tuple[str, str], tuple[str, str]]:
    a, b = two(NAMES if random_.random() < 0.45 else ROLES, random_)
    return (a, b) if a[0][3:] != b[0][3:] else _pair(random_)


def _same_time(random_: random.Random, same: list[str], other: list[str]) -> Draft:
    texts = _timed(random_, same + other)
    return contrast(random_, texts[: len(same)], texts[len(same) :], 4.8, 1.8)


def passive_timed(random_: random.Random) -> Draft:
    draw = random_.random()
    verbs = PERSON_VERBS if draw < 0.7 else ANIMAL_VERBS if draw < 0.85 else GROUP_VERBS
    a, b = _pair(random_) if draw < 0.7 else two(ANIMALS if draw < 0.85 else GROUPS, random_)
    past, participle = random_.choice(verbs)

    def say(x: tuple[str, str], y: tuple[str, str]) -> list[str]:
        return [f"{x[0]} {past} {to(y[0])}", f"{y[0]} fue {agree(participle, y[1])} por {x[0]}", f"{to(y[0])} {'lo' if y[1] == 'm' else 'la'} {past} {x[0]}", f"fue {x[0]} quien {past} {to(y[0])}"]

    return _same_time(random_, say(a, b), say(b, a))


def converse(random_: random.Random) -> Draft:
    a, b = _pair(random_)
    x = random_.choice(THINGS)
    one, other = random_.choice(CONVERSES)
    texts = [p.format(u[0], v[0], x=x, **_slots(u, v)).replace("de el ", "del ") for u, v in ((a, b), (b, a)) for p in (one, other)]
    return _same_time(random_, texts[:2], texts[2:])


def compared(random_: random.Random) -> Draft:
    a, b = _pair(random_)
    patterns = random_.choice(COMPARED)
    same, other = ([capital(p.format(u[0], v[0], **_slots(u, v)).replace("de el ", "del ")) + "." for p in patterns] for u, v in ((a, b), (b, a)))
    return contrast(random_, same, other, 4.6, 1.9)


def symmetric(random_: random.Random) -> Draft:
    a, b = _pair(random_)
    pattern, changed = random_.choice(SYMMETRIC)
    say = lambda p, u, v: capital(p.format(u[0], v[0], **_slots(u, v))) + "."  # noqa: E731
    return contrast(random_, [say(pattern, a, b), say(pattern, b, a)], [say(changed, a, b), say(changed, b, a)], 4.9, 2.0)


STATES = [  # subjects, P, Q; verb
    ("está", ["la tienda de quesos", "la verja", "la farmacia", "la frontera", "la piscina"], "abierta", "cerrada"),
    ("está", ["el gimnasio", "el paso de montaña", "el mercado"], "abierto", "cerrado"),
    ("está", ["la calefacción", "la radio", "la alarma", "la lámpara del pasillo"], "encendida", "apagada"),
    ("es", ["el acuerdo", "este tipo de pesca", "el trato"], "legal", "ilegal"),
    ("es", ["una solución pacífica", "una segunda prueba", "la reparación"], "posible", "imposible"),
    ("es", ["el visado", "el casco", "el pago adicional"], "necesario", "innecesario"),
    ("es", ["la escalera de incendios", "esta playa", "la vieja mina"], "segura", "peligrosa"),
    ("es", ["la respuesta del testigo", "la noticia", "esa afirmación"], "verdadera", "falsa"),
    ("está", ["el soldado herido", "el montañero desaparecido"], "vivo", "muerto"),
    ("está", ["la botella", "la nevera", "la caja fuerte"], "vacía", "llena"),
    ("es", ["el acusado", "el director de la empresa", "el sospechoso"], "culpable", "inocente"),
    ("es", ["la factura", "la traducción", "la dirección del formulario"], "correcta", "incorrecta"),
    ("está", ["el bebé", "el guardia nocturno", "el paciente"], "despierto", "dormido"),
    ("está", ["el hermano mayor", "el nuevo compañero", "el príncipe"], "casado", "soltero"),
    ("está", ["el presidente", "el tercer testigo"], "presente", "ausente"),
    ("es", ["el contrato", "el billete", "el pasaporte"], "válido", "inválido"),
    ("está", ["la tripulación", "la clientela"], "satisfecha", "insatisfecha"),
    ("está", ["la lista", "la colección", "la vajilla"], "completa", "incompleta"),
    ("está", ["la leña", "la carretera", "la ropa del tendedero"], "seca", "mojada"),
    ("está", ["la isla", "la aldea del valle"], "habitada", "deshabitada"),
]


def negated_state(random_: random.Random) -> Draft:
    verb, nouns, p, q = random_.choice(STATES)
    noun = random_.choice(nouns)
    if random_.random() < 0.5:
        p, q = q, p
    if random_.random() < 0.3:
        verb = {"está": "estaba", "es": "era"}[verb]
    same = [f"{noun} {verb} {p}", f"{noun} no {verb} {q}", f"no es cierto que {noun} {_subjunctive(verb)} {q}"]
    other = [f"{noun} {verb} {q}", f"{noun} no {verb} {p}", f"no es cierto que {noun} {_subjunctive(verb)} {p}"]
    same, other = ([capital(t) + "." for t in x] for x in (same, other))
    draft = contrast(random_, same, other, 4.6, 1.6)
    if random_.random() < 0.3 and " no " not in draft[0].lower() and not draft[0].startswith("No"):
        return draft[0], draft[0].replace(f" {verb} ", f" {random_.choice(['realmente', 'en efecto', 'desde luego'])} {verb} ", 1), draft[2], 4.8, 1.6
    return draft


def _subjunctive(verb: str) -> str:
    return {"está": "esté", "es": "sea", "estaba": "estuviera", "era": "fuera"}[verb]


DEEDS = [tuple(d.split("/")) for d in """cerró la caja fuerte/cerrar la caja fuerte;regó las plantas/regar las plantas;firmó el contrato/firmar el contrato;
aprobó el examen de conducir/aprobar el examen de conducir;trajo el paraguas/traer el paraguas;reparó el motor/reparar el motor;contestó la carta/contestar la carta;
cogió el último barco/coger el último barco;tomó la medicina/tomar la medicina;pidió perdón a los invitados/pedir perdón a los invitados;encontró la llave perdida/encontrar la llave perdida;
alcanzó la cima/alcanzar la cima;tradujo el poema/traducir el poema;fue al funeral/ir al funeral;dijo la verdad/decir la verdad;comió la sopa/comer la sopa;
se unió a la huelga/unirse a la huelga;guardó los archivos/guardar los archivos;aceptó la oferta/aceptar la oferta;votó en las elecciones/votar en las elecciones;durmió bien/dormir bien""".replace("\n", "").split(";")]


def negated_deed(random_: random.Random) -> Draft:
    a = random_.choice(NAMES + ROLES)[0]
    past, base = random_.choice(DEEDS)
    did = [f"{a} {past}", f"{a} sí que {past}", f"es verdad que {a} {past}", f"{a} no dejó de {base}"]
    not_ = [f"{a} no {past}", f"{a} no llegó a {base}", f"no es verdad que {a} {_imperfect_subjunctive(past)}", f"{a} dejó de {base}"]
    if random_.random() < 0.5:
        not_[3] = f"{a} se quedó sin {base}"
        did[3] = f"{a} no se quedó sin {base}"
    else:
        not_[3] = f"al final {a} no {past}"
        did[3] = f"al final {a} sí {past}"
    did, not_ = ([capital(t) + "." for t in x] for x in (did, not_))
    same, other = (did, not_) if random_.random() < 0.5 else (not_, did)
    return contrast(random_, same, other, 4.6, 1.7)


_SUBJUNCTIVES = {"trajo": "trajera", "tradujo": "tradujera", "fue": "fuera", "dijo": "dijera", "pidió": "pidiera", "durmió": "durmiera", "se": "se uniera"}


def _imperfect_subjunctive(past: str) -> str:
    first, _, rest = past.partition(" ")
    if first == "se":
        return "se uniera " + rest.split(" ", 1)[1]
    made = _SUBJUNCTIVES.get(first) or (first[:-1] + "ara" if first.endswith("ó") and not first.endswith("ió") else first[:-2] + "iera")
    return f"{made} {rest}"


def nobody(random_: random.Random) -> Draft:
    past, _ = random_.choice(DEEDS)
    place = random_.choice(["de la oficina", "del equipo", "de nuestra calle", "del campamento", "de la familia"])
    no = [f"Nadie {place} {past}.", f"Ni una sola persona {place} {past}.", f"Ninguna persona {place} {past}."]
    some = [f"Alguien {place} {past}.", f"Al menos una persona {place} {past}.", f"Alguna persona {place} {past}."]
    every = [f"Toda persona {place} {past}.", f"Cada una de las personas {place} {past}.", f"No hubo persona {place} que no {_imperfect_subjunctive(past)}."]
    same, other = random_.choice([(no, some), (some, no), (every, no), (no, every)])
    return contrast(random_, same, other, 4.7, 1.7)


OPPOSED = [
    ("El lago {x} se heló en enero.", "grande", "de gran tamaño", "pequeño"), ("La sopa del comedor estaba {x}.", "rica", "deliciosa", "asquerosa"), ("La empresa {x} a doscientos trabajadores.", "contrató", "dio empleo", "despidió"),
    ("El consumo de petróleo {x} en el segundo trimestre.", "aumentó", "creció", "disminuyó"), ("El ministro {x} la propuesta.", "aceptó", "aprobó", "rechazó"), ("El ministro {x} las acusaciones.", "negó", "desmintió", "confirmó"),
    ("El público estuvo {x} durante el discurso.", "callado", "en silencio", "ruidoso"), ("La subida al refugio es {x}.", "agotadora", "muy cansada", "descansada"), ("Los ingenieros {x} el puente.", "construyeron", "levantaron", "derribaron"),
    ("Está {x} bañarse aquí.", "prohibido", "vedado", "permitido"), ("Los vecinos son muy {x}.", "amables", "simpáticos", "antipáticos"), ("Los excursionistas {x} la colina.", "subieron", "ascendieron", "bajaron"),
    ("El vestido era {x}.", "caro", "costoso", "barato"), ("El experimento fue un {x}.", "éxito", "triunfo", "fracaso"), ("El ejército {x} la ciudad al amanecer.", "atacó", "asaltó", "defendió"),
    ("El público {x} al cantante.", "aplaudió", "ovacionó", "abucheó"), ("El perro está {x} de la caseta.", "dentro", "en el interior", "fuera"), ("El comité {x} la reunión a las diez.", "empezó", "comenzó", "terminó"),
    ("La teoría es {x} de entender.", "difícil", "complicada", "fácil"), ("El abogado habló {x}.", "en voz alta", "fuerte", "en voz baja"), ("El estado del paciente {x}.", "mejoró", "progresó", "empeoró"),
    ("Los dos hermanos estaban {x}.", "de acuerdo", "conformes", "en desacuerdo"), ("El tejado del granero está {x}.", "dañado", "estropeado", "intacto"), ("Su explicación fue {x}.", "clara", "fácil de seguir", "confusa"),
    ("El testigo {x} el color del coche.", "recordaba", "tenía presente", "había olvidado"), ("El modelo nuevo es más {x} que el viejo.", "rápido", "veloz", "lento"), ("{x} el barco antes de la tormenta.", "Cargaron", "Llenaron", "Descargaron"),
    ("La temperatura {x} durante la noche.", "bajó", "descendió", "subió"), ("Los invitados {x} el martes.", "se marcharon", "se fueron", "llegaron"), ("El azúcar es {x} para los dientes.", "malo", "perjudicial", "bueno"),
    ("La alcaldesa {x} el nuevo estadio.", "elogió", "alabó", "criticó"), ("Puso el libro {x} de la revista.", "debajo", "por debajo", "encima"), ("El ladrón fue {x}.", "detenido", "capturado", "liberado"),
    ("Los inversores {x} una fortuna.", "ganaron", "obtuvieron", "perdieron"), ("La cueva era {x}.", "oscura", "sombría", "luminosa"), ("La mujer {x} el abrigo.", "se puso", "se colocó", "se quitó"),
    ("El avión está a punto de {x}.", "aterrizar", "tomar tierra", "despegar"), ("El anciano estaba {x}.", "contento", "alegre", "triste"), ("La calle es {x}.", "estrecha", "angosta", "ancha"),
    ("El agua del pozo está {x}.", "sucia", "contaminada", "limpia"), ("El examen de química resultó {x}.", "sencillo", "simple", "complejo"), ("El profesor {x} a los alumnos.", "castigó", "sancionó", "premió"),
]  # fmt: skip
OPENERS = ["", "", "", "Al final, ", "Según el periódico, ", "Por suerte, ", "Parece que ", "Por lo visto, "]


def opposed(random_: random.Random) -> Draft:
    pattern, word, near, far = random_.choice(OPPOSED)
    opener = random_.choice(OPENERS)
    texts = [pattern.format(x=x) for x in (word, near, far)]
    if opener:
        texts = [opener + t[0].lower() + t[1:] for t in texts]
    a, b, c = texts
    if random_.random() < 0.4:
        a, b = b, a
    return a, b, c, 4.7, 1.7


UNITS = "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve".split()
TENS = ". . . treinta cuarenta cincuenta sesenta setenta ochenta noventa".split()
HUNDREDS = ". ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos".split()


def in_words(n: int) -> str:
    """2..9,999, before a masculine noun (veintiún, treinta y un)."""
    return _plain(n).removesuffix("uno") + ("ún" if n % 100 == 21 else "un") if n % 10 == 1 and n % 100 != 11 else _plain(n)


def _plain(n: int) -> str:
    if n < 30:
        return UNITS[n]
    if n < 100:
        return TENS[n // 10] + (f" y {UNITS[n % 10]}" if n % 10 else "")
    if n == 100:
        return "cien"
    if n < 1000:
        return HUNDREDS[n // 100] + (f" {_plain(n % 100)}" if n % 100 else "")
    thousands = "mil" if n // 1000 == 1 else f"{_plain(n // 1000)} mil"
    return thousands + (f" {_plain(n % 1000)}" if n % 1000 else "")


COUNTED = [  # masculine nouns only, so that doscientos agrees
    ("el zoo tiene {n} pingüinos", 3, 60), ("el barco llevaba {n} marineros", 2, 40), ("en la aldea hay {n} habitantes", 40, 990), ("el coro cantó {n} himnos", 2, 30), ("la tormenta dañó {n} tejados", 3, 300),
    ("en el huerto hay {n} manzanos", 12, 400), ("la empresa abrió {n} locales nuevos", 2, 60), ("{n} estudiantes suspendieron el examen", 2, 40), ("el equipo marcó {n} puntos", 4, 110), ("{n} países firmaron el tratado", 3, 120),
    ("lo condenaron a {n} años de cárcel", 2, 25), ("ha escrito {n} poemas", 2, 90), ("en el ascensor caben {n} pasajeros", 4, 24), ("la panadería vendió {n} panes antes del mediodía", 10, 400), ("la huelga duró {n} días", 2, 60),
    ("{n} voluntarios limpiaron la playa", 5, 300), ("mi abuelo plantó {n} rosales", 3, 40), ("la receta lleva {n} huevos", 2, 12), ("el jurado vio {n} documentales", 3, 40), ("el archivo guarda {n} manuscritos", 30, 950),
]  # fmt: skip


def counted(random_: random.Random) -> Draft:
    pattern, low, high = random_.choice(COUNTED)
    n = random_.randint(low, high)
    m = other_number(random_, n)
    if m > 9999 or m < 2:
        m = n + 5
    say = lambda k: [capital(pattern.format(n=form)) + "." for form in (f"{k}", in_words(k))]  # noqa: E731
    return contrast(random_, say(n), say(m), 4.9, 2.6)


MEASURED = [
    ("La tubería mide {x}", 2, 90, ["{n} m", "{n} metros", "{w} metros"], ["{n} cm", "{n} centímetros", "{w} centímetros"]),
    ("El camión llevaba {x} de grava", 2, 40, ["{n} t", "{n} toneladas", "{n}.000 kg"], ["{n} kg", "{n} kilos", "{n}0 toneladas"]),
    ("El paro bajó un {x}", 2, 40, ["{n} %", "{n} por ciento", "{n}%"], ["0,{n} %", "{n}0 por ciento", "{n} por mil"]),
    ("La garrafa contiene {x} de aceite", 2, 9, ["{n} l", "{n} litros", "{w} litros"], ["{n} ml", "{n} mililitros", "{w} mililitros"]),
    ("La clase dura {x}", 2, 20, ["{n} h", "{n} horas", "{w} horas"], ["{n} min", "{n} minutos", "{w} minutos"]),
    ("La casa se vendió por {x}", 2, 9, ["{n} millones de euros", "{w} millones de euros", "{n}.000.000 €"], ["{n} mil euros", "{w} mil euros", "{n}.000.000 $"]),
    ("El viento soplaba a {x}", 20, 140, ["{n} km/h", "{n} kilómetros por hora", "{w} kilómetros por hora"], ["{n} m/s", "{n} metros por segundo", "{w} nudos"]),
    ("La chaqueta pesa {x}", 200, 900, ["{n} g", "{n} gramos", "{w} gramos"], ["{n} kg", "{n} kilos", "{w} kilos"]),
    ("El bono cuesta {x} al mes", 5, 95, ["{n} €", "{n} euros", "{w} euros"], ["{n} $", "{n} dólares", "{w} céntimos"]),
]  # fmt: skip


def measured(random_: random.Random) -> Draft:
    pattern, low, high, units, others = random_.choice(MEASURED)
    n = random_.randint(low, high)
    if n % 10 == 1:
        n += 1
    say = lambda unit, k: pattern.format(x=unit.format(n=k, w=in_words(k))) + "."  # noqa: E731
    same = [say(u, n) for u in units]
    if random_.random() < 0.6:
        m = other_number(random_, n)
        m = m if m < 9999 else n + 2
        return contrast(random_, same, [say(u, m) for u in units], 4.9, 2.6)
    return contrast(random_, same, [say(u, n) for u in others], 4.9, 2.6)


MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
EVENTS = ["La exposición se inaugura", "El contrato vence", "El juicio empieza", "La piscina reabre", "El censo se hizo", "El tratado se firmó"]


def dated(random_: random.Random) -> Draft:
    event, year = random_.choice(EVENTS), random_.randint(1890, 2024)

    def say(d: int, m: int, y: int) -> list[str]:
        return [f"{event} el {d} de {MONTHS[m]} de {y}.", f"{event} el {d}/{m + 1}/{y}.", f"{event} el {d:02}-{m + 1:02}-{y}.", f"{event} el día {d} de {MONTHS[m]} del año {y}."]

    day, month = random_.randint(1, 28), random_.randrange(12)
    other = random_.choice([((day + random_.randint(1, 9)) % 28 + 1, month, year), (day, (month + random_.randint(1, 11)) % 12, year), (day, month, year + random_.choice([-10, -1, 1, 10, 100]))])
    return contrast(random_, say(day, month, year), say(*other), 4.9, 2.8)


CLOCK = ["La cocina cierra a {t}", "Su turno empieza a {t}", "El último barco zarpa a {t}", "Los ladrones entraron a {t}", "El desayuno se sirve hasta {t}", "El niño nació a {t}"]


def clock(random_: random.Random) -> Draft:
    event = random_.choice(CLOCK)

    def say(hour: int, minute: int) -> list[str]:
        name, following = ("una" if hour == 1 else UNITS[hour]), ("una" if hour == 12 else UNITS[hour % 12 + 1])
        art, art2 = ("la" if hour == 1 else "las"), ("la" if hour == 12 else "las")
        spoken = {0: f"{art} {name} en punto", 15: f"{art} {name} y cuarto", 30: f"{art} {name} y media", 45: f"{art2} {following} menos cuarto"}[minute]
        return [event.format(t=t) + "." for t in (f"{art} {hour}:{minute:02}", spoken, f"{art} {hour}.{minute:02}")]

    hour, minute = random_.randint(1, 12), random_.choice([0, 15, 30, 45])
    h, m = random_.choice([(hour % 12 + 1, minute), (hour, (minute + random_.choice([15, 30, 45])) % 60), ((hour + 4) % 12 + 1, minute)])
    return contrast(random_, say(hour, minute), say(h, m), 4.9, 2.7)


CONVERTED = [
    ("La caminata dura {x}.", "noventa minutos", "una hora y media", "nueve horas"), ("La garantía dura {x}.", "dos años", "24 meses", "dos meses"), ("Estuvo fuera {x}.", "quince días", "dos semanas", "dos días"),
    ("Corrió {x} sin descanso.", "5 kilómetros", "5.000 metros", "500 metros"), ("Pidieron {x} ostras.", "una docena de", "doce", "veinte"), ("Esperamos {x}.", "media hora", "30 minutos", "13 minutos"),
    ("La ciudad tiene {x} de habitantes.", "un millón y medio", "1,5 millones", "15 millones"), ("El imperio duró {x}.", "tres siglos", "300 años", "treinta años"), ("{x} de los socios votó en contra.", "La mitad", "El 50 %", "El 5 %"),
    ("{x} de la cosecha se perdió.", "Una cuarta parte", "El 25 %", "Una tercera parte"), ("El saco contiene {x} de arroz.", "2 kg", "2.000 gramos", "200 gramos"), ("La ley tiene {x}.", "una década", "diez años", "cien años"),
    ("La tabla mide {x} de ancho.", "1 m", "100 cm", "10 cm"), ("Terminó {x} en el maratón.", "segundo", "2.º", "22.º"), ("Vive en el {x} piso.", "tercer", "3.er", "décimo"),
]  # fmt: skip
CONVERTED_OPENERS = ["", "", "Al final, ", "Si no recuerdo mal, ", "Según el informe, ", "Esta vez, "]


def converted(random_: random.Random) -> Draft:
    pattern, a, b, c = random_.choice(CONVERTED)
    opener = random_.choice(CONVERTED_OPENERS)
    texts = [pattern.format(x=x) for x in (a, b, c)]
    if opener:
        texts = [opener + t[0].lower() + t[1:] for t in texts]
    if random_.random() < 0.5:
        texts[:2] = texts[1::-1]
    return texts[0], texts[1], texts[2], 4.8, 2.6


PLACES = [("Alemania", "alemán"), ("Portugal", "portugués"), ("Francia", "francés"), ("Irlanda", "irlandés"), ("Japón", "japonés"), ("Inglaterra", "inglés"), ("Finlandia", "finlandés"), ("Holanda", "holandés"),
          ("México", "mexicano"), ("Kenia", "keniano"), ("Noruega", "noruego"), ("Suecia", "sueco"), ("Grecia", "griego"), ("Turquía", "turco"), ("Egipto", "egipcio"), ("Chile", "chileno"), ("Perú", "peruano"),
          ("Rusia", "ruso"), ("China", "chino"), ("Italia", "italiano"), ("Cuba", "cubano"), ("Polonia", "polaco"), ("Hungría", "húngaro"), ("Colombia", "colombiano")]  # fmt: skip
OF_A_PLACE = [
    ("Un carguero {m} encalló cerca del puerto.", "Un carguero de {name} encalló cerca del puerto."), ("El gobierno {m} subió el impuesto del tabaco.", "El gobierno de {name} subió el impuesto del tabaco."),
    ("Dos turistas {p} se perdieron en el bosque.", "Dos turistas de {name} se perdieron en el bosque."), ("Se casó con un dentista {m}.", "Se casó con un dentista de {name}."),
    ("La selección {f} perdió la final.", "La selección de {name} perdió la final."), ("El premio fue para una poeta {f}.", "El premio fue para una poeta de {name}."), ("Los ferroviarios {p} están en huelga.", "Los ferroviarios de {name} están en huelga."),
    ("El queso de este plato es {m}.", "El queso de este plato viene de {name}."), ("La policía {f} detuvo al fugitivo.", "La policía de {name} detuvo al fugitivo."),
]  # fmt: skip


def _forms(adjective: str) -> dict[str, str]:
    if adjective[-1] in "sn":
        bare = adjective[:-2] + {"é": "e", "á": "a"}[adjective[-2]] + adjective[-1]
        return {"m": adjective, "f": bare + "a", "p": bare + "es"}
    return {"m": adjective, "f": adjective[:-1] + "a", "p": adjective + "s"}


def placed(random_: random.Random) -> Draft:
    one, other = two(PLACES, random_)
    patterns = random_.choice(OF_A_PLACE)
    same, far = ([p.format(name=n, **_forms(adj)) for p in patterns] for n, adj in (one, other))
    return contrast(random_, same, far, 4.8, 2.5)


SHORT_NAMES = [("las Naciones Unidas", "la ONU", "la OTAN"), ("la Unión Europea", "la UE", "la Unión Africana"), ("los Estados Unidos", "EE. UU.", "los Emiratos Árabes"), ("la Organización Mundial de la Salud", "la OMS", "la Organización Mundial del Comercio"),
               ("el Fondo Monetario Internacional", "el FMI", "el Banco Mundial"), ("los Países Bajos", "Holanda", "Bélgica"), ("el Reino Unido", "Gran Bretaña", "el Reino de Marruecos"), ("la Ciudad de México", "CDMX", "Ciudad Real")]  # fmt: skip
ABOUT_NAMES = ["La carta iba dirigida a {x}.", "Los críticos con {x} se reunieron en el ayuntamiento.", "Hay un largo artículo sobre {x} en la revista.", "El informe sobre {x} se publicó esta semana.", "Trabajó muchos años para {x}."]


def abbreviated(random_: random.Random) -> Draft:
    long, short, other = random_.choice(SHORT_NAMES)
    pattern = random_.choice(ABOUT_NAMES)
    a, b = random_.sample([long, short], 2)
    a, b, c = (pattern.format(x=x).replace(" a el ", " al ").replace("..", ".") for x in (a, b, other))
    return a, b, c, 4.9, 2.3


SURNAMES = "Molina Rojas Navarro Herrera Castillo Vega Campos Ibarra Lozano Paredes Quiroga Salas Zamora Fuentes Cordero Bravo".split()
JOBS = ["pintó el mural de la estación", "dará la conferencia inaugural", "redactó el informe sobre la inundación", "ganó el torneo de ajedrez", "lleva la panadería de la esquina", "descubrió el cometa", "dirige el archivo"]


def named(random_: random.Random) -> Draft:
    (first, _), (first2, _) = two(NAMES, random_)
    last, last2 = two(SURNAMES, random_)
    job = random_.choice(JOBS)
    say = lambda f, s: [f"{f} {s} {job}.", f"{f[0]}. {s} {job}.", f"{f.upper()} {s.upper()} {job}.", f"Quien {job} se llama {f} {s}."]  # noqa: E731
    other = say(first, last2) if random_.random() < 0.6 or first[0] == first2[0] else say(first2, last)
    return contrast(random_, say(first, last), other, 4.8, 2.4)


COLOURS = [("rojo", "roja"), ("azul", "azul"), ("verde", "verde"), ("amarillo", "amarilla"), ("negro", "negra"), ("blanco", "blanca"), ("marrón", "marrón"), ("gris", "gris"), ("morado", "morada"), ("naranja", "naranja"), ("rosa", "rosa")]
OWNED = [("una taza", "una mesa"), ("un sombrero", "una bufanda"), ("una cometa", "una cuerda"), ("un barco", "una vela"), ("una puerta", "un marco"), ("una manta", "un sofá"), ("una cinta", "una caja"), ("un jarrón", "un estante"), ("un pájaro", "una jaula")]


def exchanged(random_: random.Random) -> Draft:
    x, y = random_.choice(OWNED)
    c, d = two(COLOURS, random_)
    inflect = lambda noun, colour: f"{noun} {colour[noun.startswith('una')]}"  # noqa: E731
    chosen = random_.choice([
        ("Hay {a} junto a {b}.", "Junto a {b} hay {a}.", "{a} está al lado de {b}."),
        ("Compró {a} y {b}.", "Compró {b} y {a}.", "{a} y {b} es lo que compró."),
        ("{a} cuesta más que {b}.", "{b} cuesta menos que {a}.", "{b} no cuesta tanto como {a}."),
    ])  # fmt: skip
    say = lambda p, q: [capital(t.format(a=inflect(x, p), b=inflect(y, q))) for t in chosen]  # noqa: E731
    return contrast(random_, say(c, d), say(d, c), 4.8, 2.4)


def resized(random_: random.Random) -> Draft:
    person, animal = random_.choice(["una mujer", "una niña", "una granjera", "una payasa"]), random_.choice(["un perro", "un caballo", "un loro", "un gato"])
    big = random_.choice([("muy grande", "enorme"), ("grande", "de gran tamaño")])
    small = random_.choice([("pequeña", "pequeño", "diminuta", "diminuto"), ("bajita", "pequeño", "menuda", "menudo")])
    if random_.random() < 0.5:
        return f"{capital(person)} {small[0]} está al lado de {animal} {big[0]}.", f"Hay {animal} {big[1]} al lado de {person} {small[2]}.", f"{capital(person)} {big[0]} está al lado de {animal} {small[1]}.", 4.6, 2.4
    return f"{capital(person)} {big[0]} está al lado de {animal} {small[1]}.", f"Hay {animal} {small[3]} al lado de {person} {big[1]}.", f"{capital(person)} {small[0]} está al lado de {animal} {big[0]}.", 4.6, 2.4


SETS = [("las manzanas de la cesta", "maduras", "manzana de la cesta", "madura", "f"), ("las ventanas del segundo piso", "rotas", "ventana del segundo piso", "rota", "f"), ("los jugadores", "lesionados", "jugador", "lesionado", "m"),
        ("las tiendas del centro", "cerradas", "tienda del centro", "cerrada", "f"), ("las cartas de la mesa", "abiertas", "carta de la mesa", "abierta", "f"), ("los pasajeros", "mareados", "pasajero", "mareado", "m"),
        ("las habitaciones del hotel", "ocupadas", "habitación del hotel", "ocupada", "f"), ("los archivos del disco", "dañados", "archivo del disco", "dañado", "m"), ("los candidatos", "nerviosos", "candidato", "nervioso", "m"), ("las carreteras de la comarca", "cortadas", "carretera de la comarca", "cortada", "f")]  # fmt: skip


def quantified(random_: random.Random) -> Draft:
    nouns, state, noun, state1, g = random_.choice(SETS)
    be, be1, sub, has = random_.choice([("están", "está", "esté", "hay"), ("estaban", "estaba", "estuviera", "había")])
    o = "a" if g == "f" else "o"
    every = [f"Tod{o}s {nouns} {be} {state}.", f"Cada {noun} {be1} {state1}.", f"No {has} {noun} que no {sub} {state1}."]
    none = [f"Ningun{'a' if g == 'f' else ''} {noun} {be1} {state1}.".replace("Ningun ", "Ningún "), f"Ni un{'a' if g == 'f' else ''} sol{o} {noun} {be1} {state1}.", f"No {has} {noun} que {sub} {state1}."]
    some = [f"Algun{o}s de {nouns} {be} {state}.", f"Un{o}s cuant{o}s de {nouns} {be} {state}.", f"Entre {nouns} {has} algun{o}s que {be} {state}."]
    notall = [f"No tod{o}s {nouns} {be} {state}.", f"Al menos un{'a' if g == 'f' else ''} {noun} no {be1} {state1}.", f"{has.capitalize()} algun{'a' if g == 'f' else ''} {noun} que no {be1} {state1}.".replace("algun ", "algún ")]
    most = [f"La mayoría de {nouns} {be} {state}.", f"La mayor parte de {nouns} {be} {state}.", f"Más de la mitad de {nouns} {be} {state}."]
    same, other, hint = random_.choice([(every, none, 1.5), (none, every, 1.5), (every, notall, 2.0), (notall, every, 2.0), (some, none, 1.8), (none, some, 1.8), (most, none, 1.8), (every, some, 2.8), (some, every, 2.8)])
    return contrast(random_, same, other, 4.7, hint)


ACTS = [tuple(a.split("/")) for a in """arregló el tejado/arreglar el tejado;vendió la granja/vender la granja;escribió el testamento/escribir el testamento;aprendió griego/aprender griego;dejó el ejército/dejar el ejército;
abrió un café/abrir un café;se mudó a Quito/mudarse a Quito;limpió la cocina/limpiar la cocina;visitó a la abogada/visitar a la abogada;terminó el colegio/terminar el colegio;vio el partido/ver el partido;
se duchó/ducharse;paseó al galgo/pasear al galgo;preparó la cena/preparar la cena;compró el anillo/comprar el anillo;pagó la multa/pagar la multa;hizo la maleta/hacer la maleta""".replace("\n", "").split(";")]


def ordered(random_: random.Random) -> Draft:
    who = random_.choice(NAMES + ROLES)[0]
    (x, xing), (y, ying) = two(ACTS, random_)
    say = lambda p, ping, q, qing: [f"{who} {p} antes de {qing}", f"{who} {q} después de {ping}", f"antes de {qing}, {who} {p}", f"después de {ping}, {who} {q}", f"{who} {p} y más tarde {q}"]  # noqa: E731
    same, other = ([capital(t) + "." for t in say(*v)] for v in ((x, xing, y, ying), (y, ying, x, xing)))
    return contrast(random_, same, other, 4.8, 2.3)


FOODS = "la sopa de setas, la tarta de chocolate, el pescado a la plancha, el arroz con leche, el pan de cebolla, el queso de cabra, el guiso de lentejas, el pollo asado".split(", ")
SCOPES = [
    ("Solo {a} come {x}.", "Aparte de {a}, nadie come {x}.", "{a} solo come {x}.", "{a} no come otra cosa que {x}."),
    ("Hasta {a} probó {x}.", "Incluso alguien como {a} probó {x}.", "{a} probó hasta {x}.", "{a} llegó incluso a probar {x}."),
    ("{a} no dijo que {b} quisiera {x}.", "{a} no mencionó que {b} quisiera {x}.", "{a} dijo que {b} no quería {x}.", "Según {a}, {b} no quería {x}."),
    ("{a} cree que {b} compró {x}.", "En opinión de {a}, {b} compró {x}.", "{b} cree que {a} compró {x}.", "En opinión de {b}, {a} compró {x}."),
    ("{a} le pidió a {b} que preparara {x}.", "Fue a {b} a quien {a} pidió que preparara {x}.", "{b} le pidió a {a} que preparara {x}.", "Fue a {a} a quien {b} pidió que preparara {x}."),
    ("Si viene {a}, {b} hará {x}.", "{b} hará {x} si viene {a}.", "Si viene {b}, {a} hará {x}.", "{a} hará {x} si viene {b}."),
    ("A diferencia de {b}, {a} come {x}.", "{a} come {x}, mientras que {b} no.", "A diferencia de {a}, {b} come {x}.", "{b} come {x}, mientras que {a} no."),
    ("El amigo de {a} trajo {x} para {b}.", "Para {b}, el amigo de {a} trajo {x}.", "El amigo de {b} trajo {x} para {a}.", "Para {a}, el amigo de {b} trajo {x}."),
    ("{a} fue a la tienda porque {b} quería {x}.", "Como {b} quería {x}, {a} fue a la tienda.", "{b} fue a la tienda porque {a} quería {x}.", "Como {a} quería {x}, {b} fue a la tienda."),
]


def scoped(random_: random.Random) -> Draft:
    (a, _), (b, _) = two(NAMES, random_)
    x = random_.choice(FOODS)
    texts = [capital(p.format(a=a, b=b, x=x)) for p in random_.choice(SCOPES)]
    return contrast(random_, texts[:2], texts[2:], 4.6, 2.2)


CITIES = "Lisboa Viena Praga Atenas Dublín Varsovia Ginebra Nápoles Boston Sevilla Bilbao Quito Caracas Seúl Sídney Montreal Túnez Beirut Hamburgo Bogotá".split()
ROUTES = [
    ("El tren nocturno va de {a} a {b}.", "El tren nocturno con destino a {b} sale de {a}.", "El tren nocturno procedente de {a} llega a {b}."),
    ("{n} se trasladó de {a} a {b} en primavera.", "En primavera, {n} dejó {a} y se instaló en {b}.", "En primavera, {n} cambió {a} por {b}."),
    ("El paquete se envió de {a} a {b}.", "El paquete, enviado desde {a}, iba a {b}.", "Alguien mandó el paquete a {b} desde {a}."),
    ("{a} está al norte de {b}.", "{b} está al sur de {a}.", "{b} queda al sur de {a}."),
    ("{a} tiene más habitantes que {b}.", "{b} tiene menos habitantes que {a}.", "{b} no tiene tantos habitantes como {a}."),
]


def routed(random_: random.Random) -> Draft:
    a, b = two(CITIES, random_)
    n, patterns = random_.choice(NAMES)[0], random_.choice(ROUTES)
    same, other = ([p.format(a=x, b=y, n=n) for p in patterns] for x, y in ((a, b), (b, a)))
    return contrast(random_, same, other, 4.7, 2.3)


KINDS_OF = [
    ("un instrumento musical", "un violín, una flauta, un tambor, un arpa, un trombón, un acordeón", "En el desván había {x}."), ("un animal", "una cabra, un zorro, una ardilla, un erizo, un burro, una nutria", "El guarda cuidó de {x}."),
    ("un pájaro", "un gorrión, un búho, un mirlo, un canario, una paloma, un jilguero", "Hay {x} en nuestro tejado."), ("un vehículo", "un camión, un tractor, una moto, una furgoneta, un taxi, una ambulancia", "La policía paró {x} en la autopista."),
    ("una herramienta", "un martillo, una sierra, un taladro, un destornillador, una llave inglesa", "Pidió prestada {x} para el estante."), ("una flor", "una rosa, un tulipán, una azucena, una margarita, una orquídea, un girasol", "Pintó {x} en la pared."),
    ("un árbol", "un roble, un abedul, un pino, un sauce, un castaño, un arce", "El rayo alcanzó {x} detrás de la granja."), ("un mueble", "un armario, un sillón, un escritorio, un sofá, un banco", "Los de la mudanza rompieron {x} en la escalera."),
    ("un insecto", "una avispa, un escarabajo, un grillo, un mosquito, una mariposa, una hormiga", "Sobre el cuaderno había {x}."), ("una fruta", "una pera, un melocotón, un mango, una ciruela, un melón, una cereza", "Le dieron al niño {x} de postre."),
    ("una prenda de ropa", "una chaqueta, una falda, un jersey, una bufanda, un impermeable", "Alguien dejó {x} en el guardarropa."), ("un arma", "una espada, una pistola, una lanza, un fusil, una daga", "El ladrón llevaba {x} bajo el abrigo."),
]  # fmt: skip


def broader(random_: random.Random) -> Draft:
    up, members, pattern = random_.choice(KINDS_OF)
    a, b = two(members.split(", "), random_)
    say = lambda x: capital(pattern.format(x=x).replace("prestada un ", "prestado un "))  # noqa: E731
    return say(a), say(up), say(b), 3.9, 2.6


WORDY = ["Lo que quiero decir es que {s}", "Conviene que sepas que {s}", "Me contaron que {s}", "Hay que decir que {s}", "Dicho en pocas palabras, {s}", "Añado una cosa: {s}"]


def wordy(random_: random.Random) -> Draft:
    a, near, far, _, low = random_.choice([opposed, negated_deed, passive_timed, counted, ordered])(random_)
    first = near.split(" ")[0].rstrip(",")
    start = near if (first, "f") in NAMES or (first, "m") in NAMES else near[0].lower() + near[1:]
    return a, random_.choice(WORDY).format(s=start), far, 4.4, low


GRAMMAR = Grammar(
    "es",
    {
        "role-swap": [passive_timed, passive_timed, converse, converse, compared],
        "harmless-swap": [symmetric],
        "negation": [negated_state, negated_deed, negated_deed, nobody],
        "antonym": [opposed],
        "number": [counted, counted, measured, measured, dated, clock, converted],
        "name": [placed, abbreviated, named],
        "modifier": [exchanged, exchanged, resized],
        "quantifier": [quantified],
        "time-order": [ordered],
        "word-order": [scoped, scoped, routed],
        "hypernym": [broader],
        "wordy": [wordy],
    },
)
