/**
 * Spanish forms that endings do not lead back to their lemmas: a lemma and its forms a line. Chosen from
 * simplemma 2.0.0; NOTICE names its sources.
 */
export const FORMS = `
Fischer fischer
abanicar abanique abaniquemos abaniquen abaniques abaniqué abaniquéis abaniqués
abarcar abarque abarquemos abarquen abarques abarqué abarquéis abarqués
abastecer abastece abastecida abastecido abastezca abastezcamos abastezcan abastezcas abastezco abastezcáis abastezcás
abatir abatido abatió
abdicar abdique abdiquemos abdiquen abdiques abdiqué abdiquéis abdiqués
abducir abducida abducidos abduje abdujera abdujerais abdujeran abdujeras abdujere abdujereis abdujeren abdujeres abdujeron abdujese abdujeseis abdujesen abdujeses abdujimos abdujisteis abdujo abdujéramos abdujéremos abdujésemos abduzca abduzcamos abduzcan abduzcas abduzco abduzcáis abduzcás
abocar aboque aboquemos aboquen aboques aboqué aboquéis aboqués
abolir abole abolida abolido abolió
aborrecer aborrecemos aborreció aborrezca aborrezcamos aborrezcan aborrezcas aborrezco aborrezcáis aborrezcás
abracar abraque abraquemos abraquen abraques abraqué abraquéis abraqués
abrazar abracés
abrir abierta abierto abra abramos abran abre abren abres abrid abriendo abriera abrieras abrieron abrimos abrirá abrirán abriré abrirías abriste abristeis abrió abrí abría abrían
absolver absolvió absuelta absueltas absuelto absueltos absuelva absuelvan absuelvas absuelve absuelven absuelves absuelvo absuelvés
absorber absorbe absorbed absorben absorbidas absorbidos absorbieron absorbió
abstener abstengo abstiene abstienen abstienes abstuve abstuviera abstuvierais abstuvieran abstuvieras abstuviere abstuviereis abstuvieren abstuvieres abstuvieron abstuviese abstuvieseis abstuviesen abstuvieses abstuvimos abstuvisteis abstuvo abstén
aburrir aburrida aburridos aburriendo aburriré aburriría aburrió aburrí aburría aburrís
acceder accedido accedió accedo accedí
acercar acerque acerquemos acerquen acerques acerqué acerquéis acerqués
acertar acierta aciertan aciertas acierten aciertes
achacar achaquemos achaquen achaqué achaquéis achaqués
acoger acogieron acoja acojamos acojan acojas acojo acojáis acojás
acontecer acontecerá acontezca acontezcamos acontezcan acontezcas acontezco acontezcáis acontezcás
acordar acuerda acuerdan acuerdas acuerde acuerden acuerdes
acostar acuesta acuestan acuestas acuesten acuestes acuesto
actualizar actualice actualicemos actualicen actualices actualicé actualicéis actualicés
actuar actúa actúan actúas actúe actúen actúes actúo
acudir acude acudieron acudirá acudiría acudirías acudió acudo
acurrucar acurruque acurruquemos acurruquen acurruques acurruqué acurruquéis
adecuar adecúa adecúan adecúas adecúe adecúen adecúes adecúo
adelgazar adelgace adelgacemos adelgacen adelgaces adelgacé adelgacéis adelgacés
adherir adhiera adhieran adhieras adhiere adhieren adhieres adhiero adhiramos adhiriendo adhiriera adhirierais adhirieran adhirieras adhiriere adhiriereis adhirieren adhirieres adhirieron adhiriese adhirieseis adhiriesen adhirieses adhiriéramos adhiriéremos adhiriésemos adhirió adhiráis adhirás
admitir admitan admitas admite admiten admites admitida admitido admitidos admitiera admitieron admitirá admitiré admitiría admitió admito admitás admití admitían admitís
adquirir adquiera adquieran adquieras adquiere adquieren adquieres adquiero adquirida adquirimos adquirí adquiría
advertir advertido advertidos advertiré advertiste advertí advierta adviertan adviertas advierten adviertes advierto advirtamos advirtiendo advirtiera advirtierais advirtieran advirtieras advirtiere advirtiereis advirtieren advirtieres advirtieron advirtiese advirtieseis advirtiesen advirtieses advirtió advirtáis advirtás
aferrar afierra afierran afierras afierre afierren afierres afierro
afincar afinque afinquemos afinquen afinques afinqué afinquéis afinqués
afligir aflige afligieron afligió aflija aflijamos aflijan aflijas aflijo aflijáis aflijás
aforar afuera afueran afuere afueren afueres afuero
agarrar agararre
agonizar agonice agonicemos agonicen agonices agonicé agonicéis agonicés
agradecer agradecemos agradecerás agradecería agradeces agradecida agradecido agradecidos agradecieron agradecimos agradeció agradecí agradezca agradezcamos agradezcan agradezcas agradezco agradezcáis agradezcás
agraviar agravía agravían agravías agravíe agravíen agravíes agravío
agredir agredido
agriar agría agrían agrías agríe agríen agríes agrío
aguar agüe agüemos agüen agües agüé agüéis agüés
ahorcar ahorque ahorquemos ahorquen ahorques ahorqué ahorquéis ahorqués
aislar aíslan aísle aíslen
alcanzar alcancemos alcancen alcancé alcancéis alcancés
alentar alienta alientan alientas alienten alientes
aliar alía alían alías alíe alíen alíes alío
almorzar almorcemos almorcé almorcéis almorcés almuerce almuercen almuerces almuerza almuerzan almuerzas
alunizar alunice alunicemos alunicen alunices alunicé alunicéis alunicés
alzar alcemos alcen alcé alcéis alcés
amanecer amanece amanecerá amaneciendo amaneció amanecí amanezca amanezcamos amanezcan amanezcas amanezco amanezcáis amanezcás
amenazar amenace amenacemos amenacen amenaces amenacé amenacéis amenacés
amordazar amordace amordacemos amordacen amordaces amordacé amordacéis amordacés
amortiguar amortigüe amortigüemos amortigüen amortigües amortigüé amortigüéis amortigüés
ampliar amplía amplían amplías amplíe amplíen amplíes amplío
analizar analice analicemos analicen analices analicé analicéis analicés
anegar aniega aniegan aniegas aniego aniegue anieguen aniegues
anochecer anochece anochecido anocheciera anocheció anochezca anochezcamos anochezcan anochezcas anochezco anochezcáis anochezcás
ansiar ansía ansían ansías ansíe ansíen ansíes ansío
anticuar anticúa anticúan anticúas anticúe anticúen anticúes anticúo
apaciguar apacigüe apacigüemos apacigüen apacigües apacigüé apacigüéis apacigüés
aparcar aparque aparquemos aparquen aparques aparqué aparquéis aparqués
aparecer aparece aparecen aparecerá aparecería apareciendo apareciera aparecieron apareciese apareciste apareció aparecía aparezca aparezcamos aparezcan aparezcas aparezco aparezcáis aparezcás
apetecer apetece apetecerá apetecería apetecía apetezca apetezcamos apetezcan apetezcas apetezco apetezcáis apetezcás
aplacar aplaque aplaquemos aplaquen aplaques aplaqué aplaquéis aplaqués
aplaudir aplaudan aplaudiendo aplaudieron aplaudimos aplaudió aplaudo aplaudí
aplazar aplacés
aplicar apliquemos apliquen apliqué apliquéis apliqués
apostar apuestan apuesten apuestes
aprender aprenda aprendan aprendas aprende aprended aprendemos aprenden aprenderemos aprenderá aprenderán aprenderás aprenderé aprenderéis aprendería aprendes aprendido aprendiendo aprendiera aprendieran aprendieras aprendieron aprendimos aprendiste aprendió aprendo aprendé aprendéis aprendí aprendían
apretar aprieta aprietan aprietas aprieten aprietes
aprobar aprueba aprueban apruebas apruebe aprueben apruebes apruebo
arder arde ardido ardiendo ardo ardían
argüir arguya arguyamos arguyan arguyas arguye arguyen arguyendo arguyera arguyerais arguyeran arguyeras arguyere arguyereis arguyeren arguyeres arguyeron arguyes arguyese arguyeseis arguyesen arguyeses arguyo arguyáis arguyás arguyéramos arguyéremos arguyésemos arguyó argüí
arrancar arranquemos arranquen arranqué arranquéis arranqués
arrendar arrienda arriendan arriendas arriende arrienden arriendes
arrepentir arrepentido arrepentirá arrepentirás arrepentí arrepienta arrepientan arrepientas arrepienten arrepientes arrepiento arrepintamos arrepintiera arrepintiere arrepintiese arrepintió arrepintáis arrepintás
ascender ascendido ascendieran ascendieron ascendió ascendía ascendíamos ascienda asciendan asciendas asciende ascienden asciendes asciendo
asentar asienta asientan asientas asienten asientes
asentir asentí asintamos asintiendo asintiera asintierais asintieran asintieras asintiere asintiereis asintieren asintieres asintieron asintiese asintieseis asintiesen asintieses asintiéramos asintiéremos asintiésemos asintió asintáis asintás
asistir asista asistas asiste asistido asistiera asistieron asistimos asistirá asistiré asististe asistió asisto asistí
asumir asuma asume asumido asumiendo asumirá asumió asumo asumí
atacar ataquemos ataquen ataqué ataquéis ataqués
atardecer atardezca atardezcamos atardezcan atardezcas atardezco atardezcáis atardezcás
atascar atasque atasquemos atasquen atasques atasqué atasquéis atasqués
atemorizar atemorice atemoricemos atemoricen atemorices atemoricé atemoricéis atemoricés
atender atended atenderá atendido atendiendo atendió atienda atiendan atiendas atiende atienden atiendes atiendo
aterrar atierra atierran atierras atierren atierro
aterrizar aterrice aterricemos aterricen aterrices aterricé aterricéis aterricés
aterrorizar aterrorice aterroricen aterrorices aterroricé aterroricéis aterroricés
atestiguar atestigüe atestigüemos atestigüen atestigües atestigüé atestigüéis atestigüés
atizar atice aticemos aticen atices aticé aticéis aticés
atorar atuera atueran atueras atuere atueren atueres atuero
atracar atraquemos atraquen atraqué atraquéis atraqués
atraer agraigas atrae atraen atrajo atraía atraídas atraído atrejereis
atrancar atranque atranquemos atranquen atranques atranqué atranquéis atranqués
atravesar atraviesa atraviesan atraviesas atraviese atraviesen atravieses atravieso
atrever atrevas atreves atrevió atrevo atrevéis atreví atrevía
atribuir atribuida atribuido atribuidos atribuimos atribuye atribuyen atribuyó
aturdir aturde aturdido aturdió
aullar aúllan aúlle aúllen
autenticar autentique autentiquen autentiques autentiqué autentiquéis autentiqués
autorizar autorice autoricemos autoricen autorices autoricé autoricéis autoricés
auxiliar auxilía auxilían auxilías auxilíe auxilíen auxilíes auxilío
avanzar avancemos avancen avancé avancéis avancés
aventar avientan avienten avientes
avergonzar avergoncemos avergoncé avergoncéis avergoncés avergüence avergüencen avergüences avergüenza avergüenzan avergüenzas avergüenzo
averiar averían averíe averíen averíes
averiguar averigüe averigüemos averigüen averigües averigüé averigüéis averigüés
avocar avoque avoquemos avoquen avoques avoqué avoquéis avoqués
añadir añade añadiendo añadieron añadimos añadirías añadió añado añadí
barrer barre barriendo barriera barrió barría
bascar basque basquemos basquen basques basqué basquéis basqués
batir batió batía
bautizar bautice bauticemos bauticen bautices bauticé bauticéis bauticés
beber beba bebamos beban bebas bebe bebed beben bebería bebes bebido bebidos bebiendo bebiera bebieron bebimos bebiste bebió bebo bebáis bebéis bebí bebía bebíais bebían bebías
bendecir bendecidas bendecido bendice bendicen bendices bendiciendo bendiga bendigamos bendigan bendigas bendigo bendigáis bendigás bendije bendijera bendijerais bendijeran bendijeras bendijere bendijereis bendijeren bendijeres bendijeron bendijese bendijeseis bendijesen bendijeses bendijimos bendijisteis bendijo bendijéramos bendijéremos bendijésemos bendita benditas bendito benditos
bereber bereberes
bifurcar bifurque bifurquemos bifurquen bifurques bifurqué bifurquéis bifurqués
blandir blandas blandía
bostezar bostece bostecemos bostecen bosteces bostecé bostecéis bostecés
brincar brinque brinquemos brinquen brinques brinqué brinquéis brinqués
brujir brujas
bruzar bruce brucemos brucen bruces brucé brucéis brucés
buscar busque busquemos busquen busques busqué busquéis busqués
caber cabe caben cabrá cupe cupiera cupierais cupieran cupieras cupiere cupiereis cupieren cupieres cupieron cupiese cupieseis cupiesen cupieses cupimos cupisteis cupiéramos cupiéremos cupiésemos quepa quepamos quepan quepas quepo quepáis
caducar caduque caduquemos caduquen caduques caduqué caduquéis caduqués
cadáver cadáveres
caer cae caen caerá caeré caería caes caiga caigas caigo cayendo cayera cayeron cayó caían caímos
calentar calienta calientan calientas calienten caliento
calificar califique califiquemos califiquen califiques califiqué califiquéis califiqués
calzar calce
cansar cánsense cánsese
capitalizar capitalice capitalicen capitalices capitalicé capitalicéis capitalicés
caracterizar caracterice caractericen caracterices caractericé caractericés
carecer carece carecían carezca carezcamos carezcan carezcas carezco carezcáis carezcás
carácter caracteres
cascar casque casquemos casquen casques casqué casquéis casqués
catcher catchers
cazar cace cacemos cacen caces cacé cacéis cacés
ceder ceda cederemos cederá cederán cederé cedido cediendo cedieron cedió cedí
cegar ciegan ciegas ciegue cieguen ciegues
centralizar centralice centralicen centralices centralicé centralicéis centralicés
cerrar cierra cierran cierras cierren
certificar certifique certifiquen certifiques certifiqué certifiquéis certifiqués
ceñir ciña ciñamos ciñan ciñas ciñe ciñen ciñendo ciñera ciñerais ciñeran ciñeras ciñere ciñereis ciñeren ciñeres ciñeron ciñes ciñese ciñeseis ciñesen ciñeses ciño ciñáis ciñás ciñéramos ciñéremos ciñésemos ciñó
checar chequemos chequen chequé chequéis chequés
chirriar chirría chirrían chirrías chirríe chirríen chirríes chirrío
chocar choquemos choquen choqué choquéis choqués
ciar cía cían cías cíe cíen cíes cío
cicatrizar cicatrice cicatricemos cicatricen cicatrices cicatricé cicatricéis cicatricés
civilizar civilice civilicemos civilicen civilices civilicé civilicéis civilicés
clarificar clarifique clarifiquen clarifiques clarifiqué clarifiquéis clarifiqués
clasificar clasifique clasifiquen clasifiques clasifiqué clasifiquéis clasifiqués
cocer cocidas cociendo coció cozamos cozáis cozás cuece cuecen cueces cuezan
coercer coerced coerza coerzamos coerzan coerzas coerzo coerzáis
coger coge coged cogemos cogerá cogerás cogeré cogería cogiendo cogiera cogieran cogieron cogimos cogiste cogió cogí cojamos cojan cojáis cojás
coincidir coincide coinciden coincidido coincidimos
colar cuelan cuele cuelen
colgar cuelgan cuelgo cuelgue cuelguen cuelgues
colocar coloque coloquemos coloquen coloques coloqué coloquéis coloqués
colorir colorida coloridas
combatir combaten combatieron
comenzar comencemos comencé comencéis comencés comience comiencen comiences comienza comienzan comienzas comienzen
comer comamos coman come comed comemos comen comeremos comerá comerán comerás comeré comería comeríamos comerían comerías comes comido comiendo comiera comieran comieras comieron comimos comiste comisteis comiéramos comió comé coméis comés comí comía comían comías
cometer cometa cometan comete cometemos cometen cometeré cometería cometes cometiendo cometiera cometimos cometiste cometió cometo cometí cometía
compadecer compadezca compadezcan compadezcas compadezco compadezcáis compadezcás
comparecer comparezca comparezcan comparezcas comparezco comparezcáis comparezcás
compartir comparta compartamos compartas comparte comparten compartiendo compartieron compartimos compartirán compartió comparto compartí compartía compartíamos compartían
competer compete competed competes competí
competir competimos compita compitamos compitan compitas compiten compites compitiendo compitiera compitierais compitieran compitieras compitiere compitiereis compitieren compitieres compitieron compitiese compitieseis compitiesen compitieses compitió compito compitáis compitás
complacer complace complacidas complacido complazca complazcamos complazcan complazcas complazco complazcáis complazcás
complicar complique compliquemos compliquen compliques compliqué compliquéis compliqués
componer compondré compone compuesta compuestas compuse compusiera compusierais compusieran compusieras compusiere compusiereis compusieren compusieres compusieron compusiese compusieseis compusiesen compusieses compusimos compusisteis compuso
comprender comprenda comprendan comprendas comprende comprendemos comprenden comprenderá comprenderás comprenderé comprendería comprendes comprendidas comprendido comprendiera comprendimos comprendió comprendo comprendéis comprendí comprendía comprendías
comprimir comprimió
comprobar comprueban compruebe comprueben compruebes compruebo
comprometer comprometa comprometan comprometida comprometido comprometió
comunicar comunique comuniquemos comuniquen comuniques comuniqué comuniquéis comuniqués
conceder concede concedes concedido concedió concedí
concernir concierna conciernan conciernas concierne conciernen conciernes concierno
concertar concierta conciertan conciertas concierten conciertes
concluir concluido concluyeron concluyes concluyó
concordar concuerda concuerdan concuerdas concuerde concuerden concuerdes concuerdo
concurrir concurrida concurrido concurrió
condescender condescienda condesciende condesciendo
conducir conduce conducen conduces conducido conduciendo conducimos conduciremos conducirá conduciré conducía conducíamos conducís conduje condujera condujerais condujeran condujeras condujere condujereis condujeren condujeres condujeron condujese condujeseis condujesen condujeses condujimos condujisteis condujo condujéramos condujéremos condujésemos conduzca conduzcamos conduzcan conduzcas conduzco conduzcáis conduzcás
conferir confiera confieran confieras confiere confieren confieres confiero confiramos confiriendo confiriera confirierais confirieran confirieras confiriere confiriereis confirieren confirieres confirieron confiriese confirieseis confiriesen confirieses confirió confiráis confirás
confesar confiesa confiesan confiesas confiese confiesen confieses confieso
confiar confía confían confías confíe confíen confíes confío
confiscar confisque confisquemos confisquen confisques confisqué confisquéis confisqués
confundir confunda confundas confunde confunden confundida confundido confundidos confundiendo confundieron confundirá confundiste confundió confundo confundáis confundí
conmover conmovida conmovido conmovidos conmovió conmueva conmuevan conmuevas conmueve conmueven conmueves conmuevo
conocer conoce conocemos conocen conocerás conoceré conocería conoces conociera conocieras conocieron conocimos conociste conocisteis conoció conocéis conocés conocí conocía conocíais conocíamos conocían conocías conozca conozcamos conozcan conozcas conozco conozcáis conozcás
conseguir conseguido conseguimos conseguirá conseguirán conseguirás conseguiré conseguiría conseguirían conseguirías conseguiste conseguí conseguía consiga consigamos consigan consigas consigue consiguen consigues consiguiendo consiguiera consiguieran consiguieras consiguiere consiguieren consiguieres consiguieron consiguiese consiguiesen consiguieses consiguió consigáis consigás
consentir consienta consientan consientas consienten consientes consiento consintamos consintiendo consintiera consintieran consintieras consintiere consintieren consintieres consintieron consintiese consintiesen consintieses consintió consintáis consintás
consistir consiste consisten
consolar consuelan consuele consuelen
constituir constituido constituía
construir construida construidas construido construimos construiste construyamos construye construyen construyendo construyeran construyeron construyó construí
consumir consumidos consumiendo consumieron consumiste consumió consumía
container containers
contar cuentan cuenten cuentes
contener contenga contengan contengas contenía contenían contiene contienen contienes contuve contuviera contuvierais contuvieran contuvieras contuviere contuviereis contuvieren contuvieres contuvieron contuviese contuvieseis contuviesen contuvieses contuvimos contuvisteis contuvo contén
continuar continúa continúan continúas continúe continúen continúes continúo
contradecir contradi contradice contradicen contradices contradicha contradichas contradicho contradichos contradiga contradigan contradigas contradigo contradigáis contradigás contradije contradijera contradijere contradijese contradijo contradirá contradirán contradirás contradiré contradiréis contradiría contradirían contradirías
contraer contrae contraeré contrajera contrajo
contrariar contraría contrarían contrarías contraríe contraríen contraríes contrarío
contribuir contribuido contribuye contribuyó contribuí
controvertir controvierta controvierto controvirtió controvirtás
convencer convence convencen convencerá convencida convencidos convenciendo convenciera convencimos convenciste convenció convencí convenza convenzamos convenzan convenzas convenzo convenzáis convenzás
convenir convendría convengo conviene convienen convienes convine conviniendo conviniera convinierais convinieran convinieras conviniere conviniereis convinieren convinieres convinieron conviniese convinieseis conviniesen convinieses convinimos convinisteis convino convén
convertir convertido convertirá convertiría convertí convierta conviertan conviertas convierten conviertes conviertiera convierto convirtamos convirtiendo convirtiera convirtieran convirtieras convirtiere convirtieren convirtieres convirtieron convirtiese convirtiesen convirtieses convirtió convirtáis convirtás
convivir conviven
convocar convoque convoquemos convoquen convoques convoqué convoquéis convoqués
corregir corregid corregida corregido corregí corrige corrigen corriges corrigiendo corrigiera corrigierais corrigieran corrigieras corrigiere corrigiereis corrigieren corrigieres corrigieron corrigiese corrigieseis corrigiesen corrigieses corrigió corrija corrijamos corrijan corrijas corrijo corrijáis corrijás
correr corra corramos corran corras corre corred corren correrás correré corres corrido corriendo corrieron corrimos corriste corrió corráis corré corréis corrí corría corrían
corresponder corresponde corresponden
corroer corroyó
corromper corrompe corromperán corrompidos
coser cose coserías cosiendo cosieron cosiste cosió
costar cuesta cuestan cuesten cuestes
cotizar cotice coticemos coticen cotices coticé coticéis coticés
cover covers
crecer crece crecen crecerá creces crecido creciendo crecieron crecimos creciste creció crecí crecía crezca crezcamos crezcan crezcas crezco crezcáis crezcás
creer cree creemos creen creeremos creerá creerán creerás creeré creería creerían creerías crees creiste creo creyendo creyeron creyó creí creía creíamos creían creías creído creíste
criar crían críe críen críes
criminalizar criminalice criminalicen criminalices criminalicé criminalicés
criticar critique critiquemos critiquen critiques critiqué critiquéis critiqués
crujir cruje crujiendo crujió
cruzar crucemos crucen crucé crucéis crucés
cráter cráteres
cualificar cualifique cualifiquen cualifiques cualifiqué cualifiquéis cualifiqués
cubrir cubra cubre cubriendo cubrieron cubrirán cubrió cubro cubría cúbranse cúbrase
cumplir cumpla cumplan cumplas cumple cumplen cumples cumplida cumpliendo cumpliera cumplieron cumplimos cumplirá cumpliré cumpliste cumplió cumplo cumplí cumplía
cutir cute
danzar dance dancemos dancen dances dancé dancéis dancés
debatir debatido debatiendo debatieron debatimos debatirán debatió
deber deba debamos debas debe debemos deben deberes deberá deberán deberás deberé debería deberíais deberíamos deberían deberías debes debido debiera debieran debieron debimos debiste debiéramos debió debo debéis debés debí debía debíamos debían debías
decaer decaído
decidir decida decidas decide deciden decides decidida decidido decidiendo decidiera decidieron decidimos decidiré decidiría decidirían decidiste decidisteis decidió decido decidí
decir decid decimos decí decía decían decís dice dicen dices diciendo diga digamos digan digas digo digáis digás dije dijera dijerais dijeran dijeras dijere dijereis dijeren dijeres dijeron dijese dijeseis dijesen dijeses dijimos dijisteis dijo dijéramos dijéremos dijésemos diremos dirá dirán dirás diré diréis diría diríais diríamos dirían dirías djisteis
decrecer decreciendo decrezca decrezcamos decrezcan decrezcas decrezco decrezcáis decrezcás
dedicar dedique dediquemos dediquen dediques dediqué dediquéis dediqués
deducir deduje dedujera dedujerais dedujeran dedujeras dedujere dedujereis dedujeren dedujeres dedujeron dedujese dedujeseis dedujesen dedujeses dedujimos dedujisteis dedujo dedujéramos dedujéremos dedujésemos deduzca deduzcamos deduzcan deduzcas deduzco deduzcáis deduzcás
defender defended defenderé defendiendo defendieron defendió defendí defienda defiendan defiendas defiende defienden defiendes defiendo
definir define defines definiera definirías
dejar déjense déjese
demoler demolida demolido demolieron demuelan demuele demuelen
demostrar demuestra demuestran demuestras demuestre demuestren demuestres demuestro
denegar deniega deniegan deniegas deniego deniegue denieguen deniegues
depender dependa dependas depende depended dependemos dependen dependerá dependiendo dependo dependía
deprimir deprime deprimen deprimida deprimido deprimió deprimo deprimí
derretir derretido derretirán derretirás derretía derrita derritamos derritan derritas derriten derrites derritiendo derritiera derritierais derritieran derritieras derritiere derritiereis derritieren derritieres derritieron derritiese derritieseis derritiesen derritieses derritió derrito derritáis derritás
derrocar derroque derroquemos derroquen derroques derroqué derroquéis derroqués
desafiar desafía desafían desafías desafíe desafíen desafíes
desalentar desalienta desalientan desalientas desalienten desalientes
desaparecer desaparece desaparecerá desapareció desaparezca desaparezcan desaparezcas desaparezco desaparezcás
desaprobar desaprueba desaprueban desapruebas desapruebe desaprueben desapruebes desapruebo
desasosegar desasosiega desasosiegan desasosiegas desasosiegue
desatender desatendida desatendidas desatendido desatienda desatiendan desatiendas desatiende desatienden desatiendes desatiendo
descafeinar descafeína descafeínan descafeínas descafeíne descafeínen descafeínes descafeíno
descalzar descalcemos descalcen descalcé descalcéis descalcés
descascar descasquemos descasquen descasqué descasquéis descasqués
descender descended descendemos descendiendo descendieron descendió descendía descienda desciendan desciendas desciende descienden desciendes desciendo
descolgar descuelga descuelgan descuelgas descuelgo descuelgue descuelguen descuelgues
descolorir descolorida
descomponer descompone descompuesta descompuesto descompuse descompuso descompón
desconcertar desconcierta
desconfiar desconfía desconfían desconfías desconfíe desconfíen desconfíes desconfío
desconocer desconoce desconocemos desconocen desconoces desconocía desconozca desconozcan desconozcas desconozco desconozcáis desconozcás
desconsolar desconsuelan desconsuele desconsuelen
descontar descuenta descuentan descuentas descuenten descuentes
descortezar descortece descortecen descorteces descortecé descortecéis descortecés
describir describa describe describen describes describiendo describiría describirías describió describí descripta descriptas descripto descriptos descrita descritas descrito descritos
descubrir descubra descubramos descubras descubre descubren descubres descubriendo descubriera descubrieron descubrimos descubrirá descubrirás descubriré descubriste descubrió descubro descubrí descubrís
desembarcar desembarquen desembarqué desembarqués
desembocar desemboque desemboquen desemboques desemboqué desemboquéis desemboqués
desempacar desempaquen desempaqué desempaquéis desempaqués
desenterrar desentierra desentierran desentierras desentierre desentierren desentierres
desenvolver desenvolvió desenvolvía desenvuelta desenvueltas desenvuelto desenvueltos desenvuelva desenvuelvan desenvuelvas desenvuelve desenvuelven desenvuelves desenvuelvo
desfallecer desfalleció desfallezca desfallezcan desfallezcas desfallezco desfallezcás
deshacer deshace deshaces deshaga deshagamos deshagan deshagas deshago deshagáis deshagás desharemos deshará desharán desharás desharé desharéis desharía desharíais desharíamos desharían desharías deshaz deshecha deshechas deshice deshiciera deshicierais deshicieran deshicieras deshiciere deshiciereis deshicieren deshicieres deshicieron deshiciese deshicieseis deshiciesen deshicieses deshicimos deshicisteis deshizo
desistir desistamos desistieron desistió
deslizar deslice deslicemos deslicen deslices deslicé deslicéis deslicés
desmantelar demantelaré
desmerecer desmerecida desmerezca desmerezcan desmerezcas desmerezco desmerezcáis desmerezcás
desobedecer desobedezca desobedezcan desobedezcas desobedezco desobedezcás
desolar desuelan desuele desuelen
desorganizar desorganice desorganicen desorganices desorganicé desorganicés
desparecer despareció desparezca desparezcan desparezcas desparezco desparezcáis desparezcás
despedazar despedace despedacemos despedacen despedaces despedacé despedacéis despedacés
despedir despedido despedidos despediremos despedirá despedirán despediré despediste despedí despida despidamos despidan despidas despide despiden despides despidiendo despidiera despidierais despidieran despidieras despidiere despidiereis despidieren despidieres despidieron despidiese despidieseis despidiesen despidieses despidió despidáis despidás
despenalizar despenalice despenalicen despenalices despenalicé despenalicés
despertar despierta despiertan despiertas despierten despiertes
desplazar desplacé desplacés
desplegar despliega despliegan despliegas despliego desplieguen
desprender desprenda desprendido
desproteger desprotegida desproteja desprotejan desprotejas desprotejo desprotejáis desprotejás
desproveer desprovista desprovistas desprovisto desprovistos
destacar destaque destaquemos destaquen destaques destaqué destaquéis destaqués
desterrar destierra destierran destierras destierren
desteñir desteñidos destiña destiñamos destiñan destiñas destiñe destiñen destiñendo destiñera destiñerais destiñeran destiñeras destiñere destiñereis destiñeren destiñeres destiñeron destiñes destiñese destiñeseis destiñesen destiñeses destiño destiñáis destiñéramos destiñéremos destiñésemos destiñó
destrozar destrocés
destruir destruida destruidas destruido destruidos destruye destruyen destruyendo destruyeron destruyó
desvanecer desvanece desvaneció desvanezca desvanezcan desvanezcas desvanezco desvanezcáis desvanezcás
desvestir desvista desvistamos desvistan desvistas desvisten desvistes desvistiendo desvistiera desvistieran desvistieras desvistiere desvistieren desvistieres desvistieron desvistiese desvistiesen desvistieses desvistió desvisto desvistáis desvistás
desviar desvía desvían desvías desvíe desvíen desvíes
detener detendremos detendrá detendrás detendré detendrían detenemos detenga detengan detengáis deteniendo detiene detienen detienes detuve detuviera detuvierais detuvieran detuvieras detuviere detuviereis detuvieren detuvieres detuvieron detuviese detuvieseis detuviesen detuvieses detuvimos detuvisteis detuviéramos detuviéremos detuviésemos detuvo detén
devenir deviene devienen devienes devine deviniendo deviniera devinierais devinieran devinieras deviniere deviniereis devinieren devinieres devinieron deviniese devinieseis deviniesen devinieses devinimos devinisteis deviniéramos deviniéremos deviniésemos devino devén
devolver devolverá devolverán devolveré devolviendo devolviera devolvieran devolvieron devolviste devolvió devolví devuelta devueltas devuelto devueltos devuelva devuelvan devuelvas devuelve devuelven devuelves devuelvo devuelvéis
diagnosticar diagnostique diagnostiqué
diferir difiera difieran difieras difiere difieren difieres difiero difiramos difiriendo difiriera difirierais difirieran difirieras difiriere difiriereis difirieren difirieres difirieron difiriese difirieseis difiriesen difirieses difiriéramos difiriéremos difiriésemos difirió difiráis difirás
difundir difunden difundida difundido difundiera difundió
digerir digiera digieran digieras digiere digieren digieres digiero digiramos digiriendo digiriera digirierais digirieran digirieras digiriere digiriereis digirieren digirieres digirieron digiriese digirieseis digiriesen digirieses digiriéramos digiriéremos digiriésemos digirió digiráis digirás
dignificar dignifique dignifiquen dignifiques dignifiqué dignifiquéis dignifiqués
dimir dima dime
dimitir dimitido dimitiese dimitió dimito
dirigir dirige dirigen diriges dirigida dirigido dirigidos dirigieron dirigimos dirigiremos dirigió dirigí dirigía dirigían dirija dirijamos dirijan dirijas dirijo dirijáis dirijás
discernir discierna disciernan disciernas discierne disciernen disciernes discierno
discutir discuta discutamos discutan discutas discute discuten discutido discutiendo discutiera discutieron discutimos discutiremos discutirá discutiste discutió discutáis discutí discutía discutían
disfrazar disfrace disfracemos disfracen disfraces disfracé disfracéis disfracés
dislocar disloquemos disloquen disloqué disloquéis disloqués
disminuir disminuido disminuirá disminuya disminuye disminuyen disminuyendo disminuyera disminuía
disolver disuelta disueltas disuelto disueltos disuelva disuelvan disuelvas disuelve disuelven disuelves disuelvo
disponer dispone dispones disponga dispongo disponía disponían dispuestas dispuesto dispuestos dispuse dispusiera dispusierais dispusieran dispusieras dispusiere dispusiereis dispusieren dispusieres dispusieron dispusiese dispusieseis dispusiesen dispusieses dispusimos dispusisteis dispuso dispón
distinguir distinga distingamos distingan distingas distingue distinguen distinguimos distingáis distingás
distraer distrae distraerá distraes distraiga distraigan distraigas distraje distrajo
distribuir distribuido distribuye distribuyó
disuadir disuadida disuadieron
divertir divertidas divertidos divertimos divertiremos divertirá divertiría divertiste divertí divertían divierta diviertan diviertas divierten diviertes divierto divirtamos divirtiendo divirtiera divirtierais divirtieran divirtieras divirtiere divirtiereis divirtieren divirtieres divirtieron divirtiese divirtieseis divirtiesen divirtieses divirtió divirtáis divirtás
dividir dividamos dividan divide dividen divides dividida dividido dividieron dividirá dividió dividía
dolar duelan
doler dolerá dolería dolida dolido doliera dolió dolía dolían duele duelen
domesticar domestique domestiquen domestiques domestiqué domestiquéis domestiqués
dormir dormido dormidos dormimos dormirá dormirás dormiré dormiría dormiste dormisteis dormí dormía dormíais dormían dormías dormís duerma duerman duermas duermen duermes duermo durmamos durmiendo durmiera durmierais durmieran durmieras durmiere durmiereis durmieren durmieres durmieron durmiese durmieseis durmiesen durmieses durmiéramos durmiéremos durmiésemos durmió durmáis durmás
driver drivers
duplicar duplique dupliquemos dupliquen dupliques dupliqué dupliquéis dupliqués
edificar edifique edifiquemos edifiquen edifiques edifiqué edifiquéis edifiqués
educar eduque eduquemos eduquen eduques eduqué eduquéis eduqués
ejercer ejerció ejerza ejerzamos ejerzan ejerzas ejerzo ejerzáis ejerzás
elegir elegimos elegirá elegirán elegiste elegí elegís elige eligió
eligir eligen eliges eligiera eligieron eligirías elijáis
eludir eludida
embarazar embarace embaracemos embaracen embaraces embaracé embaracéis embaracés
embarcar embarquemos embarquen embarqué embarquéis embarqués
embaucar embauque embauquemos embauquen embauques embauqué embauquéis embauqués
embestir embista embistamos embistan embistas embisten embistes embistiendo embistiera embistierais embistieran embistieras embistiere embistiereis embistieren embistieres embistieron embistiese embistieseis embistiesen embistieses embistió embisto embistáis embistás
embrazar embrace embracemos embracen embraces embracé embracéis embracés
emerger emerged emergió emerja emerjamos emerjan emerjas emerjo emerjáis emerjás
emitir emiten emitiendo emitió emití
empacar empaquemos empaquen empaqué empaquéis empaqués
empalidecer empalideció empalidezca empalidezcan empalidezcas empalidezco empalidezcás
emparentar emparienta emparientan emparientas emparienten emparientes empariento
empatizar empatice empaticemos empaticen empatices empaticé empaticéis empaticés
empecer empecemos empezca empezcamos empezcan empezcas empezco empezcáis empezcás
empedernir empedernido
empezar empecé empecés empiecen empieza empiezan empiezas empiezo
empobrecer empobrecen empobrezca empobrezcan empobrezcas empobrezco empobrezcáis empobrezcás
emprender emprende
enardecer enardecieron enardezca enardezcamos enardezcan enardezcas enardezco enardezcáis enardezcás
encabezar encabece encabecemos encabecen encabeces encabecé encabecéis encabecés
encarecer encarecido encarezca encarezcamos encarezcan encarezcas encarezco encarezcáis encarezcás
encarnizar encarnice encarnicemos encarnicen encarnices encarnicé encarnicéis encarnicés
encender encenderá encendida encendidas encendiendo encendieron encendimos encendiste encendió encendí encendía encienda enciendan enciendas enciende encienden enciendes enciendo
encerrar encierra encierran encierras encierre encierren encierres
encoger encogieron encogió encoja encojamos encojan encojas encojo encojáis
encolerizar encolerice encolericen encolerices encolericé encolericéis encolericés
encontrar encontarais encuentra encuentran encuentras encuentre encuentren encuentres
encubertar encubierta encubiertan encubiertas encubierten encubiertes encubierto
enderezar enderece enderecemos enderecen endereces enderecé enderecéis enderecés
endulzar endulce endulcemos endulcen endulces endulcé endulcéis endulcés
endurecer endurece endurecida endurezca endurezcamos endurezcan endurezcas endurezco endurezcáis endurezcás
enfatizar enfatice enfaticemos enfaticen enfatices enfaticé enfaticéis enfaticés
enfocar enfoquemos enfoquen enfoqué enfoquéis enfoqués
enfrascar enfrasque enfrasquemos enfrasquen enfrasques enfrasqué enfrasquéis enfrasqués
enfriar enfría enfrían enfrías enfríe enfríen enfríes enfrío
enfurecer enfurecida enfurecido enfureció enfurezca enfurezcamos enfurezcan enfurezcas enfurezco enfurezcáis enfurezcás
engreír engreída engreídas engreído engreídos engriais engriamos engrias engriendo engriera engrierais engrieran engrieras engriere engriereis engrieren engrieres engrieron engriese engrieseis engriesen engrieses engrio engriáis engriéramos engriéremos engriésemos engrió engría engrían engrías engríe engríen engríes engrío
enloquecer enloquece enloquecido enloqueció enloquezca enloquezcan enloquezcas enloquezco enloquezcáis enloquezcás
enmarcar enmarque enmarquemos enmarquen enmarques enmarqué enmarquéis enmarqués
enmendar enmiendan enmiende enmienden enmiendes enmiendo
enorgullecer enorgullece enorgullezca enorgullezco
enriquecer enriquecen enriqueció enriquezca enriquezcan enriquezcas enriquezco enriquezcáis enriquezcás
enrojecer enrojecida enrojezca enrojezcamos enrojezcan enrojezcas enrojezco enrojezcáis enrojezcás
enronquecer enronqueció enronquezca enronquezcan enronquezcas enronquezco enronquezcás
ensangrentar ensangrienta ensangriento
entender entendemos entenderemos entenderá entenderán entenderás entenderé entenderéis entendería entenderían entenderías entendiendo entendiera entendieron entendiese entendimos entendiste entendió entendáis entendéis entendés entendí entendía entendías entienda entiendan entiendas entiende entienden entiendes entiendo
enterrar entierra entierran entierras entierre entierren entierres
entreabrir entrabierta entrabiertas entrabierto entrabiertos entreabierta entreabierto
entrelazar entrelace entrelacemos entrelacen entrelaces entrelacé entrelacéis entrelacés
entretener entretiene entretienen entretienes entretuve entretuviera entretuviere entretuviese entretuvimos entretuvo entretén
entristecer entristece entristeció entristezca entristezcan entristezcas entristezco entristezcás
entrometer entrometas entrometido
entumecer entumece entumecida entumecido entumecieron entumezca entumezcamos entumezcan entumezcas entumezco entumezcáis entumezcás
envejecer envejece envejecemos envejecen envejecido envejeciendo envejeció envejecía envejezca envejezcamos envejezcan envejezcas envejezco envejezcáis envejezcás
enviar envía envían envías envíe envíen envíes
envolver envolvió envolvía envuelta envueltas envuelto envueltos envuelva envuelvan envuelvas envuelve envuelven envuelves envuelvo
equivaler equivalía equivalían
equivocar equivoque equivoquemos equivoquen equivoques equivoqué equivoquéis equivoqués
erguir erguido irga irgamos irgan irgas irgo irgue irguen irgues irguiendo irguiera irguierais irguieran irguieras irguiere irguiereis irguieren irguieres irguieron irguiese irguieseis irguiesen irguieses irguiéramos irguiéremos irguiésemos irguió irgáis yerga yergan yergas yergo yergue yerguen yergues
erigir erigido erigieron erigió erigía erija erijamos erijan erijas erijo erijáis erijás
erradicar erradique erradiquemos erradiquen erradiques erradiqué erradiquéis erradiqués
errar yerra yerran yerras yerre yerren yerres
escabullir escabullas escabulleron escabulló
escandalizar escandalice escandalicen escandalices escandalicé escandalicés
escoger escoge escogerá escogerás escoges escogido escogieron escogimos escogiste escogió escogí escogía escoja escojamos escojan escojas escojo escojáis escojás
escolar escuelan escuele escuelen
esconder escondamos escondas esconde escondemos esconden esconderemos esconderé escondería escondida escondidas escondido escondidos escondiendo escondieron escondimos escondiste escondió escondé escondí escondía
escribir escriban escribe escriben escribes escribid escribiendo escribiera escribieras escribieron escribieses escribimos escribirá escribiré escribiría escribiste escribió escribo escribáis escribí escribía escribíamos escribís escrita escritas
escupir escupió
escurrir escurriendo escurrió escurría
esforzar esforcemos esforcé esforcéis esforcés esfuerce esfuercen esfuerces esfuerza esfuerzan esfuerzas
esfumar esfúmense esfúmese
esparcir esparces esparcidas esparcidos esparcieron esparza esparzamos esparzan esparzas esparzo esparzáis esparzás
especializar especialice especialicen especialices especialicé especialicés
especificar especifique especifiquen especifiques especifiqué especifiqués
esperanzar esperance esperancemos esperancen esperances esperancé esperancéis esperancés
espiar espían espíe espíen espíes espío
esquiar esquía esquían esquías esquíe esquíen esquío
estabilizar estabilice estabilicen estabilices estabilicé estabilicéis estabilicés
establecer establece establecidas establecido estableciera estableció establezca establezcan establezcas establezco establezcáis establezcás
estancar estanquemos estanquen estanqué estanquéis estanqués
estatuir estatuimos
estremecer estremeció estremezca estremezcan estremezcas estremezco estremezcáis estremezcás
estreñir estreñido estriña estriñamos estriñan estriñas estriñe estriñen estriñendo estriñera estriñerais estriñeran estriñeras estriñere estriñereis estriñeren estriñeres estriñeron estriñes estriñese estriñeseis estriñesen estriñeses estriño estriñáis estriñás estriñéramos estriñéremos estriñésemos estriñó
evacuar evacúa evacúan evacúas evacúe evacúen evacúes evacúo
evadir evade evadiendo
evaluar evalúa evalúan evalúas evalúe evalúen evalúes evalúo
evocar evoque evoquemos evoquen evoques evoqué evoquéis evoqués
exceder excedas
excluir excluida excluido excluye
exhibir exhibió
exigir exige exigen exigieron exigió exija exijamos exijan exijas exijo exijáis exijás
existir exista existan existas existe existen existido existiera existiría existirían existió existo existía
expiar expía expían expías expíe expíen expíes expío
explicar explique expliquemos expliquen expliques expliqué expliquéis expliqués
exponer expone exponga expongas exponiendo expuesta expuestas expuesto expuestos expuse expusiera expusierais expusieran expusieras expusiere expusiereis expusieren expusieres expusieron expusiese expusieseis expusiesen expusieses expusimos expusisteis expusiéramos expusiéremos expusiésemos expuso expón
exprimir exprimiendo exprimió exprimí
extasiar extasía extasían extasías extasíe extasíen extasíes extasío
extender extended extenderá extendida extendido extendieron extendió extendí extienda extiendan extiendas extiende extienden extiendes extiendo
extenuar extenúa extenúan extenúas extenúe extenúen extenúes extenúo
extinguir extinga extingamos extingan extingas extingo extingue extinguido extinguieron extinguió extingáis extingás
extraer extraigan extrajeron
extraviar extravía extravían extravías extravíe extravíen extravíes
fabricar fabrique fabriquemos fabriquen fabriques fabriqué fabriquéis fabriqués
facer face faced faces faga fagamos fagan fagas fago fagáis fagás faremos fará farán farás faré faréis faría faríais faríamos farían farías ficeras ficiera ficierais ficieran ficiere ficiereis ficieren ficieres ficieron ficimos ficisteis ficiéramos ficiéremos
fallecer fallecieron falleció fallezca fallezcamos fallezcan fallezcas fallezco fallezcáis fallezcás
fallir fallidos
falsificar falsifique falsifiquen falsifiques falsifiqué falsifiquéis falsifiqués
familiarizar familiarice familiaricen familiarices familiaricé familiaricés
favorecer favorecido favorecía favorezca favorezcamos favorezcan favorezcas favorezco favorezcáis favorezcás
fenecer feneció fenezca fenezcamos fenezcan fenezcas fenezco fenezcáis
fertilizar fertilice fertilicemos fertilicen fertilices fertilicé fertilicéis fertilicés
fiar fía fían fías fíe fíen fíes fío
finalizar finalice finalicemos finalicen finalices finalicé finalicéis finalicés
fingir finge finges fingiendo fingieron fingiré fingió fingí fingía finja finjamos finjan finjas finjo finjáis finjás
florecer florece florecen florecido floreciendo floreció florezca florezcamos florezcan florezcas florezco florezcáis florezcás
fluir fluid fluida fluye fluía
follar fuellan fuellen
fortalecer fortalece fortalezca fortalezcan fortalezcas fortalezco fortalezcáis fortalezcás
fortificar fortifique fortifiquen fortifiques fortifiqué fortifiquéis fortifiqués
forzar forcemos forcé forcéis forcés fuerce fuercen fuerces fuerzan fuerzo
fotografiar fotografían fotografíe fotografíen fotografíes fotografío
fraguar fragüe fragüemos fragüen fragües fragüé fragüéis fragüés
fregar friegan friego friegue frieguen friegues
freír freído freíste friais friamos frias friendo frierais frieran friere friereis frieren frieres frieron friese frieseis friesen frieses frio fritos friáis friéramos friéremos friésemos frió frían fríe fríen fríes
fruncir fruncidas frunció frunza frunzamos frunzan frunzas frunzo frunzáis frunzás
fundar fude
fundir fundida fundió fundía
garantizar garantice garanticemos garanticen garantices garanticé garanticéis garanticés
gemir gemía gima gimamos giman gimas gimen gimes gimiendo gimiera gimierais gimieran gimieras gimiere gimiereis gimieren gimieres gimieron gimiese gimieseis gimiesen gimieses gimiéramos gimiéremos gimiésemos gimió gimo gimáis gimás
generalizar generalice generalicen generalices generalicé generalicéis generalicés
gobernar gobierna gobiernan gobierne gobiernen gobiernes
gozar gocemos gocen gocé gocéis gocés
graduar gradúa gradúan gradúas gradúe gradúen gradúes gradúo
granizar granice granicemos granicen granices granicé granicéis granicés
gruñir gruñendo gruñía gruñó
guiar guían guíe guíen guíes guío
gángster gangsters
haber habido habiendo habremos habrá habrán habrás habré habría habríamos habrían habrías habéis había habíais habíamos habían habías han has hay haya hayamos hayan hayáis hemos hube hubiera hubierais hubieran hubieras hubiere hubiereis hubieren hubieres hubieron hubiese hubieseis hubiesen hubieses hubimos hubisteis hubiéramos hubiéremos hubiésemos hubo
habituar habi habitúa habitúan habitúas habitúe habitúen habitúes habitúo
hacer hace haced hacemos hacen haces haciendo hacé hacéis hacés hacía hacíamos hacían hacías haga hagamos hagan hagas hago hagáis hagás haremos hará harán harás haré haréis haría haríais haríamos harían harías hecha hechas hice hiciera hicierais hicieran hicieras hiciere hiciereis hicieren hicieres hicieron hiciese hicieseis hiciesen hicieses hicimos hicisteis hiciéramos hiciéremos hiciésemos hizo
hacker hackers
hastiar hastía hastían hastías hastíe hastíen hastíes
hechizar hechice hechicemos hechicen hechices hechicé hechicéis hechicés
helar hielan hiele hielen
herir heriremos heriste herí hiera hieran hieras hiere hieren hieres hiero hiramos hiriendo hiriera hirierais hirieran hirieras hiriere hiriereis hirieren hirieres hirieron hiriese hirieseis hiriesen hirieses hiriéramos hiriéremos hiriésemos hirió hiráis hirás
hervir hervidos hervimos hervirá herviré hervirías hierva hiervan hiervas hierve hierven hierves hiervo hirvamos hirviendo hirviera hirvierais hirvieran hirvieras hirviere hirviereis hirvieren hirvieres hirvieron hirviese hirvieseis hirviesen hirvieses hirviéramos hirviéremos hirviésemos hirvió hirváis hirvás
hincar hinque hinquemos hinquen hinques hinqué hinquéis hinqués
hipnotizar hipnotice hipnoticemos hipnoticen hipnotices hipnoticé hipnoticéis hipnoticés
historiar historía historían historías historíe historíen historíes historío
holgar huelgan huelgue huelguen huelgues
horrorizar horrorice horroricemos horroricen horrorices horroricé horroricéis horroricés
hospitalizar hospitalice hospitalicen hospitalices hospitalicé hospitalicés
hozar hoce hocemos hocen hoces hocé hocéis hocés
huir huiste huye huyendo huyeron huyes huyó huí
hundir hunda hunde hundido hundiendo hundieron hundimos hundirá hundió hundía
hámster hamsters
identificar identifique identifiquen identifiques identifiqué identifiqués
impartir impartirá
impedir impedirá impediré impedía impida impidamos impidan impidas impide impiden impides impidiendo impidiera impidierais impidieran impidieras impidiere impidiereis impidieren impidieres impidieron impidiese impidieseis impidiesen impidieses impidiéramos impidiéremos impidiésemos impidió impido impidáis impidás
implicar implique impliquemos impliquen impliques impliqué impliquéis impliqués
imponer impuesta impuestas impuse impusiera impusierais impusieran impusieras impusiere impusiereis impusieren impusieres impusieron impusiese impusieseis impusiesen impusieses impusimos impusisteis impusiéramos impusiéremos impusiésemos impuso impón
imprimir impresa impresas imprimiendo imprimieron imprimió
incluir incluida incluido incluidos incluye incluyen incluyendo incluyeron incluí incluía
incumbir incumbe
incumplir incumplas incumplen
indemnizar indemnice indemnicemos indemnicen indemnices indemnicé indemnicéis indemnicés
independizar independice independicen independices independicé independicés
indicar indique indiquemos indiquen indiques indiqué indiquéis indiqués
indisponer indispuesta indispuestas indispuesto indispuestos indispuse indispusiera indispusiere indispusiese indispusimos indispuso indispón
inducir induje indujera indujerais indujeran indujeras indujere indujereis indujeren indujeres indujeron indujese indujeseis indujesen indujeses indujimos indujisteis indujo indujéramos indujéremos indujésemos induzca induzcamos induzcan induzcas induzco induzcáis induzcás
infligir infligida inflija inflijamos inflijan inflijas inflijo inflijáis inflijás
influir influido influirá influye
infringir infringido infringiendo infringió infrinja infrinjamos infrinjan infrinjas infrinjo infrinjáis infrinjás
ingerir ingeridos ingeriste ingiera ingieran ingieras ingiere ingieren ingieres ingiero ingiramos ingiriendo ingiriera ingirierais ingirieran ingirieras ingiriere ingiriereis ingirieren ingirieres ingirieron ingiriese ingirieseis ingiriesen ingirieses ingiriéramos ingiriéremos ingiriésemos ingirió ingiráis ingirás
inmunizar inmunice inmunicemos inmunicen inmunices inmunicé inmunicéis inmunicés
inscribir inscribiré inscribió inscripta inscriptas inscripto inscriptos inscrita inscritas inscrito inscritos
insinuar insinúa insinúan insinúas insinúe insinúen insinúes insinúo
insistir insistas insiste insistieron insistimos insistió insisto insistí insistía
instruir instruí
intender intended intienda intiendan intiendas intiende intienden intiendes intiendo
interactuar interac interactúa interactúan interactúas interactúe interactúen interactúes interactúo
interceder intercederé
interferir interferirá interferían interfiera interfieran interfieras interfiere interfieren interfieres interfiero interfiramos interfiriera interfiriere interfiriese interfirió interfiráis interfirás
interponer interponga interpuesta interpuestas interpuesto interpuestos interpuse interpusiera interpusiere interpusiese interpusimos interpuso interpón
interrumpir interrumpa interrumpas interrumpido interrumpió interrumpo interrumpí interrumpía
intervenir interviene intervienen intervienes intervine interviniera interviniere interviniese intervinimos intervino intervén
intoxicar intoxique intoxiquemos intoxiquen intoxiques intoxiqué intoxiquéis intoxiqués
intrincar intrinque intrinquemos intrinquen intrinques intrinqué intrinquéis intrinqués
introducir introduce introducido introduje introdujera introdujeran introdujeras introdujere introdujeren introdujeres introdujeron introdujese introdujesen introdujeses introdujimos introdujo introduzca introduzcan introduzcas introduzco introduzcáis introduzcás
intuir intuyo
inutilizar inutilice inutilicemos inutilicen inutilices inutilicé inutilicéis inutilicés
invadir invade invadida invadieron invadió
invertir invertiría invierta inviertan inviertas invierten inviertes invierto invirtamos invirtiendo invirtiera invirtierais invirtieran invirtieras invirtiere invirtiereis invirtieren invirtieres invirtieron invirtiese invirtieseis invirtiesen invirtieses invirtió invirtáis invirtás
investir invista invistamos invistan invistas invisten invistes invistiendo invistiera invistierais invistieran invistieras invistiere invistiereis invistieren invistieres invistieron invistiese invistieseis invistiesen invistieses invistió invisto invistáis invistás
invocar invoque invoquemos invoquen invoques invoqué invoquéis invoqués
ir fuimos fuiste fuéramos iba iban ibas ido idos iremos irá irán irás iré iréis iría vais vamos van vas vaya vayamos vayan vayáis vayás voy yendo íbamos
irrumpir irrumpiendo irrumpieron irrumpió
izar ice icemos icen ices icé icéis icés
joder joda jodan jodas jode jodiendo jodió
jugar juega juegan juegas juegue jueguen juegues
juntar júntense júntese
justificar justifique justifiquen justifiques justifiqué justifiquéis justifiqués
júpiter jupíteres
lacar laque laquemos laquen laques laqué laquéis laqués
lamer lamiendo lamió
lanzar lancemos lancen lancé lancéis lancés
latir late latiendo latía
leer lea leamos lean leas lee leed leen leeré leería lees leyendo leyera leyeras leyeron leyó leé leí leía leído leídos leíste
legalizar legalice legalicemos legalicen legalices legalicé legalicéis legalicés
liar lían líe líen líes
llamar llámense llámese
llover lloverá llovería llovido lloviendo lloviera llovió llovía llueva lluevan lluevas llueve llueven llueves lluevo
localizar localice localicemos localicen localices localicé localicéis localicés
lubricar lubrique lubriquemos lubriquen lubriques lubriqué lubriquéis lubriqués
lucir luce lucen lucid lucirías lució lucía lucían luzca luzcamos luzcan luzcas luzco luzcáis luzcás
láser láseres
líder líderes
machacar machaque machaquemos machaquen machaques machaqué machaquéis machaqués
malcriar malcría malcrían malcrías malcríe malcríen malcríes malcrío
maldecir maldice maldicen maldices maldicha maldichas maldicho maldichos maldiciendo maldiga maldigamos maldigan maldigas maldigo maldigáis maldigás maldije maldijera maldijerais maldijeran maldijeras maldijere maldijereis maldijeren maldijeres maldijeron maldijese maldijeseis maldijesen maldijeses maldijimos maldijisteis maldijo maldijéramos maldijéremos maldijésemos
malentender malentienda malentiendan malentiendas malentiende malentienden malentiendes malentiendo
manager managers
manifestar manifiestan manifiestas manifiesten manifiestes
mantener mantendrá mantendrán mantendrás mantendré mantendría mantendrías mantened mantenemos mantenga mantengamos mantengan mantengas mantengo mantenido manteniendo mantené mantenía mantiene mantienen mantienes mantuve mantuviera mantuvierais mantuvieran mantuvieras mantuviere mantuviereis mantuvieren mantuvieres mantuvieron mantuviese mantuvieseis mantuviesen mantuvieses mantuvimos mantuvisteis mantuvo mantén
marcar marque marquemos marquen marques marqué marquéis
mascar masque masquemos masquen masques masqué masquéis masqués
master masters
masticar mastiquemos mastiquen mastiqué mastiquéis mastiqués
materializar materialice materialicen materialices materialicé materialicés
maullar maúllan maúlle maúllen
mazar mace macemos macen maces macé macéis macés
mecanografiar mecanografíe mecanografío
mecer mece mecían meza mezamos mezan mezas mezo mezáis mezás
medir medido medimos mediste mida midamos midan midas mide miden mides midiendo midiera midierais midieran midieras midiere midiereis midieren midieres midieron midiese midieseis midiesen midieses midiéramos midiéremos midiésemos midió mido midáis midás
memorizar memorice memoricemos memoricen memorices memoricé memoricéis memoricés
menester menesteres
mentalizar mentalice mentalicemos mentalicen mentalices mentalicé mentalicéis mentalicés
mentar mienta mientan mientas miento
mentir mentido mentimos mentiría mentiste mentí mentía mintamos mintiendo mintiera mintierais mintieran mintieras mintiere mintiereis mintieren mintieres mintieron mintiese mintieseis mintiesen mintieses mintiéramos mintiéremos mintiésemos mintió mintáis mintás
merecer merece merecemos merecen mereces merecida merecéis merecía merecían merecías merezca merezcamos merezcan merezcas merezco merezcáis merezcás
merendar meriendan meriende merienden meriendes meriendo
meter metan mete meten meteremos meterá meterás meteré metería metes metiendo metiera metieran metieras metieron metimos metiste metió meto metí
minimizar minimice minimicemos minimicen minimices minimicé minimicéis minimicés
modificar modifique modifiquemos modifiquen modifiques modifiqué modifiquéis modifiqués
moler mole molido molidos moliendo molió muelan muele muelen
monetizar monetice moneticemos moneticen monetices moneticé moneticéis moneticés
monopolizar monopolice monopolicen monopolices monopolicé monopolicéis monopolicés
morder mordida mordidas mordido mordiendo mordiste mordió mordí mordía muerda muerdan muerdas muerde muerden muerdes muerdo
morir morimos moriremos morirá morirán morirás moriré moriréis moriría moriríamos morirían morí moría mueran muere mueren mueres muero muriendo muriera murierais murieran murieras muriere muriereis murieren murieres murieron muriese murieseis muriesen murieses muriéramos muriéremos muriésemos murió muráis múras
mortificar mortifique mortifiquen mortifiques mortifiqué mortifiquéis mortifiqués
moscar mosque mosquemos mosquen mosques mosqué mosquéis mosqués
mostrar muestran muestre muestren muestres muestro
mover movamos move moved moverá moveré moves movido moviendo moviera movieran movieras movieron moviste movió mováis moví movía movían mueva muevan muevas mueve mueven mueves muevo
mujer mujeres
multiplicar multiplique multipliquen multipliques multipliqué multipliqués
mánager mánayer
nacer nace nacemos nacen nacerá naciera nacieron nacimos naciste nacisteis nació nací nazca nazcamos nazcan nazcas nazco nazcáis nazcás
negar niega niegan niegas niego niegue nieguen niegues
nevar nieva nievan nievas nieven nievo
notificar notifique notifiquemos notifiquen notifiques notifiqué notifiquéis notifiqués
obcecar obceque obcequemos obcequen obceques obcequé obcequéis obcequés
obedecer obedece obedecemos obedecerá obedecida obedecieras obedecieron obedecimos obedeció obedecí obedezca obedezcamos obedezcan obedezcas obedezco obedezcáis obedezcás
obstaculizar obstaculice obstaculicen obstaculices obstaculicé obstaculicés
obstruir obstruida obstruidas obstruye obstruyó
obtener obtendremos obtendrá obtendré obtenga obtengo obtenido obtenidos obteniendo obtiene obtienen obtienes obtuve obtuviera obtuvierais obtuvieran obtuvieras obtuviere obtuviereis obtuvieren obtuvieres obtuvieron obtuviese obtuvieseis obtuviesen obtuvieses obtuvimos obtuvisteis obtuviéramos obtuviéremos obtuviésemos obtuvo obtén
ocurrir ocurra ocurre ocurren ocurrido ocurriendo ocurriera ocurrieron ocurriese ocurrirá ocurriría ocurrió ocurría
ofender ofendas ofende ofenden ofendido ofendiera ofendió ofendo
ofrecer ofrece ofrecemos ofrecen ofrecerán ofrecería ofrecido ofreciera ofrecieras ofrecieron ofrecimos ofreciste ofreció ofrecéis ofrecí ofrezca ofrezcamos ofrezcan ofrezcas ofrezco ofrezcáis ofrezcás
oler huelan huele huelen oled olido oliendo oliste olió olé olí olía
omitir omite omitido omitió
oponer opondré opondría opone opones opongas opongo oponían opuesta opuestas opuesto opuestos opuse opusiera opusierais opusieran opusieras opusiere opusiereis opusieren opusieres opusieron opusiese opusieseis opusiesen opusieses opusimos opusisteis opusiéramos opusiéremos opusiésemos opuso opón opósita opósitas opósito opósitos
oprimir opresa opresas opreso opresos oprime oprimes oprimió
organizar organice organicemos organicen organices organicé organicéis organicés
oscurecer oscurece oscurecerá oscurecido oscureciendo oscureciera oscurecieron oscureciese oscureció oscurezca oscurezcamos oscurezcan oscurezcas oscurezco oscurezcáis oscurezcás
oír oiga oigan oigas oigo oiremos oirá oiría oye oyen oyendo oyeras oyeron oyes oyó oía oímos oís oíste
pacer pace paced paces pazca pazcamos pazcan pazcas pazco pazcáis pazcás
padecer padece padecido padeciendo padeció padecía padezca padezcamos padezcan padezcas padezco padezcáis padezcás
palidecer palideció palidezca palidezcamos palidezcan palidezcas palidezco palidezcáis palidezcás
paralizar paralice paralicemos paralicen paralices paralicé paralicéis paralicés
parecer parece parecemos parecen parecerá parecería pareces parecidas pareciera parecieran parecieron pareció parecéis parecés parecía parecían parecías parezca parezcamos parezcan parezcas parezco parezcáis parezcás
parir parió parís
partir parta parten partid partiendo partiera partieron partimos partiremos partirá partiré partió
pasar psaras
pasear paséense paséese
pecar pequemos pequen pequé pequéis pequés
pedir pedid pedimos pedirá pediré pediría pedirían pedirías pediste pedí pedía pedías pida pidamos pidan pidas pide piden pides pidiendo pidiera pidierais pidieran pidieras pidiere pidiereis pidieren pidieres pidieron pidiese pidieseis pidiesen pidieses pidiéramos pidiéremos pidiésemos pidió pido pidáis pidás
peer pee peed pees
pellizcar pellizque pellizquemos pellizquen pellizques pellizqué pellizquéis pellizqués
pender pende
pensar piensa piensan piensas piense piensen pienses pienso
percibir percibido percibiste percibí
perder perdamos perdemos perderemos perderás perderé perdería perdiendo perdiera perdieras perdieron perdiese perdimos perdiste perdisteis perdiéramos perdió perdés perdí perdía pierda pierdan pierdas pierde pierden pierdes pierdo
perecer perecería perezca perezcamos perezcan perezcas perezco perezcáis perezcás
perjudicar perjudique perjudiquen perjudiques perjudiqué perjudiquéis perjudiqués
permanecer permanece permaneced permanecen permanecerá permanecido permaneciera permanecimos permaneciste permaneció permanecía permanezca permanezcan permanezcas permanezco permanezcáis permanezcás
permitir permita permitas permite permiten permites permitida permitido permitiera permitieron permitimos permitiremos permitirá permitirán permitiré permitiría permitirías permitiste permitió permito permití permitía permitían
perseguir perseguido perseguirá perseguí perseguía persiga persigamos persigan persigas persigo persigue persiguen persigues persiguiendo persiguiera persiguieran persiguieras persiguiere persiguieren persiguieres persiguieron persiguiese persiguiesen persiguieses persiguió persigáis persigás
persistir persiste
personalizar personalice personalicen personalices personalicé personalicés
persuadir persuade persuadimos persuadió persuadí persuadía
pertenecer pertenece pertenecemos pertenecen perteneces perteneció pertenecía pertenezca pertenezcan pertenezcas pertenezco pertenezcáis pertenezcás
pescar pesque pesquemos pesquen pesques pesqué pesquéis pesqués
petrificar petrifique petrifiquen petrifiques petrifiqué petrifiquéis petrifiqués
piar pían pías píe píen píes
picar piquemos piquen piquéis
placar plaque plaquemos plaquen plaques plaquéis
placer place placed placeres places plazca plazcamos plazcan plazcas plazco plazcáis plazcás plegue plugo pluguiera pluguiere pluguieron pluguiese
planificar planifique planifiquen planifiques planifiqué planifiquéis planifiqués
platicar platique platiquemos platiquen platiques platiqué platiquéis platiqués
plegar pliega pliegan pliegas plieguen
poblar pueblan pueblen
poder podamos podemos poderes podes podido podremos podrá podrán podrás podré podréis podría podríais podríamos podrían podrías podéis podía podíamos podían podías pude pudiendo pudiera pudierais pudieran pudieras pudiere pudiereis pudieren pudieres pudieron pudieseis pudiesen pudieses pudimos pudisteis pudiéramos pudiéremos pudiésemos pudo pueda puedan puedas puede pueden puedes puedo
podrir podrida podridas podrido podridos
pointer pointers
polinizar polinice polinicemos polinicen polinices polinicé polinicéis polinicés
polir pole
poner pon pondrá pondrán pondrás pondré pondría pondrías pone poned ponemos ponen pones ponga pongamos pongan pongas pongo poniendo poné ponéis ponía ponían puse pusiera pusierais pusieran pusieras pusiere pusiereis pusieren pusieres pusieron pusiese pusieseis pusiesen pusieses pusimos pusisteis pusiéramos pusiéremos pusiésemos puso
popularizar popularice popularicen popularices popularicé popularicéis popularicés
poseer posea poseas posee poseen posees poseo poseyó poseía poseíamos
posponer pospondrá pospondré pospondría pospone posponemos posponiendo pospuesta pospuestas pospuesto pospuestos pospuse pospusiera pospusierais pospusieran pospusieras pospusiere pospusiereis pospusieren pospusieres pospusieron pospusiese pospusieseis pospusiesen pospusieses pospusimos pospusisteis pospuso pospón
practicar practique practiquemos practiquen practiques practiqué practiquéis practiqués
precaver precavido precavidos
preceder precede precedes
precocer precocida
predecir predi predicha predichas predicho predichos prediciendo prediga predigamos predigan predigas predigo predigáis predigás predije predijera predijerais predijeran predijeras predijere predijereis predijeren predijeres predijeron predijese predijeseis predijesen predijeses predijimos predijisteis predijo predijéramos predijéremos predijésemos prediremos predirá predirán predirás prediré prediréis prediría prediríais prediríamos predirían predirías
predicar predique prediquemos prediquen prediques prediqué prediquéis prediqués
preferir preferida preferidas preferido preferidos preferimos preferiría preferiríais preferirías prefería preferís prefiera prefieran prefieras prefiere prefieren prefieres prefiero prefiramos prefiriendo prefiriera prefirierais prefirieran prefirieras prefiriere prefiriereis prefirieren prefirieres prefirieron prefiriese prefirieseis prefiriesen prefirieses prefirió prefiráis prefirás
prender prende prenderé prendida prendidas prendiendo prendimos prendió
prescribir prescribe prescribió prescripta prescriptas prescripto prescriptos prescrita prescritas prescrito prescritos
presentir presienta presientan presientas presienten presientes presiento presintamos presintiendo presintiera presintieran presintieras presintiere presintieren presintieres presintieron presintiese presintiesen presintieses presintió presintáis presintás
presumir presume presumiendo presumió presumía
pretender pretendamos pretende pretended pretendemos pretenden pretenderá pretendes pretendido pretendiera pretendo pretendéis pretendí pretendía
prevalecer prevalecerá prevalezca prevalezcan prevalezcas prevalezco prevalezcáis prevalezcás
prevenir prevenido previene previenen previenes previne previniendo previniera previnierais previnieran previnieras previniere previniereis previnieren previnieres previnieron previniese previnieseis previniesen previnieses previnimos previnisteis previno
prever preveo previendo previmos prevista previsto previstos
probar prueban pruebe prueben pruebes pruebo
proceder procedamos procede procedieron procedió
producir produce producen produces producido produciendo producimos produje produjera produjerais produjeran produjeras produjere produjereis produjeren produjeres produjeron produjese produjeseis produjesen produjeses produjimos produjisteis produjo produjéramos produjéremos produjésemos produzca produzcamos produzcan produzcas produzco produzcáis produzcás
proferir profiera profieran profieras profiere profieren profieres profiero profiramos profiriendo profiriera profirierais profirieran profirieras profiriere profiriereis profirieren profirieres profirieron profiriese profirieseis profiriesen profirieses profirió profiráis profirás
profundizar profundice profundicen profundices profundicé profundicéis profundicés
prohibir prohibidas prohibido prohibiendo prohibieron prohibió prohíba prohíban prohíbas prohíbe prohíben prohíbes prohíbo
prometer prometas promete prometerías prometes prometieron prometimos prometiste prometisteis prometió prometo prometí
promover promovida promovido promovió promueva promuevan promuevas promueve promueven promueves promuevo
pronosticar pronostique pronostiquen pronostiques pronostiqué pronostiqués
proponer propone proponemos propones proponga propongo propuesto propuestos propuse propusiera propusierais propusieran propusieras propusiere propusiereis propusieren propusieres propusieron propusiese propusieseis propusiesen propusieses propusimos propusisteis propuso propón
proseguir proseguimos proseguiré proseguía prosiga prosigamos prosigan prosigas prosigo prosigue prosiguen prosigues prosiguiendo prosiguiera prosiguieran prosiguieras prosiguiere prosiguieren prosiguieres prosiguieron prosiguiese prosiguiesen prosiguieses prosiguió prosigáis prosigás
proteger protegen protegerán protegeré protegería protegiendo protegió protegía protegían proteja protejamos protejan protejas protejo protejáis protejás
proveer proveen proveeré proveyeron proveyó provista provistas provisto provistos
provenir proven provengo provenía proviene provienen provienes provine proviniendo proviniera provinierais provinieran provinieras proviniere proviniereis provinieren provinieres provinieron proviniese provinieseis proviniesen provinieses provinimos provinisteis provino provén
provocar provoque provoquemos provoquen provoques provoqué provoquéis provoqués
publicar publique publiquemos publiquen publiques publiqué publiquéis publiqués
pudir pudiese
pudrir podra podras podro podros pudrieron
pulir pulió
puntuar pun puntúa puntúan puntúas puntúe puntúen puntúes puntúo
póquer poquerses
quebrar quiebran quiebre quiebren quiebres
querer queramos queremos queres queriendo querrá querrán querrás querré querría querríais querríamos querrían querrías queráis queréis querés quería queríais queríamos querían querías quiera quieran quieras quiere quieren quieres quiero quise quisiera quisierais quisieran quisieras quisiere quisiereis quisieren quisieres quisieron quisiese quisieseis quisiesen quisieses quisimos quisisteis quisiéramos quisiéremos quisiésemos quiso
ralentizar ralentice ralenticemos ralenticen ralentices ralenticé ralenticéis ralenticés
rascar rasque rasquemos rasquen rasques rasqué rasquéis rasqués
razar race racemos racen races racé racéis racés
realizar realice realicemos realicen realices realicé realicéis realicés
rebuscar rebusque rebusquemos rebusquen rebusques rebusqué rebusquéis rebusqués
recaer recae
rechazar rechacemos rechacen rechacé rechacéis rechacés
recibir reciba reciban recibas recibe reciben recibes recibido recibidos recibiendo recibieras recibieron recibimos recibiremos recibirá recibirán recibirás recibiré recibiste recibió recibí recibíamos
recluir recluido
recoger recoge recoged recogerá recogerás recogeré recoges recogido recogiendo recogieron recogió recogía recogían recoja recojamos recojan recojas recojo recojáis recojás
recomendar recomienda recomiendan recomiendas recomiende recomienden recomiendes recomiendo
recomenzar recomencemos recomencé recomencéis recomencés recomience recomiencen recomiences recomienza recomienzan recomienzas recomienzo
reconocer reconoce reconocerá reconocería reconocerías reconoces reconocida reconocido reconocidos reconociera reconocimos reconoció reconocí reconocía reconozca reconozcamos reconozcan reconozcas reconozco reconozcáis reconozcás
reconstruir reconstruido
recordar recuerda recuerdan recuerdas recuerde recuerden recuerdes
recorrer recorre recorrimos recorriste recorrió
rectificar rectifique rectifiquen rectifiques rectifiqué rectifiquéis rectifiqués
recubrir recubierta recubiertas recubierto recubiertos
recurrir recurran recurras recurren recurrieron recurrí recurría
redistribuir redistribuye
reducir reduce reducida reducido reducirá reduje redujera redujerais redujeran redujeras redujere redujereis redujeren redujeres redujeron redujese redujeseis redujesen redujeses redujimos redujisteis redujo redujéramos redujéremos redujésemos reduzca reduzcamos reduzcan reduzcas reduzco reduzcáis reduzcás
reelegir reelecta reelectas reelecto reelectos reelegido reelige reeligen reeliges reeligiendo reeligiera reeligierais reeligieran reeligieras reeligiere reeligiereis reeligieren reeligieres reeligieron reeligiese reeligieseis reeligiesen reeligieses reeligió reelija reelijamos reelijan reelijas reelijo reelijáis reelijás
reemplazar reemplace reemplacemos reemplacen reemplaces reemplacé reemplacéis reemplacés
reenviar reenvía reenvían reenvías reenvíe reenvíen reenvíes
reescribir reescribiera reescribió reescribí reescrita reescritas reescrito reescritos
referir referimos refería refiera refieran refieras refiere refieren refieres refiero refiramos refiriendo refiriera refirierais refirieran refirieras refiriere refiriereis refirieren refirieres refirieron refiriese refirieseis refiriesen refirieses refiriéramos refiriéremos refiriésemos refirió refiráis refirás
reforzar reforcemos reforcé reforcéis reforcés refuerce refuercen refuerces refuerza refuerzan refuerzas
refregar refriegan refriego refriegue refrieguen refriegues
refrescar refresque refresquemos refresquen refresques refresqué refresquéis refresqués
regar riega riegan riegas riegue rieguen riegues
regir rige rigen riges rigiendo rigiera rigierais rigieran rigieras rigiere rigiereis rigieren rigieres rigieron rigiese rigieseis rigiesen rigieses rigiéramos rigiéremos rigiésemos rigió rijamos rijan rijáis rijás
regodear regodéense regodéese
rehacer reagamos reagan rehaga rehagamos rehagan rehagas rehago rehagáis rehagás reharemos rehará reharán reharás reharé reharéis reharía reharíais reharíamos reharían reharías rehaz rehecha rehechas rehecho rehechos rehice rehiciera rehicierais rehicieran rehicieras rehiciere rehiciereis rehicieren rehicieres rehicieron rehiciese rehicieseis rehiciesen rehicieses rehicimos rehicisteis rehiciéramos rehiciéremos rehiciésemos rehizo rehíce rehízo
rehuir rehúya rehúyan rehúyas rehúye rehúyen rehúyes rehúyo
rehusar rehúsa rehúsan rehúsas rehúse rehúsen rehúso
releer releyendo
relucir reluce reluzca reluzcamos reluzcan reluzcas reluzco reluzcáis reluzcás
remarcar remarque remarquemos remarquen remarques remarqué remarquéis remarqués
remitir remitió
remorder remuerda remuerdan remuerdas remuerde remuerden remuerdes remuerdo
remover remove removed removieron remueva remuevan remuevas remueve remueven remueves remuevo
remplazar remplace remplacemos remplacen remplaces remplacé remplacéis remplacés
renacer renacido renaciera renazca renazcamos renazcan renazcas renazco renazcáis renazcás
rendir rendido rendimos rendiremos rendirá rendiré rendiría rendirían rendí rinda rindamos rindan rindas rinde rinden rindes rindiendo rindiera rindierais rindieran rindieras rindiere rindiereis rindieren rindieres rindieron rindiese rindieseis rindiesen rindieses rindiéramos rindiéremos rindiésemos rindió rindo rindáis rindás
renovar renueva renuevan renuevas renueve renueven renueves
repartir repartan reparte repartido repartieron repartimos repartiremos repartiré repartió
repetir repetidas repetirá repetiré repetiría repetí repetía repita repitamos repitan repitas repiten repites repitiendo repitiera repitierais repitieran repitieras repitiere repitiereis repitieren repitieres repitieron repitiese repitieseis repitiesen repitieses repitiéramos repitiéremos repitiésemos repitió repito repitáis repitás
repicar repiquemos repiquen repiqué repiquéis repiqués
replicar replique repliquemos repliquen repliques repliqué repliquéis repliqués
reponer repone repuesta repuestas repuse repusiera repusierais repusieran repusieras repusiere repusiereis repusieren repusieres repusieron repusiese repusieseis repusiesen repusieses repusimos repusisteis repusiéramos repusiéremos repusiésemos repuso repón
reprender reprendan reprendió
reprimir reprimas reprimió
reprobar reprueba reprueban repruebas repruebe reprueben repruebes repruebo
reproducir reproducen reproduje reprodujera reprodujeran reprodujeras reprodujere reprodujeren reprodujeres reprodujeron reprodujese reprodujesen reprodujeses reprodujimos reprodujo reproduzca reproduzcan reproduzcas reproduzco reproduzcáis reproduzcás
republicar republique republiquen republiques republiqué republiquéis
repórter reporters
requerir requerida requerido requerirá requerí requerían requiera requieran requieras requiere requieren requieres requiero requiramos requiriendo requiriera requirierais requirieran requirieras requiriere requiriereis requirieren requirieres requirieron requiriese requirieseis requiriesen requirieses requirió requiráis requirás requisita requisitas
resfriar resfría resfrían resfrías resfríe resfríen resfríes
residir reside resides residimos
resistir resista resiste resistido resistieron resistió
resolver resolvamos resolve resolved resolverá resolverán resolviendo resolvimos resolviste resolvió resolví resuelta resueltas resuelto resueltos resuelva resuelvan resuelvas resuelve resuelven resuelves resuelvo
responder responda respondas responde responded responden responderá responderán responderé responderías respondes respondida respondidas respondido respondiendo respondiera respondieron respondiese respondiste respondió respondo respondé respondí
restablecer restablecido restableció restablezca restablezcan restablezcas restablezco restablezcás
restregar restriega restriegan restriegas restriego restriegue restrieguen restriegues
restringir restringe restringida restringido restringió restrinja restrinjamos restrinjan restrinjas restrinjo restrinjáis restrinjás
resumir resume resumes resumiera
retener retendrá retenga retenido retiene retienen retienes retuve retuviera retuvierais retuvieran retuvieras retuviere retuviereis retuvieren retuvieres retuvieron retuviese retuvieseis retuviesen retuvieses retuvimos retuvisteis retuviéramos retuviéremos retuviésemos retuvo
retocar retoquemos retoquen retoqué retoquéis retoqués
retorcer retorcido retorció retorcía retorzamos retorzáis retorzás retuerce retuercen retuerces retuerza retuerzan retuerzas retuerzo
retozar retocés
retransmitir retransmite
retribuir retribuida
retroceder retroceda retrocedan retrocede
reunir reunida reunidas reunido reunieran reunieras reunieron reunimos reunirá reuniré reunirían reunió reuní reúna reúnan reúnas reúne reúnen reúnes reúno
reventar revienta revientan revientas revienten revientes reviento
revivir revive revivió
revolver revolve revolves revolviendo revolvió revolvé revuelva revuelvan revuelvas revuelve revuelven revuelves revuelvo
rezar rece recemos recen reces recé recéis recés
reír reí reía reíamos reían reído reímos reíste riais riamos rias riendo rierais rieran riere riereis rieren rieres rieron riese rieseis riesen rieses rio riáis riéramos riéremos riésemos rió rían ríe ríen ríes
reñir reñiré riñamos riñan riñe riñen riñendo riñera riñerais riñeran riñeras riñere riñereis riñeren riñeres riñeron riñes riñese riñeseis riñesen riñeses riño riñáis riñás riñéramos riñéremos riñésemos riñó
ridiculizar ridiculice ridiculicen ridiculices ridiculicé ridiculicéis ridiculicés
rivalizar rivalice rivalicemos rivalicen rivalices rivalicé rivalicéis rivalicés
rizar rice ricemos ricen rices ricé ricéis ricés
rodar ruedan ruede rueden ruedes
roer royendo
rogar ruega ruegan ruegas ruegue rueguen ruegues
romper rompa rompas rompe rompen romperá rompería rompiendo rompieron rompimos rompiste rompisteis rompió rompí
roncar ronque ronquemos ronquen ronques ronqué ronquéis ronqués
rugir rugiendo rugían ruja rujamos rujan rujas rujo rujáis rujás
saber sabe sabemos saben sabes sabido sabiendo sabremos sabrá sabrán sabrás sabré sabría sabrías sabé sabéis sabés sabía sabíais sabíamos sabían sabías sepa sepamos sepan sepas sepáis sepás supiera supierais supieran supieras supiere supiereis supieren supieres supieron supiese supieseis supiesen supieses supimos supisteis supiéramos supiéremos supiésemos supo
sacar saquemos saquen saqué saquéis saqués
sacrificar sacrifique sacrifiquen sacrifiques sacrifiqué sacrifiquéis sacrifiqués
sacudir sacudes sacudió sacudí sacudía
salir saldremos saldrá saldrás saldré saldría salen salga salid salido saliendo saliera salieran salieras salieron saliese salimos saliste saliéramos salió salí salía salís
salpicar salpique salpiquemos salpiquen salpiques salpiqué salpiquéis salpiqués
satisfacer satisfaga satisfagamos satisfagan satisfagas satisfago satisfagáis satisfagás satisfaremos satisfará satisfarán satisfarás satisfaré satisfaréis satisfaría satisfaríais satisfarían satisfarías satisfaz satisfecha satisfechas satisfechos satisfice satisficiera satisficiere satisficiese satisficimos satisfizo
secar seque sequemos sequen seques sequé sequéis sequés
seducir seduce seduje sedujera sedujerais sedujeran sedujeras sedujere sedujereis sedujeren sedujeres sedujeron sedujese sedujeseis sedujesen sedujeses sedujimos sedujisteis sedujo sedujéramos sedujéremos sedujésemos seduzca seduzcamos seduzcan seduzcas seduzco seduzcáis seduzcás
segar siegan siego siegue sieguen siegues
seguir seguid seguido seguimos seguiremos seguirá seguirán seguiré seguiría seguiste seguí seguía seguíamos seguían seguís siga sigamos sigan sigas sigo sigue siguen sigues siguiendo siguiera siguierais siguieran siguieras siguiere siguiereis siguieren siguieres siguieron siguiese siguieseis siguiesen siguieses siguiéramos siguiéremos siguiésemos siguió sigáis sigás
sembrar siembran siembre siembren siembres siembro
sentar sienta sientan sientas
sentir sentimos sentirá sentirás sentiría sentirías sentiste sentí sentía sentían sentías sentíos sentís sienten sientes siento sintamos sintiendo sintiera sintierais sintieran sintieras sintiere sintiereis sintieren sintieres sintieron sintiese sintieseis sintiesen sintieses sintiéramos sintiéremos sintiésemos sintió sintáis sintás
ser era erais eran eras eres fue fuera fuerais fueran fueras fuere fuereis fueren fueres fueron fuese fueseis fuesen fueses fui fuisteis fuésemos sea seamos sean seas seremos seres será serán serás seré seréis sería seríamos serían serías seáis sido siendo sois somos son sos soy éramos
serrar sierran sierre sierren sierres sierro
servir servida servido servirá servirán serviría serví servían servís sirva sirvamos sirvan sirvas sirve sirven sirves sirviendo sirviera sirvierais sirvieran sirvieras sirviere sirviereis sirvieren sirvieres sirvieron sirviese sirvieseis sirviesen sirvieses sirviéramos sirviéremos sirviésemos sirvió sirvo sirváis sirvás
significar signifique signifiquen signifiques signifiqué signifiquéis signifiqués
simbolizar simbolice simbolicemos simbolicen simbolices simbolicé simbolicéis simbolicés
simpatizar simpatice simpaticemos simpaticen simpatices simpaticé simpaticéis simpaticés
simplificar simplifique simplifiquen simplifiques simplifiqué simplifiqués
sincronizar sincronice sincronicen sincronices sincronicé sincronicéis sincronicés
situar sitúa sitúan sitúas sitúe sitúen sitúes sitúo
sobreactuar sobreac sobreactúa sobreactúan sobreactúas sobreactúe sobreactúen sobreactúes sobreactúo
sobrecoger sobrecogido sobrecoja sobrecojamos sobrecojan sobrecojas sobrecojo sobrecojáis sobrecojás
sobresalir sobresale
sobrevivir sobreviva sobrevivan sobrevive sobreviven sobrevivido sobrevivimos sobrevivirá sobrevivirás sobreviviste sobrevivió sobreviví
sobrevolar sobrevuelan sobrevuele sobrevuelen
socializar socialice socialicemos socialicen socialices socialicé socialicéis socialicés
sofisticar sofistique sofistiquen sofistiques sofistiqué sofistiquéis sofistiqués
sofocar sofoque sofoquemos sofoquen sofoques sofoqué sofoquéis sofoqués
solar suelan
soler sole solemos soles solía solíamos solían solías suele suelen
solidificar solidifique solidifiquen solidifiques solidifiqué solidifiqués
sollozar solloce sollocemos sollocen solloces sollocé sollocéis sollocés
soltar sueltan suelten sueltes
solver solve solved suelva suelvan suelvas suelve suelven suelves suelvo
someter sometan sometido sometidos sometiendo
sonar suena suenan suenas suene suenen suenes sueno
sonreír sonreí sonreía sonreían sonreíd sonreímos sonreíste sonriais sonriamos sonrias sonriendo sonriera sonrierais sonrieran sonrieras sonriere sonriereis sonrieren sonrieres sonrieron sonriese sonrieseis sonriesen sonrieses sonriáis sonriéramos sonriéremos sonriésemos sonrió sonría sonrían sonrías sonríe sonríen sonríes sonrío
sorprender sorprenda sorprende sorprenderé sorprendería sorprendes sorprendida sorprendido sorprendidos sorprendimos sorprendiste sorprendió sorprendés sorprendí
sostener sostendrá sostendré sostengas sostengo sosteniendo sostenía sostenían sostiene sostienen sostienes sostuve sostuviera sostuvierais sostuvieran sostuvieras sostuviere sostuviereis sostuvieren sostuvieres sostuvieron sostuviese sostuvieseis sostuviesen sostuvieses sostuvimos sostuvisteis sostuvo
soñar sueña sueñan sueñas sueñe sueñen sueñes
speaker speakers
starter starters
subir suba subamos suban subas sube suben subes subid subido subiendo subiera subieron subimos subirán subiré subiría subiste subió subo subí subía
subscribir subscribe subscripto subscrita subscritas subscrito subscritos
subvertir subvierta subviertan subviertas subvierten subviertes subvierto subvirtamos subvirtiendo subvirtiera subvirtieran subvirtieras subvirtiere subvirtieren subvirtieres subvirtieron subvirtiese subvirtiesen subvirtieses subvirtió subvirtáis subvirtás
suceder suceda sucede suceden sucederá sucedería sucediendo sucediera sucedieron sucedió sucedía
sucumbir sucumbieron sucumbió
sufrir sufre sufren sufriendo sufrieron sufrimos sufrirá sufrirán sufrió sufro sufrí sufría
sugerir sugeriste sugerí sugería sugiera sugieran sugieras sugiere sugieren sugieres sugiero sugiramos sugiriendo sugiriera sugirierais sugirieran sugirieras sugiriere sugiriereis sugirieren sugirieres sugirieron sugiriese sugirieseis sugiriesen sugirieses sugiriéramos sugiriéremos sugiriésemos sugirió sugiráis sugirás
sumergir sumergidas sumergió sumerja sumerjamos sumerjan sumerjas sumerjo sumerjáis sumerjás
sumir sumida sumido
suplicar suplique supliquemos supliquen supliques supliqué supliquéis supliqués
suponer supone supongamos supongo suponía supuesta supuse supusiera supusierais supusieran supusieras supusiere supusiereis supusieren supusieres supusieron supusiese supusieseis supusiesen supusieses supusimos supusisteis supusiéramos supusiéremos supusiésemos supuso supón
surcar surque surquemos surquen surques surqué surquéis surqués
surgir surgen surgido surgieron surgió surja surjamos surjan surjas surjo surjáis surjás
surtir surte surtió
suscribir suscrita suscritas suscrito suscritos
suspender suspenda suspendas suspended suspenderás suspendes suspendido suspendiera suspendieron suspendió suspendo suspendí suspensa suspensas
sustituir sustituidos sustituiré sustituya sustituyera sustituyó sustituí
taimar taíma taíman taímas taímen taímes taímo
tatuar tatúa tatúan tatúas tatúe tatúen tatúes tatúo
tejer teje tejen tejiendo tejió
temblar tiemblan tiemble tiemblen
temer teme tememos temen temes temido temo temía temían
templar tiemplan tiemple tiemplen
tender tended tendemos tendiendo tendieron tendió tendí tiendan tiende tienden tiendes tiendo
tener ten tendremos tendrá tendrán tendrás tendré tendría tendríamos tendrían tendrías tened tenemos tenga tengamos tengan tengas tengo tengáis tenido teniendo tené tenéis tenés tenía teníais teníamos tenían tenías tiene tienen tienes tuve tuviera tuvierais tuvieran tuvieras tuviere tuviereis tuvieren tuvieres tuvieron tuviese tuvieseis tuviesen tuvieses tuvimos tuvisteis tuviéramos tuviéremos tuviésemos tuvo tén
tentar tientan tienten tientes
testificar testifique testifiquen testifiques testifiqué testifiquéis testifiqués
teñir teñida tiñamos tiñan tiñe tiñen tiñendo tiñera tiñerais tiñeran tiñeras tiñere tiñereis tiñeren tiñeres tiñeron tiñes tiñese tiñeseis tiñesen tiñeses tiño tiñáis tiñás tiñéramos tiñéremos tiñésemos tiñó
ticar tiquemos tiquen tiqué tiquéis tiqués
tocar toquemos toquen toqué toquéis toqués
tonar tuena tuenan tuenas tuene tuenen tuenes tueno
torcer torció torcí torzamos torzáis torzás tuercen tuerza tuerzan tuerzas tuerzo
toser tosa tosas toses tosiendo tosieron tosió tosí
tostar tuesta tuestan tuestas tuesten tuesto
totalizar totalice totalicemos totalicen totalices totalicé totalicéis totalicés
traducir traduce traducen traduces traducid traducida traducidas traducido traduciendo traducirá traducirías traducí traduje tradujera tradujerais tradujeran tradujeras tradujere tradujereis tradujeren tradujeres tradujeron tradujese tradujeseis tradujesen tradujeses tradujimos tradujisteis tradujo tradujéramos tradujéremos tradujésemos traduzca traduzcamos traduzcan traduzcas traduzco traduzcáis traduzcás
traer trae traed traemos traen traerá traerás traeré traería traerías traes traiga traigan traigas traigo trajera trajeron trajese trajiste trajo trayendo traé traía traído
trancar tranque tranquemos tranquen tranques tranqué tranquéis tranqués
tranquilizar tranquilice tranquilicen tranquilices tranquilicé tranquilicés
transcurrir transcurre transcurrido transcurrió
transferir transferidas transferido transfiera transfieran transfieras transfiere transfieren transfieres transfiero transfiramos transfiriera transfiriere transfiriese transfirió transfiráis transfirás
transmitir transmiten transmitidas transmitido transmití
tranzar trance trancés
trapear trepeada trepeá
trasbocar trasboque trasboquemos trasboquen trasboques trasboqué trasboquéis trasboqués
trascurrir trascurrió
trasmitir trasmitió
trazar trace tracemos tracen traces tracé tracéis tracés
trenzar trence trencemos trencen trences trencé trencéis trencés
triplicar triplique tripliquemos tripliquen tripliques tripliqué tripliquéis tripliqués
trizar trice tricemos tricen trices tricé tricéis tricés
tropezar tropecemos tropecé tropecéis tropecés tropiece tropiecen tropieces tropieza tropiezan tropiezas
trucar truquemos truquen truqué truquéis truqués
ubicar ubique ubiquemos ubiquen ubiques ubiqué ubiquéis ubiqués
unir une unes unida unidas unido unidos uniendo uniera unieras unieron unirá unirán unirás uniría unirías uniste unió uní
urgir urge urja urjamos urjan urjas urjo urjáis urjás
utilizar utilice utilicemos utilicen utilices utilicé utilicéis utilicés
vaciar vacían vacías vacíe vacíen vacíes
valer valdrá valdrán vale valen vales valga valgo valiera valió
valuar valúa valúan valúas valúe valúen valúes valúo
vaporizar vaporice vaporicemos vaporicen vaporices vaporicé vaporicéis vaporicés
variar varía varían varías varíe varíen varíes varío
vencer vence vencen vencerás venceréis vencido vencidos venció vencí venza venzamos venzan venzas venzo venzáis venzás
vender venda vende vendemos venden venderá venderás venderé vendes vendida vendido vendiendo vendiera vendieras vendieron vendimos vendiste vendió vendía vendían
vener vendría
venir vendremos vendrá vendrán vendrás vendré vendréis vendrían vendrías venid venido venimos vení venía veníamos venían venías venís viene vienen vienes vine viniendo viniera vinierais vinieran vinieras viniere viniereis vinieren vinieres vinieron viniese vinieseis viniesen vinieses vinimos vinisteis viniéramos viniéremos viniésemos
ventar vienta vientan vientas vienten vientes
ver vea veamos vean veas veis vemos ven veo veremos verá verán verás veré vería ves veía veíamos veían viendo viera vieran vieras vieres vieron vimos vio visteis viéramos viésemos vió
verbalizar verbalice verbalicemos verbalicen verbalices verbalicé verbalicéis verbalicés
verificar verifique verifiquemos verifiquen verifiques verifiqué verifiquéis verifiqués
verter verte vertió vertí vierta viertan viertas vierten viertes vierto
vestir vestida vestía vestían vestís vistamos vistan visten vistes vistiendo vistiera vistierais vistieran vistieras vistiere vistiereis vistieren vistieres vistieron vistiese vistieseis vistiesen vistieses vistiéramos vistiéremos vistiésemos vistió vistáis vistás
vivir vive viven vivid vivido viviendo viviera vivieron vivimos viviremos vivirá vivirás viviré viviría viviste viviéramos vivió viví vivía vivíamos vivían vivías vivís
volar vuelan vuele vuelen
volcar volquemos volqué volquéis volqués vuelca vuelcan vuelcas vuelque vuelquen vuelques
volver volvamos volvemos volveremos volverá volverán volverás volveré volvería volviendo volviera volvieras volvieron volvimos volviste volvió volvé volví volvía volvíamos volvían vuelto vueltos vuelva vuelvan vuelvas vuelve vuelven vuelves vuelvo
wáter waters
yacer yació yacía yaga yagamos yagan yagas yago yagáis yagás yaz yazca yazcamos yazcan yazcas yazco yazcáis yazcás yazga yazgamos yazgan yazgas yazgo yazgáis yazgás
zambullir zambullimos zambulló
`;
