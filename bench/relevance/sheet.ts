import { foldLetters } from '@sjaj/domain';
import { allGoods, type Goods, type Member, ofFamilies } from './goods.ts';
import type { Judged } from './judged.ts';

/** What was typed (several with a bar between), the families that are meant, and words that the title must have. */
export type Sheet = readonly (readonly [typed: string, families: string, words?: string])[];

const foldedWords = (words: string): string[] => foldLetters(words).split(' ').filter(Boolean);

const hasWords = ({ words }: Pick<Member, 'words'>, wanted: readonly string[]): boolean =>
  wanted.every((word) => words.includes(` ${word} `));

/** Judges the queries of a sheet: goods are right as a whole, whichever member is shown. */
export const judgeSheet = (kind: string, sheet: Sheet, isTyping = false): Judged[] =>
  sheet.flatMap(([typed, families, words = '']) => {
    const wanted = foldedWords(words);
    const right = ofFamilies(families).filter((goods) => hasWords(goods, wanted));
    return typed.split('|').map((text): Judged => ({ kind, text, isTyping, right: rightGoods(right) }));
  });

/** Judges a sheet of members: only a member whose own title has the words is right. */
export const judgeMembers = (kind: string, sheet: Sheet): Judged[] =>
  sheet.flatMap(([typed, families, words = '']) => {
    const wanted = foldedWords(words);
    const right = new Map<string, Goods>();
    for (const goods of ofFamilies(families)) {
      for (const member of goods.members) if (hasWords(member, wanted)) right.set(member.code, goods);
    }
    return typed.split('|').map((text): Judged => ({ kind, text, isTyping: false, right }));
  });

/** All members of these goods. */
export const rightGoods = (goods: readonly Goods[]): ReadonlyMap<string, Goods> =>
  new Map(goods.flatMap((one) => one.codes.map((code) => [code, one] as const)));

/** The goods with a code that is one of these, or begins with one and a dash. */
export const goodsWithCode = (codes: readonly string[]): readonly Goods[] =>
  allGoods.filter((goods) =>
    codes.some((code) => goods.codes.some((own) => own === code || own.startsWith(`${code}-`))),
  );
