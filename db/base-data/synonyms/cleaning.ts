/** Cleaning agents, disinfection, laundry, cars. Before `>`: what buyers type; after it: what they mean. */
export const cleaning = `
dezinficijens | dezinfekcija | desinfekcija | dezinfekcijsko sredstvo | dezinfekciono sredstvo | sredstvo za dezinfekciju | disinfectant
dezinfekcija ruku | dezinficijens za ruke | gel za ruke | hand sanitizer | hand gels | hand sanitiser > alkoholni gel za ruke | dezinficijens za ruke
brza dezinfekcija | sprej za dezinfekciju > brzi dezinficijens
dezinfekcija instrumenata | sterilizacija instrumenata | dezinfekcija pribora | hirurški instrumenti > sredstvo za dezinfekciju instrumenata
dezinfekcija površina | dezinfekcija radnih površina | dezinfekcija poda | dezinfekcija ambulante | dezinfekcija kreveta | dezinfekcija soba | dezinfekcija bolnice | asepsol | sanitol > dezinficijens za površine
virucid | virucidno | baktericid | fungicid | protiv virusa | virus | bakterije > dezinficijens | dezinfekcija
plivasept | sterilium > dezinficijens za ruke | alkoholni gel
hlor | klor | varikina | varekina | chlorine
hlor tablete | klor tablete | tablete hlora | tablete za dezinfekciju | tabs > tablete na bazi hlora
domestos | varikina za wc > WC gel | na bazi hlora
bazen | voda u bazenu | bazenska hemija | pool > hlorno sredstvo za bazene
sredstvo za pranje posuđa | deterdžent za posuđe | sredstvo za suđe | dish soap | dishwashing liquid | washing up liquid
fairy | feri | čarli | pril | likvi | ručno suđe > deterdžent za ručno pranje posuđa
mašinsko suđe | suđe u mašini | sudomašina | suđerica | perilica suđa | mašina za suđe | mašina suđa | sredstvo za mašinu suđa | mašina za posuđe | deterdžent za mašinu | dishwasher | dishwasher detergent | somat > deterdžent za mašinsko pranje posuđa
finish | finiš | calgonit > mašinsko pranje posuđa
sjaj posuđa | sjaj za suđe | sjaj za mašinu | sjaj za čaše | ispirač za suđe | sredstvo za ispiranje posuđa | rinse aid > sredstvo za sjaj posuđa
tabletirana so | so za mašinu | so za perilicu | so za sudomašinu | sol za perilicu | sol za mašinu | tablete soli | dishwasher salt | omekšavanje vode
deterdžent za rublje u prahu | prašak za rublje | prašak za pranje rublja | prašak za veš | veš prašak | washing powder | laundry powder
prašak | faks | bioaktiv > deterdžent za rublje u prahu
tečni deterdžent za rublje | gel za rublje | gel za veš | tečni prašak
ariel | persil | pranje veša | pranje posteljine | pranje stolnjaka | hotelski veš | laundry detergent > deterdžent za rublje
bijeli veš | bijelo rublje > deterdžent za rublje | izbjeljivač
omekšivač | regenerator rublja | softener | fabric softener | lenor | silan | ornel | mekoća rublja | miris za veš
izbjeljivač | sredstvo za izbjeljivanje | bijelilo | belilo | bleach | bleaching agent
mrlja | fleka | stain
vaniš | vanish | skidač mrlja | skidanje mrlja > sredstvo za uklanjanje mrlja
vanish | vaniš > izbjeljivač
čistač | sredstvo za čišćenje | sredstvo za pranje | cleaner
univerzalni čistač | univerzalno sredstvo | all purpose cleaner | mister proper | mr proper | ajax | ajaks | cif | vim | arf
skidač | uklanjač | skidanje | uklanjanje | otklanjač
kamenac | vodeni kamenac | limescale
skidač kamenca | čišćenje fuga | čišćenje slavina | tuš kabina | limescale remover | cillit bang | silit bang | cilit > uklanjač kamenca za sanitarije
rđa | hrđa | skidanje rđe | rđa sa pločica > uklanjač kamenca za sanitarije
kamenac iz bojlera | kamenac bojler | bojler kamenac | aparat za kafu | aparat za kavu | kafe aparat | kafomat | descaler | calgon | kalgon > uklanjanje kamenca iz uređaja
sanitarni čistač | sredstvo za kupatilo | sredstvo za keramiku | keramičke pločice | umivaonik | lavabo > sredstvo za dnevno čišćenje sanitarija
WC gel | gel za WC | wc patka | harpic | bref | sredstvo za wc šolju | čišćenje wc šolje | wc sredstvo
osvježivač zraka | osvježivač prostora | osveživač | miris za prostor | miris za sobe | air freshener | air wick | airwick | ambi pur | glade
miris za wc > osvježivač zraka | WC gel
odmašćivač | skidač masnoće | sredstvo za odmašćivanje | masnoća | protiv masnoće | meglio | šmac | degreaser
napa | kuhinjska napa | šporet | štednjak | friteza | masne ploče > odmašćivač za kuhinje | pećnica
pranje motora | odmašćivanje motora | odmašćivač za radionicu | radionica odmašćivač > industrijski odmašćivač
pećnica | rerna | šporet | oven
roštilj | gril | grill > sredstvo za čišćenje pećnica i roštilja
konvektomat | samočisteća pećnica | combi oven
premaz | vosak | emulzija | polimer | floor polish
vosak za pod | sjaj za podove | premaz za pod | polimer za pod | impregnacija poda > emulzija za zaštitu podova
skidač voska | skidanje voska | skidanje premaza | stripper > skidač premaza s podova
sredstvo za pod | sredstvo za podove | deterdžent za pod | laminat | parket | pločice | podne pločice | pranje podova | dnevno pranje podova | floor cleaner > sredstvo za svakodnevno pranje podova
sredstvo za mašinu za pod | deterdžent za mašinu za podove > sredstvo za mašinsko pranje podova
sredstvo za staklo | čistač stakla | sredstvo za prozore | pranje prozora | pranje stakla | glass cleaner | glass cleaners | window cleaner | windex | vindeks | sidolin | ajax za prozore > sredstvo za pranje stakla
rostfraj | nehrđajući čelik | prohrom | inoks | sredstvo za inox | čišćenje inoxa | sjaj za inox | stainless steel | sidol > sprej za njegu inoxa
inox | rostfraj | rostfrei | edelstahl | nehrđajući | prohrom | inoks
drvo | namještaj | politura | pronto | wood > sredstvo za njegu namještaja i drveta
šampon za vozila | auto šampon | autošampon | autosampon | šampon za auto | pranje vozila | pranje auta | pranje kamiona | autopraonica | auto perionica | car shampoo
auto vosak | vosak za auto > šampon za vozila wax
unutrašnjost vozila | tapacirung | sjedišta | plastika u autu | kabina vozila | instrument tabla | kokpit > sredstvo za unutrašnjost vozila
pranje vjetrobrana | tečnost za brisače | tekućina za brisače | zimska tečnost | zimska tekućina | tečnost za šajbe | tečnost za vjetrobran | screen wash | zimin
antifriz za brisače | brisači zimi | zimska za staklo | vjetrobran > tečnost za pranje vjetrobrana
otapalo | razrjeđivač | razređivač | rastvarač | nitro | solvent
ljepilo | skidanje ljepila > tehničko otapalo
mazivo | mazivo u spreju | wd 40 | wd40 | vd 40 | vd40 | podmazivanje | lanac | zarđali vijci | otpuštanje vijaka | odvijač u spreju > višenamjensko mazivo
kočnice | bremze | bremzin sprej | sprej za kočnice | brake cleaner > čistač kočnica
kontakt sprej | sprej za kontakte | čišćenje kontakata > čistač kontakata
silikonski sprej | silikon u spreju > silikon
sapun | tečni sapun | sapun za ruke | sapun za wc | sapun za škole | liquid soap > tečni sapun
sapun u pjeni | pjena za ruke | sapun pjena | penasti sapun | pjenasti sapun | foam soap
pasta za ruke | abrazivna pasta | pasta za pranje ruku | solo pasta | pasta za majstore | pasta za automehaničare | masne ruke | ruke mehaničara | prljave ruke
krema za ruke | njega kože | štit krema | suha koža | suve ruke | suhe ruke | isušivanje | uv krema | atrix | hand cream > zaštitna krema za ruke
šampon | šampon za kosu
hotelska kozmetika | kozmetika za sobe | kozmetika za goste | kozmetika za apartmane | sitna kozmetika | kozmetika za apartman > hotelska kozmetika
hotelski šampon | šampon za goste | šampon za hotel > šampon hotelska kozmetika
gel za tuširanje | kupka | pjena za kupanje | shower gel
mlijeko za tijelo | losion za tijelo | losion
kapa za tuširanje | kapa za kupanje | kapica za tuš | kapa za tuš
dentalni set | pasta za zube | četkica za zube
igla i konac | pribor za šivenje | set za šivanje
britvica | set za brijanje | pribor za brijanje
hotelske papuče | papuče za goste | jednokratne papuče > papuče hotelska kozmetika
čistač podova | čistač za pod | mirisno sredstvo za pod | šampon za pod | sredstvo za linoleum | sredstvo za vinil pod | sredstvo za gumeni pod | sredstvo za parket | sredstvo za laminat | tečnost za pod | tekućina za pod | održavanje podova | pranje poda | pranje patosa | pranje granita | pranje hala | pranje hodnika | pranje stepeništa | za dnevno pranje | floor detergent | podno sredstvo > sredstvo za svakodnevno pranje podova
sredstvo za mašinsko pranje podova | deterdžent za ribalicu | hemija za ribalicu | hemija za automat | hemija za mašinu za pranje podova | hemija za mašinu za pod | tečnost za mašinu za podove | šampon za mašinu za pod | nepjeneće sredstvo | nepjeneći deterdžent | niskopjeneći deterdžent | sredstvo bez pjene | low foam > niskopjeneće sredstvo za mašinsko pranje podova
metalizirani premaz | metalizirana emulzija | samosjajna emulzija | poliš za pod | polir za pod | pasta za parket | pasta za pod | vosak za parket | vosak za linoleum | glanc za pod | sjaj za parket | floor wax | zaštita poda | zaštita podova > emulzija za zaštitu podova
odstranjivač voska | odstranjivač premaza | skidanje starog voska | skidanje polimera | skidač polimera | skidanje emulzije | wax remover | floor stripper > skidač premaza s podova
sredstvo za wc i kupatilo | sredstvo za toalete | pranje toaleta | pranje kade | sredstvo za kadu | pranje sanitarija | sanitarno sredstvo | čišćenje wc i kupatila > sredstvo za dnevno čišćenje sanitarija
za kadu | kada | tuš kada > sredstvo za dnevno čišćenje sanitarija
antikamenac | anti kamenac | protiv kamenca | sredstvo protiv kamenca | uklanjanje kamenca | kamenac na slavini | kamenac u wc | kamenac šolja | kamenac slavina | urinski kamenac | žuti kamenac | kiselinsko sredstvo | kiselo sredstvo | kiselo sredstvo za sanitarije | kiselina za wc | sona kiselina | solna kiselina | viakal | descaler za kupatilo | sredstvo za tuš kabine | skidač rđe | čišćenje baterija od kamenca > uklanjač kamenca za sanitarije
otkamenjivanje | otkamenjivač | dekalcifikacija | dekalcifikator | sredstvo za dekalcifikaciju | limunska kiselina | kamenac iz grijača | kamenac u perilici | kamenac u mašini | kamenac u sudomašini | odstranjivanje kamenca iz sudomašine | kamenac iz čajnika | kuhalo za vodu kamenac | kamenac u kuhalu | kamenac parni čistač | kamenac u bojleru | čišćenje kafe aparata | descaling > sredstvo za uklanjanje kamenca iz uređaja
čišćenje školjke | wc školjka | wc šolja | klozetska školjka | tečnost za wc šolju | gel za školjku | toaletni gel | sredstvo za zahod | gel za zahod | za klozet | klozet | zahod | pisoar | pisoari | sredstvo za pisoar | tablete za pisoar | miris za pisoar | patka | duck | toilet duck | domestos gel | toilet cleaner > WC gel
dezodorans za prostor | dezodorans prostora | neutralizator mirisa | neugodni mirisi | neprijatni mirisi | protiv neugodnih mirisa | loš miris | smrad | miris duhana | miris cigareta | prostorni miris | miris za toalet | miris za kancelariju | miris za hotel | sprej za miris | osvježivač za wc | osvježivač | febreze | brise | room spray > osvježivač zraka
kuhinjski čistač | kitchen cleaner | kitchen degreaser | masne pločice | masne površine | masni zidovi | masnoća na zidu | protiv masti | čišćenje nape | čišćenje friteze | čišćenje štednjaka | čišćenje ventilacije kuhinje | sredstvo za masne površine | skidač masti | grease remover | st marc > odmašćivač za kuhinje
blagi odmašćivač | neutralni odmašćivač | odmašćivač bez parfema > univerzalni odmašćivač bez mirisa
prašak za sudomašinu | tablete za sudomašinu | prašak za mašinu suđe | profesionalni deterdžent za posuđe | pranje čaša mašinski | strojno suđe | strojno pranje posuđa | winterhalter | hobart > deterdžent za mašinsko pranje posuđa
ispiranje posuđa | sredstvo za ispiranje | kiselo sredstvo za ispiranje | sjaj za sudomašinu | sjaj za perilicu | sjaj za sudoperu | sušenje posuđa | neutralizator za posuđe | neutralizator za sudomašinu | glancer | bljesak za suđe | klarspüler > sredstvo za sjaj posuđa
regeneraciona so | regeneracijska sol | so za regeneraciju | so za dekalcifikator | sol za dekalcifikator | so za omekšivač | sol za omekšivač | tvrda voda | so u tabletama > tabletirana so za omekšavanje vode
jar | frosch | gel za suđe | sapun za suđe | deterdžent za čaše | spülmittel | ručni deterdžent za suđe | mehaničko suđe > deterdžent za ručno pranje posuđa
zagorjelina | zagorjelo | zagorjela masnoća | nagorjelo | skidač garaži | skidač zagorjelog | čišćenje rešetki | čišćenje ražnja | ražanj | čišćenje kamina | masna rerna | masna pećnica | čišćenje gril ploče | ploča za palačinke > sredstvo za čišćenje pećnica i roštilja
rational | unox | konvekcijska peć | parnokonvekcijska peć | sredstvo za konvektomat | tablete za konvektomat > deterdžent za samočisteće konvektomate
izlog | pranje izloga | sredstvo za izloge | čišćenje ogledala | sredstvo za ogledala | tečnost za staklo | tečnost za stakla | tečnost za prozore | tekućina za staklo | klin za prozore | clin | za prozore | čišćenje ekrana | fensterreiniger | staklo bez tragova > sredstvo za pranje stakla
višenamjenski čistač | multifunkcionalni čistač | opće sredstvo za čišćenje | opći čistač | generalno čišćenje | sredstvo za površine | sredstvo za stolove | sredstvo za klupe | sredstvo za brisanje | tečno sredstvo za brisanje | brisanje stolova | brisanje prašine | sredstvo za prašinu | sredstvo za plastiku | pranje zidova | pranje vrata | pranje namještaja u uredu | allzweckreiniger | all purpose | multi cleaner > univerzalni čistač
čišćenje lifta | vrata lifta | lift | šank | sjaj za metal | metal polish | poliranje inoxa | poliranje metala | sredstvo za čelik | pasta za inox | ulje za inox | polir za inox | čišćenje šanka | otisci prstiju | edelstahl | rostfrei > sprej za njegu inoxa
poliš za namještaj | polir za namještaj | vosak za namještaj | čišćenje drvenog namještaja | pranje ormara | drveni stolovi | sprej za namještaj | sprej za prašinu | njega drveta | antistatik | furniture polish > sredstvo za njegu namještaja i drveta
sredstvo za dezinfekciju prostora | kvarterna jedinjenja | kvarterni | kvat | dezinfekcija stolova | dezinfekcija opreme | dezinfekcija kolica | dezinfekcija bolničkih soba | dezinfekcija prostorija | dezinfekcija klime | dezinfekcija klima uređaja | dezinfekcija toaleta | dezinfekcija wc | dezinfekcija kade | dezinfekcija mljekare | dezinfekcija vozila | dezinfekcija kuhinje | dezinfekcija haccp | dezinfekcija teretane | baktericidno sredstvo | fungicidno sredstvo | covid | korona | flächendesinfektion | surface disinfectant > dezinficijens za površine
alkoholni sprej | alkohol za površine | alkoholni sprej za površine | dezinfekcija sprej površine | sprej za dezinfekciju površina | dezinfekcija bez ispiranja | dezinfekcija kvaka | brzi dezinfekcijski sprej > brzi dezinficijens za površine
izosan | izosan g | klorin | dihlor | nadhlor | hlorni preparat | hipohlorit | hlor za vodu | dezinfekcija vode | tablete za vodu | šumeće tablete | prečišćavanje vode > tablete na bazi hlora
alkogel | alko gel | antibakterijski gel | antiseptički gel | džepni gel | higijenski gel | sanitajzer | sanitizer | dezinfekcijski gel | alkohol za ruke | gel s alkoholom > alkoholni gel za ruke
dezinfekcija kože | hirurška dezinfekcija ruku | higijenska dezinfekcija ruku | sterillium | septolit | alkohol 70 | medicinski alkohol | alkohol za ruke | sredstvo za dezinfekciju ruku | dezinfekcijsko sredstvo za ruke > tečni dezinficijens za ruke
dezinfekcija pincete | dezinfekcija skalpela | dezinfekcija makaza | dezinfekcija alata | dezinfekcija endoskopa | dezinfekcija manikir | dezinfekcija kozmetičkog pribora | dezinfekcija stomatoloških instrumenata | stomatološki instrumenti | sterilizacija alata | sterilizacija | hladna sterilizacija | potapanje instrumenata | koncentrat za instrumente | stomatolog dezinfekcija | frizerski pribor > sredstvo za dezinfekciju instrumenata
algicid | alge | alge u bazenu | šok hlor | wellness bazen | đakuzi | jacuzzi | hidromasažna kada | bazenski hlor | pool chlorine > hlorno sredstvo za bazene
praškasti deterdžent | profesionalni prašak | deterdžent u prahu | prah za veš | deterdžent za vešeraj | prašak za vešeraj | perionica rublja | praonica rublja | vešeraj | merix | dixan | rubel | duel | tide | waschpulver > deterdžent za rublje u prahu
deterdžent za crno rublje | deterdžent za šareno rublje | deterdžent za vunu | deterdžent za peškire | deterdžent za mašinu veš | deterdžent za bebe | gel za pranje veša | hemija za vešeraj | perwoll | woolite | waschmittel > tečni deterdžent za rublje
oplemenjivač | oplemenjivač rublja | mekšivač | mirisno rublje | comfort | kuschelweich | coccolino | kokolino | weichspüler > omekšivač za rublje
peroksid | perhidrol | hidrogen | aktivni kisik | oksi | oxi | posvjetljivač | sredstvo za bijeljenje | bijeljenje | bijeli stolnjaci | pobijeliti | sredstvo za izbeljivanje > izbjeljivač na bazi kisika
odstranjivač mrlja | čišćenje fleka | čišćenje mrlja | fleke od kafe | mrlje od kafe | mrlje od trave | mrlje od hrane | mrlje na odjeći | masne fleke | masne mrlje | predtretman mrlja | žvakaća guma | fleckentferner > sredstvo za uklanjanje mrlja
aktivna pjena | pjena za auto | pjena za vozila | deterdžent za auto | sredstvo za pranje vozila | sredstvo za pranje auta | hemija za autopraonicu | autoperionica | hemija za autoperionicu | perionica auta | autopraona | beskontaktno pranje | šampon s voskom | pranje kombija | pranje šlepera | pranje autobusa | pranje cerada | pranje radnih mašina | auto kozmetika | truck wash > šampon za vozila
sredstvo za tablu | sprej za tablu | armaturna tabla | mlijeko za plastiku | njega plastike | enterijer | enterijer vozila | interijer vozila | čišćenje enterijera | čišćenje tapaciranog | čišćenje kabine | sredstvo za sjedišta | sredstvo za sjedala | cockpit sprej | dubinsko čišćenje auta > sredstvo za unutrašnjost vozila
voda za brisače | antifriz za stakla | antifriz za staklo | antifriz za vjetrobran | antifriz vjetrobran | antifriz staklo | zimsko sredstvo za stakla | zimsko za stakla | ljetna tečnost za stakla | tečnost za pranje stakla auto | odmrzivač | odmrzivač stakla | protiv smrzavanja stakla | scheibenreiniger | winter screenwash | screenwash > tečnost za pranje vjetrobrana
pranje alata | čišćenje alata | pranje dijelova | odmašćivanje dijelova | odmašćivač za mašine | odmašćivač za metal | odmašćivač za servis | odmašćivač za pogon | čišćenje mašina | čišćenje mašina od ulja | motorno ulje čišćenje | skidač ulja | uklanjanje ulja | uljne mrlje | fleke od ulja | mrlje od ulja | ulje na betonu | hladni čistač | heavy duty degreaser | kaltreiniger > industrijski odmašćivač
otapalo za boje | razrjeđivač za boju | rastvarač za farbu | skidač boje | skidač farbe | skidač naljepnica | uklanjanje naljepnica | skidač ljepila | skidač silikona | skidač smole | skidanje smole | smola | katran | bitumen | aceton | benzin za čišćenje | medicinski benzin | white spirit | verdünner > tehničko otapalo
čistač karburatora | karburator | odrđivač | sprej za rđu | skidanje rđe u spreju | multispray | multisprej | teflonski sprej | grafitni sprej | cink sprej | sprej za lance | mast u spreju | mast za lance | ulje u spreju | penetrirajuće ulje | škripa vrata | zaglavljen vijak > višenamjensko mazivo
bremsenreiniger > čistač kočnica
sapun za dozator | sapun za dozer | dopuna sapuna | punjenje za sapun | sapun punjenje | sapun refill | krem sapun | kremasti sapun | antibakterijski sapun | sapun u kanisteru | sapun za javne toalete | sapun za kuhinju | sapun roza | losion za pranje ruku | hand soap | hand wash | palmolive | dove | seife > tečni sapun
sapun pjena | sapun pjena dopuna | pjena za dozator | pjena sapun za dozator | patrona sapun pjena | schaumseife > sapun u pjeni
pasta za mehaničare | gel za mehaničare | sapun za mehaničare | sapun za majstore | sapun za radionicu | radionička pasta | industrijska pasta | pasta za varioce | pasta za ruke za varioce | solopol | zauljene ruke | ruke od ulja | ruke od boje | ruke od farbe | sredstvo za ruke od boje | prljave ruke od ulja | handwaschpaste > pasta za pranje ruku
barijerna krema | krema za njegu | krema za kožu | krema za suhe ruke | njega ruku | losion za ruke | ispucale ruke | ispucala koža | regenerativna krema | nivea | neutrogena | handcreme | hautschutz | krema za sunce > zaštitna krema za ruke
mali šampon | mini šampon > šampon hotelska kozmetika
minijature | hotelske minijature | hotelska galanterija | hotelski program | hotel amenities | amenities > hotelska kozmetika
balzam za kosu | regenerator za kosu | conditioner > šampon hotelska kozmetika
žilet | jednokratni brijač > set za brijanje
dental kit | četkica i pasta | zubni set > četkica za zube
spa papuče | frotir papuče | slippers > hotelske papuče
`;
