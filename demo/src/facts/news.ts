import type { Phrase } from '../texts/phrase.ts';

/** A post: how many days ago it appeared, its picture's article, title, summary and paragraphs. */
interface Post {
  readonly daysAgo: number;
  readonly pictureOf: string;
  readonly title: Phrase;
  readonly summary: Phrase;
  readonly paragraphs: readonly Phrase[];
}

export const posts: readonly Post[] = [
  {
    daysAgo: 3,
    pictureOf: 'leather-gloves',
    title: [
      'Zimska zaštita: rukavice i obuća za rad na −20 °C',
      'Winter protection: gloves and footwear for work at −20 °C',
    ],
    summary: [
      'Kako odabrati materijal, postavu i potplat kad se radi na otvorenom, i šta mora pisati na etiketi.',
      'How to choose material, lining and sole for outdoor work, and what the label must say.',
      'Kako odabrati materijal, postavu i potplat kad se radi na otvorenom, i što mora pisati na etiketi.',
      'Kako izabrati materijal, postavu i đon kad se radi na otvorenom, i šta mora da piše na etiketi.',
    ],
    paragraphs: [
      [
        'Kod rukavica tražite oznaku EN 511: prva brojka govori o hladnom zraku, druga o dodiru s hladnim predmetom. Za rad s alatom dovoljna je tanja postava, a za stajanje na mjestu treba deblja.',
        'With gloves look for EN 511: the first figure tells about cold air, the second about contact with cold objects. A thin lining is enough for work with tools, a thicker one is needed for standing still.',
      ],
      [
        'Obuća s oznakom CI izolira od hladnog poda. Broj veći ostavlja mjesta za debelu čarapu, ali ne i za klizanje stopala.',
        'Footwear marked CI insulates from the cold ground. One size up leaves room for a thick sock, but the foot should not slide.',
      ],
    ],
  },
  {
    daysAgo: 10,
    pictureOf: 'floor-daily',
    title: ['Novi sistem doziranja Aqualin smanjuje potrošnju', 'New Aqualin dosing system cuts consumption'],
    summary: [
      'Tri hotela u Hercegovini mjerila su potrošnju šest mjeseci. Objavljujemo brojke.',
      'Three hotels in Herzegovina measured their consumption for six months. Here are the figures.',
    ],
    paragraphs: [
      [
        'Uz zidni dozator potrošnja koncentrata pala je za 28 do 34 %, jer se više ne sipa odoka. Uz to se troši manje vode za ispiranje.',
        'With the wall dispenser the consumption of concentrate fell by 28 to 34%, as it is no longer poured by eye. Less rinsing water is used as well.',
        'Uz zidni dozator potrošnja koncentrata pala je za 28 do 34 %, jer se više ne ulijeva odoka. Uz to se troši manje vode za ispiranje.',
      ],
      [
        'Dozator postavlja naš serviser bez naknade uz prvu narudžbu kanistara od 5 L.',
        'Our technician installs the dispenser free of charge with the first order of 5 L canisters.',
      ],
    ],
  },
  {
    daysAgo: 17,
    pictureOf: 'microfibre-cloth',
    title: ['Plan čišćenja za vrtiće i škole', 'Cleaning plan for kindergartens and schools'],
    summary: [
      'Gotov obrazac s bojama krpa po prostorima, za štampu na A4.',
      'A ready form with cloth colours by room, to print on A4.',
      'Gotov obrazac s bojama krpa po prostorima, za ispis na A4.',
    ],
    paragraphs: [
      [
        'Crvena je za WC, žuta za umivaonike, plava za stolove i police, zelena za kuhinju. Boje se ne miješaju ni u pranju.',
        'Red is for toilets, yellow for washbasins, blue for tables and shelves, green for the kitchen. Colours are not mixed even in the wash.',
      ],
      [
        'Igračke se brišu na kraju dana, a kvake i rukohvati dva puta dnevno u sezoni prehlade.',
        'Toys are wiped at the end of the day, door handles and handrails twice a day in the cold season.',
      ],
    ],
  },
  {
    daysAgo: 24,
    pictureOf: 'trolley',
    title: ['Sarajevo (Ilidža): preuzimanje robe i subotom', 'Sarajevo (Ilidža): pickup on Saturdays too'],
    summary: [
      'Skladište na Ilidži radi i subotom od 8 do 12 sati.',
      'The Ilidža warehouse is open on Saturdays from 8 to 12 as well.',
    ],
    paragraphs: [
      [
        'Narudžbe za subotnje preuzimanje primamo do petka u 14 sati. Ponesite broj narudžbe ili ga pokažite na telefonu.',
        'We take orders for Saturday pickup until Friday at 2 p.m. Bring the order number or show it on your phone.',
      ],
    ],
  },
  {
    daysAgo: 31,
    pictureOf: 'limescale',
    title: ['Kako čitati GHS oznake na sredstvima', 'How to read the GHS marks on products'],
    summary: [
      'Devet piktograma, šta znače i koja zaštitna oprema ide uz njih.',
      'Nine pictograms, what they mean and which protective equipment goes with them.',
      'Devet piktograma, što znače i koja zaštitna oprema ide uz njih.',
    ],
    paragraphs: [
      [
        'GHS05 znači da sredstvo nagriza: nosite rukavice od nitrila i naočale. GHS02 traži da nema iskre ni plamena, a GHS09 da se ostatak ne sipa u odvod.',
        'GHS05 means that the product is corrosive: wear nitrile gloves and glasses. GHS02 calls for no sparks or flames, GHS09 for not pouring residues down the drain.',
        'GHS05 znači da sredstvo nagriza: nosite rukavice od nitrila i naočale. GHS02 traži da nema iskre ni plamena, a GHS09 da se ostatak ne ulijeva u odvod.',
      ],
      [
        'Sigurnosno-tehnički list uz svaki artikal preuzimate na njegovoj stranici.',
        'The safety data sheet can be downloaded from the page of every product.',
        'Sigurnosno-tehnički list uz svaki artikl preuzimate na njegovoj stranici.',
        'Bezbjednosni list uz svaki artikal preuzimate na njegovoj stranici.',
      ],
    ],
  },
  {
    daysAgo: 38,
    pictureOf: 'jumbo',
    title: ['Reciklirani papir u javnim nabavkama', 'Recycled paper in public procurement'],
    summary: [
      'Kriteriji, certifikati i koliko listova zaista štedi veća rola.',
      'Criteria, certificates and how many sheets a larger roll really saves.',
    ],
    paragraphs: [
      [
        'Jumbo rola od 140 m zamjenjuje osam standardnih rola, a ostatak na kraju je manji. U tenderu tražite oznaku Blue Angel ili EU Ecolabel i podatak o dužini, ne o težini.',
        'A 140 m jumbo roll replaces eight standard rolls and leaves less at the end. In tenders ask for Blue Angel or EU Ecolabel and for the length, not the weight.',
        'Jumbo rola od 140 m zamjenjuje osam standardnih rola, a ostatak na kraju je manji. U natječaju tražite oznaku Blue Angel ili EU Ecolabel i podatak o duljini, ne o težini.',
      ],
    ],
  },
  {
    daysAgo: 45,
    pictureOf: 'scrubber',
    title: [
      'Servis mašina prije zime: lista od deset tačaka',
      'Machine service before winter: ten points',
      'Servis strojeva prije zime: popis od deset točaka',
    ],
    summary: [
      'Baterije, gume i filteri koje treba pregledati prije prvog mraza.',
      'Batteries, blades and filters to check before the first frost.',
    ],
    paragraphs: [
      [
        'Bateriju ostavite punu, a rezervoare prazne. Gumu brisača okrenite ili zamijenite, filter operite i dobro osušite.',
        'Leave the battery charged and the tanks empty. Turn or replace the squeegee blade, wash the filter and dry it well.',
      ],
    ],
  },
  {
    daysAgo: 63,
    pictureOf: 'ffp-mask',
    title: ['FFP2 ili FFP3: koja maska za koji posao', 'FFP2 or FFP3: which mask for which job'],
    summary: [
      'Razlika je u zaštiti, ali i u otporu disanju. Kratak vodič s primjerima.',
      'The difference lies in protection, but also in breathing resistance. A short guide with examples.',
    ],
    paragraphs: [
      [
        'FFP2 je dovoljna za brušenje drveta i gipsa, FFP3 nosite uz kvarcnu prašinu, azbest i rad s antibioticima. Ventil olakšava izdisaj, ali ne štiti osobe oko vas.',
        'FFP2 is enough for sanding wood and plaster; wear FFP3 with quartz dust, asbestos and when working with antibiotics. The valve eases exhaling but does not protect the people around you.',
        'FFP2 je dovoljna za brušenje drva i gipsa, FFP3 nosite uz kvarcnu prašinu, azbest i rad s antibioticima. Ventil olakšava izdisaj, ali ne štiti osobe oko vas.',
        'FFP2 je dovoljna za brušenje drveta i gipsa, FFP3 nosite uz kvarcnu prašinu, azbest i rad sa antibioticima. Ventil olakšava izdisaj, ali ne štiti osobe oko vas.',
      ],
    ],
  },
];

/** Tiles of the main page: title, text, where they lead. */
export const jumbotrons: readonly { title: Phrase; text: Phrase; link: string; pictureOf: string }[] = [
  {
    title: ['Zimska zaštita', 'Winter protection'],
    text: [
      'Rukavice, obuća i jakne za rad vani, do −20 %.',
      'Gloves, footwear and jackets for outdoor work, up to −20%.',
    ],
    link: '/akcija/2/zimska-zastita',
    pictureOf: 'leather-gloves',
  },
  {
    title: ['Papir na karton', 'Paper by the carton'],
    text: ['Količinske cijene od prvog punog kartona.', 'Quantity prices from the first full carton.'],
    link: '/akcija/3/papir-na-karton',
    pictureOf: 'folded-towels',
  },
  {
    title: ['Mašine uz servis', 'Machines with service', 'Strojevi uz servis'],
    text: ['Prvi redovni pregled uključen je u cijenu.', 'The first regular inspection is included in the price.'],
    link: '/akcija/4/masine-uz-servis',
    pictureOf: 'dry-vacuum',
  },
];

/** What buyers wrote about articles: rating and words. */
export const opinions: readonly (readonly [rating: number, words: string])[] = [
  [5, 'Radi kako piše, naručujemo redovno.'],
  [5, 'Dobar kvalitet za ovu cijenu, dostava na vrijeme.'],
  [4, 'U redu, samo bi pakovanje moglo biti čvršće.'],
  [5, 'Naše osoblje je zadovoljno, ostajemo pri ovom.'],
  [3, 'Solidno, ali smo očekivali malo više.'],
  [4, 'Dobro za svakodnevnu upotrebu.'],
  [5, 'Najbolje što smo do sada probali.'],
  [2, 'Miris je prejak za male prostorije.'],
];
