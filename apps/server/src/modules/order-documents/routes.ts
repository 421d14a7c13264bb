import { Readable } from 'node:stream';
import type { orderDocuments, savedCartDocuments } from '@sjaj/contract';
import { isCustomer, seesPrices } from '../../kernel/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Download } from '../../platform/http/answers.ts';
import type { QueueOwner } from '../../platform/process/fair-queue.ts';
import { Problem } from '../../platform/problem.ts';
import { readPricedSavedCart } from '../saved-carts/index.ts';
import { findOrder } from '../orders/index.ts';
import type { Supplier } from '../supplier/index.ts';
import { composeOrderDocument } from './service/compose-order-document.ts';
import type { PrintedDocument } from './service/printed-document.ts';
import { composePriceList } from './service/compose-price-list.ts';
import type { Printer } from './service/printer.ts';
import { documentsOf } from './rules.ts';

export interface OrderDocumentDeps {
  readonly db: Db;
  readonly printer: Printer;
  readonly supplier: () => Promise<Supplier | null>;
  readonly readLogo: (logoKey: string | null) => Promise<string | null>;
}

const readerOf = (actor: Parameters<typeof seesPrices>[0]) => ({
  seesPrices: seesPrices(actor),
  isCustomer: isCustomer(actor),
});

export function orderDocumentHandlers(deps: OrderDocumentDeps): Handlers<typeof orderDocuments> {
  const { db, printer } = deps;
  return {
    async one(call) {
      const { actor, params, language, now, workOwner } = call;
      const { id, kind } = params;
      return pdfOf(printer, workOwner, async () => {
        const order = await findOrder(db, id, actor);
        const reader = readerOf(actor);
        if (!documentsOf(order.status, reader).includes(kind)) throw new Problem('orders.no_such_paper', 409);
        const sender = await senderOf(deps, !reader.isCustomer);
        return composeOrderDocument(kind, order, {
          language,
          now,
          seesPrices: reader.seesPrices,
          name: actor.name,
          ...sender,
        });
      });
    },
    async list({ actor, params: { id } }) {
      const order = await findOrder(db, id, actor);
      return [...documentsOf(order.status, readerOf(actor))];
    },
  };
}

export const priceListHandlers = (deps: OrderDocumentDeps): Handlers<typeof savedCartDocuments> => ({
  async priceList(call) {
    const { actor, language, now, workOwner } = call;
    return pdfOf(deps.printer, workOwner, async () => {
      const document = await readPricedSavedCart(deps.db, call.params.id, call);
      const sender = await senderOf(deps, false);
      const reader = { language, now, seesPrices: seesPrices(actor), name: actor.name, ...sender };
      return composePriceList(document, actor, reader);
    });
  },
});

/** The supplier and its logo. 409 while the company data is missing, with another message for staff. */
export async function senderOf({ supplier: current, readLogo }: OrderDocumentDeps, isForStaff: boolean) {
  const supplier = await current();
  if (!supplier) throw new Problem(isForStaff ? 'orders.enter_supplier_first' : 'orders.papers_unavailable', 409);
  return { supplier, logo: await readLogo(supplier.logoKey) };
}

/** Composes and prints a document and answers it as a file. */
export const pdfOf = (
  printer: Printer,
  owner: QueueOwner,
  compose: () => Promise<PrintedDocument>,
): Promise<Download> => packPdfOf(printer, owner, async () => [await compose()]);

/** The same for several documents, each beginning on a page of its own. The first names the file. */
export async function packPdfOf(
  printer: Printer,
  owner: QueueOwner,
  compose: () => Promise<readonly PrintedDocument[]>,
): Promise<Download> {
  const { documents, pdf } = await printer.print(owner, compose);
  const [first] = documents;
  if (!first) throw new Error('nothing was printed');
  const others = documents.length > 1 ? ` +${documents.length - 1}` : '';
  return {
    name: `${first.title} ${first.number}${others}.pdf`,
    mediaType: 'application/pdf',
    bytes: pdf.length,
    stream: Readable.from([pdf]),
  };
}
