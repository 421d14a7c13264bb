import type { ArticleCard, Listing, Suggestions } from '@sjaj/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { type PreSerialized, type Serialized, serializedList } from '../../platform/http/serialized.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ReadModel } from './indexing/service/follow-changes.ts';
import type { SearchLog } from '../search-terms/index.ts';
import type { Settings } from '../settings/index.ts';
import { type ArticleRows, articleRows } from './service/article-rows.ts';
import { type PurchasedArticles, purchasedArticles } from './service/purchased-articles.ts';
import { VersionedCache } from './service/versioned-cache.ts';
import { alone, type Group, groupOf } from './card-frame.ts';
import { type CardContext, cardOf, groupCardOf, serializedCard } from './cards.ts';
import { ownFactsReader } from './own-facts.ts';
import { type OwnNumbers, ownNumbersCache } from './own-numbers.ts';
import type { OwnAsk, OwnFacts } from './store/bought.ts';
import { type CardFacts, cardFacts } from './store/card-facts.ts';
import { type DetailsFacts, detailsFacts } from './store/details.ts';
import type { Viewer } from './viewer.ts';

export interface CatalogueDeps {
  readonly db: Db;
  readonly model: ReadModel;
  readonly settings: () => Promise<Settings>;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly searchLog: SearchLog;
}

/** What every call of the catalogue works with. */
export interface Shelf extends CatalogueDeps {
  readonly facts: ArticleRows<CardFacts>;
  readonly details: ArticleRows<DetailsFacts>;
  readonly purchased: PurchasedArticles;
  readonly ownNumbers: OwnNumbers;
  readonly ownFacts: (ask: OwnAsk) => Promise<OwnFacts>;
  readonly listings: VersionedCache<string, Promise<SerializedListing>>;
  readonly suggestions: VersionedCache<string, Promise<SerializedSuggestions>>;
  /** What the cards of one answer have in common. */
  context(viewer: Viewer): Promise<CardContext>;
  /** The cards of visible articles in the order given, each by itself. */
  cardsFor(articleIds: readonly number[], viewer: Viewer): Promise<ArticleCard[]>;
  /** The cards of a listing: each stands for all members of its variation, or for the one that was asked for. */
  groupCardsFor(leadIds: readonly number[], viewer: Viewer, choose?: ChooseMember): Promise<ArticleCard[]>;
  /** The same, serialised. */
  serializedGroupCards(
    leadIds: readonly number[],
    viewer: Viewer,
    choose?: ChooseMember,
  ): Promise<Serialized<ArticleCard[]>>;
}

/** The member of a variation that was asked for; undefined where it is all of them. */
export type ChooseMember = (group: Group) => CardFacts | undefined;

/** An answer with what is told of it elsewhere. */
interface Counted<T> {
  readonly answer: PreSerialized<T>;
  readonly totalItems: number;
}
export type SerializedListing = Counted<Listing>;
export type SerializedSuggestions = Counted<Suggestions>;

const ALL_MEMBERS: ChooseMember = () => undefined;

const MAX_CARDS = 20_000;
const MAX_DETAILS = 2_000;
/** The time limit is for what changes with the clock alone, such as what counts as new. */
const ANSWERS = { max: 300, ttl: 1_000 };

async function contextOf({ model, settings }: CatalogueDeps, viewer: Viewer): Promise<CardContext> {
  const companyId = viewer.payer.retail ? null : viewer.payer.companyId;
  const [agreements, shop] = await Promise.all([model.agreements.of(companyId), settings()]);
  return {
    viewer,
    agreements,
    newArticleDays: shop.newArticleDays,
    takesPreOrders: shop.allowOrderingStockZero,
    breaksCountTogether: shop.breaksCountVariationsTogether,
    references: model.references,
  };
}

/** Opens the catalogue's shelf; one for the whole server. */
export function openShelf(deps: CatalogueDeps): Shelf {
  const { db, model } = deps;
  const facts = articleRows({ model, read: (ids) => cardFacts(db, ids), max: MAX_CARDS });
  const details = articleRows({ model, read: (ids) => detailsFacts(db, ids), max: MAX_DETAILS });

  const context = (viewer: Viewer): Promise<CardContext> => contextOf(deps, viewer);

  async function cardsFor(articleIds: readonly number[], viewer: Viewer): Promise<ArticleCard[]> {
    const [shared, found] = await Promise.all([context(viewer), facts.of(articleIds)]);
    return articleIds
      .flatMap((id) => found.get(id) ?? [])
      .filter(({ isVisible }) => isVisible)
      .map((one) => cardOf(one, shared));
  }

  async function groupsOf(leadIds: readonly number[]): Promise<Group[]> {
    const members = leadIds.map((id) => model.index.groupOf(id)?.productIds ?? []);
    const found = await facts.of([...leadIds, ...members.flat()]);
    return leadIds.flatMap((id, place) => {
      const lead = found.get(id);
      if (!lead) return [];
      const all = (members[place] ?? []).flatMap((member) => found.get(member) ?? []);
      return groupOf(lead, all);
    });
  }
  const groups = articleRows({ model, read: groupsOf, max: MAX_CARDS });

  async function eachGroup<T>(
    leadIds: readonly number[],
    viewer: Viewer,
    choose: ChooseMember,
    show: (group: Group, shared: CardContext) => T,
  ): Promise<T[]> {
    const [shared, found] = await Promise.all([context(viewer), groups.of(leadIds)]);
    const shown: T[] = [];
    for (const id of leadIds) {
      const group = found.get(id);
      const chosen = group && group.members.length > 1 ? choose(group) : undefined;
      if (group) shown.push(show(chosen ? alone(chosen) : group, shared));
    }
    return shown;
  }

  return {
    ...deps,
    facts,
    details,
    purchased: purchasedArticles(db, deps.clock),
    ownNumbers: ownNumbersCache(db, model),
    ownFacts: ownFactsReader(db),
    listings: new VersionedCache(ANSWERS),
    suggestions: new VersionedCache(ANSWERS),
    context,
    cardsFor,
    groupCardsFor: (leadIds, viewer, choose = ALL_MEMBERS) => eachGroup(leadIds, viewer, choose, groupCardOf),
    serializedGroupCards: async (leadIds, viewer, choose = ALL_MEMBERS) =>
      serializedList(await eachGroup(leadIds, viewer, choose, serializedCard)),
  };
}
