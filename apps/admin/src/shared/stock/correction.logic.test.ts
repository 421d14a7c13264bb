import { Correction } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { correctionOf } from './correction.logic.ts';

const sent = (...parts: Parameters<typeof correctionOf>) => Correction.safeParse(correctionOf(...parts)).data;

it.each([
  ['counted', ' 1 200 ', { kind: 'counted', onHand: 1_200, reason: 'Popis' }],
  ['change', '+5', { kind: 'change', change: 5, reason: 'Popis' }],
  ['change', '−3', { kind: 'change', change: -3, reason: 'Popis' }],
] as const)('sends %s %s', (kind, typed, expected) => {
  expect(sent(kind, typed, ' Popis ')).toEqual(expected);
});

it.each([
  ['counted', '-1'],
  ['counted', 'pet'],
  ['change', '0'],
  ['change', '1,5'],
  ['change', ''],
] as const)('does not send %s %j', (kind, typed) => {
  expect(sent(kind, typed, 'Popis')).toBeUndefined();
});

it('sends nothing without a reason', () => {
  expect(sent('counted', '5', '  ')).toBeUndefined();
});
