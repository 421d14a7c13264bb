import { bestFirst } from './best-first.ts';
import { BoughtSlots } from './bought-slots.ts';
import { CardShelf } from './card-shelf.ts';
import { choicesOf } from './choices.ts';
import type { CodeKind } from './code-space.ts';
import { type ReadArticle, secondsSince2000 } from './documents.ts';
import { FacetAnswers } from './facet-answers.ts';
import type { FacetQuery } from './facet-query.ts';
import { NameFinder } from './name-finder.ts';
import { NO_SLOTS } from './narrowing.ts';
import { Orders } from './orders.ts';
import type { SearchAnswer, SearchRequest, Suggested } from './port.ts';
import { PriceViews } from './price-views.ts';
import type { References } from './references.ts';
import { Remembered } from './remembered.ts';
import { Sections } from './sections.ts';
import { atOnce, type Slices } from './slices.ts';
import type { TextHits } from './text/text-index.ts';

const SUGGESTED_ARTICLES = 5;
const SUGGESTED_NAMES = 4;
/** Everybody types the same beginnings; what each of them brings is a few numbers. */
const SUGGESTIONS_KEPT = 2_000;

/** All visible articles in memory, ready to be listed, counted and searched. It answers with ids. */
export class CatalogueIndex {
  readonly references: References;
  readonly #shelf: CardShelf;
  readonly #sections: Sections;
  readonly #facets: FacetAnswers;
  readonly #orders: Orders;
  readonly #bought: BoughtSlots;
  readonly #prices: PriceViews;
  readonly #names: NameFinder;
  readonly #suggested = new Remembered<Suggested>({ most: SUGGESTIONS_KEPT });
  #isSealed = false;

  constructor(references: References) {
    this.references = references;
    this.#shelf = new CardShelf(references);
    this.#sections = new Sections(this.#shelf);
    this.#facets = new FacetAnswers(this.#shelf, this.#sections);
    this.#orders = new Orders(this.#shelf);
    this.#bought = new BoughtSlots(this.#shelf);
    this.#prices = new PriceViews(this.#shelf);
    this.#names = new NameFinder(references);
  }

  /** How many cards there are. */
  get size(): number {
    return this.#shelf.table.alive;
  }

  /** The share of slots that stand empty: a reason to build anew. */
  get waste(): number {
    return 1 - this.size / Math.max(1, this.#shelf.table.slots);
  }

  /** Puts in the articles of whole cards (`now` in ms), a card at a time: all members of a variation come together. */
  *filling(articles: readonly ReadArticle[], now: number): Slices<void> {
    for (const card of cardsOf(articles)) {
      const isNew = this.#shelf.put(card, now);
      if (isNew && this.#isSealed) this.#orders.titles.forEach((order) => order.add(this.#shelf.table.slots - 1));
      yield;
    }
  }

  /** The same in one go. */
  index(articles: readonly ReadArticle[], now: number): void {
    atOnce(this.filling(articles, now));
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

  /** The article that stands for the card that this one belongs to. */
  leadOf(articleId: number): number | undefined {
    const slot = this.#shelf.slotOf(articleId);
    return slot === undefined ? undefined : this.#shelf.table.ids.at(slot);
  }

  has(articleId: number): boolean {
    return this.#shelf.slotOf(articleId) !== undefined;
  }

  /** Makes ready to search after the first filling. */
  *sealing(): Slices<void> {
    yield* this.#shelf.sealing();
    yield* this.#sections.sealing();
    this.#isSealed = true;
  }

  /** Sorts the titles of all languages, a little at a time. */
  async warm(): Promise<void> {
    let before: ArrayLike<number> = [];
    for (const order of this.#orders.titles.values()) {
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

  /** Makes ready, a little at a time, what the question would keep everybody else waiting for. */
  async prepare(request: SearchRequest): Promise<void> {
    if (request.prices) await this.#prices.prepare(request.prices);
    const { minPrice, maxPrice } = request.filters;
    const hasRange = minPrice !== null || maxPrice !== null;
    if (hasRange && request.text === null) await this.#facets.prepare(this.#facetQuery(request, null));
  }

  search(request: SearchRequest): SearchAnswer {
    const { text, page, pageSize } = request;
    const found = text === null ? null : this.#found(text);
    const { counts, page: placesOf, occurs, ...answer } = this.#facets.of(this.#facetQuery(request, found));
    const end = page * pageSize;
    const slots = placesOf({ from: end - pageSize, to: end }, this.#orders.of(request, found?.parts ?? null));
    const { space, table } = this.#shelf;
    const countOf = (kind: CodeKind, id: number): number => counts[space.find(kind, id) ?? -1] ?? 0;
    return {
      ids: Array.from(slots, (slot) => table.ids.at(slot)),
      total: answer.total,
      widened: found?.widened ?? 'none',
      countOf,
      isInScope: (kind, id) => countOf(kind, id) > 0 || occurs(space.find(kind, id) ?? -1),
      inStock: answer.inStock,
      onSale: answer.onSale,
      boughtBefore: answer.boughtBefore,
      lowestPrice: answer.lowest,
      highestPrice: answer.highest,
    };
  }

  suggest(text: string): Suggested {
    return this.#suggested.get(text, this.#shelf.facts, () => this.#suggest(text));
  }

  #suggest(text: string): Suggested {
    const { table, facts } = this.#shelf;
    const { parts } = this.#shelf.text.suggest(text, { version: facts, slots: table.slots });
    const [list = NO_SLOTS] = parts.map((part) => part.list);
    const { order, quick } = this.#orders.byPoints(parts);
    const hits = list.items.subarray(0, list.length);
    const slots = bestFirst(hits, Math.min(SUGGESTED_ARTICLES, hits.length), quick?.() ?? order);
    const { categoryIds, brandIds } = this.#names.find(text);
    const mostFirst = (kind: CodeKind, ids: readonly number[]): readonly number[] =>
      ids
        .filter((id) => this.countOf(kind, id) > 0)
        .sort((a, b) => this.countOf(kind, b) - this.countOf(kind, a) || a - b)
        .slice(0, SUGGESTED_NAMES);
    return {
      ids: Array.from(slots, (slot) => table.ids.at(slot)),
      total: hits.length,
      categoryIds: mostFirst('category', categoryIds),
      brandIds: mostFirst('brand', brandIds),
    };
  }

  #found(text: string): TextHits {
    const { table, facts } = this.#shelf;
    return this.#shelf.text.search(text, { version: facts, slots: table.slots });
  }

  #facetQuery({ filters, prices, boughtIds }: SearchRequest, found: TextHits | null): FacetQuery {
    return {
      choices: choicesOf(filters, this.#shelf.space, this.references),
      within: found?.parts ?? null,
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
