import { ORDER_STATUS, type OrderStatus } from '@sjaj/contract';
import type { Tx } from '../../../platform/database/db.ts';
import type { Payables } from '../../payments/index.ts';
import { move, type Mover } from '../rules.ts';
import * as change from '../store/change.ts';
import * as store from '../store/payable.ts';
import { EVERY_ORDER, seenBy } from '../store/scope.ts';
import { carryOut, GATEWAY_OR_CLOCK } from './carry-out.ts';

/** Orders as payments see them. */
export const payables: Payables = {
  find: (db, id, actor) => store.find(db, id, seenBy(actor)),
  lock: (tx, id, actor) => store.lock(tx, id, actor === null ? EVERY_ORDER : seenBy(actor)),
  async pay(tx, { id }, now) {
    if (await moveByItself(tx, id, { to: ORDER_STATUS.paid, mover: 'gateway', now })) return;
    throw new Error('an order was paid that does not wait for money');
  },
};

interface OwnMove {
  readonly to: OrderStatus;
  readonly mover: Extract<Mover, 'gateway' | 'clock'>;
  readonly now: Date;
}

/** Moves an order without a person; false where it may not go there, or no longer. */
export async function moveByItself(tx: Tx, id: number, { to, mover, now }: OwnMove): Promise<boolean> {
  const order = await change.lock(tx, id, EVERY_ORDER);
  const moved = order && move(order, to, [mover], null);
  if (!order || moved?.kind !== 'allowed') return false;
  await carryOut(tx, order, moved.edge, { ...GATEWAY_OR_CLOCK, now });
  return true;
}
