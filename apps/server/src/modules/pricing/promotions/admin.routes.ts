import type { AdminPromotion, adminPromotions } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { WithMessage, pagedRows } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { pictureHandlers } from '../../../kernel/record-pictures.ts';
import { recordListHandlers } from '../../../kernel/record-lists.ts';
import { sortable } from '../../../kernel/paginate-in-memory.ts';
import { planItems, putItems, removeItems, setItem } from './service/items.ts';
import { duplicatePromotion, endPromotion } from './service/promotions.ts';
import { item, itemPage } from './store/items.ts';
import { type OrdersOfPromotion, promotionPicture, promotionRecords, promotionRows } from './store/promotions.ts';
import { itemView, planView, promotionView } from './views.ts';

interface PromotionDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: Clock;
  /** The icon shown in place of a missing picture. */
  readonly placeholderOf: (categoryId: number | undefined) => string;
  readonly ordersOfPromotion: OrdersOfPromotion;
}

/** Promotions for staff. Prices in the shop follow a change within a second. */
export function adminPromotionHandlers({
  db,
  storage,
  clock,
  placeholderOf,
  ordersOfPromotion,
}: PromotionDeps): Handlers<typeof adminPromotions> {
  const definition = promotionRecords(ordersOfPromotion);
  const records = recordListHandlers({
    db,
    definition,
    views: async ({ language }, id) =>
      (await promotionRows(db, id)).map((row) => promotionView(row, { language, now: clock() })),
    isIn: ({ state }, { view }: { readonly view: 'all' | AdminPromotion['state'] }) => view === 'all' || state === view,
    text: ({ name }) => name,
    columns: {
      name: ({ name }) => name,
      startsOn: ({ startsAt }) => startsAt,
      endsOn: ({ endsAt }) => endsAt,
      articles: ({ articles }) => sortable(articles),
    },
  });
  const saved = async (call: Parameters<typeof records.one>[0]) =>
    new WithMessage(await records.one(call), 'records.saved');
  return {
    ...records,
    ...pictureHandlers({ db, storage }, promotionPicture, records.one),
    duplicate: async (call) => {
      const { actor, params, now, idempotency } = call;
      const id = await duplicatePromotion(db, actor, { id: params.id, now, definition }, idempotency);
      return saved({ ...call, params: { id } });
    },
    end: async (call) => {
      await endPromotion(db, call.actor, { id: call.params.id, ...call.body }, call.now);
      return saved(call);
    },
    items: async ({ params, body, language }) => {
      if ((await promotionRows(db, params.id)).length === 0) throw new Problem('records.not_found', 404);
      return pagedRows(await itemPage(db, params.id, body), body, (row) => itemView(row, { language, placeholderOf }));
    },
    planItems: async ({ params, body, language }) => planView(await planItems(db, params.id, body), language),
    putItems: async ({ actor, params, body, language }) =>
      new WithMessage(planView(await putItems(db, actor, params.id, body), language), 'records.saved'),
    setItem: async ({ actor, params, body, language }) => {
      await setItem(db, actor, { promotionId: params.id, articleId: params.articleId, ...body });
      const row = await item(db, params.id, params.articleId);
      if (!row) throw new Problem('records.not_found', 404);
      return new WithMessage(itemView(row, { language, placeholderOf }), 'records.saved');
    },
    removeItems: async ({ actor, params, body }) =>
      new WithMessage(await removeItems(db, actor, params.id, body.articleIds), 'records.saved'),
  };
}
