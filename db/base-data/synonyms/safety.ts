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
zaštitna maska | face mask | maska za prašinu | maska za brušenje | maska za gips | maska za cement | dust mask | 3m maska
maska za farbanje | maska za lakirere | maska protiv para | maska protiv plina | gas maska > polumaska
filter za polumasku | filter za masku | filteri za masku | patrona za masku
zaštitne naočale | radne naočale | naočale za brušenje | naočale protiv prašine | safety glasses | safety goggles | uvex | uveks
sunčane naočale | naočale za sunce > zaštitne naočale tamne
prozirne naočale | bijele naočale > zaštitne naočale protiv magljenja
vizir | zaštitni vizir | štit za lice | štitnik za lice | maska za lice | visor | face shield
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
kombinezon | jednokratno odijelo | zaštitno odijelo | odijelo za farbanje | bijelo odijelo | tyvek | tajvek | coverall
visokovidljivi | signalni | reflektujući | reflektirajući | fluorescentni | hi vis | reflective | high visibility
prsluk | zaštitni prsluk | vest
prsluk za cestare | prsluk za auto | žuti prsluk | visokovidljivi prsluk
jakna za cestare | zimska jakna > visokovidljiva jakna
navlake za obuću | nazuvci | kaljače | kalje | navlake za cipele | najlonke za cipele | shoe covers | overshoes
jednokratna kapa | kapa za kuhinju | kapa za kosu | hirurška kapa | kapa za salu
mantil | ogrtač | mantil za posjetioce | posjetilački mantil
kecelja pe | jednokratna kecelja | pe kecelja
sigurnosni pojas | pojas za visinu | pojas za penjanje | opasač za visinu | opasač | zaštita od pada | pojas protiv pada | pojas za krov | safety harness
rad na visini | oprema za krov | alpinistička oprema | zaštita od pada | fall protection
uže | konopac | sajla | lanyard
prva pomoć | zavoj | kutija sa zavojima | flaster | sanitetski materijal | hansaplast | hanzaplast | first aid
ormarić prve pomoći | komplet prve pomoći | kutija prve pomoći | ormarić za prvu pomoć | torba prve pomoći | first aid kit | apoteka
autoapoteka | auto apoteka | prva pomoć za auto > komplet prve pomoći za vozilo
opekotine | opeklina > komplet prve pomoći za opekotine
ispiranje očiju | ispiranje oka > komplet prve pomoći za ispiranje očiju
znak | tabla | naljepnica | natpis | sign
zabrana pušenja | zabranjeno pušenje | no smoking
mokar pod | klizav pod | klizavo | pod je mokar > znak opasnost od klizanja
izlaz u nuždi | evakuacija | nužni izlaz | izlaz za slučaj nužde | exit
vatrogasni aparat | aparat za gašenje > znak vatrogasni aparat
traka upozorenja | traka za obilježavanje | traka za ogradu | traka za ograđivanje | traka za gradilište | marker traka | warning tape
protuklizni | protivklizni | protiv klizanja
traka za stepenice > traka protuklizna
`;
