import { afterEach, expect, it, vi } from 'vitest';
import { dismissAddition, offerSheet, showAddition } from './added-to-cart.ts';

const addition = { lines: [{ articleId: 1, quantity: 2 }], spoken: 'Dodano', onUndo: vi.fn<() => void>() };

afterEach(() => {
  dismissAddition();
  document.body.replaceChildren();
});

it('an addition is for a toast where no page offers the sheet, and once the page has withdrawn it', () => {
  expect(showAddition(addition)).toBe(false);
  const withdraw = offerSheet();
  expect(showAddition(addition)).toBe(true);
  withdraw();
  expect(showAddition(addition)).toBe(false);
});

it('an addition is for a toast where an open dialog would cover the sheet', () => {
  const withdraw = offerSheet();
  document.body.innerHTML = '<dialog open></dialog>';
  expect(showAddition(addition)).toBe(false);
  withdraw();
});
