/** Words of the whole assortment that mean the same: of the languages of the region, of households, and English. */
export const words = `
korpa | košarica
narudžba | porudžbina
spužva | sunđer | spužvica | sunđerica | sponge | sponges
kofa | kanta | vjedro | kantica | bucket | buckets
koš | korpa | kanta
naočale | naočare | cvike | glasses | goggles
hlače | pantalone | pantole | trousers
zrak | vazduh
tečni | tekući | tečnost | tekućina | liquid
mašina | stroj | machine
usisivač | usisavač | vacuum cleaner | vacuum cleaners | hoover
filter | filtar
artikal | artikl
vreća | vrećica | kesa | kesica | džak | najlon kesa | bag | bags
ručnik | peškir | ubrus | towel | towels
rola | rolna | roll | rolls
smeće | otpad | otpaci | otpatke | đubre | waste | trash | garbage | rubbish | bin
kaciga | šljem | šlem | helmet | helmets | hard hat | hard hats
kecelja | pregača | apron | aprons
hemijski | kemijski
hemikalije | kemikalije | hemija | kemija
papirni | papirnati | kartonski
higijena | higjena
deterdžent | deterđent | detergent
posuđe | suđe | sudovi | sudje | dishes
rublje | veš | laundry
auto | automobil | vozilo | kamion
mašinski | strojni
bijeli | beli | white
plavi | blue
crni | black
crveni | red
zeleni | green
žuti | yellow
sivi | grey
narandžasti | narančasti | orange
dvoslojni | 2 sloja | dva sloja
troslojni | 3 sloja | tri sloja
četveroslojni | 4 sloja | četvoroslojni
pamuk | pamučni | cotton
baterijski | akumulatorski | bežični | na aku | bez kabla | cordless
jednokratni | za jednokratnu upotrebu | disposable
višekratni | za višekratnu upotrebu | reusable
zaštitni | sigurnosni | safety
industrijski | industrial
sprej | raspršivač | spray
miris | aroma
sjaj | glanz
WC | VC | toalet | zahod | klozet | nužnik
niski | plitki
visoki | duboki
mali | sitni | mini
lagani > sport
L | litar | litra
kg | kilogram | kila
cm | centimetar
m | metar
sredstvo > čistač | sprej | skidač | uklanjač | odmašćivač | dezinficijens | deterdžent | gel | tablete | emulzija | omekšivač | izbjeljivač | otapalo
guma | gumeni | rubber
ulje | mast
masnoća | masno | grease
kuhinja | kitchen
kupatilo | kupaonica | sanitarije | bathroom
staklo | prozor | prozori | stakla | window
pod | podovi | podni | patos | floor
uši | uho | ear
cipela | obuća | shoe | shoes | patika | tenisica | cokula | gojzerica | bakandža
rukavica | gloves | glove
uposlenik | radnik | zaposlenik
sapun | soap | soaps
komplet | set | kit
pranje | čišćenje | washing | cleaning
prozirni | providni | transparentni | clear
tamni | zatamnjeni | sunčani | dark
hirurški | kirurški | medicinski | ljekarski | bolnički | liječnički | medical
tableta | tabs | pilula
ugostiteljski > kuhinja
hrana | namirnica | food
stepenice | stepenište > protuklizna traka
zima | zimski | hladno | winter
električni | strujni | na struju
opeka | opekotina | opeklina | burn
oči | oko | eye
bolest | infekcija > dezinfekcija
dezinfikovati | dezinfikovanje | dezinfekcioni > dezinficijens | dezinfekcija
lavor > kofa
četka | ribaća četka | brush | brushes
podmazati | podmazivanje > mazivo
usisati | usisavanje > usisivač
oprati | operi > sredstvo za pranje
ribanje | ribati > mašina za pranje podova | četka
izbijeliti | izbjeljivanje > izbjeljivač
umotati | umotavanje | zamatanje > folija
ponijeti | takeaway | dostava > kutija za hranu | čaša papirna
metenje | mesti > metla
brisanje | brisati > krpa | brisač
sušenje > sušač
hotelski > hotelska kozmetika
čepić | čep | štopl
držak | držalo | držalje | držalica | motka | nasad > drška
antiklizni | antislip | anti slip | neklizajući | protuklizni
`;
