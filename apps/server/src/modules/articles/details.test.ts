import { adminArticles, articles } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anArticleForm } from '../../../test/builders/article-form.ts';
import { aRange, type Range, someGoods } from '../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let range: Range;
let staff: string;
let buyer: string;
let made = 0;

const WAIT = { timeout: 30_000, interval: 50 };

beforeAll(async () => {
  shop = await openTestShop();
  range = await aRange(shop.db);
  staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  const companyId = await aCompany(shop.db, await aPlace(shop.db));
  buyer = await shop.loginAs(await aPerson(shop.db, { companyId }));
});
afterAll(() => shop.close());

const goods = (more: object = {}): Promise<number> => {
  made += 1;
  return someGoods(shop.db, range, {
    code: `A-${made}`,
    title: `Artikal ${made}`,
    categoryIds: [range.gloves],
    ...more,
  });
};

const formOf = (code: string, more: object = {}) => anArticleForm(range, code, more);

describe('attributes, tags, units and links', () => {
  const details = async () => {
    const { id: attributeId } = await shop.db
      .insertInto('attribute')
      .values({ key: `k${(made += 1)}`, title: JSON.stringify({ bs: 'Boja' }), kind: 'choice' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const value = await shop.db
      .insertInto('attribute_value')
      .values({ attribute_id: attributeId, title: JSON.stringify({ bs: 'plava' }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const tag = await shop.db
      .insertInto('tag')
      .values({ title: JSON.stringify({ bs: `Novo ${made}` }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const unit = await shop.db
      .insertInto('measurement_unit')
      .values({
        code: `u${made}`,
        name: JSON.stringify({ bs: 'Karton' }),
        abbreviation: JSON.stringify({ bs: 'kart.' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { attributeId, valueId: value.id, tagId: tag.id, unitId: unit.id };
  };

  it('are saved with the article, and the shop finds it by its value', async () => {
    const { valueId, tagId, unitId } = await details();
    await goods({ code: 'VEZA-1' });
    const more = {
      ean: '3871234567890',
      warrantyMonths: 24,
      attributeValueIds: [valueId],
      tagIds: [tagId],
      units: [{ unitId, factor: 12, ean: null }],
      links: [{ code: 'VEZA-1', relation: 'accessory' }],
    };
    const { data } = await shop.call(adminArticles.create, { token: staff, body: formOf('DET-1', more) });
    expect(data).toMatchObject({ ...more, linkTitles: { 'VEZA-1': expect.stringContaining('Artikal') } });
    const sought = { token: buyer, body: { attributeValuesIds: [valueId] } };
    await expect.poll(async () => (await shop.call(articles.listing, sought)).data.totalItems, WAIT).toBe(1);

    const body = { ...formOf('DET-1', { attributeValueIds: [valueId] }), version: 1 };
    const saved = await shop.call(adminArticles.update, { token: staff, params: { id: data.id }, body });
    expect(saved.data).toMatchObject({ attributeValueIds: [valueId], tagIds: [], units: [], links: [], ean: null });
  });

  it('400 for what does not exist, comes twice, or is the article itself', async () => {
    const { valueId, unitId } = await details();
    const unit = { unitId, factor: 2, ean: null };
    for (const more of [
      { attributeValueIds: [999_999] },
      { attributeValueIds: [valueId, valueId] },
      { tagIds: [999_999] },
      { units: [unit, unit] },
      { units: [{ ...unit, unitId: range.references.unitId }] },
    ]) {
      const refused = await shop.call(adminArticles.create, { token: staff, body: formOf('DET-2', more) });
      expect([refused.status, refused.code]).toEqual([400, 'articles.reference_unknown']);
    }
    const links = [
      { code: 'DET-2', relation: 'accessory' },
      { code: 'NEPOZNAT', relation: 'spare_part' },
    ];
    const refused = await shop.call(adminArticles.create, { token: staff, body: formOf('DET-2', { links }) });
    expect([refused.status, refused.code]).toEqual([400, 'articles.link_unknown']);
    expect(refused.errors?.map(({ field }) => field)).toEqual(['links.0.code', 'links.1.code']);
  });
});
