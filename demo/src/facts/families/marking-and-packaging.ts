import { colours, models } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 8 First aid and marking, 9 Packaging and catering supplies. */
export const markingAndPackaging: readonly Family[] = [
  family('first-aid', '8.1', 'first-aid-box', ['Ormarić prve pomoći', 'First-aid cabinet'], {
    agreement: 'm',
    about: [
      'Zidni ormarić sa sadržajem prema pravilniku i popisom na vratima. Dopune se naručuju zasebno, a rokovi trajanja odštampani su na listu.',
      'Wall cabinet with contents as regulations require and a list on the door. Refills are ordered separately; the expiry dates are printed on the sheet.',
      'Zidni ormarić sa sadržajem prema pravilniku i popisom na vratima. Dopune se naručuju zasebno, a rokovi trajanja otisnuti su na listu.',
    ],
    lines: [
      ['Salvus', 'Rad'],
      ['Salvus', 'Metal', 1.4, 'long'],
    ],
    axes: [
      models(
        ['20', ['do 20 uposlenika', 'up to 20 employees', undefined, 'do 20 zaposlenih']],
        ['50', ['do 50 uposlenika', 'up to 50 employees', undefined, 'do 50 zaposlenih'], 1.6],
        ['100', ['do 100 uposlenika', 'up to 100 employees', undefined, 'do 100 zaposlenih'], 2.3],
      ),
    ],
    price: 5900,
    weight: 3200,
    facts: { boja: 'white' },
  }),
  family('first-aid-kit', '8.1', 'first-aid-box', ['Komplet prve pomoći', 'First-aid kit'], {
    agreement: 'm',
    about: [
      'Torba ili kutija s uredno razdvojenim sadržajem, spremna za vozilo, gradilište ili kuhinju. Plavi flasteri u kuhinjskoj izvedbi otkrivaju se detektorom metala.',
      'Bag or box with neatly separated contents, ready for vehicle, building site or kitchen. The blue plasters of the kitchen version show up in a metal detector.',
    ],
    lines: [
      ['Salvus', 'Go'],
      ['Salvus', 'Pro', 1.3, 'pro'],
    ],
    axes: [
      models(
        ['VOZ', ['za vozilo', 'for vehicles']],
        ['GRA', ['za gradilište', 'for building sites'], 2.4],
        ['KUH', ['za kuhinju', 'for kitchens'], 2],
        ['OPE', ['za opekotine', 'for burns', 'za opekline'], 2.7],
        ['OCI', ['za ispiranje očiju', 'eye wash'], 1.8],
        ['DOP', ['dopuna za ormarić', 'cabinet refill'], 1.5],
      ),
    ],
    price: 1900,
    weight: 700,
    facts: {},
  }),
  family('sign', '8.2', 'sign', ['Znak', 'Sign'], {
    agreement: 'm',
    noun: 'both',
    about: [
      'Znak prema EN ISO 7010, otporan na UV zrake i sredstva za čišćenje. Naljepnica prianja na glatke površine, a ploča se pričvršćuje vijcima.',
      'Sign to EN ISO 7010, resistant to UV light and cleaning agents. The sticker adheres to smooth surfaces, the plate is fixed with screws.',
    ],
    lines: [['Salvus', '']],
    axes: [
      models(
        ['RUK', ['obavezne rukavice', 'gloves required']],
        ['KAC', ['obavezna kaciga', 'helmet required', undefined, 'obavezan šljem']],
        ['KLI', ['opasnost od klizanja', 'slippery floor']],
        ['IZL', ['izlaz u nuždi', 'emergency exit'], 1.3],
        ['PUS', ['zabranjeno pušenje', 'no smoking']],
        ['VAT', ['vatrogasni aparat', 'fire extinguisher']],
        ['PRV', ['prva pomoć', 'first aid']],
      ),
      models(
        ['N', ['naljepnica 20 × 20 cm', 'sticker 20 × 20 cm']],
        ['P', ['ploča 30 × 30 cm', 'plate 30 × 30 cm'], 2.6],
      ),
    ],
    price: 290,
    packs: [['pak', 10]],
    weight: 40,
    facts: { materijal: 'pvc' },
  }),
  family('tape', '8.2', 'barrier-tape', ['Traka upozorenja', 'Warning tape'], {
    about: [
      'Traka za ograđivanje i označavanje staza, vidljiva i na slabom svjetlu. Podna se traka nanosi na suh i odmašćen pod.',
      'Tape for cordoning off and marking lanes, visible in low light too. Floor tape is applied to a dry and degreased floor.',
      undefined,
      'Traka za ograđivanje i označavanje staza, vidljiva i na slabom svjetlu. Podna traka se nanosi na suv i odmašćen pod.',
    ],
    lines: [
      ['Salvus', 'Mark'],
      ['Sakko', 'Zona', 0.82, 'value'],
    ],
    axes: [
      models(
        ['CB', ['crveno-bijela, 80 mm × 100 m', 'red and white, 80 mm × 100 m']],
        ['ZC', ['žuto-crna, 80 mm × 100 m', 'yellow and black, 80 mm × 100 m'], 1.05],
        ['PO', ['podna, samoljepljiva, 50 mm × 33 m', 'floor, self-adhesive, 50 mm × 33 m'], 2.4],
        ['PK', ['protuklizna, 50 mm × 18 m', 'anti-slip, 50 mm × 18 m'], 4.2],
      ),
    ],
    price: 420,
    unit: 'rola',
    packs: [['kut', 24]],
    weight: 400,
    facts: { materijal: 'pe' },
  }),
  family('cups', '9.1', 'cup', ['Čaša papirna', 'Paper cup'], {
    about: [
      'Čaša za tople i hladne napitke s čvrstim rubom na koji poklopac sigurno sjeda. Premaz bez plastike, može u papirni otpad.',
      'Cup for hot and cold drinks with a firm rim that holds the lid securely. Plastic-free coating, goes into the paper waste.',
    ],
    lines: [
      ['Javor Pak', 'Kafa'],
      ['Mensa', 'Cup', 0.88, 'value'],
    ],
    axes: [
      models(
        ['100', '100 ml, 50/1'],
        ['200', '200 ml, 50/1', 1.2],
        ['300', '300 ml, 50/1', 1.55],
        ['400', '400 ml, 50/1', 1.85],
      ),
      colours(['white', 'brown'], false),
    ],
    price: 245,
    unit: 'pak',
    packs: [['kart', 20]],
    weight: 300,
    facts: { materijal: 'karton', pakovanje: '50/1' },
  }),
  family('tableware', '9.1', 'cup', ['Posuđe za jednokratnu upotrebu', 'Disposable tableware'], {
    agreement: 'n',
    noun: 'option',
    about: [
      'Od šećerne trske, drveta ili papira, za ketering, pekare i događaje. Podnosi vruće i masno, a nakon upotrebe ide u kompost.',
      'Made of sugar cane, wood or paper, for catering, bakeries and events. Withstands hot and greasy food and can be composted afterwards.',
      'Od šećerne trske, drva ili papira, za catering, pekare i događaje. Podnosi vruće i masno, a nakon uporabe ide u kompost.',
    ],
    lines: [
      ['Mensa', 'Natur', 1, 'eco'],
      ['Javor Pak', 'Stol', 1.1],
    ],
    axes: [
      models(
        ['T18', ['tanjir 18 cm, 50/1', 'plate 18 cm, 50 pcs']],
        ['T23', ['tanjir 23 cm, 50/1', 'plate 23 cm, 50 pcs'], 1.4],
        ['VI', ['drvena viljuška, 100/1', 'wooden fork, 100 pcs'], 0.95],
        ['NO', ['drveni nož, 100/1', 'wooden knife, 100 pcs'], 0.95],
        ['KA', ['drvena kašika, 100/1', 'wooden spoon, 100 pcs'], 0.95],
        ['ZD', ['zdjela 500 ml, 50/1', 'bowl 500 ml, 50 pcs', undefined, 'činija 500 ml, 50/1'], 1.7],
        ['KU', ['kutija za hranu, 50/1', 'meal box, 50 pcs'], 2.6],
      ),
    ],
    price: 690,
    unit: 'pak',
    packs: [['kart', 10]],
    weight: 420,
    facts: { materijal: 'celuloza' },
  }),
  family('foils', '9.2', 'foil-roll', ['Folija', 'Film'], {
    noun: 'option',
    about: [
      'Za dodir s hranom, u kutiji s nožem koja stoji na radnoj plohi. Ravnomjerno se odmotava i ne puca pri kidanju.',
      'For food contact, in a cutter box that stands on the worktop. Unrolls evenly and does not split when torn.',
    ],
    lines: [
      ['Javor Pak', 'Wrap'],
      ['Sakko', 'Folio', 0.9, 'value'],
    ],
    axes: [
      models(
        [
          'A30',
          ['aluminijska folija, 30 cm × 150 m', 'aluminium foil, 30 cm × 150 m'],
          1.6,
          { materijal: 'alu', duzina_role: 150 },
        ],
        [
          'A45',
          ['aluminijska folija, 45 cm × 150 m', 'aluminium foil, 45 cm × 150 m'],
          2.3,
          { materijal: 'alu', duzina_role: 150 },
        ],
        [
          'P30',
          ['prianjajuća folija, 30 cm × 300 m', 'cling film, 30 cm × 300 m'],
          1,
          { materijal: 'pe', duzina_role: 300 },
        ],
        [
          'P45',
          ['prianjajuća folija, 45 cm × 300 m', 'cling film, 45 cm × 300 m'],
          1.4,
          { materijal: 'pe', duzina_role: 300 },
        ],
        [
          'ST',
          ['stretch folija, 50 cm × 300 m', 'stretch wrap, 50 cm × 300 m'],
          1.5,
          { materijal: 'pe', duzina_role: 300 },
        ],
      ),
    ],
    price: 890,
    unit: 'rola',
    packs: [['kut', 6]],
    weight: 1400,
    facts: {},
  }),
  family('food-bags', '9.2', 'waste-bags-roll', ['Vrećice za hranu', 'Food bags'], {
    agreement: 'fp',
    about: [
      'Vrećice bez mirisa za čuvanje i zamrzavanje namirnica, do −40 °C. Na traci za pisanje stoje datum i sadržaj.',
      'Odourless bags for storing and freezing food, down to −40 °C. The writing strip takes date and contents.',
    ],
    lines: [
      ['Javor Pak', 'Fresh'],
      ['Sakko', 'Frigo', 0.88, 'value'],
    ],
    axes: [
      models(
        ['1', '1 L, 100/1'],
        ['3', '3 L, 100/1', 1.4],
        ['6', '6 L, 50/1', 1.3],
        ['VK', ['vakuum 20 × 30 cm, 100/1', 'vacuum 20 × 30 cm, 100 pcs'], 2.8],
        ['TR', ['tregerice, 200/1', 'carrier bags, 200 pcs'], 2.2],
        ['PA', ['papirne, 100/1', 'paper, 100 pcs'], 1.9],
      ),
    ],
    price: 210,
    unit: 'rola',
    packs: [['kut', 30]],
    weight: 350,
    facts: { materijal: 'pe', boja: 'clear' },
  }),
];
