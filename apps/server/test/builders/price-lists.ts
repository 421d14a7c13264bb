import { adminPriceLists } from '@sjaj/contract';
import type { Reply } from '../http.ts';
import { someArticle, type SeededShop } from './seeded-shop.ts';

const FORM = { title: '', validFrom: null, validTo: null, isActive: true, note: '' };

type PriceListRoute = (typeof adminPriceLists)[keyof typeof adminPriceLists];

/** The price lists of a seeded's shop, kept by its administrator. */
export interface PriceListFixture {
  readonly call: (route: PriceListRoute, input?: object) => Promise<Reply>;
  readonly create: (title: string, more?: object) => Promise<Reply>;
  readonly save: (id: number, version: number, form: object) => Promise<Reply>;
  readonly setItem: (id: number, code: string, price: number, more?: object) => Promise<Reply>;
  readonly assign: (id: number, companyId?: number) => Promise<Reply>;
  readonly unassign: (id: number, companyId?: number) => Promise<Reply>;
  readonly items: (id: number, body?: object) => Promise<Reply['data']>;
}

/** `token` is asked for with each call: sessions end within a day. */
export function openPriceListFixture({ shop, companyId: own }: SeededShop, token: () => string): PriceListFixture {
  const call = (route: PriceListRoute, input: object = {}) => shop.call(route, { token: token(), ...input });
  return {
    call,
    create: (title, more = {}) => call(adminPriceLists.create, { body: { ...FORM, title, ...more } }),
    save: (id, version, form) => call(adminPriceLists.update, { params: { id }, body: { ...FORM, version, ...form } }),
    setItem: (id, code, price, more = {}) =>
      call(adminPriceLists.setItem, { params: { id }, body: { code, price, seen: null, ...more } }),
    assign: (id, companyId = own) => call(adminPriceLists.assign, { params: { id, companyId } }),
    unassign: (id, companyId = own) => call(adminPriceLists.unassign, { params: { id, companyId } }),
    items: async (id, body = {}) => (await call(adminPriceLists.items, { params: { id }, body })).data,
  };
}

/** An article with this cost, in feninga as its list price. */
export async function anArticleOfCost(seeded: SeededShop, code: string, vpc: number, cost: number): Promise<number> {
  const id = await someArticle(seeded, code, { vpc });
  await seeded.shop.db.updateTable('article').set({ nc: cost }).where('id', '=', id).execute();
  return id;
}
