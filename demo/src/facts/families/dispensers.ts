import { colours, models, volumes } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 3 Dispensers and washroom equipment. */
export const dispensers: readonly Family[] = [
  family('soap-dispenser', '3.1', {
    picture: 'soap-dispenser',
    name: ['Dozator tečnog sapuna', 'Liquid soap dispenser'],
    agreement: 'm',
    about: [
      'Zidni dozator s ključem i prozorčićem za nivo, puni se iz kanistra na dolijevanje. Isporučuje se s tiplima i vijcima.',
      'Lockable wall dispenser with a level window, refilled from a canister. Supplied with plugs and screws.',
      'Zidni dozator s ključem i prozorčićem za razinu, puni se iz kanistra na dolijevanje. Isporučuje se s tiplama i vijcima.',
    ],
    lines: [
      ['Dozimat', 'Uno'],
      ['Dozimat', 'Linea', 1.25],
      ['Manuclean', 'Box', 0.85, 'value'],
    ],
    axes: [volumes([0.5, 1]), colours(['white', 'black', 'grey'], true)],
    price: 2400,
    weight: 700,
    warranty: 24,
    facts: { materijal: 'abs', sistem: ['S1', 'uni'], garancija: 24 },
  }),
  family('sensor-dispenser', '3.1', {
    picture: 'soap-dispenser',
    name: ['Senzorski dozator dezinficijensa', 'Touch-free disinfectant dispenser'],
    agreement: 'm',
    about: [
      'Dozira bez dodira, na četiri baterije tipa C koje traju oko 30.000 doza. Doza se podešava od 0,8 do 1,5 ml, za gel, sapun ili sprej.',
      'Dispenses without touch, on four C batteries that last about 30,000 doses. The dose can be set from 0.8 to 1.5 ml, for gel, soap or spray.',
    ],
    lines: [
      ['Dozimat', 'Sense'],
      ['Steridal', 'Touch', 1.1, 'pro'],
    ],
    axes: [
      models(
        ['G', ['za gel', 'for gel']],
        ['S', ['za sprej', 'for spray'], 1.05],
        ['P', ['za pjenu', 'for foam'], 1.08],
      ),
      volumes([1]),
    ],
    price: 7900,
    weight: 1100,
    warranty: 24,
    facts: { materijal: 'abs', sistem: ['S2', 'uni'], garancija: 24, napajanje: 'baterija' },
  }),
  family('paper-holder', '3.2', {
    picture: 'paper-dispenser',
    name: ['Držač', 'Holder'],
    agreement: 'm',
    noun: 'both',
    about: [
      'Čvrsto kućište s ključem i prozorčićem za zalihu papira, otporno na udarce. Zaobljeni rubovi lako se brišu i ne skupljaju prašinu.',
      'Sturdy lockable casing with a window that shows the remaining paper, resistant to knocks. Rounded edges are easy to wipe and gather no dust.',
    ],
    lines: [
      ['Dozimat', 'Uno'],
      ['Dozimat', 'Linea', 1.3],
      ['Celino', 'Dom', 0.82, 'value'],
    ],
    axes: [
      models(
        ['JT', ['jumbo toaletnog papira', 'for jumbo toilet paper'], 1, { sistem: ['T2'] }],
        ['RV', ['složivih ručnika', 'for folded towels'], 1.05, { sistem: ['H3'] }],
        ['RR', ['ručnika u roli', 'for roll towels'], 1.6, { sistem: ['H1'] }],
        ['IR', ['industrijske role', 'for industrial rolls'], 2, { sistem: ['uni'] }],
      ),
      colours(['white', 'black'], true),
    ],
    price: 2950,
    weight: 1200,
    warranty: 24,
    facts: { materijal: 'abs', garancija: 24 },
  }),
  family('hand-dryer', '3.3', {
    picture: 'hand-dryer',
    name: ['Sušač ruku', 'Hand dryer', 'Sušilo za ruke'],
    agreement: 'm',
    elsewhere: { hr: 'n' },
    about: [
      'Suši ruke za 10 do 15 sekundi i uključuje se senzorom. Kućište je otporno na vandalizam, a filter se čisti bez alata.',
      'Dries hands in 10 to 15 seconds and is switched on by a sensor. The casing is vandal-proof and the filter is cleaned without tools.',
    ],
    lines: [
      ['Dozimat', 'Jet'],
      ['Dozimat', 'Aria', 0.7, 'quiet'],
      ['Tornado', 'Dry', 0.85],
    ],
    axes: [
      models(['1200', '1200 W', 1, { snaga: 1200, buka: 66 }], ['1800', '1800 W', 1.25, { snaga: 1800, buka: 70 }]),
      colours(['white', 'grey'], true),
    ],
    price: 28900,
    weight: 4200,
    kind: 'machine',
    warranty: 24,
    facts: { napajanje: 'mreza', garancija: 24 },
  }),
  family('pedal-bin', '3.4', {
    picture: 'bin-pedal',
    name: ['Kanta za otpad s pedalom', 'Pedal bin'],
    about: [
      'Poklopac se otvara nožno i zatvara tiho, pa ruke ostaju čiste. Unutrašnja posuda ima ručku i vadi se zajedno s vrećom.',
      'The lid opens by foot and closes quietly, so hands stay clean. The inner bucket has a handle and is taken out together with the bag.',
      'Poklopac se otvara nogom i zatvara tiho, pa ruke ostaju čiste. Unutarnja posuda ima ručku i vadi se zajedno s vrećom.',
    ],
    lines: [
      ['Dozimat', 'Step'],
      ['Fibra', 'Pedal', 0.8, 'value'],
    ],
    axes: [volumes([5, 12, 30]), colours(['white', 'grey', 'red', 'yellow'], true)],
    price: 2450,
    weight: 1500,
    facts: { materijal: 'inox' },
  }),
  family('basket', '3.4', {
    picture: 'bin-pedal',
    name: ['Koš za papir', 'Waste paper basket'],
    agreement: 'm',
    about: [
      'Otvoreni koš za urede, hodnike i sanitarne čvorove. Stabilno dno, gladak rub i dovoljno prostora za vreću.',
      'Open basket for offices, corridors and washrooms. Stable base, smooth rim and enough room for a bag.',
    ],
    lines: [
      ['Dozimat', 'Uredo'],
      ['Brisko', 'Ured', 0.85, 'value'],
    ],
    axes: [volumes([10, 25, 50]), colours(['black', 'grey', 'blue', 'green'], true)],
    price: 790,
    weight: 900,
    facts: { materijal: 'pp' },
  }),
];
