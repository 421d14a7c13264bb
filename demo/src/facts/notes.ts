import type { Phrase } from '../texts/phrase.ts';
import type { NoteKey } from './family.ts';

/** What a make is known for, as one sentence of the description; several wordings, so that a listing does not repeat itself. */
export const notes: Readonly<Record<NoteKey, readonly Phrase[]>> = {
  eco: [
    [
      'Nosi oznaku EU Ecolabel, pa odgovara i zahtjevima zelene javne nabavke.',
      'It carries the EU Ecolabel and so meets the requirements of green public procurement.',
      'Nosi oznaku EU Ecolabel, pa odgovara i zahtjevima zelene javne nabave.',
    ],
    [
      'Sastojci su biološki razgradivi, a ambalaža je od recikliranog materijala.',
      'The ingredients are biodegradable and the packaging is made of recycled material.',
    ],
  ],
  pro: [
    [
      'Namijenjeno je svakodnevnoj profesionalnoj upotrebi i velikim površinama.',
      'Intended for daily professional use and large areas.',
    ],
    [
      'Izbor servisa za čišćenje koji rade u više smjena.',
      'The choice of cleaning companies that work in several shifts.',
    ],
  ],
  value: [
    ['Povoljan izbor za objekte s velikom potrošnjom.', 'A good-value choice for sites with high consumption.'],
    [
      'Najniža cijena u ovoj grupi, a kvalitet ostaje ujednačen.',
      'The lowest price in this group, at an even quality.',
      'Najniža cijena u ovoj grupi, uz ujednačenu kvalitetu.',
    ],
  ],
  mild: [
    [
      'Blaga formula prijatna je za kožu i pri čestoj upotrebi.',
      'The mild formula is kind to the skin even when used often.',
    ],
    [
      'Bez boje i s malo mirisa, prikladno i za osjetljive osobe.',
      'Free of dye and low in fragrance, suitable for sensitive people too.',
    ],
  ],
  strong: [
    ['Pojačana izvedba za najteže uslove rada.', 'A reinforced version for the hardest working conditions.'],
    [
      'Za zahtjevna mjesta, gdje obična izvedba nije dovoljna.',
      'For demanding places where the ordinary version is not enough.',
    ],
  ],
  quiet: [['Tiha izvedba ne smeta gostima ni pacijentima.', 'The quiet version disturbs neither guests nor patients.']],
  food: [
    ['Prikladno za rad po HACCP planu u pripremi hrane.', 'Suitable for work under a HACCP plan in food preparation.'],
  ],
  long: [
    ['Dug vijek trajanja smanjuje trošak po danu upotrebe.', 'A long service life lowers the cost per day of use.'],
    ['Izdržljivi materijali podnose i grubo rukovanje.', 'Durable materials withstand rough handling.'],
  ],
};
