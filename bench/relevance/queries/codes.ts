import type { Judged } from '../judged.ts';
import { goodsWithCode, rightGoods } from '../sheet.ts';

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

export const typedCodes = (): readonly Judged[] =>
  CODES.map(([text, ...wanted]) => ({
    kind: 'code in a hurry',
    text,
    isTyping: false,
    right: rightGoods(goodsWithCode(wanted)),
  }));
