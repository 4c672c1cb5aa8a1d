/** English forms that endings do not lead back to their lemmas, from WordNet 3.0 (NOTICE). A lemma and its forms a line. */
export const NOUNS = `
aardwolf aardwolves
abacus abaci
aboideau aboideaux
aboiteau aboiteaux
abscissa abscissae
acanthus acanthi
acarus acari
acciaccatura acciaccature
acetabulum acetabula
achaemenid achaemenidae achaemenides
acicula aciculae
acinus acini
acromion acromia
actinia actiniae
addendum addenda
adenocarcinoma adenocarcinomata
adenoma adenomata
adieu adieux
adytum adyta
aecidium aecidia
aecium aecia
aerobium aerobia
aggiornamento aggiornamenti
agnomen agnomina
agon agones
agora agorae
agouti agouties
ala alae
alewife alewives
alkali alkalies
allodium allodia
alluvium alluvia
alodium alodia
altocumulus altocumuli
altostratus altostrati
alula alulae
alumna alumnae
alumnus alumni
alveolus alveoli
amanuensis amanuenses
ambulacrum ambulacra
ameba amebae
amniocentesis amniocenteses
amnion amnia
amoeba amoebae
amoebiasis amoebiases
amora amoraim
amoretto amoretti
amorino amorini
amphiarthrosis amphiarthroses
amphimixis amphimixes
amphioxus amphioxi
amphisbaena amphisbaenae
amphithecium amphicia
amphora amphorae
ampulla ampullae
amygdala amygdalae
anabasis anabases
anacoluthon anacolutha
anacrusis anacruses
anaerobium anaerobia
anagnorisis anagnorises
analemma analemmata
analysis analyses
anamnesis anamneses
anamorphosis anamorphoses
anaptyxis anatyxes
anastomosis anastomoses
androclinium androclinia
androecium androecia
androsphinx androsphinges
angelfish angelfishes
angioma angiomata
animalculum animalcula
anlage anlagen
annulus annuli
anta antae
antalkali antalkalies
antefix antefixa
antenna antennae
antependium antependia
anthelion anthelia
anthelix anthelices
anthemion anthemia
antheridium andtheridia antheridia
anthodium anthodia
anthrax anthraces
anticlinorium anticlinoria
antihelix antihelices
antihero antiheroes
antiserum antisera
antithesis antitheses
antitragus antitragi
antrum antra
aorta aortae
apex apices
aphelion aphelia
aphis aphides
apodosis apodoses
apomixis apomixes
aponeurosis aponeuroses
apophysis apophyses
aposiopesis aposiopeses
apothecium apothecia
apotheosis apotheoses
appendix appendices
appoggiatura appoggiature
apsis apsides
aqua aquae
aquarium aquaria
arboretum arboreta
arcanum arcana
archegonium archegonia
archerfish archerfishes
archesporium archesporia
archipelago archipelagoes
areola areolae
argali araglis
argumentum argumenta
arietta ariette
arista aristae
armamentarium armamentaria
arsis arses
arteriosclerosis arterioscleroses
aruspex aruspices
ascesis asceses
ascidium ascidia
ascogonium ascogonia
ascus asci
ash ashes
ashkenazi ashkenazim
aspergillosis aspergilloses
aspergillum aspergilla
aspergillus aspergilli
aspersorium aspersoria
astragalus astragali
asyndeton asyndeta
atheroma atheromata
atherosclerosis atheroscleroses
atmolysis atmolyses
atrium atria
auditorium auditoria
aura aurae
aureus aurei
auricula auriculae
aurora aurorae
autocatalysis autocatalyses
autochthon autochthones
automaton automata
avitaminosis avitaminoses
axilla axillae
bacchius bacchii
bacillus bacilli
bacteriostasis bacteriostases
baculum bacula
ballista ballistae
bambino bambini
ban bani
bandeau bandeaux
bandit banditti
banjo banjoes
barklouse barklice
barramundi barramundies
basidium basidia
basileus basileis
basso bassi
bastinado bastinadoes
bateau bateaux
batfish batfishes
beau beaux
beef beeves
behoof behooves
bersagliere bersaglieri
bibliotheca bibliothecae
bijou bijoux
bilbo bilboes
billfish billfishes
bimbo bimboes
bisectrix bisectrices
blackfish blackfishes
blackfoot blackfeet
blastema blastemata
blastula blastulae
blindfish blindfishes
blowfish blowfishes
bluefish bluefishes
boarfish boarfishes
boletus boleti
bolivar bolivares
bolshevik bolsheviki
bonefish bonefishes
bongo bongoes
bonito bonitoes
booklouse booklice
bookshelf bookshelves
borax boraces
borborygmus borborygmi
bordereau bordereaux
boschbok bok bushbok bushboks
botargo botargoes
boxfish boxfishes
brachium brachia
brainchild brainchildren
branchia branchiae
bravado bravadoes
bravo bravoes
bregma bregmata
broadleaf broadleaves
bronchus bronchi
bubo buboes
bucko buckoes
bucktooth buckteeth
buffalo buffaloes
bulla bullae
bund bunde
bureau bureaux
bursa bursae
bus busses
butterfish butterfishes
byssus byssi
cactus cacti
caduceus caducei
caecum caeca
caestus cestuses
caesura caesurae
calamus calami
calathus calathi
calculus calculi
caldarium caldaria
calf calves
calico calicoes
calix calices
callus calli
calx calces
calyx calyces
cambium cambia
camera camerae
canaliculus canaliculi
candlefish candlefishes
canthus canthi
canula canulae
canzone canzoni
capitulum capitula
capriccio capricci
caput capita
carabiniere carabinieri
carbonado carbonadoes
carcinoma carcinomata
cargo cargoes
carina carinae
carolus caroli
carpogonium carpogonia
carpus carpi
caryatid carides
caryopsis caryopses caryopsides
castrato castrati
catabasis catabases
cataclasis cataclases
catalo cataloes
catalysis catalyses
catena catenae
catfish catfishes
cathexis cathexes
cattalo cattaloes
caudex caudices
caulis caules
cavatina cavatine
cavefish cavefishes
cavetto cavetti
cecum ceca
cella cellae
cembalo cembali
centesimo centesimi
centrum centra
cephalothorax cephalothoraces
cercaria cercariae cercariiae
cercus cerci
cerebellum cerebella
cerebrum cerebra
cervix cervices
cesura cesurae
chaeta chaetae
chalaza chalazae
chalutz chalutzim
chapati chapaties
chapatti chapatties
chapeau chapeaux
chateau chateaux
chazan chazanim
cheder chadarim chedarim
chela chelae
chelicera chelicerae
cherub cherubim
chiasma chiasmata
chiasmus chiasmi
child children
chilli chillies
chitarrone chitarroni
chlamys chlamydes chlamyses
chondroma chondromata
choragus choragi
choriambus choriambi
chou choux
chromonema chromonemata
chrysalis chrysalides
chuvash chuvashes
ciborium ciboria
cicada cicadae
cicala cicale
cicatrix cicatrices
cicerone ciceroni
cicisbeo cicisbei
cilium cilia
cimex cimices
cingulum cingula
cirrocumulus cirrocumuli
cirrostratus cirrostrati
cirrus cirri
cisco ciscoes
cisterna cisternae
clarino clani clanos
claro claroes
clepsydra clepsydrae
clinandrium clinandria
clingfish clingfishes
clitellum clitella
cloaca cloacae
cloverleaf cloverleaves
clypeus clypei
coagulum coagula
coalfish coalfishes
coccyx coccyges
cochlea cochleae
codex codices
codfish codfishes
coelenteron coelentera
coenurus coenuri
cognomen cognomina
cognosente cognosenti
coleorhiza coleorhizae
collegium collegia
colloquium colloquia
colluvium colluvia
collyrium collyria
colon colones
colossus colossi
columbarium columbaria
columella columellae
coma comae
comatula comatulae
comedo comedones
commando commandoes
concertante concertanti
concertino concertini
concerto concerti
concha conchae
condottiere condottieri
condyloma condylomata
conferva confervae
congius congii
conidium conidia
conjunctiva conjunctivae
conquistador conquistadores
consortium consortia
contagium contagia
continuum continua
contralto contralti
conversazione conversazioni
convolvulus convolvuli
copula copulae
corbicula corbiculae
corium coria
cornea corneae
cornu cornua
corona coronae
corpus corpora
cortex cortices
cortina cortinae
corybant corybantes
coryphaeus coryphaei
costa costae
cothurnus cothurni
couteau couteaux
cowfish cowfishes
coxa coxae
crambo cramboes
cranium crania
crasis crases
crawfish crawfishes
crayfish crayfishes
credendum credenda
crematorium crematoria
crescendo crescendi
cribellum cribella
crisis crises
crissum crissa
crista cristae
criterion criteria
crus crura
crusado crusadoes
crux cruces
cruzado cruzadoes
cry cryings
ctenidium ctenidia
cubiculum cubicula
culex culices
culpa culpae
cultus culti
cumulonimbus cumulonimbi
cumulostratus cumulostrati
cumulus cumuli
curia curiae
curriculum curricula
custos custodes
cuticula cuticulae
cutis cutes
cuttlefish cuttlefishes
cyclosis cycloses
cylix cylices cylikes
cyma cymae
cymatium cymatia
cypsela cypselae
cysticercus cysticerci
dado dadoes
dago dagoes
daimio daymio daymios
damselfish damselfishes
dealfish dealfishes
decemvir decemviri
decennium decennia
decidua deciduae
definiendum definienda
definiens definientia
delphinium delphinia
denarius denarii
dentalium dentalia
dermatosis dermatoses
desideratum desiderata
desperado desperadoes
devilfish devilfishes
diaeresis diaereses diaerses
diagnosis diagnoses
dialysis dialyses
diaphysis diaphyses
diapophysis diapophyses
diarthrosis diarthroses
diastalsis diastalses
diastasis diastases
diastema diastemata
diathesis diathses
diazo diazoes
dibbuk dibbukkim
dichasium dichasia
dictum dicta
dido didoes
dieresis diereses
diesis dieses
differentia differentiae
dilettante dilettanti
diluvium diluvia
dingo dingoes
diplococcus diplococci
discus disci
diverticulum diverticula
divertimento divertimenti
dodo dodoes
dogfish dogfishes
dogma dogmata
dogtooth dogteeth
dollarfish dollarfishes
domatium domatia
dormouse dormice
dorsum dorsa
drachma drachmae
drawknife drawknives
drosophila drosophilae
drumfish drumfishes
dryad dryades
duo dui
duodenum duona duonas
dupondius dupondii
duumvir duumviri
dwarf dwarves
dybbuk dybbukkim
ecchymosis ecchymoses
ecclesia ecclesiae
ecdysis ecdyses
echidna echidnae
echinococcus echinococci
echinus echini
echo echoes
ectozoan ectozoa
eddo eddoes
edema edemata
effluvium effluvia
eidolon eidola
eisegesis eisegeses
eisteddfod eisteddfodau
elenchus elenchi
ellipsis ellipses
eluvium eluvia
embargo embargoes
embolus emboli
emphasis emphases
emporium emporia
enarthrosis enarthroses
encephalitis encephalitides
encephaloma encephalomata
encephalon encephala
enchiridion enchiridia
enchondroma enchondromata
encomium encomia
endameba endamebae
endamoeba endamoebae
endocardium endocardia
endocranium endocrania
endometrium endometria
endosteum endostea
endostosis endostoses
endothecium endothecia
endothelioma endotheliomata
endothelium endothelia
endozoan endozoa
enema enemata
enneahedron enneahedra
ens entia
entameba entamebae
entamoeba entamoebae
entasis entases
enteron entera
epencephalon epencephala
epenthesis epentheses
epexegesis epexegeses
ephemera ephemerae
ephemeris ephemerides
ephor ephori
epicalyx epicalyces
epicanthus epicanthi
epicedium epicedia
epiclesis epicleses
epididymis epididymides
epigastrium epigastria
epiglottis epiglottides
epimysium epimysia
epiphenomenon epiphenomena
epiphysis epiphyses
episternum episterna
epithelioma epitheliomata
epithelium epithelia
epyllion epyllia
equilibrium equilibria
equisetum equiseta
eringo eringoes
erratum errata
eryngo eryngoes
esophagus esophagi
etymon etyma
eucalyptus eucalypti
eupatrid eupatridae
euripus euripi
exanthema exanthemata
executrix executrices
exegesis exegeses
exemplum exempla
exordium exordia
exostosis exostoses
extremum extrema
eyetooth eyeteeth
eyrir aurar
fabliau fabliaux
facia faciae
facula faculae
fallfish fallfishes
famulus famuli
farrago farragoes
fascia fasciae
fasciculus fasciculi
fatso fatsoes
fauna faunae
fecula feculae
fellah fellaheen fellahin
femur femora
fenestella fenestellae
fenestra fenestrae
feria feriae
fermata fermate
ferula ferulae
festschrift festschriften
fetial fetiales
fez fezzes
fiasco fiascoes
fibrilla fibrillae
fibroma fibromata
fibula fibulae
fico ficoes
fideicommissum fideicommissa
fieldmouse fieldmice
filaria filariiae
filefish filefishes
filum fila
fimbria fimbriae
fish fishes
fishwife fishwives
fistula fistulae
flabellum flabella
flagellum flagella
flagstaff flagstaves
flambeau flambeaux
flamen flamines
flamingo flamingoes
flatfish flatfishes
flatfoot flatfeet
flittermouse flittermice
flocculus flocculi
floccus flocci
flora florae
florilegium florilegia
flyleaf flyleaves
focus foci
folium folia
foot feet
foramen foramina
forefoot forefeet
foretooth foreteeth
formicarium formicaria
formula formulae
fornix fornices
fortis fortes
forum fora
fossa fossae
fovea foveae
foveola foveolae
fractocumulus fractocumuli
fractostratus fractostrati
fraenum fraena
frau frauen
frenulum frenula
frenum frena
fresco frescoes
fricandeau fricandeaux
fricando fricandoes
frijol frijoles
frogfish frogfishes
frons frontes
frustum frusta
fucus fuci
fulcrum fulcra
fumatorium fumatoria
fundus fundi
funiculus funiculi
furcula furculae
furfur furfures
galea galeae
gambado gambadoes
gametangium gametangia
gametoecium gametoecia
gammadion gammadia
ganglion ganglia
garfish garfishes
gas gasses
gastrula gastrulae
gateau gateaux
gazebo gazeboes
gecko geckoes
gelsemium gelsemia
gemeinschaft gemeinschaften
gemma gemmae
gemsbok gemboks
gemsbuck gembucks
generatrix generatrices
genesis geneses
genius genii
gens gentes
genu genua
genus genera
germen germina
gesellschaft gesellschaften
gestalt gestalten
ghetto ghettoes
gingiva gingivae
gingko gingkoes
ginglymus ginglymi
ginkgo ginkgoes
gippo gippoes
glabella glabellae
gladiolus gladioli
glans glandes
glioma gliomata
glissando glissandi
globefish globefishes
globigerina globigerinae
glochidium glochidcia glochidia
glomerulus glomeruli
glossa glossae
glottis glottides
glutaeus glutaei
gluteus glutei
gnosis gnoses
go goes
goatfish goatfishes
gobo goboes
godchild godchildren
goldfish goldfishes
gomphosis gomphoses
gonidium gonidia
gonion gonia
gonococcus gonococci
goodwife goodwives
goose geese
goosefish goosefishes
gorgoneion gorgoneia
gospodin gospopoda
goy goyim
graf grafen
grandchild grandchildren
granuloma granulomata
gravamen gravamina
grosz groszy
grotto grottoes
guitarfish guitarfishes
gumma gummata
gutta guttae
gymnasium gymnasia
gynaeceum gynaecea
gynaecium gynaecia
gynecium gynecea gynecia
gynoecium gynoecea gynoecia
gyrus gyri
hadj hadjes
haematolysis haematolyses
haematoma haematomata
haematozoon haematozoa
haemodialysis haemodialyses
haemolysis haemolyses
haemoptysis haemoptyses
haeres haeredes
haftarah haftaroth
hagfish hagfishes
haggada haggadoth
hajj hajjes
haler haleru
half halves
halfpenny halfpence
hallah challoth hallot halloth
hallux halluces
halo haloes
hamulus hamuli
haphtarah haphtaroth
haredi haredim
haruspex haruspices
haustellum haustella
haustorium haustoria
hazzan hazzanim
hectocotylus hectocotyli
heder hadarim
heldentenor heldentenore
helix helices
hematolysis hematolyses
hematoma hematomata
hematozoon hematozoa
hemelytron hemelytra
hemielytron hemielytra
hemodialysis hemodialyses
hemolysis hemolyses
hemoptysis hemoptyses
hendecahedron hendecahedra
heraclid heraclidae
heraklid heraklidae
herbarium herbaria
herma hermai
hernia herniae
hero heroes
herr herren
hetaera hetaerae
hetaira hetairai
hibernaculum hibernacula
hieracosphinx hieracosphinges
hilum hila
hilus hili
himation himatia
hippocampus hippocampi
hippopotamus hippopotami
hobo hoboes
hogfish hogfishes
homunculus homunculi
honorarium honoraria
hoof hooves
horologium horologia
housewife housewives
humerus humeri
hydra hydrae
hydromedusa hydromedusae
hymenium hynia hyniums
hypanthium hypanthia
hyperostosis hyperostoses
hypha hyphae
hypnosis hypnoses
hypogastrium hypogastria
hypogeum hypogea
hypophysis hypophyses
hypostasis hypostases
hypothalamus hypothalami
hypothesis hypotheses
hyrax hyraces
iamb iambi
ibex ibices
ichthyosaurus ichthyosauri
icosahedron icosahedra
ideatum ideata
igbo ibo
igorrote igorrorote
ilium ilia
imago imagines imagoes
imperium imperia
impi impies
incubus incubi
incus incudes
index indices
indigo indigoes
indumentum indumenta
indusium indusia
infundibulum infundibula
ingush ingushes
innuendo innuendoes
inoculum inocula
insectarium insectaria
insula insulae
intaglio intagli
interleaf interleaves
intermezzo intermezzi
interregnum interregna
interrex interreges
intima intimae
involucellum involucella
involucrum involucra
iris irides
isthmus isthmi
jackfish jackfishes
jackknife jackknives
jambeau jambeaux
jellyfish jellyfishes
jewelfish jewelfishes
jewfish jewfishes
jingo jingoes
jinni jinn
jus jura
kaddish kaddishim
kalmuc kalmuck
katabasis katabases
keeshond keeshonden
kibbutz kibbutzim
killifish killifishes
kingfish kingfishes
knife knives
kohlrabi kohlrabies
krona kronur
krone kronen kroner
kroon krooni
kylix kylikes
labarum labara
labellum labella
labium labia
labrum labra
lactobacillus lactobacilli
lacuna lacunae
lacunar lacunaria
lamella lamellae
lamia lamiae
lamina laminae
lapillus lapilli
lapith lapithae
larva larvae
larynx larynges
lasso lassoes
lat lati latu
latex latices
latifundium latifundia
lavabo lavaboes
lecythus lecythi
lemma lemmata
lemniscus lemnisci
lenis lenes
lentigo lentigines
leonid leonides
leprosarium leprosaria
leptocephalus leptocephali
lepton lepta
leucocytozoan leucocytozoa
lev leva
lex leges
libra librae
libretto libretti
lied lieder
life lives
ligula ligulae
likuta makuta
limbus limbi
limen limina
limes limites
limulus limuli
lingo lingoes
lingua linguae
lionfish lionfishes
lipoma lipomata
lira lire
liriodendron liriodendra
litas litu
lixivium lixivia
loaf loaves
loculus loculi
locus loci
loggia loggie
logion logia
lomentum lomenta
longobard longobardi
lorica loricae
loti maloti
louse lice
lubritorium lubritoria
lumen lumina
lumpfish lumpfishes
lungfish lungfishes
lunula lunulae
lustre lustra
lymphangitis lymphangitides
lymphoma lymphomata
lymphopoiesis lymphopoieses
lysis lyses
lytta lyttae
maar maare
macaroni macaronies
maccaroni maccaronies
machzor machzorim
macronucleus macronuclei
macrosporangium macrosporangia
macula maculae
madame mesdames
mademoiselle mesdemoiselles
madrono madornos
maestro maestri
mafioso mafiosi
magma magmata
magnifico magnificoes
mahzor mahzorim
malleolus malleoli
malleus mallei
mamilla mamillae
mamma mammae
mammilla mammillae
mandingo mandingoes
mango mangoes
manifesto manifestoes
manservant menservants
manteau manteaux
mantis mantes
manubrium manubria
marchesa marchese
marchese marchesi
maremma maremme
markka markkaa
marsupium marsupia
matrix matrices
matzo matzoth
mausoleum mausolea
maxilla maxillae
maximum maxima
media mediae
mediastinum mediastina
medium media
medulla medullae
medusa medusae
megaron megara
megasporangium megasporangia
megillah megilloth
meiosis meioses
melanoma melanomata
melisma melismata
memento mementoes
meniscus menisci
menstruum menstrua
mesenteron mesentera
mesothorax mesothoraces
mestizo mestizoes
metacarpus metacarpi
metamorphosis metamorphoses
metanephros metanephroi
metastasis metastases
metatarsus metatarsi
metathesis metatheses
metathorax metathoraces
metempsychosis metempsychoses
metencephalon metencephala
mezuzah mezuzoth
miasma miasmata
microanalysis microanalyses
micrococcus micrococci
micronucleus micronuclei
microsporangium microsporangia
midrash midrashim
midwife midwives
milieu milieux
milium milia
milkfish milkfishes
millennium millennia
mina minae
minimum minima
ministerium ministeria
minutia minutiae
minyan minyanim
miosis mioses
miracidium miracidia
mitochondrion mitochondria
mitzvah mitzvoth
modiolus modioli
modulus moduli
momentum momenta
momus momi
monkfish monkfishes
monochasium monochasia
monopodium monopodia
monopteron monoptera
monopteros monopteroi
monseigneur messeigneurs
monsieur messieurs
monsignor monsignori
mooncalf mooncalves
moonfish moonfishes
mora morae
moratorium moratoria
morceau morceaux
moresco morescoes
morisco moriscoes
morphallaxis morphallaxes
morphosis morphoses
morula morulae
mosasaurus mosasauri
moshav moshavim
moslem moslim moslims
mosquito mosquitoes
motto mottoes
mouse mice
mucosa mucosae
mucro mucrones
mudejar mudejares
mudfish mudfishes
mulatto mulattoes
multipara multiparae
murex murices
muskellunge muskallunge
mycelium mycelia
mycetoma mycetomata
mycorrhiza mycorrhizae
myelencephalon myelencephala
myiasis myiases
myocardium myocardia
myofibrilla myofibrillae
myoma myomata
myosis myoses
myrmidon myrmidones
mythos mythoi
myxoma myxomata
naevus naevi
naiad naiades
naos naoi
narcissus narcissi
naris nares
nasopharynx nasopharynges
natatorium natatoria
naumachia naumachiae
nauplius nauplii
nautilus nautili
navaho navahoes
navajo navajoes
nebula nebulae
necropolis necropoleis
needlefish needlefishes
negrillo negrilloes
negrito negritoes
negro negroes
nemesis nemeses
nephridium nephridia
nereid nereides
neurohypophysis neurohypophyses
neuroma neuromata
neurosis neuroses
nevus nevi
nibelung nibelungen
nidus nidi
niello nielli
nimbostratus nimbostrati
nimbus nimbi
no noes
noctiluca noctilucae
nodus nodi
nomen nomina
notum nota
noumenon noumena
nova novae
novella novelle
novena novenae
nubecula nubeculae
nucellus nucelli
nucha nuchae
nucleolus nucleoli
nucleus nuclei
nullipara nulliparae
numbfish numbfishes
numen numina
nympha nymphae
oarfish oarfishes
oasis oases
obelus obeli
obligato obligati
obolus oboli
occiput occipita
oceanarium oceanaria
oceanid oceanides
ocellus ocelli
ochrea ochreae
octahedron octahedra
octopus octopi
oculus oculi
odeum odea
oldwife oldwives
omasum omasa
omayyad omayyades
omentum omenta
ommatidium ommatidia
ommiad ommiades
onager onagri
oogonium oogonia
ootheca oothecae
operculum opercula
optimum optima
os ora osar ossa
osculum oscula
osteoma osteomata
ostium ostia
ovolo ovoli
ovotestis ovotestes
ovum ova
oxymoron oxymora
paddlefish paddlefishes
paisa paise
palea paleae
palestra palestrae
palingenesis palingeneses
pallium pallia
palmetto palmettoes
palpus palpi
pancratium pancratia
panettone panettoni
paparazzo paparazzi
paperknife paperknives
papilla papillae
papilloma papillomata
pappus pappi
papula papulae
papyrus papyri
parabasis parabases
paralysis paralyses
parament paramenta
paraphysis paraphyses
parapodium parapodia
parapraxis parapraxes
paraselene paraselenae
parashah parashoth
parasyntheton parasyntheta
parenthesis parentheses
parergon parerga
parhelion parhelia
paries parietes
parrotfish parrotfishes
parulis parulides
pastorale pastorali
patagium patagia
patella patellae
paterfamilias patresfamilias
patina patinae
pea pease
peccadillo peccadilloes
pecten pectines
pedalo pedaloes
pelvis pelves
penetralia penetralium
penicillium penicillia
penis penes
penknife penknives
penna pennae
penni pennia
penny pence
pentahedron pentahedra
pentimento pentimenti
penumbra penumbrae
peplum pepla
pericardium pericardia
perichondrium perichondria
pericranium pericrania
peridium peridia
perigonium perigonia
perihelion perihelia
perinephrium perinephria
perineum perinea
perionychium perionychia
periosteum periostea
periphrasis periphrases
peristalsis peristalses
perithecium perithecia
peritoneum peritonea
persona personae
pes pedes
petechia petechiae
pfennig pfennige
phallus phalli
pharynx pharynges
phenomenon phenomena
philodendron philodendra
phyle phylae
phyllotaxis phyllotaxes
phylloxera phylloxerae
phylogenesis phylogeneses
phylum phyla
pigfish pigfishes
pileus pilei
pinetum pineta
pinfish pinfishes
pinko pinkoes
pinna pinnae
pinnula pinnulae
pipefish pipefishes
piscina piscinae
pithecanthropus pithecanthropi
pithos pithoi
placebo placeboes
placenta placentae
planetarium planetaria
planula planulae
plasmodesma plasmodesmata
plasmodium plasmodia
plateau plateaux
plenum plena
pleura pleurae
plica plicae
pneumobacillus pneumobacilli
pneumococcus pneumococci
pocketknife pocketknives
podetium podetia
podium podia
polis poleis
pollex pollices
pollinium pollinia
polychasium polychasia
polyhedron polyhedra
polyparium polyparia
polypus polypi
polyzoarium polyzoaria
pons pontes
pontifex pontifices
portamento portamenti
portico porticoes
portmanteau portmanteaux
postliminium postliminia
potato potatoes
praenomen praenomina
praxis praxes
predella predelle
premaxilla premaxillae
prenomen prenomina
presa prese
primigravida primigravidae
primipara primiparae
primo primi
primordium primordia
principium principia
proboscis proboscides
prognosis prognoses
prolegomenon prolegomena
prolepsis prolepses
promycelium promycelia
pronephros pronephra pronephroi
pronucleus pronuclei
propositus propositi
proptosis proptoses
propylaeum propylaea
propylon propyla
proscenium proscenia
prosencephalon prosencephala
prosthesis prostheses
prostomium prostomia
protasis protases
prothallium prothallia
prothallus prothalli
prothorax prothoraces
protonema protonemata
proventriculus proventriculi
proviso provisoes
prytaneum prytanea
psalterium psalteria
pseudopodium pseudopodia
psychoneurosis psychoneuroses
psychosis psychoses
pterygium pterygia
pteryla pterylae
ptosis ptoses
pudendum pudenda
pul puli
pulvillus pulvilli
pulvinus pulvini
punchinello punchinelloes
pupa pupae
puparium puparia
putamen putamina
putto putti
pycnidium pycnidia
pygidium pygidia
pylorus pylori
pyxidium pyxidia
pyxis pyxides
qaddish qaddishim
quadrennium quadrennia
quadriga quadrigae
quale qualia
quantum quanta
quarterstaff quarterstaves
quezal quezales
quinquennium quinquennia
quiz quizzes
rabbitfish rabbitfishes
radius radii
radix radices
radula radulae
ramentum ramenta
ramus rami
ranula ranulae
ranunculus ranunculi
raphe raphae
ratfish ratfishes
real reales reis
rearmouse rearmice
rectrix rectrices
rectum recta
rectus recti
redfish redfishes
redia rediae
referendum referenda
refugium refugia
regulus reguli
relatum relata
remex remiges
reseau reseaux
residuum residua
responsum responsa
rete retia
retiarius retiarii
reticulum reticula
retina retinae
retinaculum retinacula
rhabdomyoma rhabdomyomata
rhachis rachides rhachides
rhinencephalon rhinencephala
rhizobium rhizobia
rhombus rhombi
rhonchus rhonchi
rhyton rhyta
ribbonfish ribbonfishes
ricercare ricercacari ricercari
rickettsia rickettsiae
rilievo rilievi
rima rimae
rockfish rockfishes
rondeau rondeaux
rosarium rosaria
rosefish rosefishes
rostellum rostella
rostrum rostra
rotl artal artel
rouleau rouleaux
ruga rugae
rumen rumina
sacrarium sacraria
sacrum sacra
sailfish sailfishes
salesperson salespeople
salmonella salmonellae
salpa salpae
salpinx salpinges
saltarello saltarelli
salvo salvoes
sanctum sancta
sanitarium sanitaria
santims santimi
saphena saphenae
sarcophagus sarcophagi
sartorius sartorii
sassanid sassanidae
sawfish sawfishes
scaldfish scaldfishes
scalenus scaleni
scapula scapulae
scarabaeus scarabaei
scarf scarves
schema schemata
scherzando scherzandi
scherzo scherzi
schmo schmoes
schul schuln
schutzstaffel schutzstaffeln
scirrhus scirrhi
scleroma scleromata
sclerosis scleroses
sclerotium sclerotia
scolex scoleces scolices
scopula scopulae
scoria scoriae
scotoma scotomata
scriptorium scriptoria
scrotum scrota
scudo scudi
scutellum scutella
scutum scuta
scyphistoma scyphistomae
scyphus scyphi
secondo secondi
segno segni
seleucid seleucidae
self selves
senor senores
sensillum sensilla
sent senti
sente lisente listente
separatrix separatrices
sephardi sephardim
septarium septaria
septennium septennia
septum septa
sequela sequelae
sequestrum sequestra
seraph seraphim
serum sera
sestertium sestertia
seta setae
sgraffito sgraffiti
shabbas shabbasim
shabbat shabbatim
shacko shackoes
shadchan shadchanim
shako shakoes
sheaf sheaves
sheatfish sheatfishes
shelf shelves
shellfish shellfishes
shinleaf shinleaves
shmo shmoes
shophar shophroth
shrewmouse shrewmice
shul shuln
siddur siddurim
siglos sigloi
signorina signorine
siliqua siliquae
silva silvae
silverfish silverfishes
simulacrum simulacra
sinciput sincipita
sinfonia sinfonie
sistrum sistra
situla situlae
smalto smalti
snaggletooth snaggleteeth
snailfish snailfishes
snipefish snipefishes
solarium solaria
solatium solatia
soldo soldi
solfeggio solfeggi
solidus solidi
solo soli
solum sola
soma somata
soprano soprani
sordino sordini
sorosis soroses
sorus sori
sovkhoz sovkhozy
spadefish spadefishes
spadix spadices
spearfish spearfishes
spectrum spectra
speculum specula
spermatium spermatia
spermatogonium spermatogonia
spermatozoon spermatozoa
spermogonium spermogonia
sphinx sphinges
spica spicae
spiculum spicula
splayfoot splayfeet
splenius splenii
sporangium sporangia
sporogonium sporogonia
springhaas springhase
spumone spumoni
sputum sputa
squama squamae
squash squashes
squilla squillae
squirrelfish squirrelfishes
squiz squizzes
stadium stadia
staminodium staminodia
stapes stapedes
starets staretsy startsy
starfish starfishes
stele stelae
stemma stemmata
stenosis stenoses
stepchild stepchildren
stimulus stimuli
stipes stipites
stirps stirpes
stoa stoae
stockfish stockfishes
stoma stomata
stomodaeum stomodaea
stomodeum stomodea
stonefish stonefishes
stotinka stotinki stotkini
strappado strappadoes
stratocumulus stratocumuli
stratum strata
stratus strati
stretto stretti
stria striae
strobilus strobili
stroma stromata
struma strumae
stucco stuccoes
stylopodium stylopodia
stylops stylopes
stylus styli
subcortex subcortices
subdelirium subdeliria
subgenus subgenera
subindex subindices
submucosa submucosae
subphylum subphyla
substratum substrasta
succedaneum succedanea
succubus succubi
suckerfish suckerfishes
suckfish suckfishes
sudarium sudaria
sudatorium sudatoria
sulcus sulci
summa summae
sunfish sunfishes
supercargo supercargoes
superhero superheroes
supernova supernovae
superstratum superstrata
surgeonfish surgeonfishes
swami swamies
sweetiewife sweetiewives
swellfish swellfishes
swordfish swordfishes
syconium syconia
syllabus syllabi
syllepsis syllepses
symphysis symphyses
sympodium sympodia
symposium symposia
synapsis synapses
synarthrosis synarthroses
synclinorium synclinoria
syncytium syncytia
syndesmosis syndesmoses
synopsis synopses
syntagma syntagmata
synthesis syntheses
syphiloma syphilomata
syrinx syringes
syssarcosis syssarcoses
tableau tableaux
tallith tallaisim tallithes tallitoth
talus tali
tapetum tapeta
tarantula tarantulae
tarsometatarsus tarsometatarsi
tarsus tarsi
taxi taxies
taxon taxa
tectrix tectrices
tegmen tegmina
tela telae
telamon telamones
telium telia
tempo tempi
tenaculum tenacula
tenderfoot tenderfeet
tenia teniae
tenuis tenues
teraph teraphim
teras terata
teredo teredines
tergum terga
terminus termini
terrarium terraria
terzetto terzetti
tessera tesserae
testa testae
testis testes
tetrahedron tetrahedra
tetraskelion tetraskelia
thalamencephalon thalamencephala
thalamus thalami
thallus thalli
theca thecae
thesaurus thesauri
thesis theses
thickleaf thickleaves
thief thieves
tholos tholoi
thorax thoraces
thrombus thrombi
thymus thymi
thyrse therses
thyrsus thyrsi
tibia tibiae
tilefish tilefishes
tintinnabulum tintinnabula
titmouse titmice
toadfish toadfishes
tobacco tobaccoes
tomato tomatoes
tomentum tomenta
tondo tondi
tonneau tonneaux
tophus tophi
topos topoi
tornado tornadoes
torpedo torpedoes
torso torsi
torus tori
trabecula trabeculae
trachea tracheae
traditor traditores
tragus tragi
trapezium trapezia
trapezohedron trapezohedra
trauma traumata
treponema treponemata
trichina trichinae
triclinium triclinia
triennium triennia
triforium triforia
triggerfish triggerfishes
trihedron trihedra
triskelion triskelia
trisoctahedron trisoctahedra
triumvir triumviri
trochlea trochleae
tropaeolum tropaeola
trousseau trousseaux
trunkfish trunkfishes
tryma trymata
tuba tubae
turf turves
tympanum tympana
ubermensch ubermenschen
ugli uglies
uighur uigurs
ulna ulnae
ultimatum ultimata
umbilicus umbilici
umbo umbones
umbra umbrae
uncus unci
uredinium uredinia
uredium uncidia
uredo uredines
uredosorus uredosori
urethra urethrae
urinalysis urinalyses
uterus uteri
utriculus utriculi
uvula uvulae
vacuum vacua
vagina vaginae
vallecula valleculae
vaporetto vaporetti
varix varices
vas vasa
vasculum vascula
velamen velamina
velarium velaria
vena venae
ventriculus ventriculi
vermis vermes
verruca verrucae
vertebra vertebrae
vertex vertices
vertigo vertigines vertigoes
vesica vesicae
veto vetoes
vexillum vexilla
viaticum viatica
viator viatores
vibraculum vibracula
vibrissa vibrissae
villus villi
vimen vimina
vinculum vincula
virago viragoes
virtuoso virtuosi
vis vires
vita vitae
vitellus vitelli
vitta vittae
vivarium vivaria
volcano volcanoes
volkslied volkslieder
volta volte
volva volvae
vortex vortices
vorticella vorticellae
vox voces
vulva vulvae
wanderjahr wanderjahre
weakfish weakfishes
werewolf werewolves
wharf wharves
whitefish whitefishes
wife wives
wolf wolves
wolffish wolffishes
woodlouse woodlice
wreckfish wreckfishes
wunderkind wunderkinder
xiphisternum xiphisterna
yeshiva yeshivahs yeshivoth
yogi yogin
yourself yourselves
zecchino zecchini
zero zeroes
zoaea zoeas
zoea zoeae
zoon zoa
zoonosis zoonoses
zoosporangium zoosporangia
`;
export const VERBS = `
abet abetted abetting
abhor abhorred abhorring
abide abode
abut abutted abutting
aby abought abye
accompany accompanied
acetify acetified
acidify acidified
acquit acquitted acquitting
address addrest
admit admitted admitting
aerify aerified
airdrop airdropped airdropping
alkalify alkalified
allot allotted allotting
ally allied
ammonify ammonified
amnesty amnestied
amplify amplified
anglify anglified
annul annulled annulling
apply applied
arc arcked arcking
argufy argufied
arise arisen arose
atrophy atrophied
aver averred averring
awake awoke awoken
baby babied
backbite backbit backbitten
backslide backslid backslidden
bag bagged bagging
ballyrag ballyragged ballyragging
ban banned banning
bandy bandied
bar barred barring
barrel barrelled barrelling
basify basified
bat batted batting
bayonet bayonetted bayonetting
be am are been is was were
bear bore born borne
beat beaten
beatify beatified
beautify beautified
become became
bed bedded bedding
bedevil bedevilled bedevilling
bedim bedimmed bedimming
befall befallen befell
befit befitted befitting
befog befogged befogging
beg begged begging
beget begat begetting begot begotten
begin began beginning begun
begird begirt
behold beheld beholden
bejewel bejewelled bejewelling
belie belying
belly bellied
bename benempt
bend bent
benefit benefitted benefitting
berry berried
beseech besought
beset besetting
bespeak bespoke bespoken
bestir bestirred bestirring
bestrew bestrewn
bestride bestrid bestridden bestrode
bet betted betting
betake betaken betook
bethink bethought
bevel bevelled bevelling
bias biassed biassing
bid bade bidden bidding
bin binned binning
bind bound
bit bitted bitting
bite bit bitten
bivouac bivouacked bivouacking
blab blabbed blabbing
blackberry blackberried
blackleg blacklegged blacklegging
blat blatted blatting
bleed bled
bless blest
blip blipped blipping
blob blobbed blobbing
bloody bloodied
blot blotted blotting
blow blew blown
blub blubbed blubbing
blur blurred blurring
bob bobbed bobbing
body bodied
bootleg bootlegged bootlegging
bop bopped bopping
brag bragged bragging
break broke broken
breed bred
brevet brevetted brevetting
brim brimmed brimming
bring brought
browbeat browbeaten
brutify brutified
bud budded budding
bug bugged bugging
build built
bulldog bulldogging
bullshit bullshitted bullshitting
bullwhip bullwhipped bullwhipping
bully bullied
bullyrag bullyragged bullyragging
bum bummed bumming
bur burred burring
burn burnt
bury buried
bushel bushelled bushelling
busy busied
buy bought
bypass bypast
cabal caballed caballing
calcify calcified
can canned canning
canal canalled canalling
cancel cancelled cancelling
candy candied
canopy canopied
cap capped capping
carburet carburetted carburetting
carillon carillonned carillonning
carnify carnified
carny carnied
carol carolled carolling
carry carried
casefy casefied
cat catted catting
catch caught
catnap catnapped catnapping
cavil cavilled cavilling
certify certified
channel channelled channelling
chap chapped chapping
char charred charring
chat chatted chatting
chide chid chidden
chin chinned chinning
chip chipped chipping
chisel chiselled chiselling
chitchat chitchatted chitchatting
chiv chivved chivving
chivy chevied chevies chevying chivied chivvied chivvies chivvying
chondrify chondrified
choose chose chosen
chop chopped chopping
chug chugged chugging
chum chummed chumming
citify citified
clad cladding
clam clammed clamming
clap clapped clapping
clarify clarified
classify classified
cleave cleft clove cloven
clem clemmed clemming
clepe clept ycleped yclept
cling clung
clip clipped clipping
clog clogged clogging
clop clopped clopping
clot clotted clotting
clothe clad
club clubbed clubbing
cockneyfy cockneyfied
cod codded codding
codify codified
cog cogged cogging
coif coiffed coiffing
colly collied
combat combatted combatting
come came
commit committed committing
compel compelled compelling
complot complotted complotting
comply complied
con conned conning
concur concurred concurring
confab confabbed confabbing
confer conferred conferring
control controlled controlling
cop copped copping
cope coping
copy copied
coquet coquetted coquetting
corral corralled corralling
counsel counselled counselling
counterplot counterplotted counterplotting
countersink countersank countersunk
crab crabbed crabbing
cram crammed cramming
crap crapped crapping
creep crept
crib cribbed cribbing
crop cropped cropping
crossbreed crossbred
crosscut crosscutting
crucify crucified
cry cried
cub cubbed cubbing
cudgel cudgelled cudgelling
cup cupped cupping
cupel cupelled cupelling
curet curetted curettes curetting
curry curried
curse curst
curtsy curtsied
curvet curvetted curvetting
cut cutting
dab dabbed dabbing
dag dagged dagging
dally dallied
dam dammed damming
damnify damnified
dandify dandified
dap dapped dapping
deal dealt
debar debarred debarring
debug debugged debugging
debus debussed debusses debussing
decalcify decalcified
declassify declassified
decontrol decontrolled decontrolling
decry decried
defer deferred deferring
defy defied
degas degassed degasses degassing
dehumidify dehumidified
deify deified
demit demitted demitting
demob demobbed demobbing
demulsify demulsified
demur demurred demurring
demystify demystified
den denned denning
denazify denazified
denitrify denitrified
deny denied
descry descried
deter deterred deterring
detoxify detoxified
devil devilled devilling
devitrify devitrified
diagram diagrammed diagramming
dial dialled dialling
dib dibbed dibbing
die dying
dig digging dug
dignify dignified
dim dimmed dimming
din dinned dinning
dip dipped dipping
dirty dirtied
disannul disannulled disannulling
disbar disbarred disbarring
disbud disbudded disbudding
disembody disembodied
disembowel disembowelled disembowelling
disenthral disenthralls
disenthrall disenthrals
dishevel dishevelled dishevelling
disinter disinterred disinterring
dispel dispelled dispelling
disqualify disqualified
dissatisfy dissatisfied
dive dove
diversify diversified
divvy divvied
dizzy dizzied
do did done
dog dogged dogging
dogleg doglegged doglegging
dolly dollied
don donned donning
dot dotted dotting
dow dought
drab drabbed drabbing
drag dragged dragging
draw drawn drew
dream dreamt
drink drank drunk
drip dripped dripping
drive driven drove
drivel drivelled drivelling
drop dropped dropping
drub drubbed drubbing
drug drugged drugging
drum drummed drumming
dry dried
dub dubbed dubbing
duel duelled duelling
dulcify dulcified
dummy dummied
dun dunned dunning
dwell dwelt
easy easied
eat ate eaten
eavesdrop eavesdropped eavesdropping
eddy eddied
edify edified
electrify electrified
embed embedded embedding
embody embodied
embus embussed embusses embussing
emit emitted emitting
empanel empanelled empanelling
empty emptied
emulsify emulsified
enamel enamelled enamelling
englut englutted englutting
entrammel entrammelled entrammelling
entrap entrapped entrapping
envy envied
enwind enwound
enwrap enwrapped enwrapping
equal equalled equalling
equip equipped equipping
espy espied
esterify esterified
estop estopped estopping
etherify etherified
excel excelled excelling
exemplify exemplified
expel expelled expelling
facet facetted facetting
fag fagged fagging
fall fallen fell
falsify falsified
fan fanned fanning
fancy fancied
fantasy fantasied
fat fatted fatting
featherbed featherbedded featherbedding
feed fed
feel felt
ferry ferried
fib fibbed fibbing
fig figged figging
fight fought
fin finned finning
find found
fit fitted fitting
flag flagged flagging
flam flammed flamming
flannel flannelled flannelling
flap flapped flapping
flat flatted flatting
flee fled
flimflam flimflammed flimflamming
fling flung
flip flipped flipping
flit flitted flitting
flog flogged flogging
floodlight floodlit
flop flopped flopping
flub flubbed flubbing
flurry flurried
fly flew flown
flyblow flyblew flyblown
fob fobbed fobbing
fog fogged fogging
footslog footslogged footslogging
forbear forbore forborne
forbid forbad forbade forbidden forbidding
fordo fordid fordone
foredo foredid foredone
forego foregone forewent
foreknow foreknew foreknown
forerun foreran forerunning
foresee foresaw foreseen
foreshow foreshown
forespeak forespoke forespoken
foretell foretold
forget forgetting forgot forgotten
forgive forgave forgiven
forgo forgone forwent
format formatted formatting
forsake forsaken forsook
forspeak forspoke forspoken
forswear forswore forsworn
fortify fortified
foxtrot foxtrotted foxtrotting
frap frapped frapping
freeze froze frozen
frenchify frenchified
frenzy frenzied
fret fretted fretting
frig frigged frigging
frivol frivolled frivolling
frog frogged frogging
frolic frolicked frolicking
fructify fructified
fry fried
fuel fuelled fuelling
fun funned funning
funnel funnelled funnelling
fur furred furring
gad gadded gadding
gag gagged gagging
gainsay gainsaid
gam gammed gamming
gambol gambolled gambolling
gan ganned ganning
gap gapped gapping
gas gassed gasses gassing
gasify gasified
gel gelled gelling
geld gelt
gem gemmed gemming
get getting got gotten
ghostwrite ghostwritten ghostwrote
gib gibbed gibbing
giddy giddied
giftwrap giftwrapped giftwrapping
gig gigged gigging
gild gilt
gin gan ginned ginning
gip gipped gipping
gird girt
give gave given
glom glommed glomming
glorify glorified
glory gloried
glut glutted glutting
gnaw gnawn
go gone went
golly gollied
grab grabbed grabbing
gratify gratified
grave graven
gravel gravelled gravelling
grin grinned grinning
grind ground
grip gripped gripping gript
grit gritted gritting
grovel grovelled grovelling
grow grew grown
grub grubbed grubbing
guaranty guarantied
gully gullied
gum gummed gumming
gun gunned gunning
gyp gypped gypping
hacksaw hacksawn
ham hammed hamming
hamstring hamstrung
handfeed handfed
handicap handicapped handicapping
handsel handselled handselling
hang hung
harry harried
hat hatted hatting
hatchel hatchelled hatchelling
have had has
hear heard
heave hove
hedgehop hedgehopped hedgehopping
hem hemmed hemming
hew hewn
hiccup hiccupped hiccupping
hide hid hidden
hinny hinnied
hit hitting
hob hobbed hobbing
hobnob hobnobbed hobnobbing
hocus hocussed hocussing
hog hogged hogging
hogtie hogtying
hold held
honey honied
hop hopped hopping
horrify horrified
horsewhip horsewhipped horsewhipping
housel houselled houselling
hovel hovelled hovelling
hug hugged hugging
hum hummed humming
humbug humbugged humbugging
humidify humidified
hurry hurried
hypertrophy hypertrophied
identify identified
imbed imbedded imbedding
impanel impanelled impanelling
impel impelled impelling
imply implied
inbreed inbred
incur incurred incurring
indemnify indemnified
indwell indwelt
infer inferred inferring
initial initialled initialling
inlay inlaid
inset insetting
inspan inspanned inspanning
intensify intensified
inter interred interring
interbreed interbred
intercrop intercropped intercropping
intercut intercutting
interlap interlapped interlapping
interlay interlaid
intermarry intermarried
intermit intermitted intermitting
interplead interpled
interstratify interstratified
interweave interwove interwoven
intromit intromitted intromitting
inweave inwove inwoven
inwrap inwrapped inwrapping
jab jabbed jabbing
jag jagged jagging
jam jammed jamming
japan japanned japanning
jar jarred jarring
jellify jellified
jelly jellied
jemmy jemmied
jet jetted jetting
jewel jewelled jewelling
jib jibbed jibbing
jig jigged jigging
jimmy jimmied
jitterbug jitterbugged jitterbugging
job jobbed jobbing
jog jogged jogging
jollify jollified
jolly jollied
jot jotted jotting
joypop joypopped joypopping
jug jugged jugging
justify justified
jut jutted jutting
keep kept
ken kenned kenning kent
kennel kennelled kennelling
kernel kernelled kernelling
kid kidded kidding
kidnap kidnapped kidnapping
kip kipped kipping
knap knapped knapping
kneecap kneecapped kneecapping
kneel knelt
knit knitted knitting
knob knobbed knobbing
knot knotted knotting
know knew known
label labelled labelling
lade laden
ladify ladyfied ladyfies ladyfying
lag lagged lagging
lallygag lallygagged lallygagging
lam lammed lamming
lap lapped lapping
lapidify lapidified
laurel laurelled laurelling
lay laid
lead led
lean leant
leap leapt
leapfrog leapfrogged leapfrogging
learn learnt
leave left
lend lent
let letting
level levelled levelling
levy levied
libel libelled libelling
lie lain lay lying
light lit
lignify lignified
lip lipped lipping
liquefy liquefied
liquify liquified
lob lobbed lobbing
lobby lobbied
log logged logging
lop lopped lopping
lose lost
lot lotted lotting
lug lugged lugging
lullaby lullabied
mad madded madding
magnify magnified
make made
man manned manning
manumit manumitted manumitting
map mapped mapping
mar marred marring
marcel marcelled marcelling
marry married
marshal marshalled marshalling
marvel marvelled marvelling
mat matted matting
may might
mean meant
medal medalled medalling
meet met
melt molten
metal metalled metalling
metrify metrified
mimic mimicked mimicking
minify minified
misapply misapplied
misbecome misbecame
miscarry miscarried
misdeal misdealt
misfit misfitted misfitting
misgive misgave misgiven
mishit mishitting
mislay mislaid
mislead misled
misplead mispled
misspell misspelt
misspend misspent
mistake mistaken mistook
misunderstand misunderstood
mob mobbed mobbing
model modelled modelling
modify modified
mollify mollified
mop mopped mopping
mortify mortified
mow mown
mud mudded mudding
muddy muddied
mug mugged mugging
multiply multiplied
mum mummed mumming
mummify mummified
mutiny mutinied
mystify mystified
nab nabbed nabbing
nag nagged nagging
nap napped napping
net netted netting
nib nibbed nibbing
nickel nickelled nickelling
nidify nidified
nigrify nigrified
nip nipped nipping
nitrify nitrified
nod nodded nodding
nonplus nonplussed nonplusses nonplussing
notify notified
nullify nullified
nut nutted nutting
objectify objectified
occupy occupied
occur occurred occurring
offset offsetting
omit omitted omitting
ossify ossified
outbid outbidden outbidding
outbreed outbred
outcrop outcropped outcropping
outcry outcried
outdo outdid outdone
outdraw outdrawn outdrew
outfight outfought
outfit outfitted outfitting
outgas outgassed outgasses outgassing
outgeneral outgeneralled outgeneralling
outgo outgone outwent
outgrow outgrew outgrown
outlay outlaid
outman outmanned outmanning
output outputted outputting
outride outridden outrode
outrun outran outrunning
outsell outsold
outshine outshone
outshoot outshot
outspan outspanned outspanning
outstand outstood
outstrip outstripped outstripping
outthink outthought
outwear outwore outworn
outwit outwitted outwitting
overbear overbore overborne
overbid overbidden overbidding
overblow overblew overblown
overbuild overbuilt
overcome overcame
overcrop overcropped overcropping
overdo overdid overdone
overdraw overdrawn overdrew
overdrive overdriven overdrove
overfly overflew
overgrow overgrew overgrown
overhang overhung
overhear overheard
overlap overlapped overlapping
overlay overlaid
overlie overlain overlay overlying
overman overmanned overmanning
overpass overpast
overpay overpaid
override overridden overrode
overrun overran overrunning
oversee oversaw overseen
oversell oversold
overset oversetting
oversew oversewn
overshoot overshot
oversimplify oversimplified
oversleep overslept
overspend overspent
overspill overspilt
overstep overstepped overstepping
overtake overtaken overtook
overthrow overthrew overthrown
overtop overtopped overtopping
overwind overwound
overwrite overwritten overwrote
pacify pacified
pad padded padding
pal palled palling
palsy palsied
pan panned panning
pandy pandied
panel panelled panelling
panic panicked panicking
parallel parallelled parallelling
parcel parcelled parcelling
parody parodied
parry parried
partake partaken partook
pasquinade pasquil pasquilled pasquilling pasquils
pat patted patting
patrol patrolled patrolling
pay paid
pedal pedalled pedalling
peg pegged pegging
pen penned penning pent
pencil pencilled pencilling
pep pepped pepping
permit permitted permitting
personify personified
pet petted petting
petrify petrified
pettifog pettifogged pettifogging
phantasy phantasied
photocopy photocopied
photomap photomapped photomapping
photoset photosetting
physic physicked physicking
picnic picnicked picnicking
pig pigged pigging
pillory pilloried
pin pinned pinning
pip pipped pipping
pistol pistolled pistolling
pit pitted pitting
pitapat pitapatted pitapatting
pity pitied
plan planned planning
plat platted platting
plead pled
plod plodded plodding
plop plopped plopping
plot plotted plotting
plug plugged plugging
ply plied
pod podded podding
pommel pommelled pommelling
pop popped popping
pot potted potting
preachify preachified
precancel precancelled precancelling
prefer preferred preferring
preoccupy preoccupied
prepay prepaid
presignify presignified
pretermit pretermitted pretermitting
prettify prettified
pretty prettied
prig prigged prigging
prim primmed primming
prod prodded prodding
program programmed programmes programming
prologue prologed prologing prologs
prop propped propping
propel propelled propelling
prophesy prophesied
prove proven
pry pried
pub pubbed pubbing
pug pugged pugging
pummel pummelled pummelling
pun punned punning
pup pupped pupping
purify purified
put putting
putrefy putrefied
putty puttied
qualify qualified
quantify quantified
quarrel quarrelled quarrelling
quarry quarried
quartersaw quartersawn
query queried
quickstep quickstepped quickstepping
quip quipped quipping
quit quitted quitting
quiz quizzed quizzes quizzing
rag ragged ragging
rally rallied
ram rammed ramming
ramify ramified
rap rapped rapping
rappel rappelled rappelling
rarefy rarefied
rat ratted ratting
ratify ratified
ravel ravelled ravelling
reave reft
rebel rebelled rebelling
rebuild rebuilt
rebut rebutted rebutting
recap recapped recapping
reclassify reclassified
recommit recommitted recommitting
recopy recopied
rectify rectified
recur recurred recurring
redo redid redone
reeve rove
refer referred referring
refit refitted refitting
refuel refuelled refuelling
regret regretted regretting
rehear reheard
reify reified
rely relied
remake remade
remarry remarried
remit remitted remitting
rend rent
repay repaid
repel repelled repelling
replevy replevied
reply replied
repot repotted repotting
rerun reran rerunning
reset resetting
resew resewn
resit resat resitting
ret retted retting
retake retaken retook
retell retold
rethink rethought
retransmit retransmitted retransmitting
retrofit retrofitted retrofitting
retry retried
reunify reunified
rev revved revving
revel revelled revelling
revet revetted revetting
revivify revivified
rewind rewound
rewrite rewritten rewrote
rib ribbed ribbing
ricochet ricochetted ricochetting
rid ridded ridding
ride ridden rode
rig rigged rigging
rigidify rigidified
rim rimmed rimming
ring rang rung
rip ripped ripping
rise risen rose
rival rivalled rivalling
rive riven
rob robbed robbing
rot rotted rotting
rowel rowelled rowelling
rub rubbed rubbing
run ran running
rut rutted rutting
saccharify saccharified
sag sagged sagging
salary salaried
salify salified
sally sallied
sanctify sanctified
sandbag sandbagged sandbagging
sap sapped sapping
saponify saponified
satisfy satisfied
savvy savvied
saw sawn
say said
scag scagged scagging
scan scanned scanning
scar scarred scarring
scarify scarified
scat scatted scatting
scorify scorified
scrag scragged scragging
scram scrammed scramming
scrap scrapped scrapping
scrub scrubbed scrubbing
scrum scrummed scrumming
scry scried
scud scudded scudding
scum scummed scumming
scurry scurried
see saw seen
seek sought
sell sold
send sent
set setting
sew sewn
shag shagged shagging
shake shaken shook
sham shammed shamming
sharecrop sharecropped sharecropping
shave shaven
shed shedding
shellac shellacked shellacking
shend shent
shew shewn
shikar shikarred shikarring
shillyshally shillyshallied
shim shimmed shimming
shimmy shimmied
shin shinned shinning
shine shone
ship shipped shipping
shit shat shitted shitting
shoe shod
shoot shot
shop shopped shopping
shot shotted shotting
shotgun shotgunned shotgunning
shovel shovelled shovelling
show shown
shred shredded shredding
shrink shrank shrunk shrunken
shrive shriven shrove
shrivel shrivelled shrivelling
shrug shrugged shrugging
shun shunned shunning
shut shutting
shy shied
sic sicked sicking
sideslip sideslipped sideslipping
sidestep sidestepped sidestepping
sightsee sightsaw sightseen
signal signalled signalling
signify signified
silicify silicified
simplify simplified
sin sinned sinning
sing sang sung
sink sank sunk sunken
sip sipped sipping
sit sat sitting
skelly skellied
sken skenned skenning
sket sketted sketting
skid skidded skidding
skim skimmed skimming
skin skinned skinning
skip skipped skipping
skivvy skivvied
skydive skydove
slab slabbed slabbing
slag slagged slagging
slam slammed slamming
slap slapped slapping
slat slatted slatting
slay slain slew
sled sledding
sleep slept
slide slid slidden
sling slung
slink slunk
slip slipped slipping
slit slitting
slog slogged slogging
slop slopped slopping
slot slotted slotting
slug slugged slugging
slum slummed slumming
slur slurred slurring
smell smelt
smite smit smitten smote
smut smutted smutting
snag snagged snagging
snap snapped snapping
sneak snuck
sned snedded snedding
snip snipped snipping
snivel snivelled snivelling
snog snogged snogging
snub snubbed snubbing
snug snugged snugging
sob sobbed sobbing
sod sodded sodding
solemnify solemnified
solidify solidified
soothsay soothsaid
sop sopped sopping
sow sown
spag spagged spagging
span spanned spanning
spancel spancelled spancelling
spar sparred sparring
spat spatted spatting
speak spoke spoken
specify specified
speechify speechified
speed sped
spell spelt
spellbind spellbound
spend spent
spill spilt
spin spinning spun
spiral spiralled spiralling
spit spat spitted spitting
split splitting
spoil spoilt
spot spotted spotting
spotlight spotlit
sprig sprigged sprigging
spring sprang sprung
spud spudded spudding
spur spurred spurring
spy spied
squat squatted squatting
squeegee squilgee
squib squibbed squibbing
squid squidded squidding
stab stabbed stabbing
stand stood
star starred starring
stave stove
steady steadied
steal stole stolen
stellify stellified
stem stemmed stemming
stencil stencilled stencilling
step stepped stepping
stet stetted stetting
stick stuck
stiletto stilettoeing
sting stung
stink stank stunk
stir stirred stirring
stop stopped stopping
story storied
stot stotted stotting
strap strapped strapping
stratify stratified
strew strewn
stride stridden strode
strike struck
string strung
strip stripped stripping
strive striven strove
strop stropped stropping
strow strown
strum strummed strumming
strut strutted strutting
stub stubbed stubbing
stud studded studding
study studied
stultify stultified
stum stummed stumming
stun stunned stunning
stupefy stupefied
sty stied
stymie stymying
sub subbed subbing
subjectify subjectified
sublet subletting
submit submitted submitting
subtotal subtotalled subtotalling
sully sullied
sulphuret sulphuretted sulphuretting
sum summed summing
sun sunned sunning
sup supped supping
supply supplied
swab swabbed swabbing
swag swagged swagging
swap swapped swapping swopped swopping swops
swat swatted swatting
swear swore sworn
sweep swept
swell swollen
swig swigged swigging
swim swam swimming swum
swing swung
swivel swivelled swivelling
swot swotted swotting
syllabify syllabified
symbol symbolled symbolling
tab tabbed tabbing
tag tagged tagging
take taken took
talc talcked talcking
tally tallied
tammy tammied
tan tanned tanning
tap tapped tapping
tar tarred tarring
tarry tarried
tassel tasselled tasselling
tat tatted tatting
taxi taxying
teach taught
tear tore torn
teasel teaselled teaselling
ted tedded tedding
tell told
tepefy tepefied
terrify terrified
testify testified
thin thinned thinning
think thought
thrive thriven throve
throb throbbed throbbing
throw threw thrown
thrum thrummed thrumming
thud thudded thudding
tidy tidied
tie tying
tin tinned tinning
tinsel tinselled tinselling
tip tipped tipping
tittup tittupped tittupping
toady toadied
tog togged togging
top topped topping
torrefy torrefied torrify
tot totted totting
total totalled totalling
towel towelled towelling
traffic trafficked trafficking
tram trammed tramming
trammel trameled trameling tramelled tramelling tramels
transfer transferred transferring
transfix transfixt
tranship transhipped transhipping
transmit transmitted transmitting
transmogrify transmogrified
transship tranship transshipped transshipping
trap trapped trapping
trapan trapanned trapanning
travel travelled travelling
travesty travestied
tread trod trodden
trek trekked trekking
trepan trepanned trepanning
trig trigged trigging
trim trimmed trimming
trip tripped tripping
trog trogged trogging
trot trotted trotting
trowel trowelled trowelling
try tried
tug tugged tugging
tumefy tumefied
tun tunned tunning
tunnel tunnelled tunnelling
tup tupped tupping
twig twigged twigging
twin twinned twinning
twit twitted twitting
typeset typesetting
typewrite typewritten typewrote
typify typified
uglify uglified
unbar unbarred unbarring
unbend unbent
unbind unbound
uncap uncapped uncapping
unclog unclogged unclogging
unclothe unclad
underbid underbidding
underbuy underbought
undercut undercutting
underfeed underfed
undergird undergirt
undergo undergone underwent
underlay underlaid
underlet underletting
underlie underlain underlay underlying
underpay underpaid
underpin underpinned underpinning
underprop underpropped underpropping
undersell undersold
underset undersetting
undershoot undershot
understand understood
understudy understudied
undertake undertaken undertook
underwrite underwritten underwrote
undo undid undone
unfit unfitted unfitting
unfreeze unfroze unfrozen
unify unified
unkennel unkennelled unkennelling
unknit unknitted unknitting
unlay unlaid
unlearn unlearnt
unmake unmade
unman unmanned unmanning
unpeg unpegged unpegging
unpin unpinned unpinning
unplug unplugged unplugging
unravel unravelled unravelling
unreeve unrove
unrig unrigged unrigging
unrip unripped unripping
unsay unsaid
unship unshipped unshipping
unsling unslung
unsnap unsnapped unsnapping
unspeak unspoke unspoken
unsteady unsteadied
unstep unstepped unstepping
unstick unstuck
unstop unstopped unstopping
unstring unstrung
unswear unswore unsworn
unteach untaught
unthink unthought
untidy untidied
untie untying
untread untrod untrodden
unwind unwound
unwrap unwrapped unwrapping
unzip unzipped unzipping
up upped upping
upbuild upbuilt
upheave uphove
uphold upheld
uppercut uppercutting
uprise uprisen uprose
upset upsetting
upspring upsprang upsprung
upsweep upswept
upswell upswollen
upswing upswung
vag vagged vagging
vary varied
vat vatted vatting
verbify verbified
verify verified
versify versified
vet vetted vetting
victual victualled victualling
vie vying
vilify vilified
vitrify vitrified
vitriol vitriolled vitriolling
vivify vivified
wad wadded wadding
waddy waddied
wadset wadsetted wadsetting
wag wagged wagging
wake woke woken
wan wanned wanning
war warred warring
waylay waylaid
wear wore worn
weary wearied
weatherstrip weatherstripped weatherstripping
weave wove woven
web webbed webbing
wed wedded wedding
weep wept
wet wetted wetting
wham whammed whamming
whap whapped whapping
whet whetted whetting
whinny whinnied
whip whipped whipping
whipsaw whipsawn
whir whirred whirring
whiz whizzed whizzes whizzing
whop whopped whopping
wig wigged wigging
wigwag wigwagged wigwagging
wildcat wildcatted wildcatting
win winning won
wind wound
winterfeed winterfed
wiredraw wiredrawn wiredrew
withdraw withdrawn withdrew
withhold withheld
withstand withstood
won wonned wonning
work wrought
worry worried
worship worshipped worshipping
wrap wrapped wrapping
wring wrung
write written wrote
wry wried
yak yakked yakking
yap yapped yapping
yen yenned yenning
yodel yodelled yodelling
zap zapped zapping
zigzag zigzagged zigzagging
zip zipped zipping
`;
