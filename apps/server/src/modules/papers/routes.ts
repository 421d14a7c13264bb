import { Readable } from 'node:stream';
import type { orderPapers, savedCartPapers } from '@sjaj/contract';
import { seesPrices } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import type { Download, Handlers } from '../../platform/handlers.ts';
import { Problem } from '../../platform/problem.ts';
import { pricedDocument } from '../documents/index.ts';
import { findOrder } from '../orders/index.ts';
import { composePaper } from './compose.ts';
import type { Paper } from './paper.ts';
import { composePriceList } from './price-list.ts';
import type { Printer } from './printer.ts';
import { papersOf } from './rules.ts';

export function paperHandlers(db: Db, printer: Printer): Handlers<typeof orderPapers> {
  return {
    async one({ actor, params: { id, kind }, language, now }) {
      const order = await findOrder(db, id, actor);
      const isShown = seesPrices(actor);
      if (!papersOf(order.status, isShown).includes(kind)) throw new Problem('orders.no_such_paper', 409);
      return pdfOf(printer, composePaper(kind, order, { language, now, seesPrices: isShown, name: actor.name }));
    },
    async list({ actor, params: { id } }) {
      const order = await findOrder(db, id, actor);
      return [...papersOf(order.status, seesPrices(actor))];
    },
  };
}

export const priceListHandlers = (db: Db, printer: Printer): Handlers<typeof savedCartPapers> => ({
  async priceList(call) {
    const { actor, language, now } = call;
    const document = await pricedDocument(db, call.params.id, call);
    const reader = { language, now, seesPrices: seesPrices(actor), name: actor.name };
    return pdfOf(printer, composePriceList(document, actor, reader));
  },
});

async function pdfOf(printer: Printer, paper: Paper): Promise<Download> {
  const pdf = await printer.print(paper);
  return {
    name: `${paper.title} ${paper.number}.pdf`,
    mediaType: 'application/pdf',
    bytes: pdf.length,
    stream: Readable.from([pdf]),
  };
}
