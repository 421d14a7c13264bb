import { expect, it } from 'vitest';
import { draftFrom, EMPTY, missingIn, statusOf } from './composer.logic.ts';

const answer = { ...EMPTY, text: 'Šaljemo dva ventila.' };

it('sends an answer that has a text, and an outcome where it resolves', () => {
  expect(missingIn(EMPTY, [2])).toEqual(['text']);
  expect(missingIn(answer, [2])).toEqual([]);
  expect(missingIn({ ...answer, status: '4' }, [3, 4])).toEqual(['outcome']);
  expect(missingIn({ ...answer, status: '4', outcome: 'repair' }, [3, 4])).toEqual([]);
  expect(missingIn({ ...answer, mode: 'note', status: '4' }, [3, 4])).toEqual([]);
});

it('sets no status that the complaint cannot take any more', () => {
  expect(statusOf({ ...answer, status: '2' }, [2])).toBe(2);
  expect(statusOf({ ...answer, status: '2' }, [3, 4])).toBeUndefined();
  expect(statusOf(answer, [3, 4])).toBeUndefined();
});

it('reads a stored draft, and an empty one from anything else', () => {
  expect(draftFrom(JSON.stringify({ ...answer, mode: 'note' }))).toEqual({ ...answer, mode: 'note' });
  for (const text of [null, '{', '7', 'null']) expect(draftFrom(text)).toEqual(EMPTY);
  expect(draftFrom('{"text":7,"mode":"x"}')).toEqual(EMPTY);
});
