/** Spanish forms that endings do not lead back to their lemmas, as conjugate-esp has them (NOTICE). A lemma and its forms a line. */
export const VERBS = `
abarcar abarque abarquen
abastecer abastece abastecen abastecido abasteciendo abastecía
abatir abate abaten abatido abatieron abatió
abolir abolido aboliendo abolieron abolió
aborrecer aborrece aborrecen aborrecido aborrecía aborrezco
abrazar abrace abracen abraces abracé
abrir abierto abra abramos abran abras abre abren abres abriendo abriera abrieran abrieras abrieron abriese abriste abrió abro abrí abría abrían
absolver absolvieron absolvió absuelto absuelva absuelve absuelven
absorber absorba absorban absorbe absorben absorbido absorbiendo absorbieron absorbió absorbía
abstener abstendrá abstendrán abstenga abstengan abstengo abstenido abstiene abstienen abstuviera abstuvieron abstuvo
aburrir aburra aburran aburras aburre aburren aburres aburrido aburriendo aburrieron aburrió aburro aburrí aburría
acabar acabare
acceder acceda accedan accede acceden accedes accedido accediendo accediera accedieran accedieron accedimos accedió accedo accedí accedía accedían
acentuar acentúa acentúan
aceptar aceptare
acercar acerque acerquemos acerquen acerques acerqué
acertar acierta aciertan aciertas acierte acierto
achacar achaques
achicar achique
acoger acoge acogen acogido acogiendo acogiera acogieron acogió acogía acoja acojan acojo
acometer acomete acometido acometiendo acometieron acometió
acontecer acontece acontecen acontecido aconteciendo acontecieron aconteció acontecía acontezca
acordar acuerda acuerdan acuerdas acuerde acuerden acuerdes acuerdo
acostar acuesta acuestan acuestas acueste acuestes acuesto
acrecentar acrecienta
actualizar actualice actualicen actualicé
actuar actúa actúan actúas actúe actúen actúes actúo
acudir acuda acudamos acudan acudas acude acuden acudes acudido acudiendo acudiera acudieran acudieron acudió acudo acudí acudía acudían
adecuar adecúa
adherir adherido adhiera adhieran adhiere adhieren adhiero adhiriendo adhirieron adhirió
adjudicar adjudique
admitir admita admitamos admitan admitas admite admiten admites admitido admitiendo admitiera admitieran admitieron admitió admito admití admitía admitían
adormecer adormece adormecido
adquirir adquiera adquieran adquiere adquieren adquieres adquirido adquiriendo adquiriera adquirieron adquiriste adquirió adquirí adquiría adquirían
aducir aduce aducen aduciendo adujeron adujo
advertir advertido advertí advertía advertían advierta adviertan advierte advierten advierto advirtiendo advirtiera advirtieron advirtió
afianzar afiance
agilizar agilice
agradecer agradece agradecen agradeces agradecido agradeciendo agradecieron agradeció agradecí agradecía agradezca agradezcamos agradezcan agradezcas agradezco
agredir agreda agredan agrede agreden agredido agrediendo agredieron agredió
agregar agregue agreguemos agreguen agregues agregué
ahogar ahogue ahoguen ahogues
ahorcar ahorque
aislar aísla aíslan
alargar alargue
albergar albergue albergues
alcanzar alcance alcancemos alcancen alcances alcancé
alegar alegue aleguen
alentar alienta alientan aliente alienten aliento
aliar alía alían alíen
almorzar almorcé almuerza almuerzan almuerzo
aludir alude aluden aludes aludido aludiendo aludió aludía aludían
alzar alce alcemos alcen alces alcé
amagar amague
amanecer amanece amanecido amaneciendo amanecieron amaneció amanecí amanecía amanezca
amar amare
amenazar amenace amenacen amenaces amenacé
ampliar amplía amplían amplíe amplíen
analizar analice analicemos analicen analices analicé
andar anduve anduviera anduvieron anduvimos anduviste anduvo
angular angulares
anochecer anochece anocheciendo anochezca
anteponer antepone anteponen anteponiendo
apagar apague apaguen apagues apagué
aparecer aparece aparecen apareces aparecido apareciendo apareciera aparecieran aparecieron apareciese aparecimos apareciste apareció aparecí aparecía aparecían aparezca aparezcan aparezcas aparezco
aplaudir aplauda aplaudan aplaude aplauden aplaudido aplaudiendo aplaudieron aplaudió aplaudo aplaudía aplaudían
aplicar aplique apliquemos apliquen apliques apliqué
apostar apuesta apuestan apuestas apueste apuesten apuesto
aprehender aprehendido aprehendieron aprehendió
aprender aprenda aprendamos aprendan aprendas aprende aprenden aprendes aprendido aprendiendo aprendiera aprendieran aprendieron aprendimos aprendiste aprendió aprendo aprendí aprendía aprendían
apretar aprieta aprietan aprietas apriete aprieten aprietes aprieto
aprobar aprueba aprueban apruebas apruebe aprueben apruebes apruebo
arder arda ardan arde arden ardido ardiendo ardiera ardieron ardió ardo ardía ardían
arrancar arranque arranquemos arranquen arranques arranqué
arremeter arremete arremeten arremetiendo arremetieron arremetió
arrendar arrienda arriendan arriendo
arriesgar arriesgue arriesguen arriesgues arriesgué
articular articulares
ascender ascendido ascendiendo ascendieron ascendió ascendía ascendían ascienda asciendan asciende ascienden
asentar asienta asientan asiente asienten asiento
asentir asentí asintiendo asintió
asir ase asen ases asido asiendo asiste así asía
asistir asista asistan asistas asisten asistes asistido asistiendo asistiera asistieran asistieron asistió asisto asistí asistía asistían
asumir asuma asumamos asuman asumas asume asumen asumes asumido asumiendo asumiera asumieran asumieron asumiste asumió asumo asumí asumía asumían
atacar ataque ataquen ataques
atender atendido atendiendo atendiera atendieran atendieron atendió atendí atendía atendían atienda atiendan atiendas atiende atienden atiendes atiendo
atener atengo atiene atienen
atenuar atenúa atenúan
aterrizar aterrice aterricen aterricé
atracar atraque
atraer atrae atraen atraes atraiga atraigan atraigo atrajera atrajeron atrajo atrayendo atraía atraían atraído
atravesar atraviesa atraviesan atraviesas atraviese atraviesen
atrever atreva atrevan atrevas atreve atreven atreves atrevido atreviera atrevieron atrevimos atreviste atrevió atrevo atreví atrevía atrevían
atribuir atribuido atribuya atribuyan atribuye atribuyen atribuyendo atribuyeron atribuyo atribuyó atribuía atribuían
aturdir aturde aturdido
aullar aúlla
aunar aúna aúnan
autorizar autorice autoricen
auxiliar auxiliares
avanzar avance avancemos avancen avances avancé
avenir avino
aventar avienta avientan aviento
avergonzar avergüence avergüences avergüenza avergüenzan avergüenzo
averiguar averigüe averigüen averigües averigüé
aviar avía
ayudar ayudare
añadir añada añadamos añadan añadas añade añaden añades añadido añadiendo añadiera añadieron añadió añado añadí añadía añadían
bajar bajare
balear baleares
bancar banque banquen banqué
barnizar barnices
barrer barra barran barras barre barren barres barrido barriendo barrieron barrió barro barría
batir bata batas bate baten bates batido batiendo batieron batiste batió bato batía
beber beba bebamos beban bebas bebe beben bebes bebido bebiendo bebiera bebieron bebimos bebió bebo bebí bebía bebían
bendecir bendecido bendice bendicen bendiciendo bendiga bendigan bendigo bendijo
blandir blanda blandas blandiendo blando
buscar buscare busque busquemos busquen busques busqué busquéis
caber cabe caben cabes cabido cabrá cabré cabría cabrían cabía cabían cupo quepa quepan quepo
caer cae caen caes caiga caigamos caigan caigas caigo cayendo cayera cayeran cayeron cayese cayó caí caía caían caías caído caímos caíste
cagar cague caguen cagues cagué
calentar calienta calientan calientas caliente calienten calientes caliento
calificar califique califiquen
calzar calce
cambiar cambiare
canalizar canalice
cantar cantare cantares
capitular capitulares
carecer carece carecen careces carecido careciendo carecieron careció carecía carecían carezca carezcan carezco
cargar cargue carguen cargues cargué
cartografiar cartografía
casar casare casares
castigar castigue castiguen castigues
catalogar catalogue
cautelar cautelares
cazar cace cazares
ceder ceda cedan cedas cede ceden cedes cedido cediendo cediera cedieran cedieron cedió cedo cedí cedía cedían
cegar ciega ciegan ciegas ciego ciegue
cerrar cierra cierran cierras cierre cierren cierres cierro
certificar certifique certifiquen
cesar cesare
ceñir ceñido ciñe
chapar chapare
checar cheque chequen cheques
chingar chingue chinguen chingues
chocar choque choquen choques choqué
cicatrizar cicatrices
cimentar cimiento
circular circulares
clasificar clasifique clasifiquen
clientelar clientelares
cocer cocido cociendo cuece cuecen cueza
coexistir coexiste coexisten coexistiendo coexistían
coger coge cogen coges cogido cogiendo cogiera cogieron cogimos cogiste cogió cogí cogía cogían coja cojamos cojan cojas cojo
coincidir coincida coincidamos coincidan coincide coinciden coincides coincidido coincidiendo coincidiera coincidieran coincidieron coincidió coincido coincidí coincidía coincidían
colar cuela cuelan cuelas cuele cuelo
colgar colgué cuelga cuelgan cuelgas cuelgo cuelgue cuelguen cuelgues
colocar coloque coloquemos coloquen coloques coloqué
combatir combata combatan combate combaten combates combatido combatiendo combatieron combatió combatía combatían
comenzar comencemos comencé comenzare comience comiencen comiences comienza comienzan comienzas comienzo
comer coma comamos coman comas come comen comes comido comiendo comiera comieran comieron comimos comiste comió como comí comía comíamos comían comías
cometer cometa cometamos cometan cometas comete cometen cometes cometido cometiendo cometiera cometieran cometieron cometimos cometiste cometió cometo cometí cometía cometían
compadecer compadece compadeció compadezco
comparecer comparece comparecen comparecido comparecieron compareció comparezca comparezcan
compartir comparta compartamos compartan compartas comparte comparten compartes compartido compartiendo compartiera compartieran compartieron compartiste compartió comparto compartí compartía compartíamos compartían
competir competido competía competían compita compitan compite compiten compites compitiendo compitiera compitieron compitió compito
complacer complace complacen complacido complaciendo complació complacía complazca
complicar complique compliquen compliques
componer compondrá compondrán compone componen componga compongan compongo componiendo componía componían compuesto compuse compusiera compusieron compuso
comprar comprare
comprender comprenda comprendamos comprendan comprendas comprende comprenden comprendes comprendido comprendiendo comprendiera comprendieran comprendieron comprendimos comprendiste comprendió comprendo comprendí comprendía comprendían
comprimir comprime comprimen comprimido comprimiendo
comprobar comprueba comprueban compruebas compruebe comprueben compruebes compruebo
comprometer comprometa comprometan comprometas compromete comprometen comprometes comprometido comprometiendo comprometiera comprometieran comprometieron comprometimos comprometió comprometo comprometí comprometía comprometían
comunicar comunique comuniquen comuniques comuniqué
concebir concebido concebí concebía concibe conciben concibiendo concibieron concibió concibo
conceder conceda concedan concede conceden concedes concedido concediendo concediera concedieran concedieron concedió concedo concedía concedían
concertar concierta concierto
conciliar conciliares
concluir concluido concluya concluyan concluye concluyen concluyendo concluyera concluyeron concluyo concluyó concluí concluía concluían
concordar concuerda concuerdan concuerde concuerden concuerdo
concurrir concurra concurran concurre concurren concurrido concurriendo concurrieron concurrió concurría concurrían
conducir conduce conducen conduces conducido conduciendo conducía conducían conduje condujera condujeron condujimos condujo conduzca conduzcan conduzcas conduzco
conferir conferido confería confiere confieren confirió
confesar confiesa confiesan confiese confiesen confieso
confiar confía confían confías confíe confíen confíes confío
confluir confluye confluyen confluyendo confluyeron
confundir confunda confundamos confundan confundas confunde confunden confundes confundido confundiendo confundiera confundieron confundiste confundió confundo confundí confundía confundían
conmover conmovido conmovieron conmovió conmueve conmueven
conocer conoce conocen conoces conocido conociendo conociera conocieran conocieras conocieron conociese conociesen conocimos conociste conociéramos conoció conocí conocía conocíamos conocían conocías conozca conozcamos conozcan conozcas conozco conozcáis
conseguir conseguido conseguiste conseguí conseguía conseguían consiga consigamos consigan consigas consigo consigue consiguen consigues consiguiendo consiguiera consiguieran consiguieron consiguiese consiguió
consentir consentido consienta consientan consiente consienten consientes consiento consintiendo consintieron consintió
consistir consista consiste consisten consistido consistiendo consistieron consistió consistía consistían
consolar consuela consuelan consuele consuelo
constituir constituido constituya constituyan constituye constituyen constituyendo constituyera constituyeron constituyó constituía constituían
construir construido construya construyamos construyan construyas construye construyen construyendo construyera construyeran construyeron construyes construyo construyó construí construía construían
consumir consuma consuman consumas consume consumen consumes consumido consumiendo consumiera consumieron consumió consumo consumí consumía consumían
contar contare cuenta cuentan cuentas cuente cuenten cuentes cuento
contender contienda contiendas
contener contendrá contendrán contendría contenga contengan contengo contenido conteniendo contenía contenían contiene contienen contuve contuviera contuvieran contuvieron contuvo
continuar continúa continúan continúas continúe continúen continúes continúo
contraatacar contraataque contraataques
contradecir contradecía contradecían contradice contradicen contradices contradicho contradiciendo contradiga contradigan contradigo contradijo
contraer contrae contraen contraiga contraigan contrajeron contrajo contrayendo contraído
contraponer contrapone contraponen
contrariar contraría
contravenir contraviene contraviniendo
contribuir contribuido contribuya contribuyan contribuye contribuyen contribuyendo contribuyera contribuyeran contribuyeron contribuyes contribuyo contribuyó contribuía contribuían
convencer convence convencen convences convencido convenciendo convenciera convencieron convencimos convenciste convenció convencí convencía convenza convenzan convenzo
convenir convendrá convendría convenga convengamos convengan convenido convenía conviene convienen convinieron convino
converger converge convergen convergiendo convergieron
convertir convertido convertiste convertí convertía convertían convierta conviertan conviertas convierte convierten conviertes convierto convirtamos convirtiendo convirtiera convirtieran convirtieron convirtiese convirtió
convivir conviva convivan convive conviven convives convivido conviviendo convivieron convivió convivo convivía convivían
convocar convoque convoquen
corregir corregido corregí corregía corrige corrigen corrigiendo corrigieron corrigió corrija corrijan corrijas corrijo
correr corra corramos corran corras corre corren corres corrido corriendo corriera corrieran corriere corrieron corrimos corriste corrió corro corrí corría corríamos corrían
corresponder corresponda correspondan corresponde corresponden correspondido correspondiendo correspondiera correspondieron correspondió correspondía correspondían
corroer corroe corroen
corromper corrompa corrompe corrompen corrompido corrompiendo corrompieron corrompió
coser cosa cosas cose cosen coses cosido cosiendo cosió coso cosí cosía
costar cuesta cuestan cuestas cueste cuesten
cotizar cotice coticen
crecer crece crecen creces crecido creciendo creciera crecieran crecieron crecimos creciste creció crecí crecía crecían crezca crezcamos crezcan crezcas crezco
creer creyendo creyera creyeran creyeron creyese creyéramos creyó creí creía creíamos creían creías creído creímos creíste
criar cría crían crías críe críen crío
criticar critique critiquen critiques critiqué
crujir cruje crujen crujido crujiendo crujía
cruzar cruce crucemos crucen cruces crucé
cubrir cubierto cubra cubran cubras cubre cubren cubres cubriendo cubriera cubrieran cubrieron cubrió cubro cubrí cubría cubrían
cuidar cuidare
cultivar cultivares
cumplir cumpla cumplamos cumplan cumplas cumple cumplen cumples cumplido cumpliendo cumpliera cumplieran cumplieron cumpliese cumpliste cumplió cumplo cumplí cumplía cumplían
cundir cunda cunde cundió cundo
curar curare
curtir curta curtido curto
danzar dance
dar dais deis diera dieran dieras dieron diese diesen dieses dimos dio diste disteis diéramos doy
debatir debata debatamos debatan debate debaten debates debatido debatiendo debatieron debatió debato debatía debatían
deber deba debamos deban debas debe deben debes debido debiendo debiera debieran debieras debieron debiese debiesen debimos debiste debiéramos debió debo debí debía debíamos debían debías
decaer decae decaen decaiga decayendo decayeron decayó decaído
decidir decida decidamos decidan decidas decide deciden decides decidido decidiendo decidiera decidieran decidieron decidiese decidiste decidió decido decidí decidía decidían
decir decía decíamos decían decías di dice dicen dices dicho diciendo diga digamos digan digas digo digáis dije dijera dijeran dijeras dijeron dijese dijesen dijimos dijiste dijisteis dijo dijéramos diremos dirá dirán dirás diré diréis diría diríamos dirían dirías
decrecer decrece decrecido decreciendo decreció
dedicar dedique dediquemos dediquen dediques dediqué
deducir deduce deducen deducido deduciendo deduje dedujeron dedujo deduzco
defender defendamos defendido defendiendo defendiera defendieran defendieron defendimos defendiste defendió defendí defendía defendían defienda defiendan defiendas defiende defienden defiendes defiendo
definir defina definamos definan definas define definen defines definido definiendo definiera definieron definió defino definía definían
degollar degüello
dejar dejare
delegar delegue
delinquir delinque delinquen delinquido delinquiendo
demoler demolido demoliendo demolieron demolió
demostrar demuestra demuestran demuestras demuestre demuestren demuestres demuestro
denegar deniega
depender dependa dependan depende dependen dependes dependido dependiendo dependiera dependieron dependiese dependió dependo dependía dependían
deponer depongan depuesto depusieron depuso
deprimir deprima deprimas deprime deprimen deprimido deprimiendo deprimió deprimo deprimí
derogar derogue deroguen
derretir derretido derretía derrita derrite derriten derritiendo derritió derrito
desafiar desafía desafían desafíe desafío
desaguar desagüe desagües
desalentar desalienta desalientan desaliento
desaparecer desaparece desaparecen desapareces desaparecido desapareciendo desapareciera desaparecieran desaparecieron desapareciese desapareciste desapareció desaparecí desaparecía desaparecían desaparezca desaparezcan desaparezcas desaparezco
desaprobar desaprueba desaprueban desapruebo
desatender desatendido
descargar descargue descarguen descargues descargué
descender descendido descendiendo descendiera descendieron descendió descendía descendían descienda desciendan desciende descienden desciendo
descolgar descuelga
descomponer descompone descomponen descomponga descomponiendo descompuesto descompuso
desconfiar desconfía desconfían desconfíe desconfío
desconocer desconoce desconocen desconoces desconocido desconociendo desconocieron desconoció desconocía desconocían desconozca desconozcan desconozco
descontar descuenta descuentan descuente descuenten descuento
describir describa describan describe describen describes describiendo describiera describieron describiste describió describo describí describía describían
descubrir descubierto descubra descubramos descubran descubras descubre descubren descubres descubriendo descubriera descubrieran descubrieron descubriese descubriste descubrió descubro descubrí descubría descubrían
desembarcar desembarque
desembocar desemboque
desenterrar desentierra
desenvolver desenvolvió desenvuelto desenvuelve desenvuelven
deshacer deshace deshacen deshaces deshaciendo deshacía deshaga deshagan deshago deshará deshecho deshice deshiciera deshicieron deshizo
desistir desista desistan desistas desiste desisten desistido desistieron desistió desisto desistí
deslizar deslice deslices deslicé
desmentir desmentido desmienta desmiente desmienten desmintiendo desmintieron desmintió
desmerecer desmerece
desobedecer desobedece desobedecen desobedecido desobedeciendo desobedecieron desobedeció
desparecer desparecido despareció
despedir despedido despedí despedía despedían despida despidan despidas despide despiden despides despidiendo despidiera despidieran despidieron despidió despido
despegar despegue despegues
despertar despertares despierta despiertan despiertas despierte despierten despiertes despierto
desplazar desplace desplacen
desplegar despliega despliegan despliegue desplieguen despliegues
desprender desprenda desprendan desprende desprenden desprendido desprendiendo desprendieron desprendió desprendía desprendían
destacar destaque destaquen
desterrar destierra destierro
destituir destituido destituye destituyen destituyeron destituyó
destrozar destroce destrocen
destruir destruido destruiste destruya destruyan destruyas destruye destruyen destruyendo destruyera destruyeran destruyeron destruyes destruyo destruyó destruí destruía destruían
desvanecer desvanece desvanecen desvanecido desvaneciendo desvanecieron desvaneció desvanecía desvanezca
desvariar desvarío
desviar desvía desvían desvíe desvíen desvío
desvirtuar desvirtúa desvirtúan
detener detendremos detendrá detendrán detendré detendría detendrían detenga detengamos detengan detengas detengo detenido deteniendo detenía detenían detiene detienen detienes detuve detuviera detuvieran detuvieron detuviese detuvimos detuvo detén
devaluar devalúa devalúan
devenir devenga devengan devengo devenido deviene devienen devine devino
devolver devolviendo devolviera devolvieran devolvieron devolviste devolvió devolví devolvía devolvían devuelto devuelva devuelvan devuelvas devuelve devuelven devuelves devuelvo
dialogar dialogue dialogues
diferir diferido difería diferían difiera difieran difiere difieren difiero
difundir difunda difundamos difundan difunde difunden difundido difundiendo difundiera difundieron difundió difundo difundía difundían
digerir digerido digiere digieren digiriendo
diluir diluido diluya diluye diluyen diluyendo diluyó
dimitir dimita dimite dimiten dimitido dimitiera dimitieron dimitió
dirigir dirige dirigen diriges dirigido dirigiendo dirigiera dirigieran dirigieron dirigió dirigí dirigía dirigíamos dirigían dirija dirijan dirijas dirijo
dirimir dirime
discernir discierne
disciplinar disciplinares
discurrir discurre discurren discurriendo discurrió discurría
discutir discuta discutamos discutan discutas discute discuten discutes discutido discutiendo discutiera discutieron discutió discuto discutí discutía discutíamos discutían
disentir disiente disienten disiento
disfrazar disfrace disfracen disfraces
disminuir disminuido disminuya disminuyan disminuye disminuyen disminuyendo disminuyera disminuyeron disminuyó disminuía
disolver disolviendo disolviera disolvieron disolvió disolvía disuelto disuelva disuelvan disuelve disuelven
disponer dispondrá dispondrán dispondría dispone disponen dispones disponga dispongamos dispongan dispongo disponiendo disponía disponíamos disponían dispuesto dispuse dispusiera dispusieran dispusieron dispusimos dispuso
distinguir distinga distingan distingo distingue distinguen distinguido distinguiendo distinguieron distinguió distinguía distinguían
distraer distrae distraen distraes distraiga distraigan distraigas distraigo distraje distrajo distrayendo distraía distraído
distribuir distribuido distribuya distribuyan distribuye distribuyen distribuyendo distribuyeron distribuyó distribuía distribuían
disuadir disuade disuadido disuadió
divertir divertido divertí divertía divertían divierta diviertan diviertas divierte divierten diviertes divierto divirtiendo divirtieron divirtió
dividir divida dividamos dividan divide dividen divides dividido dividiendo dividiera dividieron dividió divido dividía dividían
divulgar divulgue divulguen
doler dolido doliendo doliera dolieron dolió dolía dolían duela duelan duelas duele duelen dueles duelo
dormir dormido dormiste dormí dormía dormíamos dormían dormías duerma duerman duermas duerme duermen duermes duermo durmamos durmiendo durmiera durmieron durmió
drogar drogue
duplicar duplique
echar echare
educar eduque eduquen
efectuar efectúa efectúan efectúe efectúen
ejemplar ejemplares
ejercer ejerce ejercen ejercido ejerciendo ejerciera ejercieran ejercieron ejerció ejercí ejercía ejercían ejerza ejerzan ejerzo
elegir elegido elegiste elegí elegía elegían elegías elige eligen eliges eligiendo eligiera eligieran eligieron eligiese eligió elija elijamos elijan elijas elijo
eludir elude eluden eludido eludiendo eludió
embarazar embarace
embarcar embarque embarquen embarques
embellecer embellece embellecen embellecido
embestir embestido embiste embistió
emerger emerge emergen emergido emergiendo emergieron emergió emergía emerja
emitir emita emitan emite emiten emitido emitiendo emitiera emitieran emitieron emitió emito emitía emitían
empacar empaque empaques
empezar empecemos empecé empecéis empezare empiece empiecen empieces empieza empiezan empiezas empiezo
empobrecer empobrece empobrecen empobrecido empobreciendo
emprender emprenda emprendan emprende emprenden emprendido emprendiendo emprendieron emprendimos emprendió emprendía emprendían
enaltecer enaltece
encabezar encabece
encarecer encarece encarecen encarecido encareciendo encareció
encargar encargare encargue encarguen encargué
encender encendido encendiendo encendiera encendieron encendimos encendió encendí encendía encendían encienda enciendan enciende encienden enciendes enciendo
encerrar encierra encierran encierras encierre encierren encierro
encoger encoge encogen encogido encogiendo encogió encogí
encomendar encomienda encomiendan encomiendas encomiende encomiendo
encontrar encontrare encontrareis encuentra encuentran encuentras encuentre encuentren encuentres encuentro
encubrir encubierto encubre encubren encubriendo encubrieron encubrió
endurecer endurece endurecen endurecido endureciendo endurecieron endureció endurezca
enfocar enfoque enfoquen enfoques
enfriar enfría enfrían enfríe enfríen
enfurecer enfurece enfurecen enfurecido enfureció
engrandecer engrandece
engullir engulle engullido
enjuagar enjuague enjuagues
enlazar enlace enlaces
enloquecer enloquece enloquecen enloquecido enloqueciendo enloquecieron enloqueció enloquecía
enmendar enmienda enmiendas
enriquecer enriquece enriquecen enriquecido enriqueciendo enriquecieron enriqueció enriquezca enriquezcan
enseñar enseñare
entender entendamos entendido entendiendo entendiera entendieran entendieras entendieron entendiese entendimos entendiste entendió entendáis entendí entendía entendíamos entendían entienda entiendan entiendas entiende entienden entiendes entiendo
enterrar entierra entierran entierre entierren entierro
entorpecer entorpece entorpecen entorpecido entorpeciendo entorpezca
entrar entrare
entregar entregare entregue entreguemos entreguen entregues entregué
entretener entretenga entretengan entretengo entretenido entreteniendo entretenía entretiene entretienen entretuve entretuvieron entretuvo
envejecer envejece envejecen envejecido envejeciendo envejeció envejezca envejezco
enviar enviare envía envían envías envíe envíen envíes envío
envolver envolviendo envolvieron envolvió envolví envolvía envolvían envuelto envuelva envuelve envuelven envuelves envuelvo
equivaler equivaldría equivale equivalen equivalía
equivocar equivoque equivoquemos equivoquen equivoques equivoqué
erigir erige erigen erigido erigiendo erigieron erigió erigía erija
errar yerra yerro
escalar escalares
escandalizar escandalice
esclarecer esclarece esclarecido esclarezca
escoger escoge escogen escoges escogido escogiendo escogiera escogieron escogimos escogiste escogió escogí escogía escogían escoja escojamos escojan escojas escojo
escolar escolares escuela escuelas
esconder esconda escondan escondas esconde esconden escondes escondido escondiendo escondiera escondieron escondimos escondió escondo escondí escondía escondían
escribir escriba escribamos escriban escribas escribe escriben escribes escribiendo escribiera escribieran escribieras escribieron escribiese escribiste escribió escribo escribí escribía escribíamos escribían escribías escrito
esculpir esculpe esculpido esculpió
escupir escupa escupan escupe escupen escupes escupido escupiendo escupieron escupió escupo escupí escupía
escurrir escurra escurre escurren escurrido escurriendo escurrió
esforzar esforcé esfuerce esfuercen esfuerces esfuerza esfuerzan esfuerzas esfuerzo
esgrimir esgrima esgrime esgrimen esgrimido esgrimiendo esgrimió
esparcir esparce esparcen esparcido esparciendo esparcieron esparció esparcía esparza
especificar especifique especifiquen
esperar esperare
espiar espía espían espías
esquiar esquíes
estabilizar estabilice
establecer establece establecen estableces establecido estableciendo estableciera establecieran establecieron establecimos estableció establecí establecía establecían establezca establezcamos establezcan establezco
estancar estanque estanques
estar estoy estuve estuviera estuvieran estuvieras estuviere estuvieron estuviese estuviesen estuvieses estuvimos estuviste estuvisteis estuviéramos estuviésemos estuvo está están estás estén estés
estremecer estremece estremecen estremecido estremecieron estremeció estremecía estremezco
evacuar evacúa
evadir evade evaden evadido evadiendo evadió
evaluar evalúa evalúan evalúe evalúen
evocar evoque
exceder exceda excedan excede exceden excedido excediendo excedieron excedió excedía excedían
excluir excluido excluya excluyan excluye excluyen excluyendo excluyeron excluyo excluyó excluía
exhibir exhiba exhiban exhibe exhiben exhibido exhibiendo exhibieron exhibió exhibía exhibían
exigir exige exigen exiges exigido exigiendo exigiera exigieran exigieron exigió exigí exigía exigían exija exijamos exijan exijas exijo
eximir exima exime eximen eximido
existir exista existan existe existen existes existido existiendo existiera existieran existieron existiese existiesen existió existo existía existían existías
expandir expanda expandan expande expanden expandido expandiendo expandiera expandieron expandió expandía
expedir expedido expida expidan expide expiden expidieron expidió
explicar explicare explique expliquemos expliquen expliques expliqué
exponer expondremos expondrá expondrán expondré expondría expone exponen expones exponga expongan expongas expongo exponiendo exponía exponían expuesto expuse expusiera expusieron expusimos expuso
exprimir exprime exprimen exprimido exprimiendo
extender extendido extendiendo extendiera extendieran extendieron extendió extendí extendía extendían extienda extiendan extiende extienden extiendo
extinguir extinga extingan extingue extinguen extinguido extinguiendo extinguieron extinguió
extraer extrae extraen extraiga extraigan extraigo extrajera extrajeron extrajo extrayendo extraía extraían extraído
fabricar fabrique fabriquen
fallecer fallece fallecen fallecido falleciendo falleciera fallecieron falleció fallecía fallezca
favorecer favorece favorecen favorecido favoreciendo favorecieron favoreció favorecía favorecían favorezca favorezcan
fiar fía fían fías fíe fíes fío
finalizar finalice finalicen
fingir finge fingen finges fingido fingiendo fingieron fingió fingí fingía finja finjamos finjas finjo
florecer florece florecen florecido floreciendo florecieron floreció florecía florezca florezcan
fluctuar fluctúa fluctúan
fluir fluido fluya fluyan fluye fluyen fluyendo fluyó fluía fluían
foliar foliares
follar fuelle fuelles
formalizar formalice
fortalecer fortalece fortalecen fortalecido fortaleciendo fortalecieron fortaleció fortalezca fortalezcan
forzar forcé fuerce fuercen fuerces fuerza fuerzan fuerzas fuerzo
fotografiar fotografía fotografían fotografías fotografío
fregar friega friegan friegas
freír friendo frio frito fría frías fríe fríen frío
fruncir frunce fruncido frunciendo frunció
fugar fugue
fundir fundido fundiendo fundieron fundió fundían
fungir funge fungido fungiendo fungió fungía
ganar ganare
garantizar garantice garanticen
gemir gemido gemía gime gimen gimiendo gimió
generalizar generalice
gobernar gobierna gobiernan gobiernas gobierne gobiernen gobierno
gozar goce gocen goces
graduar gradúa gradúan gradúe
granular granulares
gruñir gruñe gruñendo gruñido gruñó
guardar guardare
guiar guía guían guías guíe guíen guíes guío
haber ha habido habiendo habremos habrá habrán habrás habré habréis habría habríais habríamos habrían habrías había habíais habíamos habían habías han has haya hayamos hayan hayas hayáis he hemos hube hubiera hubierais hubieran hubieras hubiere hubieren hubieron hubiese hubieseis hubiesen hubieses hubiéramos hubiésemos hubo
hablar hablare
hacer hace hacen haces haciendo hacía hacíamos hacían hacías haga hagamos hagan hagas hago hagáis haremos hará harán harás haré haréis haría haríais haríamos harían harías haz hecho hice hiciera hicieran hicieras hiciere hicieron hiciese hiciesen hicieses hicimos hiciste hicisteis hiciéramos hiciésemos hizo
herir herido heriste hería hiera hieran hiere hieren hieres hiero hiriendo hiriera hirieron hirió
herrar hierro
hervir hervido hervía hierva hierve hierven hirviendo
huir hui huido huya huyamos huyan huyas huye huyen huyendo huyera huyeran huyeron huyes huyo huyó huía huían
humedecer humedece humedecen humedecido
hundir hunda hundan hunde hunden hundes hundido hundiendo hundiera hundieron hundió hundo hundí hundía
identificar identifique identifiquemos identifiquen identifiques identifiqué
impartir imparta impartan imparte imparten impartido impartiendo impartieron impartió impartía impartían
impedir impedido impedía impedían impida impidan impide impiden impidiendo impidiera impidieran impidieron impidió
implicar implique impliquen
imponer impondrá impondrán impondría impondrían impone imponen impones imponga impongan impongo imponiendo imponía imponían impuesto impusiera impusieran impusieron impuso
imprimir impreso imprima impriman imprime imprimen imprimido imprimiendo imprimieron imprimió imprimo imprimí imprimía
incidir incida incidan incide inciden incidido incidiendo incidieron incidió
incluir incluido incluya incluyan incluyas incluye incluyen incluyendo incluyera incluyeran incluyeron incluyes incluyese incluyo incluyó incluí incluía incluían
incumplir incumpla incumplan incumple incumplen incumplido incumpliendo incumplieron incumplió
incurrir incurra incurran incurre incurren incurrido incurriendo incurrieron incurrió
indagar indague
indemnizar indemnice
independizar independice
indicar indique indiquen indiques indiqué
inducir induce inducen inducido induciendo indujeron indujo induzca induzcan
inferir infiere infieren infiero
infligir inflige infligido infligió
influir influido influya influyan influye influyen influyendo influyeron influyo influyó influía
infringir infringe infringen infringido infringiendo infringió infrinja infrinjan
infundir infunde infunden infundido infundió
ingerir ingerido ingiere ingieren ingiriendo ingirió
inhibir inhibe inhiben inhibido inhibiendo inhibió
inscribir inscriba inscriban inscribe inscriben inscribiendo inscribieron inscribiste inscribió inscribo inscribí
insinuar insinúa insinúan insinúas
insistir insista insistan insistas insiste insisten insistes insistido insistiendo insistiera insistieron insistió insisto insistí insistía insistían
instituir instituido instituye instituyeron instituyó
instruir instruido instruya instruye instruyen instruyendo instruyeron instruyó instruía
insular insulares
intensificar intensifique intensifiquen
intentar intentare
interactuar interactúa interactúan interactúen
interceder interceda intercede intercedió
interferir interferido interfería interfiera interfieran interfiere interfieren interfiriendo interfiriera interfirieron interfirió
interponer interpondrá interpone interponen interponga interpongan interponiendo interponía interpuesto interpusiera interpusieron interpuso
interrumpir interrumpa interrumpan interrumpas interrumpe interrumpen interrumpido interrumpiendo interrumpiera interrumpieron interrumpió interrumpo interrumpí interrumpía interrumpían
intervenir intervendrá intervendrán intervendría intervenga intervengan intervengo intervenido intervenía intervenían interviene intervienen intervine interviniendo interviniera intervinieran intervinieron interviniese intervino
introducir introduce introducen introduces introducido introduciendo introducía introducían introduje introdujera introdujeron introdujo introduzca introduzcan introduzco
intuir intuye intuyen intuyendo intuyo intuyó intuía
invadir invada invadan invade invaden invadido invadiendo invadiera invadieran invadieron invadió invadía invadían
invernar invierno
invertir invertido invertiste invertí invertía invertían invierta inviertan inviertas invierte invierten inviertes invierto invirtiendo invirtiera invirtieran invirtieron invirtió
investigar investigue investiguen investigues investigué
investir investido
invocar invoque
ir iba ibais iban ibas ido va vais vamos van vas vaya vayamos vayan vayas vayáis ve voy yendo íbamos
irrumpir irrumpe irrumpen irrumpido irrumpiendo irrumpieron irrumpió
izar ice
jaguar jaguares
joder joda jodamos jodan jodas jode joden jodes jodido jodiendo jodieron jodimos jodiste jodió jodo jodí jodía
jugar juega juegan juegas juego juegue jueguen juegues juguemos jugué
justificar justifique justifiquen justifiques
juzgar juzgue juzguemos juzguen juzgues juzgué juzguéis
lamer lama laman lamas lame lamen lamido lamiendo lamió lamo lamía
languidecer languidece
lanzar lance lancen lances lancé
largar largue larguen largues largué
latir lata latas late laten latido latiendo latió lato latía
lazar lace lazare
leer lea leamos lean leas lee leen lees leo leyendo leyera leyeran leyeras leyeron leyese leyó leáis leí leía leíamos leían leías leído leímos leíste
legalizar legalice legalicen
liar lía lían lías lío
ligar ligue ligues
linear lineares
llamar llamare
llegar llegare llegue lleguemos lleguen llegues llegué lleguéis
llevar llevare
llover llovido lloviendo lloviera llovieron llovió llovía llovían llueva lluevan llueve llueven
localizar localice localicen
lucir luce lucen luces lucido luciendo luciera lucieron lució lucía lucían luzca luzcan luzcas luzco
machacar machaque
maldecir maldecido maldice maldicen maldiciendo maldiga maldigo maldijo
mandar mandare
manifestar manifiesta manifiestan manifiestas manifieste manifiesten manifiesto
mantener mantendremos mantendrá mantendrán mantendrás mantendré mantendría mantendrían mantenga mantengamos mantengan mantengas mantengo mantenido manteniendo mantenía manteníamos mantenían mantiene mantienen mantienes mantuve mantuviera mantuvieran mantuvieron mantuviese mantuviesen mantuvimos mantuvo mantén
marcar marque marquen marques marqué
mascar masque
matar matare
materializar materialice
matizar matices
mazar mace
mecer mece mecía meza
medir medido medí medía medían mida midan midas mide miden mides midiendo midiera midieron midió mido
medular medulares
mentir mentido mentiste mentí mentía mentían mentías mienta mientan mientas miente mienten mientes miento mintiendo mintiera mintieron mintió
merecer merece merecen mereces merecido mereciendo mereciera merecieron mereció merecía merecíamos merecían merecías merezca merezcamos merezcan merezcas merezco
merendar merienda meriendas
meter meta metamos metan metas mete meten metes metido metiendo metiera metieran metieron metimos metiste metió meto metáis metí metía metíamos metían metías
militar militares
minimizar minimice
mirar mirare
modificar modifique modifiquen
modular modulares
molar molares
moler molido moliendo moliere molí muela muelas muele muelen
morder mordido mordiendo mordieron mordió mordí mordía muerda muerdan muerdas muerde muerden muerdes muerdo
morir moriste morí moría morían morías muera mueran mueras muere mueren mueres muero muerto muramos muriendo muriera murieran murieron muriese murió
mostrar mostrare muestra muestran muestras muestre muestren muestres muestro
mover movamos movido moviendo moviera movieran movieron movimos moviste movió moví movía movían mueva muevan muevas mueve mueven mueves muevo
movilizar movilice movilicen
muir mui
multiplicar multiplique multipliquen
muscular musculares
nacer nace nacen naces nacido naciendo naciera nacieran nacieron nacimos naciste nació nací nacía nacían nazca nazcan
navegar navegue naveguen
necesitar necesitare
negar neguemos negué niega niegan niegas niego niegue nieguen niegues
nevar nevares nieva nievas nieve nieves
normalizar normalice
notificar notifique notifiquen
nuclear nucleares
nutrir nutra nutre nutren nutrido nutriendo nutrió
obedecer obedece obedecen obedeces obedecido obedeciendo obedecieron obedeció obedecí obedecía obedecían obedezca obedezcan obedezco
obligar obligue obliguen obligues obligué
obstruir obstruido obstruya obstruye obstruyen obstruyendo obstruyó
obtener obtendremos obtendrá obtendrán obtendrás obtendré obtendría obtendríamos obtendrían obtenga obtengamos obtengan obtengas obtengo obtenido obteniendo obtenía obtenían obtiene obtienen obtienes obtuve obtuviera obtuvieran obtuvieron obtuviese obtuvimos obtuviste obtuvo obtén
ocurrir ocurra ocurran ocurre ocurren ocurrido ocurriendo ocurriera ocurrieran ocurrieron ocurriese ocurrió ocurría ocurrían
ofender ofenda ofendan ofendas ofende ofenden ofendes ofendido ofendiendo ofendieron ofendiste ofendió ofendo ofendí ofendía
ofrecer ofrece ofrecen ofreces ofrecido ofreciendo ofreciera ofrecieran ofrecieron ofreciese ofrecimos ofreciste ofreció ofrecí ofrecía ofrecían ofrezca ofrezcamos ofrezcan ofrezcas ofrezco
oler huela huelan huele huelen hueles huelo olido oliendo oliera olió olí olía olían olías
olivar olivares
olvidar olvidare
omitir omita omite omiten omitido omitiendo omitieron omitió omito omití
oponer opondrá opondrán opondría opondrían opone oponen opones oponga opongan opongo oponiendo oponía oponían opuesto opuse opusiera opusieran opusieron opuso
oprimir oprima oprime oprimen oprimido oprimiendo
organizar organice organicemos organicen organicé
oscurecer oscurece oscurecen oscurecido oscureciendo oscureció oscurezca
otorgar otorgue otorguen
oír oiga oigamos oigan oigas oigo oye oyen oyendo oyera oyeran oyeron oyes oyó oí oía oíamos oían oíd oído oímos oíste
pacer pace paces
padecer padece padecen padeces padecido padeciendo padecieron padeció padecía padecían padezca padezcan padezco
pagar pagare pague paguemos paguen pagues pagué
palidecer palidece
palmar palmares
paralizar paralice
parecer parece parecen pareces parecido pareciendo pareciera parecieran parecieron pareciese pareció parecía parecíamos parecían parecías parezca parezcamos parezcan parezcas parezco
parir para paramos paran paras pare paren pares parido pariendo parió paro parí
partir parta partamos partan partas parte parten partes partido partiendo partiera partieron partiste partió parto partí partía partían
pasar pasare
pecar peque peques
pedir pedido pediste pedí pedía pedíamos pedían pedías pida pidamos pidan pidas pide piden pides pidiendo pidiera pidieran pidieras pidieron pidiese pidió pido pidáis
peer pea peas pee peo
pegar pegue peguen pegues pegué
pender pende penden pendiendo pendía
pensar pensare piensa piensan piensas piense piensen pienses pienso
percibir perciba perciban percibe perciben percibes percibido percibiendo percibieron percibió percibo percibí percibía percibían
perder perdamos perdido perdiendo perdiera perdieran perdieron perdiese perdimos perdiste perdiéramos perdió perdáis perdí perdía perdíamos perdían perdías pierda pierdan pierdas pierde pierden pierdes pierdo
perdonar perdonare
perecer perece perecen perecido pereciendo perecieron pereció perezca
perjudicar perjudique perjudiquen
permanecer permanece permanecen permaneces permanecido permaneciendo permaneciera permanecieran permanecieron permanecimos permaneció permanecí permanecía permanecían permanezca permanezcamos permanezcan permanezco
permitir permita permitamos permitan permitas permite permiten permites permitido permitiendo permitiera permitieran permitieron permitiese permitiesen permitió permito permitáis permití permitía permitían
perpetuar perpetúa perpetúan perpetúe
perseguir perseguido perseguía perseguían persiga persigan persigas persigo persigue persiguen persigues persiguiendo persiguiera persiguieran persiguieron persiguió
persistir persista persistan persiste persisten persistido persistiendo persistieron persistió persistía persistían
persuadir persuade persuadido persuadiendo persuadieron persuadió
pertenecer pertenece pertenecen perteneces pertenecido perteneciendo perteneciera pertenecieran pertenecieron perteneció pertenecía pertenecían pertenezca pertenezcan pertenezcas pertenezco
pervertir pervertido pervierte
pesar pesares
pescar pesque pesquen
petar petare
piar pía pías píe pío
picar pique piquen piques piqué
pilar pilares
pinar pinares
placer place places placido plazca
planificar planifique
platicar platique platiqué
plegar pliega pliegan pliego pliegue pliegues
poblar puebla pueblan pueblo
poder podamos podido podremos podrá podrán podrás podré podréis podría podríais podríamos podrían podrías podáis podía podíais podíamos podían podías pude pudiendo pudiera pudierais pudieran pudieras pudiere pudieren pudieron pudiese pudiesen pudieses pudimos pudiste pudisteis pudiéramos pudiésemos pudo pueda puedan puedas puede pueden puedes puedo
poner pon pondremos pondrá pondrán pondrás pondré pondría pondríamos pondrían pondrías pone ponen pones ponga pongamos pongan pongas pongo pongáis poniendo ponía poníamos ponían ponías puesto puse pusiera pusieran pusieras pusieron pusiese pusiesen pusimos pusiste pusiéramos puso
popular populares
poseer posea posean posee poseen posees poseo poseyendo poseyera poseyeron poseyó poseía poseían poseído
posponer pospone posponen posponiendo pospuesto pospusieron pospuso
practicar practique practiquemos practiquen practiques practiqué
preceder precede preceden precedido precediendo precedieron precedió precedía
predecir predecía predecían predice predicen predicho prediciendo predigo predije predijeron predijo
predicar predique
preferir preferido preferiste preferí prefería preferían prefiera prefieran prefieras prefiere prefieren prefieres prefiero prefiriendo prefirieron prefirió
preguntar preguntare
prender prenda prendan prendas prende prenden prendes prendido prendiendo prendiera prendieron prendimos prendiste prendió prendo prendí prendía prendían
prescindir prescinde prescindido prescindiendo prescindió
prescribir prescriba prescriban prescribe prescriben prescribió
presentar presentare
presentir presentí presentía presiente presiento
presidir presida preside presiden presidido presidiendo presidieron presidió presidía
presumir presuma presume presumen presumes presumido presumiendo presumió presumo presumía
presuponer presupone presuponen presupuesto
pretender pretenda pretendamos pretendan pretendas pretende pretenden pretendes pretendido pretendiendo pretendiera pretendieron pretendió pretendo pretendí pretendía pretendíamos pretendían pretendías
prevalecer prevalece prevalecen prevalecido prevaleciendo prevalecieron prevaleció prevalecía prevalezca prevalezcan
prevenir prevenga prevengan prevenido previene previenen previniendo previno
prever prevea preveo preveía preveían previendo previeron previsto previó prevé prevén
priorizar priorice prioricen
probar probare prueba prueban pruebas pruebe prueben pruebes pruebo
proceder proceda procedamos procedan procede proceden procedido procediendo procediera procedieran procedieron procedió procedo procedí procedía procedían
producir produce producen produces producido produciendo producía producían produjera produjeran produjeron produjese produjo produzca produzcan produzco
proferir proferido profirió
profundizar profundice profundicen
prohibir prohibamos prohibido prohibiendo prohibiera prohibieran prohibieron prohibió prohibía prohibían prohíba prohíban prohíbe prohíben prohíbo
prolongar prolongue
prometer prometa prometan prometas promete prometen prometes prometido prometiendo prometiera prometieron prometimos prometiste prometió prometo prometí prometía prometían
promover promovido promoviendo promoviera promovieron promovió promovía promovían promueva promuevan promueve promueven promuevo
promulgar promulgue
propagar propague propaguen
propender propende
proponer propondrá propondrán propondré propondría propone proponen propones proponga propongamos propongan propongas propongo proponiendo proponía proponían propuesto propuse propusiera propusieran propusieron propusimos propusiste propuso
proscribir proscribe
proseguir proseguido proseguía prosiga prosigan prosigue prosiguen prosiguiendo prosiguieron prosiguió
prostituir prostituido prostituye prostituyen
proteger protege protegen proteges protegido protegiendo protegiera protegieran protegieron protegió protegía protegían proteja protejamos protejan protejo
protocolar protocolares
proveer provea provean provee proveen proveyendo proveyeron proveyó proveía proveían proveído provisto
provenir provendrá provendría provenga provengan provengo provenido provenía provenían proviene provienen proviniendo provinieron provino
provocar provoque provoquen provoques
publicar publique publiquemos publiquen publiques publiqué
pudrir podrido pudra pudran pudras pudre pudren pudriendo pudrieron pudrió
pulir pula pule pulido puliendo
puntuar puntúa puntúan
quebrar quiebra quiebran quiebras quiebre quiebren quiebres quiebro
quedar quedare
querer queramos querido queriendo querremos querrá querrán querrás querré querría querríamos querrían querrías queráis quería queríais queríamos querían querías quiera quieran quieras quiere quieren quieres quiero quise quisiera quisieran quisieras quisieron quisiese quisiesen quisimos quisiste quisiéramos quiso
quitar quitare
rascar rasque
ratificar ratifique
reabrir reabierto reabra reabre reabren reabrieron reabrió
realizar realice realicemos realicen realices realicé
realzar realce
reaparecer reaparece reaparecen reaparecido reaparecieron reapareció reaparezca
reasumir reasumió
rebatir rebate rebatió
recaer recae recaen recaiga recayendo recayeron recayó recaía recaído
recargar recargue
rechazar rechace rechacemos rechacen rechaces rechacé
recibir reciba recibamos reciban recibas recibe reciben recibes recibido recibiendo recibiera recibieran recibieron recibiese recibiste recibió recibo recibí recibía recibíamos recibían
recluir recluido
recoger recoge recogen recoges recogido recogiendo recogiera recogieran recogieron recogimos recogió recogí recogía recogían recoja recojan recojo
recomendar recomienda recomiendan recomiendas recomiende recomienden recomiendes recomiendo
recomponer recompone
reconocer reconoce reconocen reconoces reconocido reconociendo reconociera reconocieran reconocieron reconociese reconocimos reconoció reconocí reconocía reconocían reconozca reconozcamos reconozcan reconozcas reconozco
reconstituir reconstituido
reconstruir reconstruido reconstruya reconstruye reconstruyen reconstruyendo reconstruyeron reconstruyó
recontar recuento
reconvertir reconvertido
recordar recordare recuerda recuerdan recuerdas recuerde recuerden recuerdes recuerdo
recorrer recorra recorran recorre recorren recorres recorrido recorriendo recorrieron recorrimos recorrió recorro recorrí recorría recorrían
recostar recuesta
rectificar rectifique rectifiquen
recubrir recubierto recubre recubren
recurrir recurra recurran recurre recurren recurres recurrido recurriendo recurrieron recurrió recurro recurrí recurría recurrían
redefinir redefine redefinido redefiniendo
redescubrir redescubierto redescubriendo
redimir redime redimido
redistribuir redistribuye
reducir reduce reducen reduces reducido reduciendo reducía reducían reduje redujera redujeran redujeron redujo reduzca reduzcan reduzco
reelegir reelegido
reemplazar reemplace reemplacen
reencontrar reencuentra reencuentran reencuentro
reenviar reenvía reenvío
reescribir reescribe reescribiendo reescrito
referir referido referí refería referían referías refiera refieran refieras refiere refieren refieres refiero refiriendo refiriera refirieron refirió
reforzar refuerce refuercen refuerza refuerzan refuerzo
refrescar refresque
regar riega riegan riego riegue
regir regido regía regían rige rigen rigiendo rigió rija rijan rijo
regresar regresare
regular regulares
regularizar regularice
rehacer rehace rehaciendo rehecho
rehusar rehúsa rehúsan rehúso
reimprimir reimpreso reimprimió
reivindicar reivindique
rejuvenecer rejuvenece rejuvenecido
releer relee releo releyendo releí releído
relucir reluce
remendar remiendo
remitir remita remitan remite remiten remitido remitiendo remitieron remitió remito remitía
remolcar remolque remolques
remover removido removiendo removieron removió remueva remuevan remueve remueven
renacer renace renacen renacido renaciendo renació
rendir rendido rendiste rendí rendía rendían rinda rindamos rindan rindas rinde rinden rindes rindiendo rindiera rindieran rindieron rindió rindo
renegar reniega reniegan reniego
renovar renueva renuevan renueve renueven renuevo
repartir reparta repartan reparte reparten repartido repartiendo repartiera repartieron repartió reparto repartía repartían
repeler repele repelen repelido repelió
repercutir repercuta repercute repercuten repercutido repercutiendo repercutió
repetir repetido repetí repetía repetían repita repitamos repitan repitas repite repiten repites repitiendo repitiera repitieran repitieron repitió repito
repicar repique
replicar replique
reponer repondrá repone reponen reponga repongan reponiendo repuesto
reprender reprende reprendido reprendió
reprimir reprima repriman reprime reprimen reprimido reprimiendo reprimieron reprimió reprimía
reprobar reprueba reprueban
reproducir reproduce reproducen reproducido reproduciendo reproducía reproducían reprodujeron reprodujo reproduzca reproduzcan reproduzco
requerir requerido requería requerían requiera requieran requiere requieren requieres requiero requiriendo requiriera requirieron requirió
rescindir rescinde rescindido rescindió
resfriar resfrío
residir resida residan reside residen residido residiendo residió resido residía residían
resistir resista resistan resistas resiste resisten resistes resistido resistiendo resistiera resistieron resistió resisto resistí resistía resistían
resolver resolvamos resolviendo resolviera resolvieran resolvieron resolvimos resolvió resolví resolvía resolvían resuelto resuelva resuelvan resuelvas resuelve resuelven resuelves resuelvo
resonar resuena resuenan resuene
resplandecer resplandece
responder repusieron repuso responda respondamos respondan respondas responde responden respondes respondido respondiendo respondiera respondieran respondieron respondimos respondiste respondió respondo respondí respondía respondían
responsabilizar responsabilice
restablecer restablece restablecen restablecido restableciendo restablecieron restableció restablezca restablezcan
restituir restituido restituya restituye restituyó
restringir restringe restringen restringido restringiendo restringieron restringió restringía restrinja restrinjan
resultar resultare
resumir resuma resume resumen resumido resumiendo resumió resumo resumía
resurgir resurge resurgen resurgido resurgiendo resurgieron resurgió
retener retendrá retenga retengan retengo retenido reteniendo retenía retenían retiene retienen retuviera retuvieron retuvo retén
retocar retoque retoques
retorcer retorcido retorciendo retorció retorcía retuerce retuercen
retraer retrae retraído
retransmitir retransmite retransmiten retransmitido retransmitiendo retransmitió
retribuir retribuido
retroceder retroceda retrocedan retrocede retroceden retrocedido retrocediendo retrocedieron retrocedió retrocedo retrocedí retrocedía
retrotraer retrotrae
reunir reunamos reunido reuniendo reuniera reunieran reunieron reuniese reunió reuní reunía reuníamos reunían reúna reúnan reúne reúnen reúno
revender revendiendo
reventar revienta revientan reviente revienten reviento
rever revés
revertir revertido revierta reviertan revierte revierten revirtiendo revirtió
revestir revestido revista revistas reviste revisten
revivir reviva revivan revive reviven revivido reviviendo revivieron revivió
revocar revoque revoquen
revolver revolviendo revolvió revuelto revuelva revuelve revuelven
rezar rece recemos recen reces recé
reír reí reía reíamos reían reías reído reímos reíste riamos riendo riera rieron rio ría rían rías ríe ríen ríes río
reñir reñido riña riñas riñe
rizar rice
rociar rocía rocío
rodar rueda ruedan ruedas ruede rueden ruedo
roer roa roan roe roo roya royo
rogar roguemos rogué ruega ruegan ruego ruegue rueguen ruegues
romper rompa rompamos rompan rompas rompe rompen rompes rompiendo rompiera rompieran rompieron rompimos rompiste rompió rompo rompí rompía rompían roto
rozar roce roces
rugir ruge rugen rugido rugiendo rugió rugía
saber sabe saben sabes sabido sabiendo sabremos sabrá sabrán sabrás sabré sabréis sabría sabríamos sabrían sabrías sabía sabíais sabíamos sabían sabías sepa sepamos sepan sepas sepáis supe supiera supierais supieran supieras supieron supiese supiesen supieses supimos supiste supiéramos supo
sacar sacare saque saquemos saquen saques saqué
sacrificar sacrifique sacrifiquen
sacudir sacuda sacude sacuden sacudido sacudiendo sacudieron sacudió sacudo sacudí sacudía sacudían
salar salares
salir sal saldremos saldrá saldrán saldrás saldré saldría saldríamos saldrían saldrías sale salen sales salga salgamos salgan salgas salgo salgáis salido saliendo saliera salieran salieras salieron saliese saliesen saliste saliéramos salió salí salía salíamos salían salías
salpicar salpique
satisfacer satisface satisfacen satisfaciendo satisfacía satisfacían satisfaga satisfagan satisfará satisfaría satisfecho satisfizo
secar seque sequen
seducir seduce seducen seducido seduciendo seducía sedujo seduzca
segar siega
seguir seguido seguiste seguí seguía seguíamos seguían seguías siga sigamos sigan sigas sigo sigue siguen sigues siguiendo siguiera siguieran siguieras siguieron siguiese siguiesen siguiéramos siguió sigáis
sembrar siembra siembran siembras siembre siembren
sentar sienta sientan sientas siente sienten sientes siento
sentir sentido sentiste sentí sentía sentíamos sentían sentías sienta sientan sientas siente sienten sientes siento sintamos sintiendo sintiera sintieran sintieras sintieron sintiese sintiéramos sintió sintáis
ser era erais eran eras eres es fue fuera fuerais fueran fueras fuere fueren fueres fueron fuese fueseis fuesen fueses fui fuimos fuiste fuisteis fuéramos fuésemos sea seamos sean seas seáis sido siendo sois somos son soy sé éramos
serrar sierra sierras
servir servido serví servía servían sirva sirvan sirvas sirve sirven sirves sirviendo sirviera sirvieran sirvieron sirviese sirvió sirvo
significar signifique signifiquen
sintonizar sintonice sintonicen
situar sitúa sitúan sitúe sitúen sitúo
sobreponer sobrepone sobreponen sobrepuesto sobrepuso
sobresalir sobresale sobresalen sobresalga sobresalido sobresaliendo sobresalieron sobresalió sobresalía sobresalían
sobrevenir sobrevenido sobreviene sobrevino
sobrevivir sobreviva sobrevivan sobrevive sobreviven sobrevives sobrevivido sobreviviendo sobreviviera sobrevivieron sobreviviste sobrevivió sobrevivo sobreviví sobrevivía sobrevivían
sobrevolar sobrevuela sobrevuelan sobrevuelo
socorrer socorrido socorro
solar solares
soldar sueldo
soler solido solía solíamos solían solías suela suelas suele suelen sueles suelo
soltar suelta sueltan sueltas suelte suelten sueltes suelto
someter someta sometan somete someten sometido sometiendo sometiera sometieran sometieron sometió someto sometía sometían
sonar suena suenan suenas suene suenen sueno
sonreír sonreí sonreía sonreían sonreído sonreímos sonreíste sonriendo sonriera sonrieron sonrió sonría sonrían sonrías sonríe sonríen sonríes sonrío
sorber sorbe sorbo
sorprender sorprenda sorprendan sorprendas sorprende sorprenden sorprendes sorprendido sorprendiendo sorprendiera sorprendieron sorprendimos sorprendiste sorprendió sorprendo sorprendí sorprendía sorprendían
sostener sostendrá sostendrán sostendría sostenga sostengan sostengo sostenido sosteniendo sostenía sostenían sostiene sostienen sostienes sostuve sostuviera sostuvieron sostuvimos sostuvo sostén
soñar sueña sueñan sueñas sueñe sueñen sueñes sueño
subdividir subdivide subdividen subdividido
subir suba subamos suban subas sube suben subes subido subiendo subiera subieran subieron subiese subiste subió subo subí subía subíamos subían subías
subsistir subsiste subsisten subsistido subsistiendo subsistió
subvertir subvierte
suceder suceda sucedan sucede suceden sucedido sucediendo sucediera sucedieran sucedieron sucediese sucedió sucedía sucedían
sucumbir sucumbe sucumben sucumbido sucumbiendo sucumbieron sucumbió
sufrir sufra suframos sufran sufras sufre sufren sufres sufrido sufriendo sufriera sufrieran sufrieron sufriste sufrió sufro sufrí sufría sufrían
sugerir sugerido sugerí sugería sugerían sugiera sugieran sugiere sugieren sugieres sugiero sugiriendo sugiriera sugirieron sugirió
sumergir sumerge sumergen sumergido sumergiendo sumergió sumerja
sumir sumido sumiendo sumió
superponer superpone superponen superpuesto
suplicar suplique supliqué
suplir suple suplen supliendo
suponer supondrá supondrán supondría supondrían supone suponen supones suponga supongamos supongan supongo suponiendo suponía suponíamos suponían supuesto supuse supusiera supusieron supuso supón
suprimir suprima supriman suprime suprimen suprimido suprimiendo suprimieron suprimió
surgir surge surgen surgido surgiendo surgiera surgieran surgieron surgió surgía surgían surja surjan
surtir surta surte surten surtido surtiendo surtió
suscribir suscriba suscriban suscribe suscriben suscribiendo suscribieron suscribió suscribo
suspender suspenda suspendan suspende suspenden suspendido suspendiendo suspendiera suspendieran suspendieron suspendió suspendo suspendí suspendía
sustituir sustituido sustituya sustituyan sustituye sustituyen sustituyendo sustituyera sustituyeron sustituyó sustituía
sustraer sustrajeron sustrajo sustraído
tañer tañido
tejer teja tejas teje tejen tejido tejiendo tejieron tejió tejo
temblar tiembla tiemblan tiemble tiemblen tiemblo
temer tema teman temas teme temen temes temido temiendo temiera temieron temió temo temáis temí temía temíamos temían
tender tendido tendiendo tendieron tendió tendí tendía tendían tienda tiendan tiendas tiende tienden tiendes tiendo
tener ten tendremos tendrá tendrán tendrás tendré tendréis tendría tendríais tendríamos tendrían tendrías tenga tengamos tengan tengas tengo tengáis tenido teniendo tenía teníais teníamos tenían tenías tiene tienen tienes tuve tuviera tuvierais tuvieran tuvieras tuviere tuvieron tuviese tuviesen tuvieses tuvimos tuviste tuvisteis tuviéramos tuviésemos tuvo
tentar tienta tientan tientas tiente tientes tiento
terminar terminare
teñir teñido tiña tiñe tiñen tiñendo tiñeron tiñó
titular titulares
tocar toque toquemos toquen toques toqué toquéis
tomar tomare tomares
torcer torcido torciendo torcieron torció tuerce tuercen tuerza
toser tosa tose toses tosiendo toso
tostar tuesta tuestan
traducir traduce traducen traducido traduciendo traducía traducían traduje tradujera tradujeron tradujo traduzca traduzcan traduzco
traer trae traen traes traiga traigamos traigan traigas traigo traje trajera trajeran trajeron trajese trajimos trajiste trajo trayendo traía traíamos traían traías traído
tragar trague traguen tragues tragué
trancar tranque
tranquilizar tranquilice
transcribir transcribe transcriben transcribiendo transcribió transcribo
transcurrir transcurra transcurran transcurre transcurren transcurrido transcurriendo transcurrieron transcurrió transcurría transcurrían
transferir transferido transfiera transfieran transfiere transfieren transfiriendo transfirieron transfirió
transgredir transgrede transgredido
transmitir transmita transmitan transmite transmiten transmites transmitido transmitiendo transmitiera transmitieron transmitió transmito transmití transmitía transmitían
tranzar trance trances
trascender trascendido trascendiendo trascendieron trascendió trascienda trasciendan trasciende trascienden
traslucir trasluce
tratar tratare
trazar trace
triangular triangulares
tronar truena truenan truene trueno
tropezar tropecé tropiece tropieza tropiezan tropiezas tropiezo
tutelar tutelares
ubicar ubique ubiquen
unificar unifique
unir una unamos unan unas une unen unes unido uniendo uniera unieran unieron uniese uniste unió uno uní unía unían
urdir urdido
urgir urge urgen urgido urgió urgía
usar usare
utilizar utilice utilicemos utilicen utilices utilicé
vaciar vacía vacían vacías vacíe vacío
vagar vague
valer valdrá valdrán valdría valdrían vale valen vales valga valgan valgo valido valiendo valiera valieran valieron valiste valió valí valía valían
variar varía varían varías varíe varíen
vehicular vehiculares
vencer vence vencen vences vencido venciendo venciera vencieron vencimos venció vencí vencía vencían venza venzan
vender venda vendamos vendan vendas vende venden vendes vendido vendiendo vendiera vendieran vendieron vendimos vendiste vendió vendo vendí vendía vendíamos vendían
vengar vengue
venir vendremos vendrá vendrán vendrás vendré vendría vendrían vendrías venga vengamos vengan vengas vengo vengáis venido venía veníamos venían venías viene vienen vienes vine viniendo viniera vinieran vinieras vinieron viniese viniesen vinimos viniste vino
ver vea veamos vean veas veis ven veo ves veáis veía veíamos veían veías vi viendo viera vieran vieras vieron viese viesen vieses vimos vio viste visteis visto viéramos viésemos
verificar verifique verifiquen verifiqué
verter vertido vertiendo vertieron vertió vertía vierta vierte vierten
vestir vestido vestí vestía vestían vista vistan vistas visten vistes vistiendo vistiera vistieron vistió
visualizar visualice
vivir viva vivamos vivan vivas vive viven vives vivido viviendo viviera vivieran vivieras vivieron viviese viviste viviéramos vivió vivo viváis viví vivía vivíamos vivían vivías
volar volare vuela vuelan vuelas vuele vuelen vueles vuelo
volcar vuelca vuelcan vuelco vuelque
volver volvamos volviendo volviera volvieran volvieras volvieron volviese volviesen volvimos volviste volviéramos volvió volváis volví volvía volvíamos volvían volvías vuelto vuelva vuelvan vuelvas vuelve vuelven vuelves vuelvo
votar votare
vulgar vulgares
yacer yace yacen yaciendo yacía yacían yaga yago
`;
