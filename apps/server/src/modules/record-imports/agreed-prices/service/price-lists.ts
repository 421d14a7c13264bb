import { savePriceListItem } from '../../../pricing/index.ts';
import type { ImportField } from '../../rules/fields.ts';
import type { OpenSession } from '../../service/session.ts';
import { agreedPriceSession } from './agreed-prices.ts';
import * as store from '../store/price-lists.ts';

const PRICE_LIST: ImportField = {
  key: 'priceList',
  kind: 'line',
  heading: 'importField.priceList',
  words: ['cenovnik', 'price list', 'naziv cjenovnika', 'naziv cjenika'],
  isNeeded: true,
};

/** Prices of price lists: each line names a list that the shop has. */
export const openPriceLists: OpenSession = async (tx) =>
  agreedPriceSession(tx, {
    field: PRICE_LIST,
    priceHeading: 'importField.priceInList',
    needed: 'sheetError.needed_price_list',
    unknown: 'sheetError.unknown_price_list',
    chosen: undefined,
    named: async (names) =>
      new Map((await store.priceListsNamed(tx, names)).map((list) => [list.title.toUpperCase(), list])),
    prices: (listIds, articleIds) => store.listPrices(tx, listIds, articleIds),
    save: ({ owner, ...saved }, { staff }) => savePriceListItem(tx, staff, { listId: owner.id, ...saved }),
    page: async (offset, size) =>
      (await store.listedItems(tx, offset, size)).map(({ articleId, title, ...values }) => ({
        id: articleId,
        title: title.bs ?? '',
        values: { ...values },
      })),
  });
