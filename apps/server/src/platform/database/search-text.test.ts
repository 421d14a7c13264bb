import { foldLetters, toCyrillic } from '@sjaj/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/http.ts';
import { anywhere } from './like.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function isFound(stored: string, typed: string): Promise<boolean> {
  const { rows } = await sql<{ isFound: boolean }>`
    select search_text(${stored}) like search_text(${anywhere(typed)}) as "isFound"`.execute(shop.db);
  return rows[0]?.isFound === true;
}

it.each([
  ['Čistač ĐUBRE', 'cistac dubre'],
  ['канта за смеће', 'kanta za smece'],
  ['Ђорђе Џумхур', 'Djordje'],
  ['Хемија Љиљан д.о.о.', 'љиљан'],
  ['Hemija Ljiljan d.o.o.', 'ЉИЉАН'],
  ['50 % popusta', '50 %'],
])('finds %j by %j', async (stored, typed) => expect(await isFound(stored, typed)).toBe(true));

it('takes wildcards as they are', async () => {
  expect(await isFound('kanta', 'k%a')).toBe(false);
  expect(await isFound('kanta', 'kan_a')).toBe(false);
});

it('folds words as the search of buyers does, in both scripts', async () => {
  const letters = fc.stringMatching(/^[a-zčćđšžA-ZČĆĐŠŽ]{2,12}$/);
  await fc.assert(
    fc.asyncProperty(letters, async (word) => {
      for (const spelling of [word, toCyrillic(word)]) {
        const { rows } = await sql<{ folded: string }>`select search_text(${spelling}) as folded`.execute(shop.db);
        expect(rows[0]?.folded).toBe(foldLetters(spelling));
      }
    }),
    { numRuns: 100 },
  );
});
