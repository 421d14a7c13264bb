import { hasTerms, type Language, searchTermsOf, searchTextOf, sortedBy } from '@sjaj/domain';
import { type Page, paged } from '../platform/http/answers.ts';

export interface ListQuery<Column extends string> {
  readonly page: number;
  readonly pageSize: number;
  readonly quickSearch?: string | undefined;
  readonly sortBy: Column | 'default';
  readonly isSortAscending: boolean;
}

interface ListColumns<Item, Column extends string> {
  readonly language: Language;
  /** What is searched. */
  readonly text: (item: Item) => string;
  readonly columns: Readonly<Record<Column, (item: Item) => string>>;
}

/** Counts sort as texts of one length. */
const DIGITS = 10;
export const sortable = (count: number): string => String(count).padStart(DIGITS, '0');

/** The order in which items came, where they keep no date: ids grow with time. */
export const createdDate = ({ id }: { readonly id: number }): string => String(id);

/**
 * A page of a list that is short enough to be read whole: the items whose text has every word that is searched, case, diacritics
 * and script aside, sorted by a column or, by default, as they come.
 */
export function paginateInMemory<Item, Column extends string>(
  items: readonly Item[],
  query: ListQuery<Column>,
  { language, text, columns }: ListColumns<Item, Column>,
): Page<Item> {
  const { page, pageSize, sortBy, isSortAscending } = query;
  const terms = searchTermsOf(query.quickSearch ?? '');
  const found = terms.length === 0 ? items : items.filter((item) => hasTerms(searchTextOf(text(item)), terms));
  const sorted = sortBy === 'default' ? found : sortedBy(found, columns[sortBy], language);
  const ordered = sortBy === 'default' || isSortAscending ? sorted : sorted.toReversed();
  const pageItems = ordered.slice((page - 1) * pageSize, page * pageSize);
  return paged({ items: pageItems, totalItems: found.length, page, pageSize });
}
