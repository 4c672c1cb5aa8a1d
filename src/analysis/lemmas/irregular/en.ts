/**
 * English forms that endings do not lead back to their lemmas: a lemma and its forms a line. Chosen from
 * simplemma 2.0.0; NOTICE names its sources.
 */
export const FORMS = `
aardwolf aardwolves
abaculus abaculi
abacus abaci
abastardize abastardizen
abdomen abdomina
abear abore aborn aborne
abide abid abidden
abite abit abitten
abscissa abscissae
absorb absorpt
abuy abought
acanthus acanthi
acciaccatura acciaccature
acetabulum acetabula
acidosis acidoses
acknow acknew acknown
actinobacterium actinobacteria
acumen acumina
addendum addenda
adenocarcinoma adenocarcinomata
adenoma adenomata
adiaphoron adiaphora
adieu adieux
adman admen
adraw adrawn adrew
aedificichnion aedificichnia
aegis aegides
afare afaren
affatuate affactuated affactuating
after aftermore
afterlife afterlives
aftersee aftersaw afterseen
againsay againsaid
againstand againstood
agape agapae agapai
agenesis ageneses
agora agorae agorai
agranulocytosis agranulocytoses
agrichnion agrichnia
aire airig
airman airmen
airwoman airwomen
aknow aknew aknown
ala alae
alata alatae
albuginea albugineae
albumen albumina
alderman aldermen
alewife alewives
alfilaria alfileria alfilerias alfilerilla alfilerillas
alight alit
alkalosis alkaloses
alluvium alluvia
almanac almanack almanacks
alumna alumnae
alumnus alumni
alveolus alveoli
amanuensis amanuenses
amaretto amaretti
ambulanceman ambulancemen
amelogenesis amelogeneses
amniocentesis amniocenteses
amnion amnia
amoeba amoebae
amphora amphorae
amygdala amygdalae
amyloidosis amyloidoses
anacrisis anacrises
analysis analyses
analytic analytical
anaphylaxis anaphylaxes
anathema anathemata
anchorman anchormen
anchorperson anchorpeople
ancylostomiasis ancylostomiases
angioedema angioedemata
angiogenesis angiogeneses
angioma angiomata
annex anex anexes
annulus annuli
antenna antennae
anthrax anthraces
antic anticked anticking
antiimperialist antiimperalists
antipasto antipasti
antisepsis antisepses
antiserum antisera
antithesis antitheses
antitragus antitragi
antonym antonyma
anus ani
aorta aortae
apay apaid
aperture apetures
apex apices
aphelion aphelia
apheresis aphereses
apologia apologiae
apoptosis apoptoses
apotheosis apotheoses
apparatchik apparatchiki
apparatus apparati
appendicitis appendicitides
appendix appendices
aqua aquae
aquarium aquaria
arboretum arboreta
arc arcked arcking
arcanum arcana
archaeum archaea
area areae
aread ared
arise arisen arose
arize arizen aroze
armful armsful
arteriosclerosis arterioscleroses
arteritis arteritides
arthritis arthritides
arthrodesis arthrodeses
artilleryman artillerymen
asbestosis asbestoses
ascus asci
aspergillosis aspergilloses
aspergillum aspergilla
assemblyman assemblymen
assoilzie assoilzed assoilzing assoilzying
assrun assran
astand astood
astrocytoma astrocytomata
atelier ateliersbrokers
atgo atgone atwent
atheroma atheromata
atherosclerosis atheroscleroses
atreach atraught
atrede atred atredd
atride atridden atrode
atrin atran
atrine atrinnen atrone
atrium atria
atsake atsaken atsook
atseek atsought
atshake atshaken atshook
atshoot atshot
atsit atsat atseet atsitten
atslip atslope atslopen
atspring atsprang atsprung
atstand atstood
atwind atwound
auditorium auditoria
aunt aunty
aura aurae
aureus aurei
aurora aurorae
autohide autohid autohidden
automaton automata
autopoiesis autopoieses
autorun autoran
autowind autowound
aviatrix aviatrices
avitaminosis avitaminoses
awake awoke
awaken awoken
awestrike awestricken awestruck
axilla axillae
ayield ayold ayolden
babushka babushki
babysit babysat
bacillus bacilli
backbite backbit backbitten
backlight backlit
backshine backshone
backslide backslid backslidden
backspin backspun
backwind backwound
backwoodsman backwoodsmen
bagful bagsful
bandeau bandeaux
bandore bandora
bandsaw bandsawn
bandsman bandsmen
bargeman bargemen
barman barmen
barotrauma barotraumata
baseman basemen
basso bassi
batman batmen
batsman batsmen
bear borne
beat beaten
beau beaux
bebark bebork beborken
bebleed bebled
beblow beblew beblown
bebreak bebroke bebroken
becarve becorve becorven
becatch becaught
because becuse
beclepe beclept
become became
bedaff bedaft
bede bade boden
bedeal bedealt
bedelve bedolve bedolven
bedo bedid bedone
bedraw bedrawn bedrew
bedream bedreamt
bedrink bedrank bedrunk bedrunken
bedrite bedrit bedritten bedrote
bedrive bedriven bedrove
bedwell bedwelt
beef beeves
befall befallen befell
befie befying
befight befought
befind befound
beflay beflain
beflee befled
befly beflew beflown
befold befeld befolden
befreeze befroze befrozen
beget begat begot begotten
begin began begun
begive begave begiven
bego begone
behalf behalves
behang behung
behelp beholp beholpen
behew behewn
behold beheld
beken bekent
beknow beknew beknown
belawgive belawgave belawgiven
belay belaid
belead beled
beleap beleapt
belearn belearnt
beleave beleft
belie belain belying
belight belit
belimp belamp belump
belive beliven
bellman bellmen
bemean bemeant
bemeet bemet
bename benempt
bene benar benat
benim benam benome benomen
bequeath bequethen bequothen
bereave bereft
berend berent
beride beridden berode
besay besaid
besee besaw beseen
beseech besought
besend besent
besew besewn
beshake beshaken beshook
beshear beshore beshorn
beshine beshone
beshit beshat
beshite beshitten beshote
besing besang besung
besit besat besitten
besleep beslept
bespeak bespake bespoken
bespeed besped
bespend bespent
bespin bespun
bespit bespat bespitten
besprenge besprent
bestand bestood
besteal bestole bestolen
bestep bestept bestope bestopen
bestick bestuck
bestrew bestrewn
bestride bestrid bestridden bestrode betrode
besweeten besweetned
beswike beswicken beswoke
beswink beswank beswunk beswunken
betake betaken betook
beteach betaught
betear betore betorn
betee betown
betell betold
bethink bethought
bethrow bethrew bethrown
betide betid
betie betying
betread betrod betrodden
better bettermore
betwynde betwound
beweep bewept
bewend bewent
bewin bewon
bework bewrought
bewreck bewreckt
bewrite bewritten bewrote
beyelp beyolp beyolpen
bide bidden
bijou bijoux
bimbilla bimbila
bind bounden
biogenesis biogeneses
biosynthesis biosyntheses
birdsit birdsat
bisectrix bisectrices
bite bitten
bivouac bivouacked bivouacking bivouacks
bleed bled
blend blent
blepharitis blepharitides
blickie blicky
blin blan blun
blive bliven blove
blow blew blown
bluesman bluesmen
boatman boatmen
bodgie bodgey bodgy
bodybuild bodybuilt
bogeyman bogeymen
bolus boli
bondman bondmen
bondsman bondsmen
bondwoman bondwomen
boogie boogying
bookkeep bookkept
bookshelf bookshelves
borborygmus borborygmi
born bornin bornt
botulinum botulina
bowk bowkin
bowman bowmen
bowstring bowstrung
brachium brachia
brahman brahmin brahmins
braid browden
brainchild brainchildren
brakeman brakemen
break broken
breastfeed breastfed
breed bred
brekkie brekky
bring brang brought broughten brung
broadleaf broadleaves
brohoof brohooved brohooves brohooving
bronchiolitis bronchiolitides
bronchitis bronchitides
bronchus bronchi
brontosaurus brontosauri
brother bretheren brethren
browbeat browbeaten
brucellosis brucelloses
bucketful bucketsful
build built
bulla bullae
bullshit bullshat
bully bullissimo
bund bunde
bureau bureaux
burn burnt
bursa bursae
bursitis bursitides
burst bursten
bushman bushmen
businessman businessmen
businesswoman businesswomen
buy bought boughten
bycatch bycaught
cabman cabmen
cachexia cachexies
cactus cacti
cadaver cadavera
caddie caddying
cadge cadgin
caduceus caducei
caecum caeca
caeruleus caerulei
caesura caesurae
cagey cagier
calculus calculi
calefie calefying
calichnion calichnia
callosum callosa
callus calli
calorie calory
calyx calyces
camera camerae
cameraman cameramen
campus campi
can cann
candida candidae
candidiasis candidiases
cannula cannulae
caput capita
carcinogenesis carcinogeneses
carcinoma carcinomata
caretake caretaken caretook
caro carnes
carpus carpi
carve carven corve corven
casevac casevacked casevacking
castrato castrati
catch caught
catharsis catharses
cathexis cathexes
catsit catsat
cattleman cattlemen
cauda caudae
cavalryman cavalrymen
caveman cavemen
cecum ceca
ceilidh ceilidhean
cellulitis cellulitides
centas centai centu
centrum centra
century centary
cercaria cercariae
cerebellum cerebella
cerebrum cerebra
cerevisia cerevisiae
cervix cervices
chairman chairmen
chairperson chairpeople
chairwoman chairwomen
chalumeau chalumeaux
chantepleure chantpleured chantpleuring
chapati chappati chappatis
chapman chapmen
charisma charismata
charwoman charwomen
chastize chastizen
chateau chateaux
cheerlead cheerled
chemoprophylaxis chemoprophylaxes
chemosynthesis chemosyntheses
chemotaxis chemotaxes
cherub cherubim
chessman chessmen
chide chid chidded chidden chode
child children
chimaera chimaerae
chimera chimerae
chlamydia chlamydiae
chlorosis chloroses
cholecystitis cholecystitides
cholera cholerae
cholestasis cholestases
choose chose chosen
chor chorrin
chore chorred chorring
chou choux
chrysalis chrysalides
churchman churchmen
ciborium ciboria
cicada cicadae
cilium cilia
cirrhosis cirrhoses
cirrus cirri
cithara citharae citharai
clansman clansmen
clap clapt
clayey clayier
cleave cloven
clepe clepen clept
clepsydra clepsydrae
clergyman clergymen
cliffhang cliffhung
climax climaces
cling clung
clip clipt
clitoris clitorides
clive cliven
clostridium clostridia
cloverleaf cloverleaves
clubfoot clubfeet
coachman coachmen
coalman coalmen
coccidiosis coccidioses
coccyx coccyges
cochlea cochleae
codex codices
cognomen cognomina
cognoscente cognoscenti
colitis colitides
collegium collegia
colloquium colloquia
collyrium coryllia
coloboma colobomata
colocasia colocasiae
colorwise colourwise
colossus colossi
colostrum colostra
coma comae
come came comen
commensurate commeasurated
committeeman committeemen
committeewoman committeewomen
compendium compendia
concerto concerti
congressman congressmen
congresswoman congresswomen
conidium conidia
conjunctiva conjunctivae
conjunctivitis conjunctivitides
conman conmen
consortium consortia
constellate constellateting
continuum continua
contralto contralti
coolie cooly
copay copaid
copula copulae
copyfight copyfought
copywrite copywritten copywrote
corgi corgwn
cormus cormi
cornea corneae
cornetto cornetti
corona coronae
corpus corpora
cortex cortices
cosleep coslept
costa costae
coteach cotaught
could couldn
councilman councilmen
councilwoman councilwomen
counterbleed counterbled
counterdraw counterdrawn counterdrew
counterfeed counterfed
counterman countermen
countersing countersang countersung
countersink countersank countersunk
counterstrike counterstruck
countryman countrymen
countrywoman countrywomen
cowman cowmen
cowrite cowritten cowrote
craftsman craftsmen
craftswoman craftswomen
cranium crania
creep crept crope cropen
crematorium crematoria
crescendo crescendi
crewman crewmen
cringey cringier cringy
crisis crises
criterion criteria criterias
critic criticked criticking
crocus croci
crossbite crossbit crossbitten
crossbreed crossbred
crowfoot crowfeet
crus crura
crux cruces
cryptanalysis cryptanalyses
cryptosporidium cryptosporidia
cubichnion cubichnia
culpa culpae
cumulonimbus cumulonimbi
cumulus cumuli
cuniculus cuniculi
cupful cupsful
curia curiae
curriculum curricula
curtsey curtsied curtsies
cyanogenesis cyanogeneses
cyanosis cyanoses
cyclogenesis cyclogeneses
cyclops cyclopes
cymbalom cimbalom
cysticercosis cysticercoses
cystidium cystidia
cystitis cystitides
cytokinesis cytokineses
daimyo daimio daimios
dairyman dairymen
dalesman dalesmen
databend databent
daydream daydreamt
daylight daylit
deal dealt
debigulate dibigulates
dee deein
deek deekin
deeky deekyin
delirium deliria
deliveryman deliverymen
delphinium delphinia
delve dalf dolven
demigirl demigirs
demosaic demosaicked demosaicking
denarius denarii
dens dentes
depaint depainten
dermatitis dermatitides
dermatosis dermatoses
dermis dermides
desideratum desiderata
despeed desped
deuterium deuteria
develop developt
diabology diabologeis
diagenesis diageneses
diaspora diasporae diasporai
dicey dicier
dictum dicta
didactic didactically
dieresis diereses
diesis dieses
dilemma dilemmata
dilettante dilettanti
diploma diplomata
disbecome disbecame
disbend disbent
discus disci
disequilibrium disequilibria
dispend dispent
disprove disproven
disquantity disquantifying
diuresis diureses
diverticulitis diverticulites diverticulitides
diverticulum diverticula
dodecahedron dodecahedra
dogfight dogfought
dogma dogmata
dogsit dogsat
domichnion domichnia
dominatrix dominatrices
doomsay doomsaid
doorman doormen
dopey dopier
dormouse dormice
douchey douchier
dow dought
downbear downbore downborne
downcome downcame
downdraw downdrawn downdrew
downfall downfallen downfell
downlight downlit
downtrod downtrodden
drachma drachmae drachmai
draftsman draftsmen
dragoman dragomen
draughtsman draughtsmen
draw drawn drew
dream dreamt drempt
dreave dreft
dreck drek dreks
drinck dranck drunck
drink drank
drip dript
drite drate dritten
drive drave driven
druthers druther
dunch dunchin
dunsh dunshin
duodenum duodena
duplex duplices
durra doura douras
dustman dustmen
dwarf dwarves
dwell dwelt
dybbuk dybbukim
dyskeratosis dyskeratoses
dyskinesia dyskinesiae
dyspepsia dyspepsiae
dysplasia dysplasiae
dystopia dystopiae
eat eaten
eau eaux
ecclesia ecclesiae
echinococcosis echinococcoses
ectoparasitosis ectoparasitoses
eczema eczemata
edema edemata
effluvium effluvia
electrodiagnosis electrodiagnoses
electrodialysis electrodialyses
electrosynthesis electrosyntheses
elephantiasis elephantiases
elf elves
elytron elytra
embolus emboli
embryogenesis embryogeneses
emeritus emeriti
emesis emeses
emphasis emphases
emphysema emphysemata
emporium emporia
enblow enblew enblown
encephalitis encephalitides
encomium encomia
endichnion endichnia
endocarditis endocarditides
endometriosis endometrioses
endometrium endometria
endothelium endothelia
enema enemata
enfreeze enfroze enfrozen
engineman enginemen
enigma enigmata
enlay enlaid
ensweep enswept
enteritidis enteritides
enterococcus enterococci
entertake entertaken entertook
enuresis enureses
enwind enwound
enwrite enwritten enwrote
epenthesis epentheses
ephemera ephemerae
ephemeris ephemerides
epicardium epicardia
epichnion epichnia
epidermis epidermides
epididymis epididymides
epiglottis epiglottides
epipharynx epipharynges
epiphenomenon epiphenomena
epiphysis epiphyses
epistaxis epistaxes
epithalamium epithalamia
epithelium epithelia
equilibrichnion equilibrichnia
equilibrium equilibria
equip equipt
erratum errata
erythema erythemata
esophagus esophagi
etymon etyma
eucalyptus eucalypti
euchologion euchologia
everyman everymen
excambie excambying
excretion excreta
executrix executrices
exegesis exegeses
exemplifie exemplifying
exemplum exempla
exichnion exichnia
exostosis exostoses
extremum extrema
eyeful eyesful
facia faciae
fae faers faerself
fall fallen
fare faren
farsee farsaw farseen
farspeak farspoke farspoken
farther farthermore
fascia fasciae
fasciitis fasciitides
fascis fasces
fash fashin
fatwa fatawa
fauna faunae
feces faeces
fellah fellahin
fellowfeel fellowfelt
femur femora
fenestra fenestrae
feria feriae
ferryman ferrymen
festschrift festschriften
fetus feti
fiat fiant
fibrinolysis fibrinolyses
fibrosis fibroses
fibula fibulae
fieldmouse fieldmice
fieldsman fieldsmen
fight fought foughten
filariasis filariases
find founden
finedraw finedrawn finedrew
finster fintster fintzter
firefight firefought
fireman firemen
fisherman fishermen
fishwife fishwives
fistfight fistfought fistfoughten
fistula fistulae
fixe fixt
flagellum flagella
flagstaff flagstaves
flay flain
flee fled
fling flung
flite flitten
flocculus flocculi
floodlight floodlit
flora florae
fluorosis fluoroses
fly flew flown
flyblow flyblew flyblown
flyleaf flyleaves
focus foci
fodinichnion fodinichnia
foetus foeti
fold feld folden
folklife folklives
fondue fondu fondus
foot feet
footman footmen
foramen foramina
foraminifer foraminifera
forbear forbore forborne
forbeat forbeaten
forbid forbad forbade forbidden
forbite forbit forbitten
forbleed forbled
forbreak forbroke forbroken
forburst forbursten
forbuy forbought
forcarve forcorve forcorven
forceps forcipes
forcleave forclove forcloven
forclem forclempt
forcling forclung
fordo fordid fordone
fordrive fordriven fordrove
fore foremore
forebear forebore foreborne
forebite forebit forebitten
forebring forebrought
forebusy forbusies
forebuy forebought
forecaddie forecaddying
forechoose forechose forechosen
foredo foredid foredone
foredraw foredrawn foredrew
forefeel forefelt
forefoot forefeet
foregive foregave foregiven
forego foregone forewent
forehew forehewn
forehold foreheld foreholden
foreken forekent
foreknow foreknew foreknown
forelay forelaid
forelead foreled
forelend forelent
forelie forelain forelying
forelike forliked forliking
foremake foremade
foreman foremen
forepay forepaid forpays
foreperson forepeople
forerun foreran
foresake foresaken foresook
foresay foresaid
foresee foresaw foreseen
foreseek foresought
foresend foresent
foreshape foreshapen foreshope
foreshew foreshewn
foreshow foreshown
foresmell foresmelt
forespeak forespoke forespoken
forespend forespent
forestand forestood
foreswear foreswore foresworn
foretake foretaken foretook
foreteach foretaught
foretell foretold
foreweep forewept
forewit forewot
forewoman forewomen
forewrite forewritten forewrote
forfare forfaren forfore
forfight forfought forfoughten
forfret forfrate forfreet forfretten
forget forgat forgot forgotten
forgive forgave forgiven
forgnide forgnidden forgnode
forgo forgone forwent
forgrow forgrew forgrown
forhele forhole forholen
forhold forheld forholden
forlat forlatten forlut forlutten
forlay forlaid
forlead forled
forleave forleft
forlend forlent
forlese forlore
forlie forlain forlying
formake formade
formelt formolt formolten
formula formulae
fornim fornam fornum
forsake forsaken forsook
forsay forsaid
forsee forsaw forseen
forseek forsought
forshake forshaken forshook
forshape forshapen forshoop forshope
forshrink forshrank forshrunk forshrunken
forsing forsang forsung
forsleep forslept
forsling forslong forslongen forslung
forslip forslipt
forsmite forsmitten forsmote
forspeak forspoke forspoken
forspend forspent
forstand forstood
forsteal forstole forstolen
forswear forswore forsworn
forswing forswang forswung forswungen
forswink forswank forswonk forswunk forswunken
fortake fortaken fortook
forteach fortaught
fortear fortore fortorn
fortee fortow fortown
forthbear forthbore forthborn
forthbring forthbrought
forthclepe forthclept
forthcome forthcame
forthdraw forthdrawn forthdrew
forthgo forthgone forthwent
forthink forthought
forthlead forthled
forthleap forthleapt
forthnim forthnam forthnum forthnumb
forthrow forthrew forthrown
forthsend forthsent
forthshow forthshown
forthspeak forthspoken
forthtell forthtold
fortread fortrod fortrodden
forum fora
forwax forwaxen
forwear forwore forworn
forweep forwept foweeping
forwork forwrought
forworth forword forworden forworthen
foryield foryold foryolden
fossa fossae
fovea foveae
freedman freedmen
freefall freefallen freefell
freeman freemen
freeride freeridden freerode
freerun freeran
freeze froze frozen
frenulum frenula
freshman freshmen
fret frate freet fretten
frogman frogmen
frontiersman frontiersmen
frostbite frostbit frostbitten
fugichnion fugichnia
fulcrum fulcra
fullbring fullbrought
fullcome fullcame
fulldo fulldid fulldone
fullfeed fullfed
fundus fundi
fungus fungi
funiculus funiculi
funnyman funnymen
gainsay gainsaid
gainstand gainstood
gainstrive gainstriven gainstrove
gale galen gole
gan gannin
gar gart
garbageman garbagemen
garda gardai
gasman gasmen
gastritis gastritides
gastroenteritis gastroenterites
gateau gateaux
gatekeep gatekept
gaup gauppin
geld gelt
geminus gemini
gemma gemmae
genderbend genderbent
genesis geneses
genie genii
gens gentes
gentleman gentlemen
gentlewoman gentlewomen
genus genera
ger gerim
geranium gerania
gestalt gestalten
get got gotten
ghazeeyeh ghawazee
ghostwrite ghostwritten ghostwrote
gillie gillying
gingiva gingivae
gingivitis gingivitides
giue gaue giuen
give gave
gladiatrix gladiatrices
gladiolus gladioli
glans glandes
glaucoma glaucomata
glide glid glidden glode
glioblastoma glioblastomata
glioma gliomata
glissando glissandi
globus globi
glomerulus glomeruli
gluconeogenesis gluconeogeneses
gluey gluier
gluteus glutei
glycolysis glycolyses
gnaw gnawn
gnide gnidded gnidden gnode
godchild godchildren
gonorrhea gonorrheae
gonorrhoea gonorrhoeae
gooey gooier
goose geese
gopura gopuram gopurams
goy goyim
gracilis gracilides
grandchild grandchildren
granuloma granulomata
gravida gravidae
greenlight greenlit
greet grat
groomsman groomsmen
groundsman groundsmen
grow grew grown
growe grewe growne
gruelling grueling
guardsman guardsmen
gunman gunmen
gutta guttae
gymnasium gymnasia
gynogenesis gynogeneses
gypsum gypsa
gyrus gyri
habenula habenulae
haematoma haematomae haematomata
haemochromatosis haemochromatoses
haemodialysis haemodialyses
haemolysis haemolyses
haemostasis haemostases
hafta hadda hasta
hagride hagrid hagridden hagrode
halfpenny halfpence
halitosis halitoses
hallux halluces
hamstring hamstrung
handful handsful
handkerchief handkerchieves
handmake handmade
handwring handwrung
handwrite handwrote
handyman handymen
hang hung
hangman hangmen
haroseth haroses haroset
harvestman harvestmen
have had haf has hav
havoc havocked havocking
headlouse headlice
headman headmen
headscarf headscarves
headsman headsmen
heatsink heatsunk
heave hoven
heer himer hiser
hele holen
helix helices
helminthiasis helminthiases
helmsman helmsmen
help holp holpen
hematemesis hematemeses
hematoma hematomata
hemodynamically haemodynamically
hemostasis hemostases
henchman henchmen
hepatitis hepatitides
herbarium herbaria
herdsman herdsmen
hernia herniae
herself herselves
hew hewn
hibernaculum hibernacula
hide hid
hie hying
higher highermore
highwayman highwaymen
himself himselves
hindfoot hindfeet
hippocampus hippocampi
hippopotamus hippopotami
hir hirem
histiocytosis histiocytoses
histogenesis histogeneses
histoplasmosis histoplasmoses
hockle hocklin
hogtie hogtying
hokey hokier
hold held holden
homeostasis homeostases
homey homier
homunculus homunculi
honorarium honoraria
hoof hooves
horseman horsemen
horsewoman horsewomen
horsey horsier
hote hoten
hould houlden
housebreak housebroke housebroken
housekeep housekept
houseman housemen
housesit housesat
hoy hoyin
humerus humeri
huntsman huntsmen
husbandman husbandmen
hydatidosis hydatidoses
hydra hydrae
hydrocephalus hydrocephali
hyperacusis hyperacuses
hyperhidrosis hyperhidroses
hypha hyphae
hypichnion hypichnia
hypnosis hypnoses
hypostasis hypostases
hypothalamus hypothalami
hypothesis hypotheses
hysteresis hystereses
iceman icemen
ichthyosis ichthyoses
icosahedron icosahedra
ileitis ileitides
ileum ilea
ilium ilia
imbreed imbred
imbring imbrought
impetigo impetigines
inbear inbore inborne
inbeat inbeaten
inbend inbent
inblow inblew inblown
inbreak inbroke inbroken
inbreed inbred
inbring inbrought
incorporated inc
incubus incubi
incunabulum incunabula
incus incudes
indelve indolve indolven
index indices
indwell indwelt
infall infallen infell
infantryman infantrymen
infeoff infeft
ingo ingone inwent
ingrow ingowing ingrew
inhold inheld inholden
inlay inlaid inlayinging
inlead inled
inner innermore
inoculum inocula
insectarium insectaria
insee insaw inseen
insend insent
insignia insigne insignes
instrew instrewn
instrumentarium instrumentaria
insula insulae
insulinoma insulinomata
intake intaken intook
interblend interblent
interbreed interbred
interbring interbrought
intercome intercame
intergrow intergrew intergrown
interknow interknew interknown
interlay interlaid
intermedia intermediae
interplead interpled
interregnum interregna
intershine intershone
interweave interwove interwoven
interwind interwound
inweave inwove inwoven
inwork inwrought
inwrite inwritten inwrote
iris irides
isthmus isthmi
iter itinera
itself itselves
jackknife jackknives
jailbreak jailbroke jailbroken
jazzman jazzmen
jejunum jejuna
jerrybuild jerrybuilt
jigsaw jigsawn
jinrikisha jinricksha jinrickshas jinriksha jinrikshas
journeyman journeymen
joyride joyridden joyrode
jpeg jpg jpgs
junk junkier
juryman jurymen
jurywoman jurywomen
kabeljou kabeljau kabeljaus kabeljauw kabeljauws
kaput kaputt
keep kept
keratitis keratitides
keratosis keratoses
kerchief kerchieves
kernos kernoi
ketoacidosis ketoacidoses
ketogenesis ketogeneses
ketosis ketoses
kibbutz kibbutzim
kilocalorie kilocalory
kinsman kinsmen
kinswoman kinswomen
kithara kitharae kitharai
kluger klig kliger klug
knaw knawn
kneel knelt
knife knives
know knew
krona kronor
kurtosis kurtoses
labefy labifying
labia labiae
lac lacta
lacklustre lackluster
lactobacillus lactobacilli
lacuna lacunae
lamella lamellae
lamina laminae
laminitis laminitides
landsman landsmen
larn larnin larnt
larva larvae
laryngitis laryngites laryngitides
larynx larynges
latex latices
lats lati
latter lattermore
laundryman laundrymen
lawman lawmen
lay laid
layman laymen
layperson laypeople
lead led
lean leant
leap leapt lept lopen
learn learnt
left leftmore
legionella legionellae
legionellosis legionelloses
leiomyoma leiomyomata
leishmaniasis leishmaniases
lemma lemmata
lend lent
lepton lepta
leptospirosis leptospiroses
let leet letten
letterman lettermen
lexicon lexica
libido libidines
libra librae
libretto libretti
limbec limbecked limbecking
limited ltd
lin lan lun
linea lineae
lineman linemen
linesman linesmen
lingua linguae
linkman linkmen
lipoma lipomata
lira lire
literate literati
lithe lidden
liveryman liverymen
load loaden
locus loca loci
logic logicked logicking
longbowman longbowmen
longshoreman longshoremen
lor lohr
lorica loricae
louse lice
lower lowermore
lumberman lumbermen
lumen lumina
luv luvz
lymphoma lymphomata
lyra lyrae
maaser mayser maysered maysering maysers
maaveh maameh
macula maculae
madman madmen
madwoman madwomen
maestro maestri
magic magicked magicking
magisterium magisteria
magus magi
mailman mailmen
mak makin
make made
malleolus malleoli
malleus mallei
mamma mammae
man men
manservant menservants
manswear manswore mansworn
mantelshelf mantelshelves
mantis mantes
mare maria
marksman marksmen
mastitis mastitides
mastocytosis mastocytoses
matchmake matchmade
materia materiae
matrix matrices
mausoleum mausolea
maven mavin mavins mayvin mayvins
maxilla maxillae
maximum maxima
mbira mbila
mean meant
medevac medevacked medevacking
medivac medivacked medivacking
medulla medullae
medusa medusae
meet met
megalopa megalopae
meiosis meioses
melanoma melanomata
memorandum memoranda
meningioma meningiomata
meningitis meningitides
meningococcus meningococci
meninx meninges
meniscus menisci
merchantman merchantmen
merman mermen
merrimake merrimade
merrymake merrymade
mesothelioma mesotheliomata
metacarpus metacarpi
metastasis metastases
metatarsus metatarsi
metathesis metatheses
metazoon metazoa
methink methought
metric metricked metricking
metropolis metropolides
miasma miasmata
microalga microalgae
microanalysis microanalyses
microflora microflorae
microlens microlense
micron micra micras
micronucleus micronuclei
middleman middlemen
midshipman midshipmen
milieu milieux
militiaman militiamen
milkman milkmen
millenium millenia
millennium millennia
mimesis mimeses
mina minae
minac minacked minacking
ming meint ment
minimum minima
minuscule minisculer
minute mins
minutia minutiae
misbear misbore misborne
misbeat misbeaten
misbecome misbecame
misbede misbode misboden
misbefall misbefallen misbefell
misbid misbad misbade misbidden
misbind misbound
misbuild misbuilt
mischoose mischose mischosen
miscleave miscleft misclove miscloven
miscome miscame
misdeal misdealt
misdo misdid misdone
misfall misfallen misfell
misfeed misfed
misget misgot misgotten
misgive misgave misgiven
misgo misgone
misgrow misgrew misgrown
mishave mishad mishas
mishold misheld misholden
miskeep miskept
misken miskent
misknow misknew misknown
mislay mislaid
mislead misled
mislearn mislearnt
mislie mislain mislying
mismake mismade
mismean mismeant
mispay mispaid
misplead mispled
missay missaid
missee missaw misseen
misseek missought
missell missold
missend missent
missit missat
misspeak misspoke misspoken
misspell misspelt
misspend misspent
misstrike misstruck
misswear misswore missworn
mistake mistaken mistook
misteach mistaught
mistell mistold
misthink misthought
misthrow misthrew misthrown
misunderstand misunderstood
miswear miswore misworn
miswend miswent
miswrite miswritten miswrote
misyield misyold misyolden
mitochondrion mitochondria
mixe mixt
modiolus modioli
modulus moduli
mollifie mollifying
momentum momenta
money monies
mongoose moongooses
monkey monkied
mononucleosis mononucleoses
monsieur messieurs
moove moovd
morale morals
moratorium moratoria
morphogenesis morphogeneses
motey motier
motley motlier
motorman motormen
mouse mice
mouthful mouthsful
mow mown
mucosa mucosae
mucositis mucositides
mudsling mudslung
muscleman musclemen
music musicked musicking
mutagenesis mutageneses
mycelium mycelia
mycoplasma mycoplamae mycoplasmata
mycorrhiza mycorrhizae
mycosis mycoses
myek myekin
myelitis myelites
myelofibrosis myelofibroses
myeloma myelomata
myocardium myocardia
myoclonus myocloni
myocomma myocommata
myogenesis myogeneses
myositis myositides
myself myselves
mythos mythoi
myxomatosis myxomatoses
naevus naevi
nanoanalysis nanoanalyses
narcissus narcissi
narcosis narcoses
nasopharynx nasopharynges
nautilus nautili
naysay naysaid
nebula nebulae
necropolis necropoleis necropoles necropoli
needlewoman needlewomen
neighborly neighbourlier
nemesis nemeses
neocortex neocortices
neoplasia neoplasiae
nephritis nephritides
nephrosis nephroses
nether nithermore
neuritis neuritides
neuroapoptosis neuroapoptoses
neuroblastoma neuroblastomata
neurogenesis neurogeneses
neuroma neuromata
neurosarcoidosis neurosarcoidoses
neurosis neuroses
nevus nevi
newmake newmade
newsman newsmen
newspaperman newspapermen
newspaperwoman newspaperwomen
newswoman newswomen
nickelodeon nickelodea
nill nould
nim nam
nimbus nimbi
niveau niveaux
nobleman noblemen
noblewoman noblewomen
nodus nodi
noesis noeses
nomen nomina
nonperson nonpeople
noogie noogying
noseride noseridden noserode
nostrum nostra
notturnino notturnini
notum nota
nova novae
novella novelle
nuclein nucle
nucleolus nucleoli
nucleus nuclei
numen numina
nurseryman nurserymen
oarsman oarsmen
oasis oases
obnubilate onbubilated onbubilating
occiput occipita
ocellus ocelli
octahedron octahedra
octopus octopi octopii octopodes
oculus oculi
odeon odea
odontonecrosis odontonecroses
oedema oedemata
oesophagitis oesophagitides
oesophagus oesophagi
offbear offbore offborne
offhold offheld offholden
offlay offlaid
offlead offled
offsmite offsmitten offsmote
offstand offstood
offtake offtaken offtook
oilman oilmen
ollie ollying
ombudsman ombudsmen
omentum omenta
onchocerciasis onchocerciases
oncogenesis oncogeneses
oncome oncame
oneself oneselves
onfall onfallen onfell
onhold onheld onholden
onlead onled
onomatopoeia onomatopoeiae
onsell onsold
onsend onsent
ontake ontaken ontook
operculum opercula
optimum optima
ora orae
orchestra orchestrae
organogenesis organogeneses
orogenesis orogeneses
oropharynx oropharynges
orthorectify orthorectifiing
orthosis orthoses
osteoarthritis osteoarthritides
osteogenesis osteogeneses
osteomyelitis osteomyelitides
osteoporosis osteoporoses
osteosarcoma osteosarcomata
osteosynthesis osteosyntheses
otitis otitides
oud oudh oudhs
outbear outbore outborne
outbid outbade outbidden
outbreak outbroke outbroken
outbreed outbred
outbring outbrought
outbuild outbuilt
outburst outbursten
outbuy outbought
outcreep outcrept outcrope outcropen
outdo outdid outdone
outdraw outdrawn outdrew
outdream outdreamt
outdrink outdrank
outdrive outdriven outdrove
outdwell outdwelt
outeat outate outeaten
outer outermore
outfall outfallen outfell
outfight outfought
outfind outfound
outfling outflung
outfly outflew outflown
outgive outgave outgiven
outgo outgone outwent
outgrow outgrew outgrown
outhold outheld outholden
outken outkent
outlay outlaid
outlead outled
outleap outleapt
outlearn outlearnt
outlie outlain
outnim outnam outnome outnomen outnum
outride outridden outrode
outring outrang outrung
outrive outriven outrove
outrun outran
outsee outsaw outseen
outseek outsought
outsell outsold
outsend outsent
outshine outshone
outshoot outshot
outshow outshown
outsing outsang outsung
outsit outsat
outsleep outslept
outslide outslid
outspeak outspoke
outspeed outsped
outspend outspent
outspin outspun
outspring outsprang outsprung
outstand outstood
outstink outstank outstunk
outstride outstrode
outstrike outstricken outstruck
outswear outswore outsworn
outswell outswollen
outswim outswam outswum
outtake outtaken outtook
outtell outtold
outthink outthought
outthrow outthrew outthrown
outvie outvying
outwear outwore outworn
outweep outwept
outwin outwon
outwind outwound
outwrite outwritten outwrote
overbear overbore overborne
overbeat overbeaten
overbend overbent
overbide overbidden overbode
overblow overblew overblown
overbreak overbroke overbroken
overbreed overbred
overburn overburnt
overbuy overbought
overcarve overcorve overcorven
overcatch overcaught
overcome overcame
overdo overdid overdone
overdraw overdrawn overdrew
overdrink overdrank overdrunk
overdrive overdriven overdrove
overeat overate overeaten
overemphasis overemphases
overfall overfallen overfell
overfeed overfed
overfly overflew overflown
overget overgat overgot overgotten
overgive overgave overgiven
overgo overgone overwent
overgrow overgrew overgrown
overhang overhung
overheal overhole overholen
overheave overhove overhoven
overhold overheld overholden
overkeep overkept
overlade overladen
overlay overlaid
overlead overled
overlean overleant
overleap overleapt
overlearn overlearnt
overleave overleft
overlend overlent
overlie overlain overlying
overlight overlit
overmake overmade
overpay overpaid
override overridden overrode
overrun overran
oversay oversaid
oversee oversaw overseen
oversell oversold
oversend oversent
oversew oversewn
overshake overshaken overshook
overshine overshone
overshoot overshot
oversing oversang oversung
oversit oversat
oversleep overslept
overslide overslid
oversow oversown
overspeak overspoke overspoken
overspeed oversped
overspend overspent
overspill overspilt
overspring oversprang oversprung
overstand overstood
overstep overstept
overstraw overstrawn
overstrew overstrewn
overstride overstrode
overstrike overstruck
overstrow overstrown
oversweep overswept
overswing overswung
overtake overtaken overtook
overteach overtaught
overthink overthought
overthrow overthrew overthrown
overtread overtrod overtrodden
overwear overwore overworn
overwin overwon
overwind overwound
overwrite overwritten overwrote
ovum ova
oxymoron oxymora
paisa paise
pajamas pajama
palladium palladia
pancreas pancreata
pancreatitis pancreatitides
pandemonium pandemonia
panorama panoramata
paparazzo paparazzi
papilla papillae
papilloma papillomata
papyrus papyri
para parae
paradigm paradigmata
paraesthesia paraesthesiae
paramecium paramecia
parasitopolis parasitopoleis
paratuberculosis paratuberculoses
parenchyma parenchymae
parenthesis parentheses
paresis pareses
parka parki
pars partes
partake partaken partook
parthenogenesis parthenogeneses
partum parta
pascichnion pascichnia
passerby passersby
pasta pastae
patella patellae
pathogenesis pathogeneses
patholopolis patholopoleis
pathosis pathoses
patina patinae
patrolman patrolmen
pay paid
peacekeep peacekept
peacemake peacemade
pease peasen
pectoralis pectoralides
pelvis pelves
pen pent
pendulum pendula
penis penes
penknife penknives
penman penmen
penny pence
penumbra penumbrae
per perself
perbreak perbroke perbroken
pericarditis pericarditides
pericardium pericardia
perihelion perihelia
perineum perinea
periodontitis periodontitides
peristalsis peristalses
peritoneum peritonea
peritonitis peritonitides
permeablise permeabilised permeabilising
persona personae
pertussis pertusses
pes pedes
petechia petechiae
petsit petsat
phallus phalli
pharmacopoeia pharmacopoeiae
pharyngitis pharyngitides
pharynx pharynges
phenomenon phenomena phenomenas
phlebitis phlebitides
phobia phobiae
phoney phonier
photosynthesis photosyntheses
phylum phyla
phytoplasma phytoplasmata
picnic picnicked
piledrive piledriven piledrove
pilus pili
pinna pinnae
pitchman pitchmen
pitman pitmen
pizza pizze
placenta placentae
plainclothesman plainclothesmen
plainsman plainsmen
planetarium planetaria
plantsman plantsmen
plasmocytosis plasmocytoses
plasmodesma plasmodesmata
plateau plateaux
plateful platesful
platypus platypi platypodes
playfight playfought
plead pled
plectrum plectra
pleura pleurae
pleuropneumonia pleuropneumoniae
plexus plexi
plica plicae
plodge plodgin
ploughman ploughmen
plowman plowmen
pluck pluckt
pneumococcus pneumococci
pneumoconiosis pneumoconioses
pneumonia pneumoniae
pneumonitis pneumonitides
pneumothorax pneumothoraces
pocketknife pocketknives
podium podia
policeman policemen
policewoman policewomen
poliomyelitis poliomyelitides
polyhedron polyhedra
polymyositis polymyositides
polyposis polyposes
porta portae
portmanteau portmanteaux
postman postmen
practice practic
practicum practica
praedichnion praedichnia
prank prankt
pratfall pratfallen pratfell
praxis praxes
prebuild prebuilt
prebuy prebought
precum precame
pregrind preground
prelight prelit
premake premade
prepay prepaid
prerun preran
presell presold
presew presewn
preshow preshown
preshrink preshrank preshrunk preshrunken
pressman pressmen
prewrite prewritten prewrote
pricey pricier
primula primulae
princeps principes
proboscis proboscides
proforma proformae proformata
prognosis prognoses
prolactinoma prolactinomata
proove prooven
prophylaxis prophylaxes
prostatitis prostatitides
prosthesis prostheses
proteolysis proteolyses
protozoan protozoa
prove proven
pseudomonas pseudomonades
psittacosis psittacoses
psoriasis psoriases
psychokinesis psychokineses
psychoneurosis psychoneuroses
psychosis psychoses
pubis pubes
pudendum pudenda
punctum puncta
pupa pupae
pupate putating
purpura purpurae
pus pura
putamen putamina
pwn pwnt
pyelonephritis pyelonephritides
pyjamas pyjama
pylorus pylori
pyrexia pyrexiae
quadrivium quadrivia
quake quoke quook
quale qualia
quantum quanta
quarryman quarrymen
quartersaw quartersawn
quarterstaff quarterstaves
quethe quethen quod
quorum quora
radge radgin
radiolysis radiolyses
radiosynthesis radiosyntheses
radius radii
radix radices
radula radulae
railwayman railwaymen
rea reae
read readen
real reis
reap reapt
reascend reascent
reave reft
reawake reawoke reawoken
rebear reborne
rebecome rebecame
rebegin rebegan rebegun
rebend rebent
rebleed rebled
reblend reblent
rebreak rebroke rebroken
rebreed rebred
rebuild rebuilt
rebuy rebought
recatch recaught
rechoose rechose rechosen
rectum recta
rectus recti
redeal redealt
redie redying
redig redug
redlight redlit
redo redid redone
redraw redrawn redrew
reequip reequipt
refall refallen refell
refeed refed
referendum referenda
refight refought
refly reflew reflown
refreeze refroze refrozen
refugium refugia
reget regot regotten
regive regave regiven
regrind reground
regrow regrew regrown
rehang rehung
rehew rehewn
rehide rehid rehidden
reinoculate reinoclating
relay relaid
relearn relearnt
remake remade
remeet remet
repairman repairmen
repay repaid
repichnion repichnia
replead repled
rerun reran
resaw resawn
resay resaid
resee reseen
reseek resought
resell resold
resew resewn
reshake reshaken reshook
reshoe reshod
reshoot reshot
reshrink reshrank reshrunk
resit resat
resow resown
respeak respoken
respell respelt
respend respent
respin respun
responsibility responsibilty
respring resprung
restenosis restenoses
restick restuck
restrike restricken restruck
restring restrung
restrive restriven restrove
reswear reswore resworn
retake retaken retook
reteach retaught
retear retore retorn
retell retold
rethink rethought
rethrow rethrew rethrown
reticulum reticula
retie retying
retina retinae
retinitis retinitides
retinoblastoma retinoblastomata
retread retrod retrodden
reunderstand reunderstood
reus rei
revaccinate ravaccinated
revie revying
rewake rewoke rewoken
reweave rewove rewoven
rewin rewon
rework rewrought
rewrite rewritten rewrote
rex reges
rhabdomyolysis rhabdomyolyses
rhinitis rhinitides
rhinoceros rhinoceri
rhombus rhombi
rhonchus rhonchi
ride ridden rode
rifleman riflemen
rima rimae
ring rang
rise risen
rive riven
roadman roadmen
roadshow roadshown
rockslide rockslid
roof rooves
roomful roomsful
ropey ropier
rostrum rostra
roughhew roughhewn
rubric rubricked rubricking
rumen rumina
run ran
sackful sacksful
sacrum sacra
salesman salesmen
salesperson salespeople
saleswoman saleswomen
salmonella salmonellae
salmonellosis salmonelloses
sanatorium sanatoria
sanctum sancta
sandman sandmen
sarcoidosis sarcoidoses
sarcoma sarcomata
sarcophagus sarcophagi
saw sawn
say said
scala scalae
scapula scapulae
scarf scarves
schema schemata
scherzetto scherzetti
scherzino scherzini
scherzo scherzi
schistosomiasis schistosomiases
schlimazel schlemasel schlemasels schlemazel schlemazels schlemosel schlemosels schlemozel schlemozels schlimazl schlimazls shlemazel shlemazels shlemazl shlemazls shlemozel shlemozels shlemozzle shlemozzles shlimazel shlimazels shlimazl shlimazls
schmear schmeer schmeers
scholion scholia scholium
schoolchild schoolchildren
sclera sclerae
scleroderma sclerodermata
scoliosis scolioses
scotoma scotomata
screenwrite screenwritten screenwrote
scriptorium scriptoria
scrotum scrota
seaman seamen
see seen
seek sought
selectman selectmen
self selves
selfie selfying
sell sold
seminoma seminomata
sent senti
sepsis sepses
septum septa
sequela sequelae
seraph seraphim
serum sera
serviceman servicemen
set setten
seta setae
sew sewen sewn
shake shaken
shall shalt
shape shope
sharpshoot sharpshot
shave shaven
shear shorn
shend shent
shew shewn
shine shone
shit shat shitten
shloop schloop
shoe shod shodden
shoot shotten
show shown
showman showmen
showrun showran
shriek shright
shrink shrank shrunk shrunken
shrithe shrithen shrothe
shrive shriven
shtick schtick schticks
sie sying
sightsee sightsaw sightseen
signalman signalmen
signum signa
silicosis silicoses
simplex simplices simplicia
simulacrum simulacra
sinensis sinenses
sing sung sungen
sink sank sunk
sinusitis sinusitides
sister sistren
sit sat sitten
ski skiis
slaughterman slaughtermen
slay slain
sleep slept
sleepwalk sleepswalk sleepswalks sleptwalk sleptwalked
slide slid slidden
sling slung
slingshoot slingshotten
slink slank slunk
slite slitten slote
slive sliven slove
smart smort smorten
smiley smilies
smite smit smitten smote
smithereens smithereen
snap snapt
snatch snaught
sneak snuck
sneeze snoze snozen
snie snying
snithe snithen snothe
snow snown
snowball snoball snoballs
snowman snowmen
solarium solaria
solidus solidi
solo soli
soma somata
sonolysis sonolyses
sonothrombolysis sonothrombolyses
soothsay soothsaid
sortie sortying
sow sown
spaceman spacemen
spacewoman spacewomen
spatula spatulae
speak spake spoken
spearman spearmen
spectrum spectra
speculum specula
speedrun speedran
spend spent
spermatogenesis spermatogeneses
spermatozoon spermatozoa
spermiogenesis spermiogeneses
spill spilt
spin spun
spina spinae
spitshine spitshin
spoil spoilt
spokesman spokesmen
spokeswoman spokeswomen
spondylitis spondylites spondylitides
spondylosis spondyloses
spoonfeed spoonfed
spoonful spoonsful
sporangium sporangia
sporogenesis sporogeneses
sportsman sportsmen
sportswoman sportswomen
spotlight spotlit
spring sprang sprung
sprint sprant
sputum sputa
stableman stablemen
staccato staccati staccatissimo
stadium stadia
stallfeed stallfed
stand stood
staphylococcus staphylococci
starve starf storve storven
stasis stases
statesman statesmen
stateswoman stateswomen
steal stolen
steatohepatitis steatohepatites
steatosis steatoses
steersman steersmen
stela stelae
stele stelai
stell stold
stella stellae
stenosis stenoses
step stept stopen
stepchild stepchildren
sternum sterna
stick stuck
stigma stigmata
stimulus stimuli
sting stung
stink stunk
stockman stockmen
stoic stoical
stoma stomata
stomatitis stomatitides
stoney stonier
stott stottin
straphang straphung
stratum strata
stratus strati
streptococcus streptococci
strew strewn
stria striae
striatum striata
stride strid stridden strode
strike stricken struck
strikethrough strickenthrough strikesthrough strikingthrough struckthrough
string strung
strip stript
strive striven strove
strobilate stobilated stobilating
stroma stromata
strongman strongmen
strow strown
stylus styli
subgenus subgenera
submodify submodifyied
substantia substantiae
substratum substrata
succubus succubi
sulcus sulci
summa summae
sunroof sunrooves
supercontinuum supercontinua
superlie superlain superlay superlying
superman supermen
supernova supernovae
supersell supersold
sura surae
surbeat surbeaten
surpay surpaid
swallie swallit swallyin
swear sworn
sweare swore sworne
sweep swept
swell swole swollen
swike swicken swoke
swim swam swum
swing swung swungen
swink swinkt swonk swonken swunk swunken
swordsman swordsmen
syllabus syllabi
symbiosis symbioses
symphysis symphyses
symposium symposia
syncytium syncytia
syndeton sundeton syndeta
synonym synonyma
synopsis synopses
synovitis synovitides
synthesis syntheses
syphilis syphilides
tableau tableaux
tablespoonful tablespoonsful
tabula tabulae
take taken took
talebear talebore taleborne
talisman talismen
talus tali
tamaiti tamariki
tarantula tarantulae
tarmac tarmacked tarmacking
tarsus tarsi
tattoo tattoed
taxi taxying
taxman taxmen
taxon taxa
teach taught
teacupful teacupsful
tear torn
teaspoonful teaspoonsful
tectum tecta
telangiectasia telangiectasiae
telekinesis telekineses
tell told
tempo tempi
tendinitis tendinitides
tendonitis tendonitides
tenosynovitis tenosynovitides
teratoma teratomata
terminus termini
terra terrae
terrabacterium terrabacteria
terrarium terraria
tessera tesserae
testatrix testatrices
tetanus tetani
tetrahedron tetrahedra
thalamus thalami
thanatosis thanatoses
thanksgive thanksgave thanksgiven
tharf tharved tharving thurft thurving
that those
thay thayrs thym thymself
thesaurus thesauri
thesis theses
this these tis
thon thonself
thorax thoraces
thoroughgo thoroughgone thoroughwent
thread thridden
thring thrang thrung
thrive thriven throve
thrombocytosis thrombocytoses
thrombolysis thrombolyses
thrombus thrombi
through thru
throw threw thrown
thunderstrike thunderstricken thunderstruck
thy thine
thymoma thymomata
thymus thymi
thyroiditis thyroiditides
thyself thyselves
tibia tibiae
tibialis tibiales tibialides
till til
titmouse titmice
tobeat tobeaten
tobreak tobroke tobroken
toburst tobursten
tocleave tocleft toclove tocloven
today todaye
todraw todrawn todrew
todrive todriven todrove
toga togae
togo togone towent
togrind toground
tohew tohewn
tole tollen
tonsillitis tonsillitides
topspin topspun
toreave toreft
torend torent
torive torift
torso torsi
torus tori
toshake toshaken toshook
toshear toshore toshorn
toshend toshent
toswink toswank toswunk toswunken
totear totore totorn
totread totrod totrodden
towind towound
townsman townsmen
townsperson townspeople
toxoplasmosis toxoplasmoses
trachea tracheae
trachoma trachomata
tradesman tradesmen
tradesperson tradespeople
trainman trainmen
trapezium trapezia
trapezius trapezii
trauma traumata
trawlerman trawlermen
tread trodden
trematodiasis trematodiases
trencherman trenchermen
tribesman tribesmen
tribesperson tribespeople
trichiasis trichiases
trichinosis trichinoses
triennium triennia
triforium triforia
trolley trollied
trophallaxis trophallaxes
troubleshoot troubleshot
trousseau trousseaux
tryma trymata
trypanosomiasis trypanosomiases
tuba tubae
tuber tubera
tuberculosis tuberculoses
tumorigenesis tumorigeneses
tumourigenesis tumourigeneses
tumulus tumuli
tunica tunicae
turf turves
turn turnt
tweet twote twoten
twoc twocked twocking
tyek tyeken tyekin
tympanum tympana
typewrite typewritten typewrote
ulna ulnae
ultimatum ultimata
umbedraw umbedrawn umbedrew
umbego umbegone umbewent
umbeset umbesetten
umbethink umbethought
umbilicus umbilici
umbra umbrae
unbear unborne
unbecome unbecame
unbend unbent
unbespeak unbespoke unbespoken
unbethink unbethought
unbid unbidden
unbind unbound unbounden
unbreak unbroke unbroken
unbreed unbred
unbuild unbuilt
unchoose unchose unchosen
uncling unclung
underbear underborne
underbid underbidden
underbind underbound
underbring underbrought
underbuild underbuilt
underburn underburnt
underbuy underbought
underclassman underclassmen
undercome undercame
undercreep undercrept undercrope undercropen
underdelve underdolve underdolven
underdig underdug
underdo underdid underdone
underdraw underdrawn underdrew
underdrive underdriven underdrove
undereat underate undereaten
underfeed underfed
underget undergot undergotten
undergo undergone underwent
undergrow undergrew undergrown
underhang underhung
underhold underheld underholden
underkeep underkept
underlay underlaid
underlead underled
underlie underlain underlying
undernim undernam undernome undernomen undernum
underpay underpaid
underpitch underpight
underrun underran
undersay undersaid
undersee undersaw underseen
underseek undersought
undersell undersold
undersend undersent
undershoot undershot
undersleep underslept
undersling underslung
undersow undersown
underspend underspent
understand understood
undertake undertaken undertook
underteach undertaught
underthink underthought
underthrow underthrew underthrown
underwind underwound
underwrite underwritten underwrote
undo undid undone
undraw undrawn undrew
unforget unforgot unforgotten
unforgive unforgave unforgiven
unfreeze unfroze unfrozen
unget ungot
ungild ungilt
ungird ungirt
ungive ungave ungiven
unhang unhung
unhelp unholp unholpen
unhide unhid unhidden
unhold unheld
unknow unknew
unlade unladen
unlay unlaid
unlearn unlearnt
unmake unmade
unnerstand unnerstood
unpay unpaid
unring unrung
unsake unsaken unsook
unsay unsaid
unsee unsaw
unsell unsold
unsew unsewn
unshape unshapen unshope
unshrink unshrank unshrunk
unsling unslung
unspeak unspoke unspoken
unspin unspun
unspoil unspoilt
unstaple unsaples
unstick unskicks unstuck
unstring unstrung
unsuspend unsuspent
unswear unswore unsworn
unswell unswollen
unteach untaught
untell untold
unthink unthought
untread untrod
unweave unwove unwoven
unwind unwound
unwrite unwritten unwrote
upbear upbore upborne
upbend upbent
upbind upbound
upblow upblew upblown
upbreak upbroke upbroken
upbreed upbred
upbring upbrought
upbuild upbuilt
upcome upcame
updive updove
updraw updrawn updrew
upgive upgave upgiven
upgrow upgrew upgrown
uphang uphung
upheave uphove uphoven
uphold upheld upholden
uplay uplaid
uplead upled
uplean upleant
upleap upleapt uplept uplope uplopen
uplight uplit
upper uppermore
uppluck upplight
uprise uprisen uprose
uprun upran
upseek upsought
upsell upsold
upsend upsent
upspeak upspoke upspoken
upspring upsprang upsprung
upstand upstood
upsweep upswept
upswell upswollen
uptake uptook
uptear uptore uptorn
upthrow upthrew upthrown
uptie uptying
urethra urethrae
urethritis urethritides
urinalysis urinalyses
uterus uteri
utter uttermore
uveitis uveitides
uvula uvulae
vac vacked vacking
vacuum vacua
vagina vaginae
vaginosis vaginoses
vagus vagi
vallum valla
varix varices
vas vasa
vasculitis vasculitides
vastus vasti
velum vela
vena venae
verruca verrucae
vertebra vertebrae
vertex vertices
vertigo vertigines
vestryman vestrymen
vie vying
villus villi
virtuoso virtuosi
viscus viscera
vita vitae
vivace vivacissimo
vivarium vivaria
voluntell voluntold
volvulus volvuli
vortex vortices
vox voces
vulva vulvae
wake woken
walkman walkmen
wardrive wardriven wardrove
warehouseman warehousemen
washerwoman washerwomen
watchman watchmen
waterman watermen
wax waxen
wayfare wayfaren wayfore
waylay waylaid
wear wore worn
weatherman weathermen
weave wove woven
wedgie wedgying
ween wende wente
weep wept
werewolf werewolves
western westernmore
wharf wharves
wheelie wheelying
whistleblow whistleblew whistleblown
whoever whomever
whoso whomso
whosoever whomsoever
wigeon widgeon widgeons
will wouldn
wingman wingmen
winterfeed winterfed
wiredraw wiredrawn wiredrew
withbear withbore withborne
withdraw withdrawn withdrew
withdrive withdriven withdrove
withgo withgone withwent
withhold withheld withholden witholds
withsake withsaken withsook
withsay withsaid
withsit withsat withsitten
withspeak withspoke withspoken
withstand withstood
withtake withtaken withtook
wolf wolves
woman women
woodlouse woodlice
woodman woodmen
woodsman woodsmen
workingman workingmen
workman workmen
worse worserer
wrap wrapt
wreak wroke wroken
wring wrang wrung
write written wrote
writhe writhen wrothe
wrongtake wrongtaken wrongtook
wuv wuvz
xiphisternum xiphisterna
xystus xysti
yachtsman yachtsmen
yachtswoman yachtswomen
yardman yardmen
yeasay yeasaid
yeoman yeomen
yeshiva yeshivot
yield yold yolden
yive yave yiven
zeugma zeugmata
zhe zhers zherself
zie zir zirs zirself
zinc zincked zincking zinked zinking
zloty zlote zlotych
zona zonae
zymolysis zymolyses
zymosis zymoses
`;
