import type { DemoArticle } from '../compose/article.ts';
import { companyOf } from './companies.ts';

interface PriceList {
  readonly id: number;
  readonly title: string;
  readonly note: string;
  /** Days from today; null for no first or last one. */
  readonly fromDay: number | null;
  readonly toDay: number | null;
  readonly companyIds: readonly number[];
  /** Departments whose articles are in it. */
  readonly departments: readonly string[];
  /** Off the list prices, in percent. */
  readonly percent: number;
}

const idsOf = (externals: readonly string[]): readonly number[] => externals.map((one) => companyOf(one).id);

/** Companies without a log-in that journeys use: what these pay stays as it is. */
export const priceLists: readonly PriceList[] = [
  {
    id: 1,
    title: 'Hoteli i pansioni',
    note: 'Pregovara se jednom godišnje, u decembru.',
    fromDay: null,
    toDay: 120,
    companyIds: idsOf(['K-00207', 'K-00344', 'K-00298']),
    departments: ['1', '2'],
    percent: 12,
  },
  {
    id: 2,
    title: 'Javne ustanove',
    note: 'Po okvirnom sporazumu.',
    fromDay: 14,
    toDay: 379,
    companyIds: idsOf(['K-00399', 'K-00361', 'K-00377']),
    departments: ['2', '7'],
    percent: 15,
  },
];

const MOST_ITEMS = 60;
/** Prices end with 0 or 5 feninga. */
const STEP = 5;

/** What an article costs in a list, in feninga; null where that would be below its cost. */
function priceIn({ percent }: PriceList, { vpc, nc }: DemoArticle['prices']): number | null {
  const price = Math.round((vpc * (100 - percent)) / 100 / STEP) * STEP;
  return price < nc || price === 0 ? null : price;
}

/** The articles of a list with their prices, the most popular ones of its departments. */
export const pricedArticles = <Item extends { readonly article: DemoArticle }>(
  list: PriceList,
  items: readonly Item[],
): readonly (readonly [item: Item, price: number])[] =>
  items
    .filter(({ article }) => !article.isArchived && list.departments.includes(article.category.split('.')[0] ?? ''))
    .toSorted((a, b) => b.article.popularity - a.article.popularity)
    .flatMap((item) => {
      const price = priceIn(list, item.article.prices);
      return price === null ? [] : [[item, price] as const];
    })
    .slice(0, MOST_ITEMS);
