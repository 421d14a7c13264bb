import { adminBonusRules, bonus } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedShop, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const today = () => businessDate(seeded.shop.now());
const addRule = (more: object = {}) =>
  seeded.shop.call(adminBonusRules.create, {
    token: seeded.administrator,
    body: {
      pointsPerKm: 1,
      categoryId: null,
      brandId: null,
      customers: 'all',
      startsOn: addDays(today(), -30),
      endsOn: null,
      ...more,
    },
  });

describe('the rules', () => {
  it('are visible until their last day, with what they cover', async () => {
    const running = (await addRule()).data.id;
    const ended = (await addRule({ endsOn: addDays(today(), -1) })).data.id;
    const coming = (await addRule({ startsOn: addDays(today(), 5), pointsPerKm: 1.5 })).data.id;
    const visible = (await seeded.shop.call(bonus.rules, { token: seeded.buyer })).data as { id: number }[];
    expect(visible.map(({ id }) => id)).toEqual(expect.arrayContaining([running, coming]));
    expect(visible.map(({ id }) => id)).not.toContain(ended);
    expect(visible.find(({ id }) => id === coming)).toMatchObject({ pointsPerKm: 1.5, category: null, brand: null });
  });

  it('400 at the field for an end before the start, and for an unknown brand', async () => {
    const turned = await addRule({ endsOn: addDays(today(), -60) });
    expect([turned.status, turned.errors?.[0]?.field]).toEqual([400, 'endsOn']);
    expect((await addRule({ brandId: 999_999 })).code).toBe('articles.reference_unknown');
  });
});
