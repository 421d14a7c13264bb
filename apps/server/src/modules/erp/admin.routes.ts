import type { adminErp, ErpOrder, ErpRefusal } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { writeAudit } from '../../kernel/audit.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { localised } from '../../kernel/localised.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { requestPush } from './service/push-orders.ts';
import * as store from './store/orders.ts';
import * as refusals from './store/refusals.ts';

export const adminErpHandlers = (db: Db): Handlers<typeof adminErp> => ({
  orders: async ({ body }) => pagedRows(await store.page(db, body), body, view),
  async sendAgain({ actor, params: { id }, now }) {
    await inTransaction(db, async (tx) => {
      if (!(await store.queueAgain(tx, id, now))) throw new Problem('records.not_found', 404);
      await requestPush(tx);
      await writeAudit(tx, actor, { action: 'erp.send_again', entity: 'sales_order', entityId: id });
    });
    return new WithMessage(null, 'webhooks.queued');
  },
  refusals: async ({ body, language }) =>
    pagedRows(await refusals.page(db, body), body, (row) => refusalView(row, language)),
});

const view = ({ queuedAt, sentAt, ...row }: store.ErpOrderRow): ErpOrder => ({
  ...row,
  queuedAt: queuedAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

const refusalView = (
  { title, record: { vpc, mpc, onHand, owes, claims }, refusedAt, ...row }: refusals.RefusalRow,
  language: Language,
): ErpRefusal => ({
  ...row,
  title: title === null ? '' : localised(title, language),
  vpc: vpc ?? null,
  mpc: mpc ?? null,
  onHand: onHand ?? null,
  owes: owes ?? null,
  claims: claims ?? null,
  refusedAt: refusedAt.toISOString(),
});
