import type { Sheet } from '../sheet.ts';

const TOILET_PAPER = 'toilet-paper jumbo sheets';
const TOWELS = 'folded-towels roll-towels';
const SHOES = 'shoes-s1p shoes-s3';
const DISPOSABLE = 'nitrile-gloves vinyl-gloves latex-gloves';
const BAGS = 'waste-bags';

/** Lines of shopping lists, as the people of one trade write them. */
export const PURCHASERS: Sheet = [
  // Hotels.
  ['sitni šamponi 30 ml|šampon mali 30ml hotel', 'hotel', 'sampon 30'],
  ['losion za tijelo 30ml', 'hotel', 'losion 30'],
  ['wc papir troslojni|toalet papir 3 sloja|troslojni toaletni papir', TOILET_PAPER, 'troslojni'],
  ['osvježivač za sobe lavanda|osveživač lavanda', 'air-freshener', 'lavanda'],
  ['kapice za tuš|kape za kupanje', 'hotel-kit', 'tusiranje'],
  ['omekšivač breskva 5l', 'softener', 'breskva 5 l'],
  ['univerzalno sredstvo limun 5l', 'all-purpose', 'limun 5 l'],
  ['kolica hotel|servisna kolica za sobe', 'trolley'],
  // Hospitals.
  ['rukavice nitril 100/1|nitril rukavice kutija', 'nitrile-gloves'],
  ['rukavice za medicinu|medicinske rukavice', DISPOSABLE],
  ['med rola 60cm|papirni čaršaf u roli|papirna plahta rola', 'medical-roll'],
  ['kalje i kape jednokratne|kape za operacionu salu', 'disposable-wear'],
  ['dezinfekcija ruku 500 ml|dezinficijens ruke 500ml', 'hand-liquid hand-gel', '500 ml'],
  ['tablete hlora 300', 'chlorine', '300'],
  ['dezinficijens za površine 5l|dezinfekcija površina 5 l', 'surface-disinfectant surface-spray', '5 l'],
  ['dozator dezinficijensa senzor', 'sensor-dispenser'],
  ['bijele klompe za bolnicu', 'clogs'],
  // Restaurants.
  ['sredstvo za mašinu suđa 10l|deterdžent mašinski 10 l', 'dish-machine', '10 l'],
  ['sjaj 10 litara|sjaj za mašinsko pranje', 'dish-rinse'],
  ['spužvice za suđe|sundjeri za suđe|žuta spužva', 'sponge'],
  ['folija alu 45|alu folija 30 cm', 'foils', 'aluminijska'],
  ['prianjajuća folija 45 cm|streč folija za hranu 45', 'foils', 'prianjajuca 45'],
  ['vakum kesice 20x30|kese za vakumiranje', 'food-bags', 'vakuum'],
  ['drveni pribor|escajg jednokratni|pribor za jelo jednokratni', 'tableware'],
  ['papirni tanjiri 23|tanjiri papirni 18 cm', 'tableware', 'tanjir'],
  ['čaše 300 ml bijele|papirna čaša 3 dl', 'cups'],
  ['sredstvo za pećnicu 5l|za rernu 5 l', 'oven', '5 l'],
  ['odmašćivač kuhinja 10 l|odmascivac kuhinja 10l', 'degreaser', '10 l'],
  ['salvete dvoslojne|salvete 33', 'napkins'],
  ['kecelje jednokratne', 'disposable-wear', 'kecelja'],
  // Building firms.
  ['šljemovi za gradilište|kacige za radnike|građevinski šljem', 'helmet'],
  ['radne rukavice crne|rukavice pu|poliuretanske rukavice', 'work-gloves'],
  ['kožne rukavice za građevinu|teleće rukavice|kozne radne rukavice', 'leather-gloves'],
  ['cipele duboke radne|duboke cipele|visoke radne cipele', 'shoes-s3', 'visoke'],
  ['plitke cipele|plitke radne cipele|niske cipele s3', `${SHOES} white-shoes`, 'niske'],
  ['prsluci reflektujući|žuti prsluci', 'hi-vis-vest'],
  ['opasač za visinu|pojas za penjanje|pojas protiv pada', 'harness'],
  ['naočale zaštitne prozirne|bijele zaštitne naočale', 'glasses'],
  ['maske ffp3', 'ffp-mask', 'ffp3'],
  ['čepovi za uši 200', 'ear-plugs', '200'],
  ['traka žuto crna 100m', 'tape', 'zuto crna'],
  ['prva pomoć gradilište', 'first-aid-kit', 'gradiliste'],
  ['radna odjeća|radno odijelo', 'trousers jacket hi-vis-jacket coverall'],
  // Schools and offices.
  ['ubrusi za škole|papirni ubrusi složivi', 'folded-towels'],
  ['sapun tečni 5 litara|tečni sapun kanister', 'liquid-soap'],
  ['vreće za smeće 35l|kese za kancelarijske kante|male vreće za otpad', BAGS],
  ['vreće 120/1|crne vreće velike', BAGS],
  ['metla i lopatica|metlica i đubrovnik|lopatica duga drška', 'dustpan'],
  ['mop za učionice|mopovi', 'flat-mop mop-holder bucket'],
  ['deterdžent za pod miris bor|sredstvo za pod bor', 'floor-daily', 'bor'],
  ['ormarić za prvu pomoć škola', 'first-aid'],
  ['papirni ručnici zeleni|zeleni ubrusi', 'folded-towels', 'zeleni'],
  ['ručnici u roli plavi|plavi ubrus rola', 'roll-towels', 'plavi'],
  // Workshops and car washes.
  ['pasta za ruke 10l|pasta sa pijeskom', 'hand-paste'],
  ['pasta sa orahovom ljuskom', 'hand-paste', 'orahovom'],
  ['šampon za auto sa voskom|vosak za auto|auto vosak', 'car-shampoo'],
  ['sprej za kočnice|bremzin sprej|čistač bremzi', 'technical-spray', 'kocnica'],
  ['čistač kontakata 400ml', 'technical-spray', 'kontakata 400'],
  ['industrijski papir 800 listova|plavi papir 800', 'industrial-roll', '800'],
  ['razređivač 5l|otapalo 5 l|rastvarač citrus', 'solvent'],
  // Cleaning companies.
  ['navlaka 50 cm pamuk|pamučni mop 50', 'flat-mop', '50 pamuk'],
  ['nosač mopa magnet|magnetni nosač', 'mop-holder', 'magnet'],
  ['drška 140|alu drška 140 cm', 'handle', '140'],
  ['teleskop za prozore 3m|štap za prozore dugi', 'handle', 'teleskopska'],
  ['gumica za prozore|rezervna guma za mašinu', 'blade squeegee'],
  ['baterija 36v|li ion baterija', 'battery', '36'],
  ['četka za mašinu 45|rotirajuća četka', 'machine-brush'],
  ['crijevo za usisavač|nastavak za usisavač|papuča za usisivač', 'nozzle'],
  ['hepa filter za usisivač tornado', 'filter', 'hepa tornado'],
  ['kese za tornado usisivač|vreće za usisivač 15 l', 'vacuum-bags'],
  ['skidač voska 10l|skidač premaza 5 l', 'floor-stripper'],
  ['polimer za pod|premaz za pod|sjaj za podove', 'floor-coating'],
  ['usisivač 60 l|usisivač dva motora', 'wet-vacuum'],
  // Paper.
  ['papir toaletni 24 role|wc papir 24/1', 'toilet-paper', '24'],
  ['jumbo rola 26 cm|veliki wc papir 26', 'jumbo', '26'],
  ['listići wc papir|wc listići', 'sheets'],
  ['v ručnici|z ubrusi|ručnici v složivi', 'folded-towels'],
  ['ručnici rola 150 m|autocut ručnici', 'roll-towels'],
  ['papir za ruke jednoslojni', TOWELS, 'jednoslojni'],
];
