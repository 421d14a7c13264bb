import { Readable } from 'node:stream';
import type { orderPapers } from '@sjaj/contract';
import { seesPrices } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { Problem } from '../../platform/problem.ts';
import { findOrder } from '../orders/index.ts';
import { composePaper } from './compose.ts';
import { openPrinter } from './printer.ts';
import { papersOf } from './rules.ts';

export function paperHandlers(db: Db): Handlers<typeof orderPapers> {
  const printer = openPrinter();
  return {
    async one({ actor, params: { id, kind }, language, now }) {
      const order = await findOrder(db, id, actor);
      const isShown = seesPrices(actor);
      if (!papersOf(order.status, isShown).includes(kind)) throw new Problem('orders.no_such_paper', 409);
      const paper = composePaper(kind, order, { language, now, seesPrices: isShown, name: actor.name });
      const pdf = await printer.print(paper);
      return {
        name: `${paper.title} ${order.number}.pdf`,
        mediaType: 'application/pdf',
        bytes: pdf.length,
        stream: Readable.from([pdf]),
      };
    },
    async list({ actor, params: { id } }) {
      const order = await findOrder(db, id, actor);
      return [...papersOf(order.status, seesPrices(actor))];
    },
  };
}
