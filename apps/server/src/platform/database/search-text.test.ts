import { searchTextOf, toCyrillic } from '@sjaj/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/http.ts';
import { everyTerm, listSearch, mentions } from './list-search.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function isTrue(condition: ReturnType<typeof mentions>): Promise<boolean> {
  const { rows } = await sql<{ isTrue: boolean }>`select ${condition} as "isTrue"`.execute(shop.db);
  return rows[0]?.isTrue === true;
}

it.each([
  ['Čistač ĐUBRE', 'cistac dubre'],
  ['Čistač ĐUBRE', 'đubre čistač'],
  ['канта за смеће', 'kanta za smece'],
  ['Ђорђе Џумхур', 'Djordje'],
  ['Хемија Љиљан д.о.о.', 'љиљан'],
  ['Hemija Ljiljan d.o.o.', 'ЉИЉАН'],
  ['50 % popusta', '50 %'],
  ['Aqualin 5L', 'aqualin 5 l'],
])('finds %j by %j', async (stored, typed) => expect(await isTrue(mentions(typed, sql`${stored}::text`))).toBe(true));

it('takes wildcards as they are', async () => {
  expect(await isTrue(mentions('k%a', sql`'kanta'`))).toBe(false);
  expect(await isTrue(mentions('kan_a', sql`'kanta'`))).toBe(false);
});

it('finds a code and a telephone number however their parts are separated', async () => {
  const code = sql`code_words('ZR-70001/L')`;
  for (const typed of ['zr70001', 'ZR 70001', 'zr-70001/l', '70001']) {
    expect(await isTrue(mentions(typed, code)), typed).toBe(true);
  }
  for (const typed of ['063 123-456', '+387 63 123 456', '0038763123456', '123456']) {
    expect(await isTrue(mentions(typed, sql`phone_words('+38763123456')`)), typed).toBe(true);
  }
});

it('takes a word that is alike for the one that was meant, where it is asked to', async () => {
  const text = sql`search_text('Rukavice nitrilne plave')`;
  const found = (isForgiving: boolean) => everyTerm(listSearch('rukavce nitrl', isForgiving), (has) => has(text));
  expect(await isTrue(found(false))).toBe(false);
  expect(await isTrue(found(true))).toBe(true);
});

it('folds words as the clients do, in both scripts', async () => {
  const letters = fc.stringMatching(/^[a-zčćđšž0-9A-ZČĆĐŠŽéüßÅ .,/-]{1,16}$/);
  await fc.assert(
    fc.asyncProperty(letters, async (word) => {
      for (const spelling of [word, toCyrillic(word)]) {
        const { rows } = await sql<{ text: string }>`select search_text(${spelling}) as text`.execute(shop.db);
        expect(rows[0]?.text.trim()).toBe(searchTextOf(spelling).trim());
      }
    }),
    { numRuns: 100 },
  );
});
