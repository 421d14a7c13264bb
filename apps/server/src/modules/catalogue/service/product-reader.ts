import type { SearchRequest, SearchResult, SuggestResult } from '@sjaj/catalogue-index';
import type { ArticleCard } from '@sjaj/contract';
import type { Db } from '../../../platform/database/db.ts';
import { type Serialized, serializedList } from '../../../platform/http/serialized.ts';
import type { Settings } from '../../settings/index.ts';
import type { IndexedReadModel } from '../indexing/service/read-model.ts';
import { type ArticleFacts, articleFacts } from '../store/article-facts.ts';
import { mostPopularIn } from '../store/details.ts';
import { createDetailsReader, type DetailsReader } from './localised-details.ts';
import type { Viewer } from './viewer.ts';
import { singleArticleGroup, type TileGroup, tileGroupOf } from './tile-frame.ts';
import { groupTileOf, serializedTile, type TileContext, tileOf } from './tiles.ts';
import { articleRows, type ArticleRows, NO_TIME_LIMIT, VersionedCache } from './versioned-cache.ts';

interface ReaderDeps {
  readonly db: Db;
  readonly model: IndexedReadModel;
  readonly settings: () => Promise<Settings>;
}

/** Reads products as viewers see them: groups from the index, cached rows from the database, prices by the viewer's terms. */
export interface ProductReader {
  search(request: SearchRequest): Promise<SearchResult>;
  suggest(text: string): SuggestResult;
  /** The article that stands for the group of this one; undefined if the article is not visible. */
  leadOf(articleId: number): number | undefined;
  /** Of these articles the first one of each group. */
  firstOfGroups(articleIds: readonly number[]): number[];
  readonly facts: ArticleRows<ArticleFacts>;
  readonly details: DetailsReader;
  /** The most popular visible articles of a category. */
  mostPopularIn(categoryId: number): Promise<readonly number[]>;
  /** What the tiles of one answer have in common. */
  context(viewer: Viewer): Promise<TileContext>;
  /** Tiles of the visible articles among these, in this order, each article by itself. */
  tiles(articleIds: readonly number[], viewer: Viewer): Promise<ArticleCard[]>;
  /** Tiles of product groups by their leads. A tile shows the group, or the member that `choose` returns. */
  groupTiles(leadIds: readonly number[], viewer: Viewer, choose?: ChooseMember): Promise<ArticleCard[]>;
  /** The same, serialised. */
  serializedGroupTiles(
    leadIds: readonly number[],
    viewer: Viewer,
    choose?: ChooseMember,
  ): Promise<Serialized<ArticleCard[]>>;
}

/** Chooses the member of a group that was searched for; undefined for all of them. */
export type ChooseMember = (group: TileGroup) => ArticleFacts | undefined;

const ALL_MEMBERS: ChooseMember = () => undefined;

const MAX_TILES = 20_000;
const MAX_CATEGORIES = 1_000;

async function contextOf({ model, settings }: ReaderDeps, viewer: Viewer): Promise<TileContext> {
  const companyId = viewer.payer.retail ? null : viewer.payer.companyId;
  const [contractTerms, shop] = await Promise.all([model.contractTerms.of(companyId), settings()]);
  return {
    viewer,
    contractTerms,
    newArticleDays: shop.newArticleDays,
    takesPreOrders: shop.allowOrderingStockZero,
    breaksCountTogether: shop.breaksCountVariationsTogether,
    references: model.references,
  };
}

export function createProductReader(deps: ReaderDeps): ProductReader {
  const { db, model } = deps;
  const facts = articleRows({ model, read: (ids) => articleFacts(db, ids), max: MAX_TILES });
  const details = createDetailsReader({ db, model, facts });

  const popular = new VersionedCache<number, Promise<readonly number[]>>({ max: MAX_CATEGORIES });

  const context = (viewer: Viewer): Promise<TileContext> => contextOf(deps, viewer);

  async function tiles(articleIds: readonly number[], viewer: Viewer): Promise<ArticleCard[]> {
    const [shared, found] = await Promise.all([context(viewer), facts.of(articleIds)]);
    return articleIds
      .flatMap((id) => found.get(id) ?? [])
      .filter(({ isVisible }) => isVisible)
      .map((one) => tileOf(one, shared));
  }

  async function groupsOf(leadIds: readonly number[]): Promise<TileGroup[]> {
    const members = leadIds.map((id) => model.index.groupOf(id)?.productIds ?? []);
    const found = await facts.of([...leadIds, ...members.flat()]);
    return leadIds.flatMap((id, place) => {
      const lead = found.get(id);
      if (!lead) return [];
      const all = (members[place] ?? []).flatMap((member) => found.get(member) ?? []);
      return tileGroupOf(lead, all);
    });
  }
  const groups = articleRows({ model, read: groupsOf, max: MAX_TILES });

  async function eachGroup<T>(
    leadIds: readonly number[],
    viewer: Viewer,
    choose: ChooseMember,
    show: (group: TileGroup, shared: TileContext) => T,
  ): Promise<T[]> {
    const [shared, found] = await Promise.all([context(viewer), groups.of(leadIds)]);
    const rows: T[] = [];
    for (const id of leadIds) {
      const group = found.get(id);
      const chosen = group && group.members.length > 1 ? choose(group) : undefined;
      if (group) rows.push(show(chosen ? singleArticleGroup(chosen) : group, shared));
    }
    return rows;
  }

  function firstOfGroups(articleIds: readonly number[]): number[] {
    const taken = new Set<number>();
    return articleIds.filter((id) => {
      if (taken.has(id)) return false;
      for (const member of model.index.groupOf(id)?.productIds ?? []) taken.add(member);
      return true;
    });
  }

  return {
    search: (request) => model.index.search(request),
    suggest: (text) => model.index.suggest(text),
    leadOf: (articleId) => model.index.groupOf(articleId)?.leadId,
    firstOfGroups,
    facts,
    details,
    mostPopularIn: (categoryId) =>
      popular.load(categoryId, { version: model.version, now: NO_TIME_LIMIT }, () => mostPopularIn(db, categoryId)),
    context,
    tiles,
    groupTiles: (leadIds, viewer, choose = ALL_MEMBERS) => eachGroup(leadIds, viewer, choose, groupTileOf),
    serializedGroupTiles: async (leadIds, viewer, choose = ALL_MEMBERS) =>
      serializedList(await eachGroup(leadIds, viewer, choose, serializedTile)),
  };
}
