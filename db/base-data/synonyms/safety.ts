/** Work safety, first aid, marking. Before `>`: what buyers type; after it: what they mean. */
export const safety = `
rukavice nitril | nitrilne rukavice | nitrilke | nitrile gloves
nitril | nitrile
jednokratne rukavice | medicinske rukavice | ljekarske rukavice | hirurške rukavice | rukavice za pregled | rukavice za medicinu | rukavice za doktore | rukavice 100/1 | disposable gloves
rukavice za hranu | rukavice za kuhinju | rukavice za kuhare > jednokratne rukavice
rukavice bez lateksa | rukavice bez pudera > rukavice nitril | rukavice vinil
gumene rukavice | rukavice za čišćenje | rukavice za pranje > rukavice za rad s hemikalijama
rukavice protiv reza | rukavice protiv posjekotina | antirez | protivrezne rukavice | rukavice od reza | rukavice za staklare | rukavice za lim | rukavice za staklo | cut resistant gloves > rukavice radne PU
reza | posjekotina > PU cut
rukavice za montažu | poliuretanske rukavice | montažne rukavice > rukavice radne PU
radne rukavice | rukavice za građevinu | rukavice za bravara | rukavice za zidare | rukavice za limare | rukavice za rad sa limom | rukavice za gradilište | rukavice za magacin | građevinske rukavice | mehanička zaštita | work gloves > rukavice radne
rukavice za zavarivanje | varilačke rukavice | rukavice za varioce | teleće rukavice | kožne rukavice | leather gloves > rukavice radne kožne
zimske rukavice | tople rukavice | rukavice za zimu | rukavice za hladno | rukavice za hladnjaču > rukavice radne kožne zimske
rukavice za hemikalije | rukavice za kiselinu | rukavice otporne na hemikalije | kiselootporne rukavice | rukavice za hemiju | rukavice protiv hemikalija > rukavice za rad s hemikalijama
maska | respirator | polumaska
zaštitna maska | face mask | masks | maska za prašinu | maska za brušenje | maska za gips | maska za cement | dust mask | dust masks | 3m maska
maska za farbanje | maska za lakirere | maska protiv para | maska protiv plina | gas maska > polumaska
filter za polumasku | filter za masku | filteri za masku | patrona za masku
zaštitne naočale | radne naočale | naočale za brušenje | naočale protiv prašine | safety glasses | safety goggles | uvex | uveks
sunčane naočale | naočale za sunce > zaštitne naočale tamne
prozirne naočale | bijele naočale > zaštitne naočale protiv magljenja
vizir | zaštitni vizir | štit za lice | štitnik za lice | maska za lice | visor | visors | face shield
zaštitna kaciga | građevinski šljem | građevinska kaciga | kaciga za gradilište | radnička kaciga
kaciga za penjanje | alpinistička kaciga | kaciga za visinu > kaciga alpin | kaciga
zaštitna kapa | kapa sa zaštitom | šilt kapa | kapa šilt | bump cap
antifon | slušalice | slušalice za buku | naušnice protiv buke | zaštita sluha | zaštita od buke | ear defenders | ear muffs | hearing protection | peltor | 3m slušalice
čepić za uši | čep za uši | čepovi za uši | gumice za uši | zaštita sluha | zaštita od buke | earplugs | ear plugs | čepići za spavanje | 3m čepići
zaštitne cipele | radne cipele | radničke cipele | cipele sa kapicom | cipele za gradilište | cipele za zidare | cipele sa čeličnom kapicom | safety shoes | cofra | kofra
duboke cipele | visoke cipele | gležnjače > zaštitne cipele visoke
plitke cipele | niske cipele > zaštitne cipele niske
ljetne cipele | prozračne cipele | sandale radne > zaštitne cipele S1P
zaštitna obuća | radna obuća
zaštitne čizme | gumene čizme | čizme za beton | čizme za vodu | čizme za blato | čizme za mljekaru | pvc čizme | rubber boots | wellington boots | wellingtons
čizma | boots
kuhinjske cipele | cipele za kuhare | bijele cipele | obuća za kuhare | cipele za kuhinju > bijele kuhinjske cipele
klompe | kroksice | krokse | crocs | medicinska obuća | papuče za medicinske sestre | bijele papuče | papuče za bolnicu | clogs
radna bluza | radna jakna | radni sako
radna odjeća | radno odijelo | workwear > radne hlače | radna bluza
kombinezon | jednokratno odijelo | zaštitno odijelo | odijelo za farbanje | bijelo odijelo | tyvek | tajvek | coverall | coveralls
visokovidljivi | signalni | reflektujući | reflektirajući | fluorescentni | hi vis | reflective | high visibility
prsluk | zaštitni prsluk | vest | vests
prsluk za cestare | prsluk za auto | žuti prsluk | visokovidljivi prsluk
jakna za cestare | zimska jakna > visokovidljiva jakna
navlake za obuću | nazuvci | kaljače | kalje | navlake za cipele | najlonke za cipele | shoe covers | overshoes
jednokratna kapa | kapa za kuhinju | kapa za kosu | hirurška kapa | kapa za salu
mantil | ogrtač | mantil za posjetioce | posjetilački mantil
kecelja pe | jednokratna kecelja | pe kecelja
sigurnosni pojas | pojas za visinu | pojas za penjanje | opasač za visinu | opasač | zaštita od pada | pojas protiv pada | pojas za krov | safety harness
rad na visini | oprema za krov | alpinistička oprema | zaštita od pada | fall protection
uže | konopac | sajla | lanyard
prva pomoć | zavoj | kutija sa zavojima | flaster | sanitetski materijal | hansaplast | hanzaplast | first aid | bandages
ormarić prve pomoći | komplet prve pomoći | kutija prve pomoći | ormarić za prvu pomoć | torba prve pomoći | first aid kit | apoteka
autoapoteka | auto apoteka | prva pomoć za auto > komplet prve pomoći za vozilo
opekotine | opeklina > komplet prve pomoći za opekotine
ispiranje očiju | ispiranje oka > komplet prve pomoći za ispiranje očiju
znak | tabla | naljepnica | natpis | sign | signs
zabrana pušenja | zabranjeno pušenje | no smoking
mokar pod | klizav pod | klizavo | pod je mokar > znak opasnost od klizanja
izlaz u nuždi | evakuacija | nužni izlaz | izlaz za slučaj nužde | exit
vatrogasni aparat | aparat za gašenje > znak vatrogasni aparat
traka upozorenja | traka za obilježavanje | traka za ogradu | traka za ograđivanje | traka za gradilište | marker traka | warning tape | tapes
protuklizni | protivklizni | protiv klizanja
traka za stepenice > traka protuklizna
rukavice za frizere | rukavice za tetovažu | rukavice za stomatologe | rukavice za kozmetičare | rukavice za mehaničare jednokratne | nitrilhandschuhe > rukavice nitril
bijele gumene rukavice | gumene rukavice medicinske | lateksne rukavice > rukavice lateks
vinilke | vinilne rukavice | vinyl rukavice > rukavice vinil
rukavice za gradnju | rukavice za skladište | rukavice za radnike | rukavice za električare | rukavice za vozače | rukavice za viljuškariste | rukavice za bravare | rukavice za vrt | baštenske rukavice | zaštitne rukavice radne | arbeitshandschuhe > rukavice radne
antirezne rukavice | rukavice otporne na rez > rukavice radne PU
rukavice za varenje | rukavice za zavarivače | svinjska koža | goveđa koža | vozačke rukavice | lederhandschuhe | rukavice od kože > rukavice radne kožne
rukavice postavljene | postavljene rukavice > rukavice radne kožne zimske
domaćinske rukavice | kućne rukavice | rukavice za domaćinstvo | rukavice za suđe | rukavice za pranje suđa | rukavice za spremačice | rukavice za čistačice | rukavice za čišćenje wc | gumene rukavice duge | duge gumene rukavice | gumirane rukavice | butilne rukavice | rukavice za otapala | rukavice za lužinu | haushaltshandschuhe > rukavice za rad s hemikalijama
n95 | kn95 > zaštitna maska FFP2
zaštita disanja | zaštita pluća | maske za disanje | maska za azbest | maska za piljevinu | maska za stolare | maska za virus | maska za radnike | maska protiv prašine | respiratorna maska | staubmaske > zaštitna maska
gumena maska | plinska maska | silikonska maska | maska za lakiranje | maska za hemikalije | maska s filterom | maska s filterima | polumaska s filterima | višekratna maska | halbmaske > polumaska
kartuša | filter protiv para | filter protiv plinova > filter za polumasku
naočale za brusilicu | naočale za zavarivanje | naočale za strugara | naočale za košenje | naočale za trimer | naočale za rad | naočale za laboratorij | zaštita očiju | schutzbrille > zaštitne naočale
vizir za kosilicu | vizir za trimer | maska za trimer | maska za košenje | zaštitni štit | štit za brušenje | zaštita lica | gesichtsschutz > vizir za lice
kaciga za radnike | kaciga za inžinjere | kaciga za rudare | zaštita glave | bauhelm | schutzhelm > zaštitna kaciga
kapa protiv udarca | protuudarna kapa | zaštitni kačket | kačket | šilterica | kapa za skladište | zaštitna kapa s umetkom | anstoßkappe > zaštitna kapa
zaštitne slušalice | slušalice za rad | slušalice za motorku | slušalice za streljanu | štitnik za uši | štitnici za uši | štitnik za sluh | ušni štitnici | naušnjaci | zaštita uha | gehörschutz > antifoni
čepići protiv buke | pjenasti čepići | tampon za uši | tamponi za uši | štopli za uši | ohrstöpsel > čepići za uši
farmer hlače | farmerke radne | treger hlače | cargo hlače | radne farmerke | arbeitshose > radne hlače
radnička jakna | radni kaput | radna vindjakna | radna kuta | gornji dio radnog odijela | arbeitsjacke > radna bluza
svijetleći prsluk | fluo prsluk | prsluk za putare | prsluk za redare | odblesci | warnweste > visokovidljivi prsluk
kišna jakna | fluo jakna | putarska jakna | parka | reflektujuća jakna | parka reflektirajuća | vodootporna jakna | warnjacke > visokovidljiva jakna
skafander | odijelo za azbest | odijelo za hemikalije | odijelo za pčelare | odijelo za prskanje | kombinezon za farbanje | einwegoverall | overal > jednokratni kombinezon
posjetiteljski mantil | jednokratni ogrtač | mantil za posjetitelje > jednokratni mantil
kirurška kapa | mob kapa | mrežica za kosu | mrežica | kapa klip | cap klip > jednokratna kapa
najloni za cipele | najloni za obuću | overschuhe > jednokratne navlake za obuću
jednokratna zaštita za posjetioce | set za posjetioce > jednokratni mantil | jednokratna kapa | jednokratne navlake za obuću
alpinistički pojas | penjački pojas | pojas za stub | pojas za skele | pojas za rad na visini | opasač za rad na visini | pojas za visinske radove | auffanggurt > sigurnosni pojas
blokator pada | apsorber pada | zaustavljač pada | sidrište | karabin | spojnica za rad na visini | horizontalna linija | kabl protiv pada | uže za penjanje | falldämpfer > uže s apsorberom | samonavlačivi uređaj
ljetne radne cipele | sandale zaštitne | zaštitne sandale | lagane radne cipele | zaštitne cipele ljetne | sportske radne cipele | radne tenisice | radne patike > zaštitne cipele S1P
vodootporne radne cipele | zimske radne cipele | radne čizme kožne | čizme s kapicom | cipele s čeličnom kapicom | cipele sa čeličnom kapom | građevinske cipele | cokule | gojzerice | bakandže | arbeitsschuhe > zaštitne cipele S3
ribarske čizme | čizme za staju | čizme za farmu | čizme za kišu | gummistiefel > zaštitne čizme
cipele za mesare | cipele za pekare | cipele za prehrambenu industriju | kuharske cipele | kuhinjska obuća > bijele kuhinjske cipele
nanule | borosane | natikače | papuče medicinske | medicinske papuče | papuče radne | radne papuče | cipele za medicinare > bijele klompe
prva pomoć za firmu | prva pomoć ured | kućna apoteka | zidna apoteka | sanitetski ormarić | medicinski ormarić | verbandskasten > ormarić prve pomoći
gaza | gaze | sterilna gaza | prva pomoć torbica | torba prve pomoći | verbandtasche > komplet prve pomoći
znakovi sigurnosti | znakovi zaštite na radu | oznake zaštite na radu | pp oznake | tabla upozorenja | table upozorenja | znak opasnosti | sicherheitszeichen > znak
policijska traka | barikadna traka | sigurnosna traka | ograda traka | traka opasnosti | obilježavanje gradilišta | absperrband > traka upozorenja
`;
