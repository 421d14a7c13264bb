import { type Language, LANGUAGES } from '@sjaj/domain';
import type { Comparator, SortOrder } from './top-results.ts';
import type { IndexWriter } from '../building/index-writer.ts';
import type { IntList } from '../columns/int-list.ts';
import { indexInList } from '../facets/doc-lists.ts';
import type { SearchRequest } from '../request.ts';
import type { HitList } from '../text/text-index.ts';
import { TitleOrder } from './title-order.ts';

/** The sort orders of a listing. The lower product id breaks ties. */
export class SortOrders {
  readonly titles: ReadonlyMap<Language, TitleOrder>;
  readonly #writer: IndexWriter;
  /** Relevance by doc id, for the text of the current request. */
  #points = new Int32Array(0);

  constructor(writer: IndexWriter) {
    this.#writer = writer;
    const idOf = (docId: number): number => writer.table.ids.at(docId);
    const inLanguage = (language: Language): TitleOrder =>
      new TitleOrder(language, { titleOf: (docId) => writer.titleAt(docId, language), idOf });
    this.titles = new Map(LANGUAGES.map((language) => [language, inLanguage(language)]));
  }

  /** The requested order: by relevance or popularity where none is requested. */
  of({ sort, prices }: Pick<SearchRequest, 'sort' | 'prices'>, found: readonly HitList[] | null): SortOrder {
    const { table } = this.#writer;
    const { by, isAscending, language } = sort;
    switch (by) {
      case 'default':
        return found ? this.byRelevance(found) : { name: by, compare: this.#byColumn(table.rank, false) };
      case 'createdAt':
        return { name: `${by} ${isAscending}`, compare: this.#byColumn(table.createdAt, isAscending) };
      case 'rating':
        return { name: `${by} ${isAscending}`, compare: this.#byColumn(table.rating, isAscending) };
      case 'listPrice': {
        const isRetail = prices?.kind === 'retail';
        const compare = this.#byColumn(isRetail ? table.gross : table.net, isAscending);
        return { name: `${by} ${isAscending} ${isRetail}`, compare };
      }
      case 'title': {
        const titles = this.titles.get(language)?.compare ?? this.#byId;
        return { name: `${by} ${isAscending} ${language}`, compare: isAscending ? titles : (a, b) => titles(b, a) };
      }
    }
  }

  /** By relevance, then by popularity. */
  byRelevance(found: readonly HitList[]): SortOrder {
    const { rank } = this.#writer.table;
    const byRank: Comparator = (a, b) => rank.at(b) - rank.at(a) || this.#byId(a, b);
    return {
      name: 'relevance',
      compare: (a, b) => pointsIn(found, b) - pointsIn(found, a) || byRank(a, b),
      compareQuickly: () => {
        const column = this.#column(found);
        return (a, b) => (column[b] ?? 0) - (column[a] ?? 0) || byRank(a, b);
      },
    };
  }

  readonly #byId: Comparator = (a, b) => this.#writer.table.ids.at(a) - this.#writer.table.ids.at(b);

  #byColumn(column: IntList, isAscending: boolean): Comparator {
    const byId = this.#byId;
    return isAscending
      ? (a, b) => column.at(a) - column.at(b) || byId(a, b)
      : (a, b) => column.at(b) - column.at(a) || byId(a, b);
  }

  /** Relevance by doc id. Values of earlier texts remain at docs that are not hits of this one. */
  #column(found: readonly HitList[]): Int32Array {
    const { docCount } = this.#writer.table;
    if (this.#points.length < docCount) this.#points = new Int32Array(Math.ceil(docCount * 1.25));
    const column = this.#points;
    for (const { list, points } of found) {
      for (let at = 0; at < list.length; at += 1) column[list.items[at] ?? 0] = points[at] ?? 0;
    }
    return column;
  }
}

function pointsIn(found: readonly HitList[], docId: number): number {
  for (const { list, points } of found) {
    const place = indexInList(list, docId);
    if (place >= 0) return points[place] ?? 0;
  }
  return 0;
}
