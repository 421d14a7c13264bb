import { MACHINE_VIEWS, type machines } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import type { Customer } from '../../kernel/actor.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import type { Db } from '../../platform/database/db.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { ordersSeenBy } from '../orders/index.ts';
import { updateNotes } from './service/update-notes.ts';
import * as store from './store/read.ts';
import { machineRowView, machineView } from './views.ts';

/** The machines of a company, for all of its users. */
export const machineHandlers = (db: Db): Handlers<typeof machines> => {
  const read = async (id: number, { actor, language, now }: RequestContext<Customer>) => {
    const visible = { scope: store.machinesOf(actor.companyId), orders: ordersSeenBy(actor) };
    const record = await store.find(db, visible, id);
    if (!record) throw new Problem('machines.not_found', 404);
    return machineView(record, { language, today: businessDate(now) });
  };
  return {
    async list({ actor, body: { view, quickSearch: text, ...page }, language, now }) {
      const today = businessDate(now);
      const filter = { scope: store.machinesOf(actor.companyId), view, today, text, isStaff: false };
      return pagedRows(await store.page(db, filter, page), page, (row) => machineRowView(row, { language, today }));
    },
    counts: ({ actor, now }) =>
      store.countViews(db, { scope: store.machinesOf(actor.companyId), today: businessDate(now) }, MACHINE_VIEWS),
    one: ({ params, ...context }) => read(params.id, context),
    async update({ params: { id }, body, ...context }) {
      await updateNotes(db, context.actor, id, body);
      return new WithMessage(await read(id, context), 'records.saved');
    },
  };
};
