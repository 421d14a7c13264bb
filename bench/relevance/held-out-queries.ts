import { foldLetters } from '@sjaj/domain';
import { allGoods, type Goods, ofFamilies } from './goods.ts';
import { judge, type Judged } from './judged.ts';
import type { Sheet } from './sheet.ts';
import { BLIND, UNSEEN } from './held-out-unseen.ts';
import {
  ANY_ORDER,
  ENGLISH,
  FORMS,
  MISSPELT,
  NEEDS,
  SCRIPTS,
  SIZES_AND_COLOURS,
  WORDS_OF_THE_REGION,
} from './held-out-words.ts';

function rightOf(families: string, words = ''): Goods[] {
  const wanted = foldLetters(words).split(' ').filter(Boolean);
  return ofFamilies(families).filter((goods) => wanted.every((word) => goods.words.includes(` ${word} `)));
}

const judged = (kind: string, sheet: Sheet): Judged[] =>
  sheet.flatMap(([typed, families, words]) =>
    typed.split('|').map((text) => judge(kind, text, rightOf(families, words))),
  );

/** Codes as they are typed in a hurry, with words around them. */
const CODES: readonly (readonly [typed: string, ...codes: string[]])[] = [
  ['cl10015', 'CL-10015'],
  ['CL_10015', 'CL-10015'],
  ['cl - 10015', 'CL-10015'],
  ['šifra CL-10015', 'CL-10015'],
  ['art. PA-20004', 'PA-20004'],
  ['PA-20004 toaletni papir', 'PA-20004'],
  ['toaletni papir PA20004', 'PA-20004'],
  ['ЗР-70001', 'ZR-70001'],
  ['zr 70001 m', 'ZR-70001'],
  ['70001-M', 'ZR-70001'],
  ['50031', 'PR-50031'],
  ['pr.50.031', 'PR-50031'],
  ['#ZR-70103', 'ZR-70103'],
  ['zr70103 naočale', 'ZR-70103'],
  ['MA60269', 'MA-60269'],
];

function codes(): Judged[] {
  return CODES.map(([typed, ...wanted]) => {
    const right = allGoods.filter((goods) =>
      wanted.some((code) => goods.codes.some((own) => own === code || own.startsWith(`${code}-`))),
    );
    return judge('held-out: codes', typed, right);
  });
}

/**
 * Queries by authors who did not know how the search works; they are not used for tuning: a purchaser with a list of codes, a cleaner on a
 * phone, a site manager in a hurry, someone who spells badly.
 */
export const heldOutQueries = (): readonly Judged[] => [
  ...codes(),
  ...judged('held-out: misspelt', MISSPELT),
  ...judged('held-out: regional words', WORDS_OF_THE_REGION),
  ...judged('held-out: needs', NEEDS),
  ...judged('held-out: sizes, colours', SIZES_AND_COLOURS),
  ...judged('held-out: any order', ANY_ORDER),
  ...judged('held-out: scripts', SCRIPTS),
  ...judged('held-out: forms', FORMS),
  ...judged('held-out: English', ENGLISH),
  ...judged('held-out: unseen', UNSEEN),
  ...judged('held-out: blind', BLIND),
];
