import { allGoods, type Goods } from '../../goods.ts';
import type { Judged } from '../../judged.ts';
import { judgeMembers, judgeSheet } from '../../sheet.ts';
import { BRAND_NAMES, CODES, MEMBER_CODES, MEMBERS } from './names.ts';
import { PURPOSES, SAID } from './needs.ts';
import { NOT_SOLD } from './not-sold.ts';
import { REGIONAL, SCRIPTS, SEVERAL } from './languages.ts';
import { HALF_TYPED, SHOPPING_LIST, SPELLING } from './typed.ts';

const codesOf =
  (judge: (code: string) => readonly (readonly [code: string, goods: Goods])[]) =>
  (kind: string, sheet: typeof CODES): Judged[] =>
    sheet.map(([text, code]) => ({ kind, text, isTyping: false, right: new Map(judge(code)) }));

/** Of a card: any of its members is right. */
const judgeCards = codesOf((card) =>
  allGoods.flatMap((goods) => (goods.cardCode === card ? goods.codes.map((code) => [code, goods] as const) : [])),
);

const judgeMemberCodes = codesOf((code) =>
  allGoods.flatMap((goods) => (goods.codes.includes(code) ? [[code, goods] as const] : [])),
);

/** Rows with the same text are one query: what is right in any of them is right. */
const united = (rows: readonly Judged[]): Judged[] =>
  [...Map.groupBy(rows, ({ kind, text }) => `${kind} ${text}`).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, right: new Map(same.flatMap(({ right }) => [...right])) }] : [];
  });

/**
 * A third set, by somebody who has read neither the other sets nor the synonyms, only what the shop sells and how its
 * customers work. Nothing is ever tuned by it: nobody changes the search, a synonym or a judgement because of an answer here.
 * A judgement is corrected only where it contradicts the goods. Thus its figures tell what somebody new to the shop meets.
 */
export function thirdSet(): readonly Judged[] {
  return united([
    ...judgeCards('code in a hurry', CODES),
    ...judgeMemberCodes('code of a size', MEMBER_CODES),
    ...judgeMembers('size, colour, content', MEMBERS),
    ...judgeSheet('brand as a noun', BRAND_NAMES),
    ...judgeSheet('purpose, material', PURPOSES),
    ...judgeSheet('half-typed', HALF_TYPED, true),
    ...judgeSheet('shopping list', SHOPPING_LIST),
    ...judgeSheet('spelling', SPELLING),
    ...judgeSheet('regional words', REGIONAL),
    ...judgeSheet('several words', SEVERAL),
    ...judgeSheet('scripts, forms, English', SCRIPTS),
    ...judgeSheet('what buyers say', SAID),
    ...NOT_SOLD.map((text): Judged => ({ kind: 'not sold', text, isTyping: false, right: new Map() })),
  ]);
}
