import { type Language, LANGUAGES } from '@sjaj/domain';
import { bestFirst, type Order } from './best-first.ts';
import { BoughtMarks } from './bought-marks.ts';
import { CardShelf } from './card-shelf.ts';
import { choicesOf } from './choices.ts';
import type { CodeKind } from './code-space.ts';
import { type ReadArticle, secondsSince2000 } from './documents.ts';
import { FacetAnswers, type Ranking } from './facet-answers.ts';
import { FacetPass } from './facet-pass.ts';
import type { FacetQuery } from './facet-query.ts';
import { NameFinder } from './name-finder.ts';
import type { SearchAnswer, SearchRequest, Suggested } from './port.ts';
import { PriceViews } from './price-views.ts';
import type { References } from './references.ts';
import { Remembered } from './remembered.ts';
import { Scope } from './scope.ts';
import type { Slices } from './slices.ts';
import type { TextHits } from './text/text-index.ts';
import { TitleOrder } from './title-order.ts';

const SUGGESTED_ARTICLES = 5;
const SUGGESTED_NAMES = 4;
/** Everybody types the same beginnings; what each of them brings is a few numbers. */
const SUGGESTIONS_KEPT = 2_000;

/** All visible articles in memory, ready to be listed, counted and searched. It answers with ids. */
export class CatalogueIndex {
  readonly references: References;
  readonly #shelf: CardShelf;
  readonly #facets: FacetAnswers;
  readonly #bought: BoughtMarks;
  readonly #prices: PriceViews;
  readonly #names: NameFinder;
  readonly #scope: Scope;
  readonly #titles: ReadonlyMap<Language, TitleOrder>;
  readonly #suggested = new Remembered<Suggested>(SUGGESTIONS_KEPT);
  #isSealed = false;

  constructor(references: References) {
    this.references = references;
    this.#shelf = new CardShelf(references);
    this.#facets = new FacetAnswers(this.#shelf, new FacetPass(this.#shelf.table, this.#shelf.space));
    this.#bought = new BoughtMarks(this.#shelf);
    this.#prices = new PriceViews(this.#shelf);
    this.#names = new NameFinder(references);
    this.#scope = new Scope(this.#shelf);
    this.#titles = new Map(
      LANGUAGES.map((language) => [language, new TitleOrder(language, (slot) => this.#shelf.titleAt(slot, language))]),
    );
  }

  /** How many cards there are. */
  get size(): number {
    return this.#shelf.table.alive;
  }

  /** The share of slots that stand empty: a reason to build anew. */
  get waste(): number {
    return 1 - this.size / Math.max(1, this.#shelf.table.slots);
  }

  /** Puts in the articles of whole cards (`now` in ms): all members of a variation come together. */
  index(articles: readonly ReadArticle[], now: number): void {
    for (const card of cardsOf(articles)) {
      const isNew = this.#shelf.put(card, now);
      if (!isNew || !this.#isSealed) continue;
      for (const order of this.#titles.values()) order.add(this.#shelf.table.slots - 1);
    }
  }

  /** Takes the groups of words that staff keep instead of those from before. */
  useSynonyms(groups: References['synonyms']): void {
    this.#shelf.useSynonyms(groups);
  }

  /** Takes out the cards that these articles belong to. */
  remove(articleIds: readonly number[]): void {
    for (const id of articleIds) this.#shelf.take(id);
  }

  /** The articles that share a card with these, themselves included. */
  companions(articleIds: readonly number[]): number[] {
    const all = new Set(articleIds);
    for (const id of articleIds) for (const member of this.membersOf(id)) all.add(member);
    return [...all];
  }

  /** The members of the card that an article belongs to, in the order of their ids; none where it is not listed. */
  membersOf(articleId: number): number[] {
    const slot = this.#shelf.slotOf(articleId);
    return slot === undefined ? [] : Array.from(this.#shelf.memberIdsAt(slot));
  }

  has(articleId: number): boolean {
    return this.#shelf.slotOf(articleId) !== undefined;
  }

  /** Makes ready to search after the first filling. */
  *sealing(): Slices<void> {
    yield* this.#shelf.sealing();
    this.#isSealed = true;
  }

  /** Sorts the titles of all languages, a little at a time. */
  async warm(): Promise<void> {
    let before: readonly number[] = [];
    for (const order of this.#titles.values()) {
      await order.build(() => this.#shelf.table.slots, before);
      before = order.sorted;
    }
  }

  /** Sets anew what is on sale at this time (ms); returns when it must be done again. */
  turnSales(now: number): number {
    this.#shelf.turnSales(now);
    return this.#shelf.nextTurn(now);
  }

  /** How many cards have this category (with all below it), brand, value or tag. */
  countOf(kind: CodeKind, id: number): number {
    const code = this.#shelf.space.find(kind, id);
    return code === undefined ? 0 : this.#shelf.table.live.at(code);
  }

  search(request: SearchRequest): SearchAnswer {
    const { text, page, pageSize } = request;
    const found = text === null ? null : this.#shelf.text.search(text, this.#shelf.table.slots);
    const { answer, first } = this.#facets.of(this.#facetQuery(request, found));
    const end = page * pageSize;
    const slots = first(end, this.#ranking(request, found));
    const { space, table } = this.#shelf;
    const countOf = (kind: CodeKind, id: number): number => answer.counts[space.find(kind, id) ?? -1] ?? 0;
    return {
      ids: Array.from(slots.subarray(end - pageSize, end), (slot) => table.ids.at(slot)),
      total: answer.hits.length,
      widened: found?.widened ?? 'none',
      countOf,
      // Where all that the words find is listed, the counts tell already what occurs in it.
      isInScope:
        answer.hits.length === found?.slots.length
          ? (kind, id) => countOf(kind, id) > 0
          : this.#scope.of(request.filters.categoryIds, found?.slots ?? null),
      inStock: answer.inStock,
      onSale: answer.onSale,
      boughtBefore: answer.boughtBefore,
      lowestPrice: answer.lowest,
      highestPrice: answer.highest,
    };
  }

  /** All articles whose cards a full search finds. */
  matching(text: string): number[] {
    const { slots } = this.#shelf.text.search(text, this.#shelf.table.slots);
    return Array.from(slots).flatMap((slot) => Array.from(this.#shelf.memberIdsAt(slot)));
  }

  suggest(text: string): Suggested {
    return this.#suggested.get(text, this.#shelf.facts, () => this.#suggest(text));
  }

  #suggest(text: string): Suggested {
    const { table } = this.#shelf;
    const found = this.#shelf.text.suggest(text, table.slots);
    const slots = bestFirst(found.slots, Math.min(SUGGESTED_ARTICLES, found.slots.length), this.#byPoints(found));
    const { categoryIds, brandIds } = this.#names.find(text);
    const mostFirst = (kind: CodeKind, ids: readonly number[]): readonly number[] =>
      ids
        .filter((id) => this.countOf(kind, id) > 0)
        .sort((a, b) => this.countOf(kind, b) - this.countOf(kind, a) || a - b)
        .slice(0, SUGGESTED_NAMES);
    return {
      ids: Array.from(slots, (slot) => table.ids.at(slot)),
      total: found.slots.length,
      categoryIds: mostFirst('category', categoryIds),
      brandIds: mostFirst('brand', brandIds),
    };
  }

  #facetQuery({ filters, prices, boughtIds }: SearchRequest, found: TextHits | null): FacetQuery {
    return {
      choices: choicesOf(filters, this.#shelf.space, this.references),
      within: found?.slots ?? null,
      prices: prices === null ? null : this.#prices.of(prices),
      minPrice: filters.minPrice,
      maxPrice: filters.maxPrice,
      isInStock: filters.isInStock,
      isOnSale: filters.isOnSale,
      createdFrom: filters.createdFrom === null ? null : secondsSince2000(filters.createdFrom),
      bought: boughtIds === null ? null : this.#bought.of(boughtIds),
      isBoughtBefore: filters.isBoughtBefore,
    };
  }

  #ranking(request: SearchRequest, found: TextHits | null): Ranking {
    const { sort, prices } = request;
    const name = `${sort.by} ${sort.isAscending} ${sort.by === 'title' ? sort.language : (prices?.kind ?? '')}`;
    return { name, order: this.#order(request, found) };
  }

  #order({ sort, prices }: SearchRequest, found: TextHits | null): Order {
    const { table } = this.#shelf;
    const byId: Order = (a, b) => table.ids.at(a) - table.ids.at(b);
    const sign = sort.isAscending ? 1 : -1;
    const by =
      (column: Int32Array): Order =>
      (a, b) =>
        sign * ((column[a] ?? 0) - (column[b] ?? 0)) || byId(a, b);
    switch (sort.by) {
      case 'default':
        return found ? this.#byPoints(found) : (a, b) => table.rank.at(b) - table.rank.at(a) || byId(a, b);
      case 'createdDate':
        return by(table.createdAt.items);
      case 'rating':
        return by(table.rating.items);
      case 'vpc':
        return by(prices?.kind === 'retail' ? table.gross.items : table.net.items);
      case 'title': {
        const titles = this.#titles.get(sort.language)?.order ?? byId;
        return (a, b) => sign * titles(a, b);
      }
    }
  }

  #byPoints({ points }: TextHits): Order {
    const { ids, rank } = this.#shelf.table;
    return (a, b) => (points[b] ?? 0) - (points[a] ?? 0) || rank.at(b) - rank.at(a) || ids.at(a) - ids.at(b);
  }
}

/** The articles by card. */
function cardsOf(articles: readonly ReadArticle[]): Iterable<readonly ReadArticle[]> {
  const cards = new Map<string, ReadArticle[]>();
  for (const article of articles) {
    const { id, variationId } = article.document;
    const key = variationId === null ? `article ${id}` : `variation ${variationId}`;
    const card = cards.get(key);
    if (card) card.push(article);
    else cards.set(key, [article]);
  }
  return cards.values();
}
