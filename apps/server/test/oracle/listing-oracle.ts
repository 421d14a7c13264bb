import { compareTexts, contentFor, type Language, lowestQuantity } from '@sjaj/domain';
import { discountFor, NO_CONDITIONS, offerOf } from '../../src/modules/pricing/index.ts';
import type { CodeKind } from '../../src/modules/search/code-space.ts';
import { type ArticleDocument, leadOf, type ReadArticle } from '../../src/modules/search/documents.ts';
import type { PriceView, SearchRequest } from '../../src/modules/search/port.ts';
import type { References } from '../../src/modules/search/references.ts';

/** A listing computed slowly and plainly: every filter is asked of every card, for every facet anew. */

export interface Card {
  readonly id: number;
  readonly lead: ArticleDocument;
  readonly members: readonly ArticleDocument[];
  /** Everything that it can be filtered by, as `kind id`. */
  readonly has: ReadonlySet<string>;
}

export interface World {
  readonly cards: readonly Card[];
  readonly references: References;
  /** ms */
  readonly now: number;
}

const labelOf = (kind: CodeKind, id: number): string => `${kind} ${id}`;

function labelsOf(members: readonly ArticleDocument[], references: References): ReadonlySet<string> {
  const labels = members.flatMap(({ brandId, categoryIds, valueIds, tagIds }) => [
    labelOf('brand', brandId),
    ...categoryIds.flatMap((id) => references.pathOf(id).map((above) => labelOf('category', above))),
    ...valueIds.filter((id) => references.filterAttributeOf(id) !== undefined).map((id) => labelOf('value', id)),
    ...tagIds.map((id) => labelOf('tag', id)),
  ]);
  return new Set(labels);
}

export function worldOf(articles: readonly ReadArticle[], references: References, now: number): World {
  const groups = Map.groupBy(articles, ({ document: { id, variationId } }) =>
    variationId === null ? `a${id}` : `v${variationId}`,
  );
  const cards = [...groups.values()].flatMap((group): Card[] => {
    const members = group.map(({ document }) => document);
    const lead = leadOf(members);
    return lead ? [{ id: lead.id, lead, members, has: labelsOf(members, references) }] : [];
  });
  return { cards, references, now };
}

/** What an article costs somebody, in the quantity that its field starts with; the list price where `isList`. */
function priceOf(article: ArticleDocument, view: PriceView, { references, now }: World, isList: boolean): number {
  const running = isList ? [] : article.sales.filter(({ from, to }) => from <= now && now < to);
  const lowest = <T extends number>(prices: readonly T[]): T | null =>
    prices.reduce<T | null>((best, price) => (best === null || price < best ? price : best), null);
  const facts = {
    ...article.prices,
    sale: lowest(running.map(({ price }) => price)),
    saleRetail: lowest(running.map(({ retail }) => retail)),
  };
  const retail = view.kind === 'retail';
  const quantity = lowestQuantity(article);
  if (retail || isList) return offerOf(facts, NO_CONDITIONS, { retail, quantity }).price;
  const { contractPrices, discounts } = view.agreements;
  const steps = references.stepsOf(article.categoryIds);
  const discountBp = discountFor(discounts, { brandId: article.brandId, steps });
  const contractPrice = contractPrices.get(article.id) ?? null;
  return offerOf(facts, { contractPrice, discountBp }, { retail, quantity }).price;
}

const cardPrice = (card: Card, view: PriceView, world: World, isList = false): number =>
  Math.min(...card.members.map((member) => priceOf(member, view, world, isList)));

const isOnSale = (card: Card, { now }: World): boolean =>
  card.members.some(({ sales }) => sales.some(({ from, to }) => from <= now && now < to));
const isInStock = (card: Card): boolean => card.members.some(({ available }) => available > 0);
const isBought = (card: Card, { boughtIds }: SearchRequest): boolean =>
  card.members.some(({ id }) => boughtIds?.includes(id));
const second = (ms: number): number => Math.floor(ms / 1_000);
const createdAt = (card: Card): number => Math.max(...card.members.map((member) => second(member.createdAt)));

type Test = (card: Card) => boolean;

/** Every filter of the question by name: categories, brands, tags, each attribute by itself, and the columns. */
function testsOf(ask: SearchRequest, world: World, found: ReadonlySet<number> | null): Map<string, Test> {
  const { filters, prices } = ask;
  const tests = new Map<string, Test>([['text', (card) => found === null || found.has(card.id)]]);
  const choose = (name: string, kind: CodeKind, ids: readonly number[]): void => {
    if (ids.length > 0) tests.set(name, (card) => ids.some((id) => card.has.has(labelOf(kind, id))));
  };
  choose('category', 'category', filters.categoryIds);
  choose('brand', 'brand', filters.brandIds);
  choose('tag', 'tag', filters.tagIds);
  const attributeOf = (id: number): number => world.references.values.get(id)?.attributeId ?? 0;
  for (const [attribute, ids] of Map.groupBy(filters.valueIds, attributeOf)) choose(`a${attribute}`, 'value', ids);
  const { minPrice, maxPrice, createdFrom } = filters;
  tests.set('price', (card) => {
    if (prices === null) return true;
    const price = cardPrice(card, prices, world);
    return price >= (minPrice ?? 0) && price <= (maxPrice ?? Infinity);
  });
  if (filters.isInStock) tests.set('stock', isInStock);
  if (filters.isOnSale) tests.set('sale', (card) => isOnSale(card, world));
  if (filters.isBoughtBefore) tests.set('bought', (card) => isBought(card, ask));
  if (createdFrom !== null) tests.set('new', (card) => createdAt(card) >= second(createdFrom));
  return tests;
}

function facetOf(kind: CodeKind, id: number, { references }: World): string {
  return kind === 'value' ? `a${references.values.get(id)?.attributeId ?? 0}` : kind;
}

export interface PlainAnswer {
  /** All hits in their order. */
  readonly ids: readonly number[];
  readonly countOf: (kind: CodeKind, id: number) => number;
  /** Whether any card of the text below the categories has it. */
  readonly occurs: (kind: CodeKind, id: number) => boolean;
  readonly inStock: number;
  readonly onSale: number;
  readonly boughtBefore: number;
  readonly prices: readonly number[];
}

/** `found`: what the text finds by itself, best first; null without a text. */
export function plainAnswer(world: World, ask: SearchRequest, found: readonly number[] | null): PlainAnswer {
  const tests = testsOf(ask, world, found && new Set(found));
  const fitting = (without?: string): Card[] =>
    world.cards.filter((card) => [...tests].every(([name, passes]) => name === without || passes(card)));
  const hits = fitting();
  const left = new Map<string, Card[]>();
  const leaving = (facet: string): Card[] => {
    const known = left.get(facet) ?? (tests.has(facet) ? fitting(facet) : hits);
    left.set(facet, known);
    return known;
  };
  const base = world.cards.filter((card) => ['text', 'category'].every((name) => tests.get(name)?.(card) ?? true));
  const view = ask.prices;
  return {
    ids: sorted(hits, ask, world, found).map(({ id }) => id),
    countOf: (kind, id) => leaving(facetOf(kind, id, world)).filter(({ has }) => has.has(labelOf(kind, id))).length,
    occurs: (kind, id) => base.some(({ has }) => has.has(labelOf(kind, id))),
    inStock: hits.filter(isInStock).length,
    onSale: hits.filter((card) => isOnSale(card, world)).length,
    boughtBefore: hits.filter((card) => isBought(card, ask)).length,
    prices: view === null ? [] : leaving('price').map((card) => cardPrice(card, view, world)),
  };
}

function sorted(hits: readonly Card[], ask: SearchRequest, world: World, found: readonly number[] | null): Card[] {
  const { by, isAscending, language } = ask.sort;
  const sign = isAscending ? 1 : -1;
  const byNumber = (of: (card: Card) => number, direction = sign): Card[] =>
    hits.toSorted((a, b) => direction * (of(a) - of(b)) || a.id - b.id);
  const rank = ({ lead, members }: Card): number =>
    lead.isDiscontinued ? -1 : Math.max(...members.map(({ popularity }) => popularity));
  switch (by) {
    case 'default': {
      const place = new Map(found?.map((id, index) => [id, index]));
      return found ? hits.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)) : byNumber(rank, -1);
    }
    case 'createdDate':
      return byNumber(createdAt);
    case 'rating':
      return byNumber(({ members }) => Math.max(...members.map(({ rating }) => rating)));
    case 'vpc': {
      const view: PriceView =
        ask.prices?.kind === 'retail' ? ask.prices : { kind: 'wholesale', companyId: null, agreements: NOTHING };
      return byNumber((card) => cardPrice(card, view, world, true));
    }
    case 'title': {
      const compare = compareTexts(language);
      return hits.toSorted(
        (a, b) => sign * (compare(titleOf(a, world, language), titleOf(b, world, language)) || a.id - b.id),
      );
    }
  }
}

const NOTHING = { discounts: [], contractPrices: new Map<number, never>(), version: 0 };

function titleOf({ lead, members }: Card, { references }: World, language: Language): string {
  const shared =
    members.length > 1 && lead.variationId !== null ? references.variationTitle(lead.variationId) : undefined;
  return contentFor(shared ?? lead.title, language)?.text ?? '';
}
