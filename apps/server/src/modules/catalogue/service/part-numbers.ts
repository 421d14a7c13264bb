import type { ListingRequest } from '@sjaj/contract';
import type { CatalogueContext } from './catalogue-context.ts';
import type { Viewer } from '../viewer.ts';

/** The same query with article codes in place of the part numbers of the company. */
export async function resolvePartNumbers(
  catalogue: CatalogueContext,
  { buyer }: Viewer,
  request: ListingRequest,
): Promise<ListingRequest> {
  if (request.quickSearch === undefined || !buyer?.companyId) return request;
  const articleId = await catalogue.partNumbers.of(buyer.companyId, request.quickSearch);
  if (articleId === undefined || catalogue.reader.leadOf(articleId) === undefined) return request;
  const code = (await catalogue.reader.facts.of([articleId])).get(articleId)?.code;
  return code === undefined ? request : { ...request, quickSearch: code };
}

/** The articles whose part numbers of the caller's company begin so, at most `most`; one of each card. */
export async function articlesWithPartNumber(
  catalogue: CatalogueContext,
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
  /** The article that stands for its card. */
  readonly leadId: number;
}
