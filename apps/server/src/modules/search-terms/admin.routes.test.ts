import { adminSearch, articles } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { synonymGroups } from '../../../../../db/base-data/synonyms/index.ts';
import { aRange, someGoods } from '../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let buyer: string;
let staff: string;

/** The server follows the database five times a second. */
const WAIT = { timeout: 30_000, interval: 50 };

beforeAll(async () => {
  shop = await openTestShop();
  const range = await aRange(shop.db);
  buyer = await shop.loginAs(await aPerson(shop.db, { companyId: await aCompany(shop.db, await aPlace(shop.db)) }));
  staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  await someGoods(shop.db, range, { code: 'ZVONO-1', title: 'Zvonce', categoryIds: [range.cleaning] });
});
afterAll(() => shop.close());

const asStaff = (input: object) => ({ token: staff, ...input });
const add = (...words: string[]) => shop.call(adminSearch.addSynonyms, asStaff({ body: { words } }));
const codesFor = async (quickSearch: string): Promise<string[]> => {
  const { data } = await shop.call(articles.listing, { token: buyer, body: { quickSearch } });
  return data.articles.map(({ code }: { code: string }) => code);
};

describe('synonyms', () => {
  it('find the same articles as soon as they are added, changed and removed', async () => {
    await expect.poll(() => codesFor('zvonce'), WAIT).toEqual(['ZVONO-1']);
    const { data, code } = await add('zvonce', 'praporac');
    expect(code).toBe('records.saved');
    await expect.poll(() => codesFor('praporac'), WAIT).toEqual(['ZVONO-1']);

    const change = asStaff({
      params: { id: data.id },
      body: { words: ['zvonce', 'kampanela'], version: data.version },
    });
    expect((await shop.call(adminSearch.changeSynonyms, change)).status).toBe(200);
    await expect.poll(() => codesFor('kampanela'), WAIT).toEqual(['ZVONO-1']);
    expect(await codesFor('praporac')).toEqual([]);

    expect((await shop.call(adminSearch.removeSynonyms, asStaff({ params: { id: data.id } }))).status).toBe(200);
    await expect.poll(() => codesFor('kampanela'), WAIT).toEqual([]);
  });

  it('find other articles one way only where they have targets', async () => {
    const body = { words: ['zvonerko', 'zvonko'], targets: ['zvonce'] };
    const { data } = await shop.call(adminSearch.addSynonyms, asStaff({ body }));
    expect(data).toMatchObject(body);
    await expect.poll(() => codesFor('zvonko'), WAIT).toEqual(['ZVONO-1']);
    const found = await shop.call(adminSearch.synonyms, asStaff({ body: { quickSearch: 'zvonerk' } }));
    expect(found.data).toMatchObject([body]);
  });

  it('400 for targets that are the words themselves', async () => {
    const body = { words: ['krpa'], targets: ['krpe'] };
    expect((await shop.call(adminSearch.addSynonyms, asStaff({ body }))).status).toBe(400);
  });

  it('of the assortment have distinct keys and fit the form of staff', () => {
    expect(new Set(synonymGroups.map(({ key }) => key)).size).toBe(synonymGroups.length);
    const unfit = synonymGroups.filter(
      ({ words, targets }) => !adminSearch.addSynonyms.body.safeParse({ words, targets }).success,
    );
    expect(unfit).toEqual([]);
  });

  it('are listed, newest first, and found by a part of a word', async () => {
    await add('gumica', 'brisalica');
    await add('pahulja', 'snježinka');
    const { data } = await shop.call(adminSearch.synonyms, asStaff({ body: {} }));
    expect(data[0].words).toEqual(['pahulja', 'snježinka']);
    const found = await shop.call(adminSearch.synonyms, asStaff({ body: { quickSearch: 'BRISAL' } }));
    expect(found.data).toMatchObject([{ words: ['gumica', 'brisalica'] }]);
    expect(found.paging?.totalItems).toBe(1);
  });

  it('are found without accents and in the other script, and sorted by their first word', async () => {
    await add('žbica', 'čavlić');
    await add('abažur', 'sjenilo');
    const wordsFor = async (body: object): Promise<string[]> => {
      const { data } = await shop.call(adminSearch.synonyms, asStaff({ body: { pageSize: 100, ...body } }));
      return data.map(({ words }: { words: string[] }) => words[0]);
    };
    expect(await wordsFor({ quickSearch: 'cavlic zbica' })).toEqual(['žbica']);
    expect(await wordsFor({ quickSearch: 'чавлић' })).toEqual(['žbica']);
    const up = await wordsFor({ sortBy: 'words' });
    expect(up.indexOf('abažur')).toBeLessThan(up.indexOf('žbica'));
    expect(await wordsFor({ sortBy: 'words', isSortAscending: false })).toEqual(up.toReversed());
  });

  it.each([
    ['one word', ['krpa']],
    ['one word in two cases', ['krpa', 'krpe']],
    ['an empty word', ['krpa', ' ']],
  ])('400 for %s', async (_, words) => {
    expect((await add(...words)).status).toBe(400);
  });

  it('404 for a group that is not there', async () => {
    const params = { id: 2_000_000_000 };
    const body = { words: ['a1', 'b2'], version: 1 };
    expect((await shop.call(adminSearch.changeSynonyms, asStaff({ params, body }))).code).toBe('records.not_found');
    expect((await shop.call(adminSearch.removeSynonyms, asStaff({ params }))).code).toBe('records.not_found');
  });

  it('are for administrators only', async () => {
    expect((await shop.call(adminSearch.synonyms, { token: buyer, body: {} })).status).toBe(403);
  });

  it('leave who wrote what in the audit log', async () => {
    const { data } = await add('ovčica', 'janje');
    const entries = await shop.db
      .selectFrom('audit_entry')
      .select(['action', 'after'])
      .where('entity', '=', 'synonym')
      .where('entity_id', '=', data.id)
      .execute();
    expect(entries).toMatchObject([{ action: 'synonyms.create', after: { words: ['ovčica', 'janje'] } }]);
  });
});
