import type { AdminCoupon, adminCoupons } from '@sjaj/contract';
import type { Db } from '../../../platform/database/db.ts';
import type { PageRequest, RowPage } from '../../../platform/database/list-page.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { WithMessage, pagedRows } from '../../../platform/http/answers.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import { Problem } from '../../../platform/problem.ts';
import { previewOf } from './rules.ts';
import { activateCoupon, archiveCoupon, createCoupon, saveCoupon } from './service.ts';
import * as store from './store.ts';
import { type CouponOrder, couponOrderView, couponView } from './views.ts';

/** Reads one page of the orders with a coupon, newest first; the module `orders` provides it. */
type ReadCouponOrders = (db: Db, couponId: number, page: PageRequest) => Promise<RowPage<CouponOrder>>;

export function adminCouponHandlers(db: Db, readOrders: ReadCouponOrders): Handlers<typeof adminCoupons> {
  async function coupon(id: number, context: RequestContext): Promise<AdminCoupon> {
    const row = await store.one(db, id);
    if (!row) throw new Problem('records.not_found', 404);
    return couponView(row, context);
  }

  return {
    list: async (call) =>
      pagedRows(await store.page(db, call.body, call.now), call.body, (row) => couponView(row, call)),
    preview: async ({ body }) => previewOf(body),
    one: (call) => coupon(call.params.id, call),
    uses: async (call) => {
      await coupon(call.params.id, call);
      return pagedRows(await readOrders(db, call.params.id, call.body), call.body, couponOrderView);
    },
    create: async (call) => {
      const id = await createCoupon(db, call.actor, call.body, call.idempotency);
      return new WithMessage(await coupon(id, call), 'records.saved');
    },
    update: async (call) => {
      const { version, ...form } = call.body;
      await saveCoupon(db, call.actor, { id: call.params.id, version }, form);
      return new WithMessage(await coupon(call.params.id, call), 'records.saved');
    },
    activate: async (call) => {
      const { isActive, version } = call.body;
      await activateCoupon(db, call.actor, { id: call.params.id, version }, isActive);
      return new WithMessage(await coupon(call.params.id, call), 'records.saved');
    },
    archive: async (call) => {
      await archiveCoupon(db, call.actor, { id: call.params.id, version: call.body.version }, call.now);
      return new WithMessage(await coupon(call.params.id, call), 'records.saved');
    },
  };
}
