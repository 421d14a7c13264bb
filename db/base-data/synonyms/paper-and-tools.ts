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
dozator | dispenzer | dozer | dispenser
dozator sapuna | aparat za sapun | posuda za sapun | pumpica za sapun | držač sapuna | soap dispenser
senzorski dozator | automatski dozator | beskontaktni dozator | dozator na senzor | aparat za dezinfekciju | dozator dezinfekcije > senzorski dozator dezinficijensa
držač | nosač | holder | dispenzer | aparat | kutija
držač papira | dispenzer papira | držač toalet papira | držač wc papira | aparat za toalet papir | kutija za toalet papir > držač toaletnog papira
držač ubrusa | aparat za ubruse | kutija za ubruse | aparat za papirne ručnike | držač ručnika > držač ručnika
sušač ruku | sušilo za ruke | fen za ruke | sušenje ruku | sušač | električni sušač | airblade | hand dryer
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
navlaka za mop | resa za mop | uložak za mop | navlaka mopa | mop cover | krpa za mop
nosač mopa | držač mopa | glava za mop | ploča za mop | ravni mop > nosač za ravni mop
drška | štap | držak | palica | handle
štap za prozore | teleskop | teleskopski štap > drška teleskopska
dvokanta | dvije kante
kolica za čišćenje | kolica za sobarice | kolica za spremačice | kolica za čistačice | kolica za higijeničarke | hotelska kolica | cleaning trolley
cjedilica | cjediljka | cijediljka | cjedilo | ceđenje | cijeđenje
kofa za mop | kofa s cjedilicom | kanta za mop | vjedro za mop | kanta s cjedilicom | vedro za pranje podova | mop bucket
metla | broom
metla za vani | metla za dvorište > metla dvorišna
metla za magacin | metla za halu > metla industrijska
lopatica | đubrovnik | smetlara | dustpan
lopatica s metlicom | metlica i lopatica | metla i lopatica | metlica i đubrovnik
brisač za staklo | alat za pranje prozora | guma za prozore | gumica za prozore | brisač prozora | squeegee
haccp | pribor u boji | četke po bojama | četka za hranu | haccp pribor
visokotlačni čistač | visokotlačni perač | perač pod pritiskom | miniwash | mini wash | karcher | kercher | kärcher | kerher | pressure washer | high pressure cleaner | kompresor za pranje
pranje pod pritiskom | pranje dvorišta | pranje fasade | vodeni top | perač na pritisak | vodeni pritisak > visokotlačni čistač
parni čistač | paročistač | mašina na paru | čistač na paru | čišćenje parom | steam cleaner
mašina za pranje podova | mašina za ribanje | automat za pranje podova | ribalica | mašina za pod | scrubber
sjedeća mašina | vozeća mašina | mašina sa sjedištem | mašina na vožnju | velike hale | ride on > sjedeća mašina za pranje podova
mašina za metenje | čistilica | metenje parkinga | metenje dvorišta | sweeper
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
punjač | charger
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
tanjir | tanjur | plate
kašika | žlica | spoon
viljuška | vilica | fork
nož | knife
pribor za jelo | escajg | drveni pribor | jednokratni pribor > drvena viljuška | drvena kašika | drveni nož
zdjela | zdjelica | čorbica | zdjela za supu | činija
kutija za hranu | ambalaža za hranu | ambalaža za dostavu | posuda za hranu | kutija za ponijeti | kutija za ćevape | kutija za dostavu
`;
