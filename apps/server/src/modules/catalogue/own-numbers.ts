import { normaliseCode } from '@sjaj/domain';
import type { Db } from '../../platform/database/db.ts';
import { recent } from '../../platform/process/recent.ts';
import type { ReadModel } from './indexing/service/follow-changes.ts';
import * as store from './store/own-numbers.ts';

const COMPANIES = 100;
const BEGINNING_FROM = 3;

/** Articles by their numbers, written as codes are compared. */
interface Numbers {
  readonly articles: ReadonlyMap<string, number>;
  readonly sorted: readonly string[];
}

export interface OwnNumbers {
  /** The article that the company calls exactly so. */
  of(companyId: number, text: string): Promise<number | undefined>;
  /** The articles whose own numbers begin so, at most `most`. */
  beginningWith(companyId: number, text: string, most: number): Promise<readonly number[]>;
}

/** The part numbers of the companies that searched last; the read model tells when any has changed. */
export function ownNumbersCache(db: Db, model: ReadModel): OwnNumbers {
  const numbers = recent(COMPANIES, async (companyId: number): Promise<Numbers> => {
    const rows = await store.ownNumbers(db, companyId);
    const articles = new Map(rows.map(({ code, articleId }) => [normaliseCode(code), articleId]));
    return { articles, sorted: [...articles.keys()].sort() };
  });
  model.onReferenceChange('customer_part_number', () => numbers.clear());

  return {
    of: async (companyId, text) => (await numbers.of(companyId)).articles.get(normaliseCode(text)),
    async beginningWith(companyId, text, most) {
      const begun = normaliseCode(text);
      const found = new Set<number>();
      if (begun.length < BEGINNING_FROM) return [];
      const { articles, sorted } = await numbers.of(companyId);
      for (let at = placeOf(begun, sorted); sorted[at]?.startsWith(begun) && found.size < most; at += 1) {
        const articleId = articles.get(sorted[at] ?? '');
        if (articleId !== undefined) found.add(articleId);
      }
      return [...found];
    },
  };
}

/** Where the text stands among sorted ones, or would. */
function placeOf(text: string, sorted: readonly string[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
