import type { AdminCoupon, adminCoupons, CouponUse } from '@sjaj/contract';
import { feninga, type Language, toKm } from '@sjaj/domain';
import type { Db } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { WithMessage, paged } from '../../../platform/http/answers.ts';
import { localised } from '../../../kernel/localised.ts';
import { Problem } from '../../../platform/problem.ts';
import { formOf, previewOf, stateOf } from './rules.ts';
import { activateCoupon, archiveCoupon, createCoupon, saveCoupon } from './service.ts';
import * as store from './store.ts';

interface Reader {
  readonly language: Language;
  readonly now: Date;
}

const couponView = (row: store.CouponRow, { language, now }: Reader): AdminCoupon => ({
  ...formOf(row),
  id: row.id,
  version: row.version,
  uses: row.uses,
  state: stateOf(row, now),
  scope: [row.brand, row.category === null ? null : localised(row.category, language)].filter(Boolean).join(' · '),
});

const useView = ({ all: _, placedAt, discount, total, ...same }: store.UseRow): CouponUse => ({
  ...same,
  placedAt: placedAt.toISOString(),
  discount: toKm(feninga(discount)),
  total: toKm(feninga(total)),
});

export function adminCouponHandlers(db: Db): Handlers<typeof adminCoupons> {
  async function coupon(id: number, reader: Reader): Promise<AdminCoupon> {
    const row = await store.one(db, id);
    if (!row) throw new Problem('records.not_found', 404);
    return couponView(row, reader);
  }

  return {
    list: async (call) => {
      const { rows, totalItems } = await store.page(db, call.body, call.now);
      const { page, pageSize } = call.body;
      return paged({ items: rows.map((row) => couponView(row, call)), totalItems, page, pageSize });
    },
    preview: async ({ body }) => previewOf(body),
    one: (call) => coupon(call.params.id, call),
    uses: async (call) => {
      await coupon(call.params.id, call);
      const rows = await store.uses(db, call.params.id, call.body);
      return paged({ items: rows.map(useView), totalItems: rows[0]?.all ?? 0, ...call.body });
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
