import { createHash } from 'node:crypto';
import { foldLetters } from '@sjaj/domain';
import type { Judged } from '../judged.ts';
import { judgeMembers, judgeSheet } from '../sheet.ts';
import { BRAND_NAMES } from './brand-names.ts';
import { generated, memberCodes } from './by-rule.ts';
import { typedCodes } from './codes.ts';
import { firstSheets } from './first-sheets.ts';
import { HALF_TYPED } from './half-typed.ts';
import { MEMBERS } from './members.ts';
import { NOT_SOLD } from './not-sold.ts';
import { PURCHASERS } from './purchasers.ts';
import { PURPOSES } from './purposes.ts';
import { SPELLING } from './spelling.ts';
import { thirdSet } from './third/index.ts';
import { BLIND, UNSEEN } from './unseen.ts';
import {
  ANY_ORDER,
  ENGLISH,
  FORMS,
  MISSPELT,
  NEEDS,
  SCRIPTS,
  SIZES_AND_COLOURS,
  WORDS_OF_THE_REGION,
} from './words.ts';

const typed = ({ isTyping, text }: Judged): string => `${isTyping} ${text}`;
const read = ({ isTyping, text }: Judged): string => `${isTyping} ${foldLetters(text)}`;

/** Queries that are not typed by rule, each once. */
function typedByHand(): readonly Judged[] {
  const all = [
    ...typedCodes(),
    ...memberCodes(),
    ...judgeMembers('size, colour, content', MEMBERS),
    ...judgeSheet('brand as a noun', BRAND_NAMES),
    ...judgeSheet('purpose, material', [...PURPOSES, ...NEEDS]),
    ...judgeSheet('half-typed', HALF_TYPED, true),
    ...judgeSheet('shopping list', PURCHASERS),
    ...judgeSheet('spelling', [...SPELLING, ...MISSPELT]),
    ...judgeSheet('regional words', WORDS_OF_THE_REGION),
    ...judgeSheet('several words', [...SIZES_AND_COLOURS, ...ANY_ORDER]),
    ...judgeSheet('scripts, forms, English', [...SCRIPTS, ...FORMS, ...ENGLISH]),
    ...judgeSheet('what buyers say', [...UNSEEN, ...BLIND]),
    ...NOT_SOLD.map((text): Judged => ({ kind: 'not sold', text, isTyping: false, right: new Map() })),
  ];
  return [...new Map(all.map((query) => [typed(query), query])).values()];
}

/** A query is always in the same half, whatever is added to the sheets. */
const isHeldOut = ({ text }: Judged): boolean => (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 1;

interface QuerySet {
  /** The search may be changed until it answers these. */
  readonly tuning: readonly Judged[];
  /** Only measured: nobody looks at single answers, so that the figures say what to expect of words that nobody has thought of. */
  readonly heldOut: readonly Judged[];
  /** Only measured, and by somebody else: see `third`. */
  readonly third: readonly Judged[];
}

export function querySet(): QuerySet {
  const { tuning = [], heldOut = [] } = Object.groupBy(typedByHand(), (query) =>
    isHeldOut(query) ? 'heldOut' : 'tuning',
  );
  const toTune = [...generated(), ...firstSheets(), ...tuning];
  const known = new Set([...toTune, ...heldOut].map(read));
  // What another set comes to ask as well may be tuned there: it leaves the third.
  return { tuning: toTune, heldOut, third: thirdSet().filter((query) => !known.has(read(query))) };
}
