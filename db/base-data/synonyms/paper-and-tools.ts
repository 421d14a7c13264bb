/** Paper, dispensers, tools, machines, packaging. Before `>`: what buyers type; after it: what they mean. */
export const paperAndTools = `
WC papir | toaletni papir | toalet papir | WC rolna | toalet rolna | higijenski papir | wc rola | toilet paper | toilet roll
veliki wc papir | veliki toalet papir | papir za jumbo držač | papir za aparat u wc > jumbo toaletni papir
listići | wc listići | listići toalet > toaletni papir u listićima
papirni ručnik | papir za ruke | papir za brisanje ruku | ubrus za ruke | salveta za ruke | papirni ubrus | paper towel
složivi ručnik | z ubrus | v ubrus | z ručnik | v ručnik | složivi ubrus | papirni ubrus složivi | folded towel
autocut | ručnik rola | ubrus rola > papirni ručnici u roli
industrijska rola | papir za radionicu | papir za mehaničare | industrijski papir | industrijski ubrus | plavi papir | plava rola | bijela rola | role za radionicu
medicinska rola | papir za ležaj | papir za krevet | ordinacijski papir | rola za krevet | papirni čaršaf | papirna plahta | prekrivka za krevet | prekrivka | pregledni stol | med rola | rola za doktore | pregledni sto
salveta | papirna salveta | napkin | napkins | paper napkins | maramica
zewa | paloma | violeta > toaletni papir | papirni ručnik | salvete
kleenex > salvete | papirni ručnici
tork > toaletni papir | papirni ručnik | držač
dozator | dispenzer | dozer | dispenser | dispensers
dozator sapuna | aparat za sapun | posuda za sapun | pumpica za sapun | držač sapuna | soap dispenser
senzorski dozator | automatski dozator | beskontaktni dozator | dozator na senzor | aparat za dezinfekciju | dozator dezinfekcije > senzorski dozator dezinficijensa
držač | nosač | holder | holders | dispenzer | aparat | kutija
držač papira | dispenzer papira | držač toalet papira | držač wc papira | aparat za toalet papir | kutija za toalet papir > držač toaletnog papira
držač ubrusa | aparat za ubruse | kutija za ubruse | držač salveta | aparat za papirne ručnike | držač ručnika > držač ručnika
sušač ruku | sušilo za ruke | fen za ruke | sušenje ruku | sušač | električni sušač | airblade | hand dryer | hand dryers
fen | dajson > sušač ruku
kanta s pedalom | pedalna kanta | kanta s papučicom | kanta za kupatilo | kanta za wc | pedal kanta | pedal bin
kanta za smeće | koš za smeće | kanta za otpad
koš za papir | kanta za papir | korpa za papir | kanta za ured | koš za ured | uredski koš | kancelarijska kanta | waste basket
vreća za otpad | kesa za kantu | vreća za koš | vreća za kantu | vreća za kontejner | kesa za koš
džak | crne vreće | crni džak > vreće za otpad
mikrofiber krpa | magična krpa | trulex krpa | krpa za prašinu | microfiber cloth | mikrofaser krpa | mikro fiber krpa
podna krpa | krpa za pod | krpa za podove > mikrofiber krpa | navlaka za mop
krpa za staklo | krpa za prozore > mikrofiber krpa za staklo
krpa za suđe | krpa za kuhinju | kuhinjska krpa > mikrofiber krpa | spužva
cloth > krpa
spužva za suđe | scotch brite | skoč brajt | abrazivna spužva > abrazivna spužva
inox mreža | inox žica | žica za suđe
mop | džoger | zogel | brisač poda | vileda
navlaka za mop | resa za mop | uložak za mop | navlaka mopa | mop cover | mop heads | krpa za mop
nosač mopa | držač mopa | glava za mop | ploča za mop | ravni mop > nosač za ravni mop
drška | štap | držak | palica | handle | handles
štap za prozore | teleskop | teleskopski štap > drška teleskopska
dvokanta | dvije kante
kolica za čišćenje | kolica za sobarice | kolica za spremačice | kolica za čistačice | kolica za higijeničarke | hotelska kolica | cleaning trolley | cleaning cart
cjedilica | cjediljka | cijediljka | cjedilo | ceđenje | cijeđenje
kofa za mop | kofa s cjedilicom | kanta za mop | vjedro za mop | kanta s cjedilicom | vedro za pranje podova | mop bucket
metla | broom | brooms
metla za vani | metla za dvorište > metla dvorišna
metla za magacin | metla za halu > metla industrijska
lopatica | đubrovnik | smetlara | dustpan | dustpans
lopatica s metlicom | metlica i lopatica | metla i lopatica | metlica i đubrovnik
brisač za staklo | alat za pranje prozora | guma za prozore | gumica za prozore | brisač prozora | squeegee | squeegees
haccp | pribor u boji | četke po bojama | četka za hranu | haccp pribor
visokotlačni čistač | visokotlačni perač | perač pod pritiskom | miniwash | mini wash | karcher | kercher | kärcher | kerher | pressure washer | high pressure cleaner | kompresor za pranje
pranje pod pritiskom | pranje dvorišta | pranje fasade | vodeni top | perač na pritisak | vodeni pritisak > visokotlačni čistač
parni čistač | paročistač | mašina na paru | čistač na paru | čišćenje parom | steam cleaner
mašina za pranje podova | mašina za ribanje | automat za pranje podova | ribalica | mašina za pod | scrubber
sjedeća mašina | vozeća mašina | mašina sa sjedištem | mašina na vožnju | velike hale | ride on > sjedeća mašina za pranje podova
mašina za metenje | čistilica | metenje parkinga | metenje dvorišta | sweeper | sweepers
jednodiskovna mašina | mašina za poliranje | mašina za struganje | poliranje poda | kristalizacija | mermer | mramor | diskovna mašina > jednodiskovna mašina
injekciono pranje | dubinsko pranje | dubinsko usisavanje | pranje tepiha | mašina za tepihe | mašina za pranje tepiha | dubinac | ekstraktor > mašina za injekciono pranje
usisivač mokro suho | usisivač za vodu | usisavanje vode | mokro suhi usisivač | usisavač mokro suvo | usisivač za poplavu | usisivač dva motora > usisivač mokro-suho
leđni usisivač | usisivač na leđima | usisivač na bateriju | baterijski usisivač
tihi usisivač | usisivač za ured | usisivač za hotel | hotelski usisivač > usisivač za suho usisavanje
numatic | nilfisk | henry | rowenta > usisivač
vrećica za usisivač | kesa za usisivač | vreća za usisivač
crijevo za usisivač | crevo usisivača | cijev za usisivač > usisno crijevo
nastavak za usisivač | papuča za usisivač | mlaznica usisivača | četka za usisivač > podna papuča | mlaznica za fuge
hepa | hepa filter
guma za mašinu | rezervna guma | lajsna za mašinu > guma brisača
četka za mašinu | rotirajuća četka | disk četka
pad | pad za mašinu | filc za mašinu
akumulator | baterija | akumulator za mašinu
li ion | litij | litijska > Li-Ion
punjač | charger | chargers
prianjajuća folija | folija za hranu | kuhinjska folija | saran | celofan | streč folija za hranu | cling film
aluminijska folija | alu folija | alufolija | aluminijumska folija | alufix | folija za pečenje | folija za roštilj | aluminium foil | aluminum foil
stretch | streč
folija za palete | paletna folija | folija za pakovanje > stretch folija
vrećica za hranu | kesica za sendvič | kesa za zamrzavanje | kesa za zamrzivač | vrećica za zamrzivač | kesa za frižider
vakuum | vakum | vakuumiranje | vakumiranje
tregerica | kesa tregerica | kesa s ručkama
papirna kesa | škarniclo | fišek | papirna vrećica | kesa za pekaru > vrećice za hranu papirne
čaša | kartonska čaša | papirna čaša | čaša za kafu | čaša za automat | čaša za ponijeti | paper cup | coffee cup | paper cups | coffee cups
kafa | kava | kahva | coffee
tanjir | tanjur | plate | plates
kašika | žlica | spoon | spoons
viljuška | vilica | fork | forks
nož | knife | knives
pribor za jelo | escajg | drveni pribor | jednokratni pribor > drvena viljuška | drvena kašika | drveni nož
zdjela | zdjelica | čorbica | zdjela za supu | činija
kutija za hranu | ambalaža za hranu | ambalaža za dostavu | posuda za hranu | kutija za ponijeti | kutija za ćevape | kutija za dostavu
klopapir | klo papir | papir za wc | papir za zahod | rolna za wc | rola za wc | tp rola | kućni toalet papir | zeva | teta violeta | perfex | harmony | toaletpapir > toaletni papir
mini jumbo | maxi jumbo | džambo | džambo papir | velika rola za wc | velika rolna toalet | toalet papir velike rolne | papir za javne toalete | papir za javni wc | industrijski toalet papir > jumbo toaletni papir
listasti toalet papir | toalet papir složivi | toaletni papir složivi | toaletni papir složeni | wc listovi | toalet u listovima | bulk pack > toaletni papir u listićima
listićavi ubrusi | papir za ruke u listićima | složeni ubrusi | zz ubrus | interfold | z fold | v fold | c fold | ručnici za ruke | ubrus za ruke | ubrusi za wc | ubrusi za aparat | ubrusi za dozator | peškiri papirni | papirni peškiri | handtücher | salvete za brisanje ruku > papirni ručnici složivi
kuhinjska rola | kuhinjski ubrus | kuhinjski papir | papir za kuhinju | kuhinjski ručnik | maxi rola | midi rola | mini rola | matik rola | matic | kitchen roll | ubrusi u roli > papirni ručnici u roli
papir za brisanje mašina | papir za brisanje ulja | papir za ulje | papir za servis | papir za garažu | papir za automehaničare | krep papir | čistač rola | bobina | papirna bobina | velika rola papira | rola za mehaničare | rola za servis | industrijska papirna rola | wiper | putzrolle > industrijska rola
salvete za sto | salvete za stol | ubrusi za sto | ubrusi za stol | koktel salvete | dekorativne salvete | salvete u boji | servietten > salvete
čaršaf papirni | jednokratni čaršaf | jednokratna plahta | plahta u roli | rola za pregled | ordinacijska rola | papir za ordinaciju | papir za kozmetički krevet | papir za masažni sto | kozmetički salon rola | krevet ambulanta papir | zaštita za ležaj | navlaka za ležaj | couch roll | ärzterolle > medicinska rola
sapunjača | lakatni dozator | držač za tečni sapun | aparat za tečni sapun | dozator za gel | seifenspender > dozator tečnog sapuna
stanica za dezinfekciju | dezinfekcijska stanica | automatski dezinfektor | stub za dezinfekciju | stalak za dezinfekciju | dozator za dezinfekciju | bezdodirni dozator | touchless dispenser > senzorski dozator dezinficijensa
zidni držač papira | spender za papir | dozator papira > držač toaletnog papira | držač ručnika
dispenzer za papirne ručnike | dispenzer za ubruse | dispenser za ubruse | spender > držač ručnika
držač za jumbo rolu | držač za jumbo | aparat za jumbo > držač jumbo toaletnog papira
električno sušilo | sušilica za ruke | zračni sušač | senzorski sušač | suhe ruke zrak | aparat za ruke | dyson | händetrockner > sušač ruku
higijenska kanta | kanta za uloške | kanta za sanitarni otpad | kanta na nogu | nožna kanta | kanta s poklopcem | treteimer > kanta za otpad s pedalom
koš za otpatke | kancelarijski koš | uredska kanta | kanta za kancelariju | koš za smeće ured | mrežasti koš | korpa za smeće | papierkorb > koš za papir
krpe za sto | krpa za sto | krpa za stolove | magic krpa | polir krpa | krpa za poliranje | mikrovlakna | staubtuch | trulex > mikrofiber krpa
žuto zelena spužva | žuta spužva | zelena spužva | grubi sunđer | jastučić za ribanje | melaminska spužva | čudotvorna spužva | ribalica za suđe | skočbrajt | schwamm > abrazivna spužva
žica za šerpe | žica za lonce | čelična vuna > abrazivna spužva sa inox mrežom
mop krpa | džoger uložak | džoger krpa | refil za mop | zamjenski mop | zamjenska krpa za mop | resasti mop | konopčani mop | dust mop | wischmop | moppbezug > navlaka za ravni mop
housekeeping trolley | higijenska kolica | čistačka kolica | kolica za pranje podova | kolica za mop | putzwagen | reinigungswagen > kolica za čišćenje
kanta za pod | kanta za brisanje poda | kanta za pranje poda | kanta sa cjediljkom | eimer > kofa za mop
drška za metlu | štap za metlu | drška za četku | drška za brisač | drvena drška | drška za mop | štap za mop | produžetak drške | telescopic pole | stiel > drška
okvir za mop | klapna za mop | stalak za mop | mehanizam za mop | kompletan ravni mop | mop frame | mopphalter > nosač za ravni mop
sirkova metla | ulična metla | metla za ulicu | metla za pogon | metla s drškom | metla sa drškom | partviš | besen | kehrbesen > metla
đubravnik | lopata za smeće | smetlarka | kupilica | komplet za metenje | set za metenje | lobby set | kehrschaufel > lopatica s metlicom
raklja za prozore | raklja | peračica prozora | perač stakla | pribor za pranje prozora | pribor za prozore | set za prozore | aparat za prozore | fensterwischer | abzieher > brisač za staklo
haccp strugač | strugač | četka za mesnicu | četka za pekaru | četka za hranu | četka za ruke | četka za nokte | ribaća četka | pribor za prehrambenu industriju | gumeni brisač | gumeni brisač za pod | vikan > HACCP
vreće sa trakom | vreće za reciklažu | vreće za lišće | vreće za kontejner | vreće za šut | pvc vreće | ldpe vreće | najlon vreće | kese za korpe | bin liners | garbage bags | müllbeutel > vreće za otpad
profesionalni usisivač | usisivač za prašinu | usisivač za tepih | usisivač za tepihe | suhi usisivač | staubsauger > usisivač za suho usisavanje
ruksak usisivač | bežični usisivač | usisivač na aku | usisivač bez kabla | usisivač za avion | usisivač za autobus | cordless vacuum | backpack vacuum | rückensauger > leđni baterijski usisivač
industrijski usisivač | građevinski usisivač | usisivač za gradilište | usisivač za radionicu | usisivač za tečnost | usisivač za autopraonicu | usisivač za šut | usisivač za piljevinu | usisivač za strugotinu | usisivač pepela | nass sauger > usisivač mokro-suho
mašina za namještaj | mašina za sjedala | pranje sjedišta mašina | pranje itisona | pranje kauča | pranje mebla | pranje madraca | pranje namještaja | dubinsko čišćenje namještaja | dubinsko čišćenje | carpet extractor | sprühextraktion > mašina za injekciono pranje
automat za pod | automat za podove | ribaća mašina | combi mašina | mašina za prodajni prostor | mašina za čišćenje podova | scheuersaugmaschine > mašina za pranje podova
mašina na kojoj se sjedi | vozna mašina | vozna mašina za podove | mašina sa volanom | mašina za velike površine | mašina za pranje skladišta | mašina za pranje garaže | autić za pranje podova | aufsitzmaschine > sjedeća mašina za pranje podova
polirka | polirka za pod | mašina za parket | mašina za teraco | mašina za skidanje voska | brušenje poda | disk mašina | mašina za ribanje podova disk | burnisher | einscheibenmaschine > jednodiskovna mašina
toplovodni perač | toplovodni miniwash | visokopritisna pumpa | visokotlačna pumpa | pumpa za pranje | pumpa za pranje auta | mašina za pranje auta | mašina za pranje terase | pranje terase | mini vaš | pritisak mašina pranje | peračica visokog pritiska | visoki pritisak | hochdruckreiniger > visokotlačni čistač
parna mašina | parni aparat | generator pare | čišćenje na paru | dezinfekcija parom | paročistač | paročistač za fuge | dampfreiniger > parni čistač
metačica | metlarica | čistilica za parking | čišćenje parkinga | mašina za čišćenje parkinga | mašina za skupljanje lišća | strojna metla | kehrmaschine > mašina za metenje
abrazivni pad | pad za ribanje | pad za poliranje | padovi za jednodiskovnu | padovi za poliranje | crveni pad | podložak za mašinu > pad
četka za automat | četka za ribalicu | četka za jednodiskovnu | okrugla četka | tanjirasta četka > četka za mašinu
filter kese | papirne kese za usisivač | kesa usisivač platno | kese za usisavač | vrećice za prašinu | staubsaugerbeutel > vrećice za usisivač
platneni filter | izlazni filter | motorni filter | hepa filter > filter za usisivač
gume za mašinu za podove | guma za ribalicu | usisna guma | sauglippe > guma brisača
baterija za ribalicu | akumulator za ribalicu | baterija za mašinu za podove | gel baterija | vučni akumulator | trakciona baterija | 24v baterija > baterija za mašinu
ispravljač | punjač za mašinu | punjač za ribalicu | adapter za punjenje | punjač baterija | battery charger | ladegerät > punjač rotomat
nastavak za fuge | nastavci za usisivač | dodaci za usisivač | pribor za usisivač | fleksibilno crijevo | saugdüse > usisno crijevo | podna papuča | mlaznica za fuge
frischhaltefolie | prozirna folija | pvc folija | celofan za hranu | plastic wrap > prianjajuća folija
alufolie > aluminijska folija
folija za pakovanje paleta | strech folija > stretch folija
frižider kese | zip kese | sendvič kese | kese za voće | kese za meso | kese na kidanje | gefrierbeutel > vrećice za hranu
vakumske kese | vakumske vrećice > vrećice za hranu vakuum
kese za kruh | kese za hljeb | papirne kese za hljeb | papirne kese | brown bag | škarnicle > vrećice za hranu papirne
čaše za čaj | čaše za vodu | čaše za sok | espreso čaše | to go čaše | coffee to go | jednokratne čaše | kaffeebecher | pappbecher > čaša papirna
tanjiri za rođendan | biorazgradivi tanjiri | eko tanjiri | jednokratni tanjiri | biodegradable plates | teller > tanjir
jednokratno posuđe | jednokratni pribor za jelo | catering oprema | ketering posuđe | ambalaža za catering | eko ambalaža | biorazgradiva ambalaža > tanjir | kutija za hranu | drvena viljuška | drvena kašika
besteck > drvena viljuška | drvena kašika | drveni nož
kutije za burger | posude za dostavu | lunch box | menu box > kutija za hranu
`;
