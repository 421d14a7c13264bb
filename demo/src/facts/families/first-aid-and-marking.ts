import { models } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 8 First aid and marking. */
export const firstAidAndMarking: readonly Family[] = [
  family('first-aid', '8.1', {
    picture: 'first-aid-box',
    name: ['Ormarić prve pomoći', 'First-aid cabinet'],
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
  family('first-aid-kit', '8.1', {
    picture: 'first-aid-box',
    name: ['Komplet prve pomoći', 'First-aid kit'],
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
  family('sign', '8.2', {
    picture: 'sign',
    name: ['Znak', 'Sign'],
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
  family('tape', '8.2', {
    picture: 'barrier-tape',
    name: ['Traka upozorenja', 'Warning tape'],
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
];
