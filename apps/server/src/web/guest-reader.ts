import { ListingRequest, type ListingInput, type PageName } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { localised } from '../kernel/localised.ts';
import {
  articleHandlers,
  type CatalogueContext,
  cataloguePromotionHandlers,
  pagesChangedAt,
  successorHandlers,
  visibleArticles,
} from '../modules/catalogue/index.ts';
import { blogHandlers, informationPageHandlers, mainPageHandlers } from '../modules/content/index.ts';
import { lowestPromotionPrices } from '../modules/pricing/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import { NOBODY, readShippingMethods } from '../modules/shipping/index.ts';
import { type Supplier, supplierView } from '../modules/supplier/index.ts';
import { brandHandlers, categoryHandlers } from '../modules/taxonomy/index.ts';
import { termsHandlers } from '../modules/terms/index.ts';
import { NO_PROOFS } from '../platform/http/proof-of-work.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/db.ts';
import { WithMessage } from '../platform/http/answers.ts';
import { parseSerialized, PreSerialized } from '../platform/http/serialized.ts';
import type { OfferTerms } from './product-data.ts';

export interface GuestReaderDeps {
  readonly db: Db;
  readonly shop: () => Promise<Settings>;
  readonly supplier: () => Promise<Supplier | null>;
  readonly clock: Clock;
}

const GUEST = { role: 'guest' } as const;
const NEWS_ON_A_PAGE = 10;
const MOST_VERSIONS = 5;
const ALL = { page: 1, sortBy: 'default', isSortAscending: true } as const;

/** What every read of a guest is called with: no account, no session, nothing of a browser. */
const ANONYMOUS = {
  actor: GUEST,
  token: null,
  address: '',
  origin: '',
  cookies: '',
  userAgent: null,
  workOwner: { network: '', account: '' },
  idempotency: { actor: '', key: null, route: '', bodyHash: Buffer.alloc(0) },
  readProof: () => NO_PROOFS.redeem('', undefined),
  file: undefined,
  form: undefined,
  params: undefined,
  query: undefined,
  body: undefined,
  askRead: undefined,
} as const;

const dataOf = <T>(answer: T | WithMessage<T> | PreSerialized<T>): T => {
  if (answer instanceof PreSerialized) return parseSerialized(answer);
  return answer instanceof WithMessage ? answer.data : answer;
};

/** The call of somebody who opens an article or a category. */
export type ShopperCall = Omit<Parameters<ReturnType<typeof articleHandlers>['details']>[0], 'params'>;

/** What users are shown first as well, through the handlers of the calls: each sees their own articles. */
export function openReader(catalogue: CatalogueContext) {
  const articles = articleHandlers(catalogue);
  const categories = categoryHandlers(catalogue);
  return (call: ShopperCall) => ({
    article: async (id: number) => dataOf(await articles.details({ ...call, params: { id } })),
    listing: async (wanted: ListingInput) =>
      dataOf(await articles.autoCompleteArticles({ ...call, params: undefined, body: ListingRequest.parse(wanted) })),
    categories: async () => dataOf(await categories.simplified({ ...call, params: undefined, body: ALL })),
  });
}

/** What a guest of an open shop may read, through the handlers of the calls: the same prices, and the same things hidden. */
export function openGuestReader(deps: GuestReaderDeps, catalogue: CatalogueContext) {
  const { db, shop, supplier, clock } = deps;
  const reader = openReader(catalogue);
  const articles = articleHandlers(catalogue);
  const successors = successorHandlers(catalogue);
  const promotions = cataloguePromotionHandlers(catalogue);
  const brands = brandHandlers(catalogue);
  const home = mainPageHandlers(catalogue);
  const news = blogHandlers(db);
  const information = informationPageHandlers({ db, shop, supplier });
  const terms = termsHandlers(db);

  return (language: Language) => {
    const call = { ...ANONYMOUS, language, now: clock() };
    return {
      ...reader(call),
      /** Whether an article is hidden that the shop has, or had. */
      isHiddenArticle: async (id: number) => (await catalogue.reader.facts.of([id])).get(id)?.isVisible === false,
      /** What replaces an article that the shop no longer shows; null for nothing. */
      successor: async (articleId: number) =>
        dataOf(await successors.list({ ...call, body: { articleIds: [articleId] } }))[0]?.successor ?? null,
      /** Until when the retail price of an article is that of a sale; null where it is not. */
      async promotionEndsAt(id: number): Promise<Date | null> {
        const promotions = (await catalogue.reader.facts.of([id])).get(id)?.promotions ?? [];
        const at = call.now.getTime();
        const { promotionRetailPrice } = lowestPromotionPrices(promotions, at);
        const running = promotions.filter(({ from, to }) => from <= at && at < to);
        const winning = running.filter(({ retailPrice }) => retailPrice === promotionRetailPrice);
        return winning.length === 0 ? null : new Date(Math.max(...winning.map(({ to }) => to)));
      },
      async offerTerms(): Promise<OfferTerms> {
        const [{ withdrawalDays, freeShippingEnabled, freeShippingAmount }, methods] = await Promise.all([
          shop(),
          readShippingMethods(db, NOBODY),
        ]);
        const carrier = methods.find(({ method }) => method === 'express') ?? null;
        return { withdrawalDays, freeShippingEnabled, freeShippingAmount, carrier };
      },
      newlyAdded: async (page: number) =>
        dataOf(await articles.newlyAdded({ ...call, body: ListingRequest.parse({ page }) })),
      brands: async () => dataOf(await brands.all(call)),
      brand: async (id: number) => dataOf(await brands.one({ ...call, params: { id } })),
      promotions: async () => dataOf(await promotions.running(call)),
      home: async () => dataOf(await home.overview(call)),
      newsList: async (page: number) =>
        dataOf(await news.list({ ...call, body: { ...ALL, isSortAscending: false, page, pageSize: NEWS_ON_A_PAGE } })),
      /** Id, title and last change of every article that is shown. */
      articles: async () =>
        (await visibleArticles(db)).map(({ id, title, changedAt }) => ({
          id,
          title: localised(title, language),
          changedAt: changedAt.toISOString(),
        })),
      /** When the pages of categories and brands were last changed, by id. */
      changes: () => pagesChangedAt(db),
      newsItem: async (id: number) => dataOf(await news.one({ ...call, params: { id } })),
      informationPage: async (name: PageName) => dataOf(await information.one({ ...call, params: { name } })),
      questions: async () => dataOf(await information.questions(call)),
      terms: async () => dataOf(await terms.list({ ...call, body: { ...ALL, pageSize: MOST_VERSIONS } })),
      supplier: async () => {
        const current = await supplier();
        return current && supplierView(current, language);
      },
    };
  };
}

/** The reads of a guest, by the language of what they read. */
export type GuestReader = ReturnType<typeof openGuestReader>;
export type GuestReads = ReturnType<GuestReader>;
/** Those of them that users have as well. */
export type Reads = ReturnType<ReturnType<typeof openReader>>;
