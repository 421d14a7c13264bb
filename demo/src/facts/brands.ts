import type { Phrase } from '../texts/phrase.ts';

export interface Brand {
  readonly key: string;
  readonly name: string;
  /** Main colour of the lettering and of labels, hex. */
  readonly colour: string;
  /** Price level against the category's average. */
  readonly level: number;
  readonly origin: 'BA' | 'HR' | 'RS' | 'SI' | 'DE' | 'IT' | 'PL' | 'TR' | 'MY' | 'CZ';
  readonly field: Phrase;
}

type Row = readonly [string, string, number, Brand['origin'], string, string];

const ROWS: readonly Row[] = [
  ['Aqualin', '#1565c0', 1, 'BA', 'sredstva za čišćenje', 'cleaning agents'],
  ['Grasso', '#2e8b46', 1.05, 'SI', 'kuhinja i odmašćivanje', 'kitchen and degreasing'],
  ['Steridal', '#00838f', 1.15, 'DE', 'dezinfekcija', 'disinfection'],
  ['Ekolin', '#558b2f', 1.12, 'SI', 'ekološka sredstva', 'ecological products'],
  ['Lavella', '#6a3fb0', 1, 'HR', 'praonica rublja', 'laundry'],
  ['Inoxal', '#546e7a', 1.1, 'DE', 'njega inoxa i drveta', 'stainless steel and wood care'],
  ['Tehnol', '#bf360c', 1.08, 'DE', 'tehnička sredstva i otapala', 'technical cleaners and solvents'],
  ['Motorin', '#c62828', 0.98, 'PL', 'autokozmetika', 'car care'],
  ['Papirella', '#1e88e5', 1, 'BA', 'papir i salvete', 'paper and napkins'],
  ['Celino', '#26a69a', 0.88, 'RS', 'papirna konfekcija', 'paper products'],
  ['Dozimat', '#37474f', 1, 'IT', 'dozatori i oprema', 'dispensers and equipment'],
  ['Manuclean', '#ef6c00', 1, 'HR', 'njega i pranje ruku', 'hand care and washing'],
  ['Dermasan', '#d81b60', 1.1, 'DE', 'njega i zaštita kože', 'skin care and protection'],
  ['Albero', '#8d6e63', 1.15, 'IT', 'hotelska kozmetika', 'hotel toiletries'],
  ['Fibra', '#0277bd', 1, 'IT', 'mikrofiber, mopovi i kolica', 'microfibre, mops and trolleys'],
  ['Brisko', '#f9a825', 0.9, 'BA', 'četke i metle', 'brushes and brooms'],
  ['Sakko', '#263238', 1, 'BA', 'vreće za otpad', 'waste bags'],
  ['Tornado', '#d32f2f', 1, 'PL', 'usisivači', 'vacuum cleaners'],
  ['Rotomat', '#00695c', 1.1, 'DE', 'mašine za pranje podova', 'floor-cleaning machines'],
  ['Vidra', '#f57f17', 1, 'CZ', 'perači pod pritiskom', 'pressure washers'],
  ['Nitrex', '#283593', 1, 'MY', 'jednokratne rukavice', 'disposable gloves'],
  ['Toren', '#e65100', 1.05, 'TR', 'radna odjeća i obuća', 'workwear and footwear'],
  ['Aerom', '#00897b', 1, 'CZ', 'zaštita disanja i očiju', 'breathing and eye protection'],
  ['Kapica', '#fbc02d', 0.95, 'RS', 'zaštita glave', 'head protection'],
  ['Hladnik', '#0d47a1', 1.12, 'PL', 'zaštita od hladnoće', 'protection against cold'],
  ['Optivid', '#5e35b1', 0.92, 'TR', 'zaštita očiju', 'eye protection'],
  ['Altus', '#b71c1c', 1.1, 'CZ', 'rad na visini', 'work at height'],
  ['Salvus', '#2e7d32', 1, 'HR', 'prva pomoć i označavanje', 'first aid and marking'],
  ['Javor Pak', '#6d4c41', 1, 'BA', 'ambalaža za hranu', 'food packaging'],
  ['Mensa', '#ad1457', 0.9, 'RS', 'jednokratno posuđe', 'disposable tableware'],
];

const OWN_WORDING: Readonly<Record<string, readonly [hr: string, sr: string]>> = {
  Rotomat: ['strojevi za pranje podova', 'mašine za pranje podova'],
};

/** The thirty invented brands; `key` is their name in small letters without spaces. */
export const brands: readonly Brand[] = ROWS.map(([name, colour, level, origin, bs, en]) => {
  const own = OWN_WORDING[name];
  const field: Phrase = own ? [bs, en, own[0], own[1]] : [bs, en];
  return { key: name.toLowerCase().replace(' ', '-'), name, colour, level, origin, field };
});

const byName = new Map(brands.map((brand) => [brand.name, brand]));

/** The brand of that name; throws where a family names one that does not exist. */
export function brandNamed(name: string): Brand {
  const brand = byName.get(name);
  if (!brand) throw new Error(`no brand ${name}`);
  return brand;
}
