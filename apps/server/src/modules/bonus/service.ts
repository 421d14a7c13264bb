import type { BonusSettlement } from '@sjaj/contract';
import type { Staff } from '../../kernel/actor.ts';
import { writeAudit } from '../../kernel/audit.ts';
import { type Idempotency, inTransactionOnce } from '../../kernel/idempotency.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problem.ts';
import { checkSettlement, pointsOf, pointsTakenBack } from './rules.ts';
import * as ledger from './store/ledger.ts';
import { earningOrders, returnedGoods } from './store/orders.ts';

const BATCH = 500;

/**
 * Books the points of orders that were delivered and paid since, and takes back those of goods that were returned. Running it again, or
 * twice at once, books nothing twice.
 */
export async function updateBonusPoints(db: Db, now: Date): Promise<void> {
  while ((await inTransaction(db, (tx) => addEarned(tx, now))) === BATCH);
  await inTransaction(db, (tx) => takeBack(tx, now));
}

async function addEarned(tx: Tx, now: Date): Promise<number> {
  await ledger.lockUpdate(tx);
  const orders = await earningOrders(tx, BATCH);
  for (const { orderId, lines, ...owner } of orders)
    await ledger.insertEntry(tx, owner, { kind: 'earned', points: pointsOf(lines), orderId, now });
  return orders.length;
}

async function takeBack(tx: Tx, now: Date): Promise<void> {
  await ledger.lockUpdate(tx);
  for (const { orderId, complaintId, earned, goods, returned, ...owner } of await returnedGoods(tx)) {
    const left = await ledger.pointsLeft(tx, orderId);
    const points = pointsTakenBack({ earned, left, goods, returned });
    if (points > 0)
      await ledger.insertEntry(tx, owner, { kind: 'returned', points: -points, orderId, complaintId, now });
  }
}

interface Settlement extends BonusSettlement {
  readonly owner: ledger.BonusOwner;
  readonly now: Date;
  readonly idempotency: Idempotency;
}

/** Takes points off. 404 for an unknown customer, 409 where they have fewer points. */
export const settlePoints = (db: Db, staff: Staff, settlement: Settlement): Promise<null> =>
  inTransactionOnce(db, settlement.idempotency, async (tx) => {
    const { owner, points, reason, now } = settlement;
    if (!(await ledger.hasAccount(tx, owner))) throw new Problem('records.not_found', 404);
    await ledger.lockAccount(tx, owner);
    const balance = await ledger.balanceOf(tx, owner);
    checkSettlement(balance, points);
    await ledger.insertEntry(tx, owner, { kind: 'settled', points: -points, reason, staff, now });
    await writeAudit(tx, staff, {
      action: 'bonus.settle',
      entity: owner.companyId === null ? 'user' : 'company',
      entityId: owner.companyId ?? owner.userId ?? 0,
      before: { bonusPoints: balance },
      after: { bonusPoints: balance - points, reason },
    });
    return null;
  });
