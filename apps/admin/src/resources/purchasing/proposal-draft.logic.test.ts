import { expect, it } from 'vitest';
import { draftFrom, storedDraft, UNCHANGED } from './proposal-draft.logic.ts';

const TODAY = '2026-11-23';
const DRAFT = { excluded: new Set([7]), typed: { 3: '24' }, expectedOn: '2026-11-30', note: 'Palete' };

it('reads what was stored', () => {
  expect(draftFrom(storedDraft(DRAFT), TODAY)).toEqual(DRAFT);
  expect(storedDraft(UNCHANGED)).toBeNull();
});

it('takes the day of the proposal where the stored one is over', () => {
  expect(draftFrom(storedDraft({ ...DRAFT, expectedOn: '2026-11-22' }), TODAY)).toEqual({ ...DRAFT, expectedOn: null });
});

it.each([null, '', '{', '[]', '{"excluded":7}'])('begins again with %j', (stored) => {
  expect(draftFrom(stored, TODAY)).toBe(UNCHANGED);
});
