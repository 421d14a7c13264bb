import type { OrderDocumentKind, orderPrinting } from '@sjaj/contract';
import type { Staff } from '../../kernel/actor.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import { Problem } from '../../platform/problem.ts';
import { findOrders } from '../orders/index.ts';
import { type OrderDocumentDeps, packPdfOf, senderOf } from './routes.ts';
import { documentsOf } from './rules.ts';
import { composeOrderDocument } from './service/compose-order-document.ts';
import { composePickList } from './service/compose-pick-list.ts';
import type { Reader } from './service/letterhead.ts';
import type { PrintedDocument } from './service/printed-document.ts';
import * as store from './store.ts';

export function orderPrintingHandlers(deps: OrderDocumentDeps): Handlers<typeof orderPrinting> {
  const { db, printer } = deps;
  const readerOf = async ({ actor, language, now }: RequestContext<Staff>): Promise<Reader> => ({
    language,
    now,
    seesPrices: true,
    name: actor.name,
    ...(await senderOf(deps, true)),
  });
  /** The document of each order that has it now, in the order of the ids. */
  const documents = async (ids: readonly number[], kind: OrderDocumentKind, context: RequestContext<Staff>) => {
    const reader = await readerOf(context);
    const composed: PrintedDocument[] = [];
    for (const order of await findOrders(db, ids, context.actor)) {
      if (documentsOf(order.status, { seesPrices: true, isCustomer: false }).includes(kind))
        composed.push(composeOrderDocument(kind, order, reader));
    }
    if (composed.length === 0) throw new Problem('orders.no_such_paper', 409);
    return composed;
  };
  return {
    documents: (call) =>
      packPdfOf(printer, call.workOwner, () => documents([...new Set(call.body.ids)], call.body.kind, call)),
    pickList: (call) =>
      packPdfOf(printer, call.workOwner, async () => {
        const lines = await store.pickLines(db, call.body.ids);
        if (lines.length === 0) throw new Problem('orders.nothing_to_pick', 409);
        return [composePickList(lines, await readerOf(call))];
      }),
  };
}
