import { models, scents, volumes, weights } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 1.6 Laundry, 1.7 Industry and vehicles. */
export const laundryAndIndustry: readonly Family[] = [
  family('washing-powder', '1.6.1', {
    picture: 'bag-powder',
    name: ['Deterdžent za rublje u prahu', 'Laundry powder'],
    about: [
      'Prašak s enzimima i aktivnim kisikom za bijelo i postojano rublje od 40 do 90 °C. Dobro otklanja mrlje od hrane i znoja i u tvrdoj vodi.',
      'Powder with enzymes and active oxygen for whites and colourfast laundry from 40 to 90 °C. Removes food and sweat stains well, even in hard water.',
    ],
    lines: [
      ['Lavella', 'Bianco'],
      ['Ekolin', 'Rublje', 1.12, 'eco'],
      ['Aqualin', 'Lav', 0.9, 'value'],
    ],
    axes: [weights([3, 10, 20])],
    price: 1190,
    facts: { oblik: 'prah', koncentrat: 'ne', povrsina: ['tekstil'], miris: 'svjezina', rok: 36 },
    hazard: 'eyes',
  }),
  family('washing-liquid', '1.6.1', {
    picture: 'canister-5l',
    name: ['Tečni deterdžent za rublje', 'Liquid laundry detergent'],
    about: [
      'Za šareno i osjetljivo rublje, čuva boje i vlakna pri pranju na 30 do 60 °C. Prikladan je za ručno i automatsko doziranje u hotelskim praonicama.',
      'For coloured and delicate laundry; protects colours and fibres at 30 to 60 °C. Suitable for manual and automatic dosing in hotel laundries.',
    ],
    lines: [
      ['Lavella', 'Color'],
      ['Ekolin', 'Lan', 1.1, 'mild'],
      ['Aqualin', 'Tex', 0.92, 'value'],
    ],
    axes: [volumes([3, 5, 10, 20])],
    price: 1150,
    facts: { oblik: 'tecnost', koncentrat: 'da', povrsina: ['tekstil'], ph: 8, miris: 'cvjetni', rok: 24 },
    hazard: 'irritant',
  }),
  family('softener', '1.6.2', {
    picture: 'canister-5l',
    name: ['Omekšivač za rublje', 'Fabric softener'],
    about: [
      'Daje mekoću i dugotrajan miris ručnicima i posteljini te olakšava peglanje. Dodaje se u zadnje ispiranje, 10 do 20 ml po kilogramu rublja.',
      'Gives towels and bed linen softness and a lasting fragrance and makes ironing easier. Added to the last rinse, 10 to 20 ml per kilogram of laundry.',
      'Daje mekoću i dugotrajan miris ručnicima i posteljini te olakšava glačanje. Dodaje se u zadnje ispiranje, 10 do 20 ml po kilogramu rublja.',
    ],
    agreement: 'm',
    lines: [
      ['Lavella', 'Soft'],
      ['Ekolin', 'Pamuk', 1.1, 'eco'],
      ['Aqualin', 'Velur', 0.92, 'value'],
    ],
    axes: [scents('lavanda', 'svjezina', 'breskva'), volumes([1, 5, 20])],
    price: 360,
    facts: { oblik: 'tecnost', koncentrat: 'da', povrsina: ['tekstil'], ph: 4, rok: 24 },
  }),
  family('bleach', '1.6.3', {
    picture: 'canister-5l',
    name: ['Izbjeljivač na bazi kisika', 'Oxygen bleach'],
    about: [
      'Izbjeljuje i dezinficira bijelo i šareno rublje već od 40 °C. Ne oštećuje vlakna kao hlor i razgrađuje se na vodu i kisik.',
      'Bleaches and disinfects white and coloured laundry from 40 °C. Does not harm fibres as chlorine does and breaks down into water and oxygen.',
    ],
    lines: [
      ['Lavella', 'Oxy'],
      ['Ekolin', 'Snijeg', 1.1, 'eco'],
    ],
    axes: [volumes([5, 10, 20])],
    price: 2150,
    facts: { oblik: 'tecnost', koncentrat: 'da', povrsina: ['tekstil'], ph: 4, miris: 'bez', rok: 12 },
    hazard: 'oxidiser',
  }),
  family('stain', '1.6.3', {
    picture: 'spray-bottle',
    name: ['Sredstvo za uklanjanje mrlja', 'Stain remover'],
    about: [
      'Nanosi se prije pranja na mrlje od vina, krvi, masti i tinte. Ostavi se pet minuta, a zatim rublje ide u redovno pranje.',
      'Applied before washing to stains of wine, blood, grease and ink. Leave for five minutes, then wash as usual.',
    ],
    lines: [
      ['Lavella', 'Spot'],
      ['Grasso', 'Tex Ex', 1.05, 'strong'],
    ],
    axes: [
      models(
        ['VIN', ['vino i voće', 'wine and fruit']],
        ['KRV', ['krv i bjelančevine', 'blood and protein']],
        ['MAS', ['ulje i mast', 'oil and grease']],
      ),
      volumes([0.5]),
    ],
    price: 540,
    facts: { oblik: 'tecnost', koncentrat: 'ne', razrjedenje: 'gotovo', povrsina: ['tekstil'], miris: 'bez', rok: 36 },
    hazard: 'irritant',
  }),
  family('car-shampoo', '1.7.1', {
    picture: 'canister-5l',
    name: ['Šampon za vozila', 'Vehicle shampoo'],
    about: [
      'Šampon bogate pjene za ručno i strojno pranje vozila, čuva lak i vosak. Skida insekte i prometnu prljavštinu, a suši se bez mrlja.',
      'Rich-foam shampoo for washing vehicles by hand and by machine; protects paint and wax. Removes insects and traffic film and dries without stains.',
      'Šampon bogate pjene za ručno i strojno pranje vozila, čuva lak i vosak. Skida kukce i prometnu prljavštinu, a suši se bez mrlja.',
      'Šampon bogate pjene za ručno i mašinsko pranje vozila, čuva lak i vosak. Skida insekte i saobraćajnu prljavštinu, a suši se bez mrlja.',
    ],
    agreement: 'm',
    lines: [
      ['Motorin', 'Wash'],
      ['Motorin', 'Wax', 1.3, 'pro'],
      ['Tehnol', 'Auto', 0.96],
    ],
    axes: [volumes([1, 5, 20])],
    price: 590,
    facts: { oblik: 'tecnost', koncentrat: 'da', razrjedenje: '1:100', ph: 8, miris: 'jabuka', rok: 36 },
    hazard: 'irritant',
  }),
  family('car-interior', '1.7.1', {
    picture: 'spray-bottle',
    name: ['Sredstvo za unutrašnjost vozila', 'Vehicle interior cleaner'],
    about: [
      'Čisti i štiti plastiku, kožu i tkaninu u kabini, s mat završetkom bez sjaja. Odbija prašinu i ne ostavlja klizav volan.',
      'Cleans and protects plastics, leather and fabric in the cabin with a matt finish. Repels dust and does not make the steering wheel slippery.',
    ],
    lines: [
      ['Motorin', 'Cockpit'],
      ['Tehnol', 'Kabina', 0.94],
    ],
    axes: [scents('svjezina', 'limun'), volumes([0.5, 5])],
    price: 490,
    facts: { oblik: 'tecnost', koncentrat: 'ne', razrjedenje: 'gotovo', povrsina: ['plastika', 'tekstil'], rok: 36 },
  }),
  family('winter', '1.7.1', {
    picture: 'canister-5l',
    name: ['Tečnost za pranje vjetrobrana', 'Windscreen washer fluid'],
    about: [
      'Za zimske uslove, ne smrzava se u dizni i ne ostavlja masan trag. Sipa se nerazrijeđena ili prema tabeli na etiketi.',
      'For winter conditions; does not freeze in the nozzle and leaves no greasy film. Use undiluted or as stated in the table on the label.',
      'Za zimske uvjete, ne smrzava se u mlaznici i ne ostavlja masan trag. Ulijeva se nerazrijeđena ili prema tablici na naljepnici.',
    ],
    lines: [
      ['Motorin', 'Polar'],
      ['Hladnik', 'Vetro', 0.95],
    ],
    axes: [models(['20', '−20 °C'], ['40', '−40 °C', 1.25]), volumes([3, 5, 20])],
    price: 590,
    facts: { oblik: 'tecnost', koncentrat: 'ne', razrjedenje: 'gotovo', povrsina: ['staklo'], miris: 'limun', rok: 48 },
    hazard: 'alcohol',
  }),
  family('technical-degreaser', '1.7.2', {
    picture: 'canister-5l',
    name: ['Industrijski odmašćivač', 'Industrial degreaser'],
    about: [
      'Skida ulje, mazivo i grafit s metala, radioničkih podova i alata. Bez zapaljivih otapala, pa se koristi i u zatvorenom prostoru.',
      'Removes oil, lubricant and graphite from metal, workshop floors and tools. Free of flammable solvents, so it can be used indoors as well.',
    ],
    lines: [
      ['Tehnol', 'Degres', 1, 'strong'],
      ['Grasso', 'Industry', 1.06],
      ['Motorin', 'Shop', 0.92, 'value'],
    ],
    axes: [volumes([1, 5, 20])],
    price: 690,
    facts: {
      oblik: 'tecnost',
      koncentrat: 'da',
      razrjedenje: '1:10',
      ph: 12,
      povrsina: ['pod', 'inox'],
      miris: 'bez',
      rok: 36,
    },
    hazard: 'alkaline',
  }),
  family('solvent', '1.7.2', {
    picture: 'jerrycan-20l',
    name: ['Tehničko otapalo', 'Technical solvent', undefined, 'Tehnički rastvarač'],
    about: [
      'Otapalo za skidanje ljepila, boje i smole s metala i stakla. Koristi se uz dobro provjetravanje, daleko od iskre i plamena.',
      'Solvent for removing adhesive, paint and resin from metal and glass. Use with good ventilation, away from sparks and flames.',
      undefined,
      'Rastvarač za skidanje ljepila, boje i smole sa metala i stakla. Koristi se uz dobro provjetravanje, daleko od iskre i plamena.',
    ],
    agreement: 'n',
    lines: [
      ['Tehnol', 'Solv'],
      ['Tehnol', 'Citrus', 1.35, 'eco'],
    ],
    axes: [volumes([1, 5, 20])],
    price: 890,
    facts: { oblik: 'tecnost', koncentrat: 'ne', razrjedenje: 'gotovo', povrsina: ['staklo', 'inox'], rok: 60 },
    hazard: 'solvent',
  }),
  family('technical-spray', '1.7.2', {
    picture: 'aerosol',
    name: ['Tehnički sprej', 'Technical spray'],
    noun: 'option',
    about: [
      'Sprej za radionice i održavanje, s cjevčicom za teško dostupna mjesta. Boca se čuva na hladnom i ne izlaže suncu.',
      'Spray for workshops and maintenance, with a straw for places that are hard to reach. Keep the can cool and out of the sun.',
    ],
    agreement: 'm',
    lines: [
      ['Tehnol', 'Pro'],
      ['Motorin', 'Service', 0.94],
    ],
    axes: [
      models(
        ['KOC', ['čistač kočnica', 'brake cleaner']],
        ['KON', ['čistač kontakata', 'contact cleaner'], 1.3],
        ['MAZ', ['višenamjensko mazivo', 'multi-purpose lubricant'], 1.1],
        ['SIL', ['silikon', 'silicone'], 1.15],
      ),
      volumes([0.4, 0.5]),
    ],
    price: 520,
    facts: { oblik: 'sprej', koncentrat: 'ne', razrjedenje: 'gotovo', rok: 60 },
    hazard: 'aerosol',
  }),
];
