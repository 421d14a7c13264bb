/** Cleaning agents, disinfection, laundry, cars. Before `>`: what buyers type; after it: what they mean. */
export const cleaning = `
dezinficijens | dezinfekcija | dezinfekcijsko sredstvo | dezinfekciono sredstvo | sredstvo za dezinfekciju | disinfectant
dezinfekcija ruku | dezinficijens za ruke | gel za ruke | hand sanitizer | hand sanitiser > alkoholni gel za ruke | dezinficijens za ruke
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
izbjeljivač | sredstvo za izbjeljivanje | bijelilo | belilo | bleach
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
sredstvo za staklo | čistač stakla | sredstvo za prozore | pranje prozora | pranje stakla | glass cleaner | window cleaner | windex | vindeks | sidolin | ajax za prozore > sredstvo za pranje stakla
rostfraj | nehrđajući čelik | prohrom | inoks | sredstvo za inox | čišćenje inoxa | sjaj za inox | stainless steel | sidol > sprej za njegu inoxa
inox | rostfraj | nehrđajući | prohrom | inoks
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
`;
