import { Readable } from 'node:stream';
import type { orderPapers, savedCartPapers } from '@sjaj/contract';
import { seesPrices } from '../../kernel/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Download } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { pricedDocument } from '../saved-carts/index.ts';
import { findOrder } from '../orders/index.ts';
import type { Supplier } from '../supplier/index.ts';
import { composePaper } from './compose.ts';
import type { Paper } from './paper.ts';
import { composePriceList } from './price-list.ts';
import type { Printer } from './printer.ts';
import { papersOf } from './rules.ts';

export interface PaperDeps {
  readonly db: Db;
  readonly printer: Printer;
  readonly supplier: () => Promise<Supplier | null>;
  readonly readLogo: (logoKey: string | null) => Promise<string | null>;
}

export function paperHandlers(deps: PaperDeps): Handlers<typeof orderPapers> {
  const { db, printer } = deps;
  return {
    async one(call) {
      const { actor, params, language, now } = call;
      const { id, kind } = params;
      return pdfOf(printer, async () => {
        const order = await findOrder(db, id, actor);
        const isShown = seesPrices(actor);
        if (!papersOf(order.status, isShown).includes(kind)) throw new Problem('orders.no_such_paper', 409);
        const sender = await senderOf(deps, actor.role === 'administrator');
        return composePaper(kind, order, { language, now, seesPrices: isShown, name: actor.name, ...sender });
      });
    },
    async list({ actor, params: { id } }) {
      const order = await findOrder(db, id, actor);
      return [...papersOf(order.status, seesPrices(actor))];
    },
  };
}

export const priceListHandlers = (deps: PaperDeps): Handlers<typeof savedCartPapers> => ({
  async priceList(call) {
    const { actor, language, now } = call;
    return pdfOf(deps.printer, async () => {
      const document = await pricedDocument(deps.db, call.params.id, call);
      const sender = await senderOf(deps, false);
      const reader = { language, now, seesPrices: seesPrices(actor), name: actor.name, ...sender };
      return composePriceList(document, actor, reader);
    });
  },
});

/** Whose paper it is. 409 while nobody has entered the company data: staff are told where, others that there is none yet. */
async function senderOf({ supplier: current, readLogo }: PaperDeps, isForStaff: boolean) {
  const supplier = await current();
  if (!supplier) throw new Problem(isForStaff ? 'orders.enter_supplier_first' : 'orders.papers_unavailable', 409);
  return { supplier, logo: await readLogo(supplier.logoKey) };
}

async function pdfOf(printer: Printer, compose: () => Promise<Paper>): Promise<Download> {
  const { paper, pdf } = await printer.print(compose);
  return {
    name: `${paper.title} ${paper.number}.pdf`,
    mediaType: 'application/pdf',
    bytes: pdf.length,
    stream: Readable.from([pdf]),
  };
}
