import { ORDER_STATUS, type OrderStatus } from '@sjaj/contract';
import type { Tx } from '../../../platform/database/db.ts';
import type { Payables } from '../../payments/index.ts';
import { checkTransition, type OrderRole } from '../rules/transitions.ts';
import * as change from '../store/change.ts';
import * as store from '../store/payables.ts';
import { EVERY_ORDER, seenBy } from '../store/scope.ts';
import { applyTransition, GATEWAY_OR_CLOCK } from './apply-transition.ts';

/** Orders as payments see them. */
export const payables: Payables = {
  find: (db, id, actor) => store.find(db, id, seenBy(actor)),
  lock: (tx, id, actor) => store.lock(tx, id, actor === null ? EVERY_ORDER : seenBy(actor)),
  async pay(tx, { id }, now) {
    if (await transitionAutomatically(tx, id, { to: ORDER_STATUS.paid, role: 'gateway', now })) return;
    throw new Error('an order was paid that does not wait for money');
  },
};

interface AutomaticTransition {
  readonly to: OrderStatus;
  readonly role: Extract<OrderRole, 'gateway' | 'clock'>;
  readonly now: Date;
}

/** Moves an order without a person; false where it may not go there, or no longer. */
export async function transitionAutomatically(
  tx: Tx,
  id: number,
  { to, role, now }: AutomaticTransition,
): Promise<boolean> {
  const order = await change.lock(tx, id, EVERY_ORDER);
  const check = order && checkTransition(order, to, [role], null);
  if (!order || check?.kind !== 'allowed') return false;
  await applyTransition(tx, order, check.transition, { ...GATEWAY_OR_CLOCK, now });
  return true;
}
