import { type Language, LANGUAGES } from '@sjaj/domain';
import type { Order } from './best-first.ts';
import type { CardShelf } from './card-shelf.ts';
import type { IntList } from './int-list.ts';
import { placeIn } from './narrowing.ts';
import type { SearchRequest } from './port.ts';
import type { Ranking } from './section.ts';
import type { TextPart } from './text/text-index.ts';
import { TitleOrder } from './title-order.ts';

/** The orders that cards can be put in; of equal ones the lower id comes first. */
export class Orders {
  readonly titles: ReadonlyMap<Language, TitleOrder>;
  readonly #shelf: CardShelf;
  /** By slot, of the text that was asked for last. */
  #points = new Int32Array(0);

  constructor(shelf: CardShelf) {
    this.#shelf = shelf;
    const idOf = (slot: number): number => shelf.table.ids.at(slot);
    const inLanguage = (language: Language): TitleOrder =>
      new TitleOrder(language, { titleOf: (slot) => shelf.titleAt(slot, language), idOf });
    this.titles = new Map(LANGUAGES.map((language) => [language, inLanguage(language)]));
  }

  /** The order that is asked for; by default the best for the text, without one what is wanted most. */
  of({ sort, prices }: Pick<SearchRequest, 'sort' | 'prices'>, found: readonly TextPart[] | null): Ranking {
    const { table } = this.#shelf;
    const { by, isAscending, language } = sort;
    switch (by) {
      case 'default':
        return found ? this.byPoints(found) : { name: by, order: this.#byColumn(table.rank, false) };
      case 'createdDate':
        return { name: `${by} ${isAscending}`, order: this.#byColumn(table.createdAt, isAscending) };
      case 'rating':
        return { name: `${by} ${isAscending}`, order: this.#byColumn(table.rating, isAscending) };
      case 'vpc': {
        const isRetail = prices?.kind === 'retail';
        const order = this.#byColumn(isRetail ? table.gross : table.net, isAscending);
        return { name: `${by} ${isAscending} ${isRetail}`, order };
      }
      case 'title': {
        const titles = this.titles.get(language)?.order ?? this.#byId;
        return { name: `${by} ${isAscending} ${language}`, order: isAscending ? titles : (a, b) => titles(b, a) };
      }
    }
  }

  /** The best for a text first, then what is wanted most. */
  byPoints(found: readonly TextPart[]): Ranking {
    const { rank } = this.#shelf.table;
    const byRank: Order = (a, b) => rank.at(b) - rank.at(a) || this.#byId(a, b);
    return {
      name: 'points',
      order: (a, b) => pointsIn(found, b) - pointsIn(found, a) || byRank(a, b),
      quick: () => {
        const column = this.#column(found);
        return (a, b) => (column[b] ?? 0) - (column[a] ?? 0) || byRank(a, b);
      },
    };
  }

  readonly #byId: Order = (a, b) => this.#shelf.table.ids.at(a) - this.#shelf.table.ids.at(b);

  #byColumn(column: IntList, isAscending: boolean): Order {
    const byId = this.#byId;
    return isAscending
      ? (a, b) => column.at(a) - column.at(b) || byId(a, b)
      : (a, b) => column.at(b) - column.at(a) || byId(a, b);
  }

  /** The points by slot; what other texts have left there belongs to cards that nobody asks about. */
  #column(found: readonly TextPart[]): Int32Array {
    const { slots } = this.#shelf.table;
    if (this.#points.length < slots) this.#points = new Int32Array(Math.ceil(slots * 1.25));
    const column = this.#points;
    for (const { list, points } of found) {
      for (let at = 0; at < list.length; at += 1) column[list.items[at] ?? 0] = points[at] ?? 0;
    }
    return column;
  }
}

function pointsIn(found: readonly TextPart[], slot: number): number {
  for (const { list, points } of found) {
    const place = placeIn(list, slot);
    if (place >= 0) return points[place] ?? 0;
  }
  return 0;
}
