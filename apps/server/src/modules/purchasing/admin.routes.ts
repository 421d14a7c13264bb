import type { adminPurchasing, PurchaseOrder } from '@sjaj/contract';
import { hasCapability, type Staff } from '../../kernel/actor.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { csvDownload, xlsxDownload } from '../../platform/sheets/sheet-writing.ts';
import { type OrderDocumentDeps, pdfOf, senderOf } from '../order-documents/index.ts';
import { closeOrder, placeOrder, receiveGoods } from './service/orders.ts';
import { proposePurchases } from './service/proposal.ts';
import { composePurchaseList, purchaseSheet } from './service/purchase-list.ts';
import { readTerms, saveTerms } from './service/terms.ts';
import { chooseVendor, undoVendor } from './service/vendor-choice.ts';
import * as store from './store/orders.ts';
import { contactOf } from './store/terms.ts';
import { type OrderReader, orderRowView, orderView } from './views.ts';

type StaffContext = Pick<RequestContext<Staff>, 'actor' | 'language' | 'now'>;

/** What is bought from vendors: proposals, orders and arrivals. */
export function adminPurchasingHandlers(deps: OrderDocumentDeps): Handlers<typeof adminPurchasing> {
  const { db } = deps;
  const readerOf = ({ actor, language, now }: StaffContext): OrderReader => ({
    language,
    now,
    seesCosts: hasCapability(actor, 'viewCostPrices'),
  });
  async function order(id: number, context: StaffContext): Promise<PurchaseOrder> {
    const stored = await store.one(db, id);
    if (!stored) throw new Problem('records.not_found', 404);
    return orderView(stored, await store.lines(db, id), readerOf(context));
  }
  const sheet = async (id: number, context: StaffContext) => purchaseSheet(await order(id, context), context.language);

  return {
    terms: ({ params }) => readTerms(db, params.id),
    saveTerms: async ({ actor, params, body }) =>
      new WithMessage(await saveTerms(db, actor, params.id, body), 'records.saved'),
    chooseVendor: ({ actor, body, now }) => chooseVendor(db, actor, { ...body, now }),
    undoVendor: ({ actor, params, now }) => undoVendor(db, actor, params.id, now),
    proposal: (call) => proposePurchases(db, readerOf(call)),
    orders: async (call) =>
      pagedRows(await store.page(db, call.body), call.body, (row) => orderRowView(row, readerOf(call))),
    order: (call) => order(call.params.id, call),
    place: async (call) => {
      const { actor, body, idempotency, now } = call;
      const id = await placeOrder(db, { staff: actor, now }, body, idempotency);
      return new WithMessage(await order(id, call), 'records.saved');
    },
    receive: async (call) => {
      const { actor, params, body, idempotency, now } = call;
      await receiveGoods(db, { id: params.id, staff: actor, now, ...body }, idempotency);
      return new WithMessage(await order(params.id, call), 'purchasing.received');
    },
    close: async (call) => {
      const { actor, params, body, now } = call;
      await closeOrder(db, { id: params.id, staff: actor, now, ...body });
      return new WithMessage(await order(params.id, call), 'records.saved');
    },
    csv: async (call) => {
      const list = await sheet(call.params.id, call);
      return csvDownload(list.name, list);
    },
    xlsx: async (call) => {
      const list = await sheet(call.params.id, call);
      return xlsxDownload(list.name, [list], call.workOwner);
    },
    pdf: (call) =>
      pdfOf(deps.printer, call.workOwner, async () => {
        const { actor, language, now } = call;
        const placed = await order(call.params.id, call);
        const [contact, sender] = await Promise.all([contactOf(db, placed.vendor.id), senderOf(deps, true)]);
        return composePurchaseList(placed, contact, { language, now, seesPrices: true, name: actor.name, ...sender });
      }),
  };
}
