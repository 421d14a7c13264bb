import type { ListingRequest } from '@sjaj/contract';
import type { ProductReader } from './product-reader.ts';
import type { Viewer } from './viewer.ts';
import { normaliseCode } from '@sjaj/domain';
import type { Db } from '../../../platform/database/db.ts';
import type { ReadModel } from '../indexing/service/read-model.ts';
import { NO_TIME_LIMIT, VersionedCache } from './versioned-cache.ts';
import * as store from '../store/part-numbers.ts';

/** What is needed to find articles by the part numbers of a company. */
interface PartNumberContext {
  readonly partNumbers: PartNumbers;
  readonly reader: ProductReader;
}

/** The same query with article codes in place of the part numbers of the company. */
export async function resolvePartNumbers(
  catalogue: PartNumberContext,
  { buyer }: Viewer,
  request: ListingRequest,
): Promise<ListingRequest> {
  if (request.quickSearch === undefined || !buyer?.companyId) return request;
  const articleId = await catalogue.partNumbers.of(buyer.companyId, request.quickSearch);
  if (articleId === undefined || catalogue.reader.leadOf(articleId) === undefined) return request;
  const code = (await catalogue.reader.facts.of([articleId])).get(articleId)?.code;
  return code === undefined ? request : { ...request, quickSearch: code };
}

/** The articles whose part numbers of the caller's company begin so, at most `most`; one of each tile. */
export async function articlesWithPartNumber(
  catalogue: PartNumberContext,
  { buyer }: Viewer,
  text: string,
  most: number,
): Promise<readonly PartNumberMatch[]> {
  if (!buyer?.companyId) return [];
  const articleIds = await catalogue.partNumbers.beginningWith(buyer.companyId, text, most);
  const byLead = new Map<number, number>();
  for (const articleId of articleIds) {
    const leadId = catalogue.reader.leadOf(articleId);
    if (leadId !== undefined && !byLead.has(leadId)) byLead.set(leadId, articleId);
  }
  return [...byLead].map(([leadId, articleId]) => ({ leadId, articleId }));
}

export interface PartNumberMatch {
  readonly articleId: number;
  /** The article that stands for its tile. */
  readonly leadId: number;
}

const MAX_COMPANIES = 100;
const MIN_PREFIX_LENGTH = 3;

/** Articles by their numbers, written as codes are compared. */
interface Numbers {
  readonly articles: ReadonlyMap<string, number>;
  readonly sorted: readonly string[];
}

export interface PartNumbers {
  /** The article that the company calls exactly so. */
  of(companyId: number, text: string): Promise<number | undefined>;
  /** The articles whose customer part numbers begin with this, at most `most`. */
  beginningWith(companyId: number, text: string, most: number): Promise<readonly number[]>;
}

/** Caches the part numbers of the companies that searched last, until any part number changes. */
export function partNumberCache(db: Db, model: ReadModel): PartNumbers {
  const cache = new VersionedCache<number, Promise<Numbers>>({ max: MAX_COMPANIES });
  const read = async (companyId: number): Promise<Numbers> => {
    const rows = await store.partNumbers(db, companyId);
    const articles = new Map(rows.map(({ code, articleId }) => [normaliseCode(code), articleId]));
    return { articles, sorted: [...articles.keys()].sort() };
  };
  const numbersOf = (companyId: number): Promise<Numbers> =>
    cache.load(companyId, { version: model.partNumbersVersion, now: NO_TIME_LIMIT }, () => read(companyId));

  return {
    of: async (companyId, text) => (await numbersOf(companyId)).articles.get(normaliseCode(text)),
    async beginningWith(companyId, text, most) {
      const begun = normaliseCode(text);
      const found = new Set<number>();
      if (begun.length < MIN_PREFIX_LENGTH) return [];
      const { articles, sorted } = await numbersOf(companyId);
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
