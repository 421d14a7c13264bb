import { describe, expect, it } from 'vitest';
import { notFalling, reductionOf } from './breaks.logic.ts';

describe('notFalling', () => {
  const step = (fromQuantity: string, price: string) => ({ fromQuantity, price });

  it.each([
    ['lower ones, whatever their order', [step('20', '8,00'), step('10', '9,00')], []],
    ['the one that is as dear as the list', [step('10', '10,00')], [0]],
    ['the one that is as dear as fewer pieces', [step('20', '9,00'), step('10', '9,00')], [0]],
    ['a quantity that comes twice', [step('10', '9,00'), step('10', '8,00')], [1]],
    ['nothing of what is not typed yet', [step('', '9,00'), step('10', '')], []],
  ])('names %s', (_, breaks, places) => {
    expect(notFalling(breaks, '10,00')).toEqual(places);
  });
});

it('calculates the percentage below the list price', () => {
  expect([reductionOf('9,00', '10,00'), reductionOf('x', '10,00'), reductionOf('1,00', '0')]).toEqual([
    -10,
    null,
    null,
  ]);
});
