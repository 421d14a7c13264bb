import { Problem } from '../../../platform/problem.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { allotStock, handOverStock, releaseStock, reserveStock, returnStock, type Pieces } from '../../stock/index.ts';
import type { StockEffect } from '../rules/transitions.ts';
import { setReserved, type StockLine, stockLines } from '../store/change.ts';
import { shortProblem } from './checks.ts';

interface Cause {
  readonly orderId: number;
  /** Null where it is the gateway or the clock. */
  readonly userId: number | null;
}

interface StockMove {
  readonly effect: StockEffect;
  readonly cause: Cause;
  /** Whether a pre-order may take what there is and wait for the rest. */
  readonly takesLess: boolean;
}

/** Moves the goods of an order as its change of status says. False where some of them are still missing. */
export async function applyStockEffect(tx: Tx, { effect, cause, takesLess }: StockMove): Promise<boolean> {
  if (effect === 'none') return true;
  const lines = await stockLines(tx, cause.orderId);
  switch (effect) {
    case 'fill':
      return fill(tx, lines, cause, takesLess);
    case 'release':
      await releaseStock(tx, reservedOf(lines), cause);
      await setReserved(tx, withReserved(lines, 0));
      return true;
    case 'hand_over':
      if (lines.some(({ reserved, quantity }) => reserved < quantity)) throw new Problem('orders.goods_missing', 409);
      await handOverStock(tx, reservedOf(lines), cause);
      await setReserved(tx, withReserved(lines, 0));
      return true;
    case 'take_back':
      await returnStock(tx, lines, cause);
      return true;
    case 'send_again':
      await fill(tx, lines, cause, false);
      await handOverStock(tx, lines, cause);
      await setReserved(tx, withReserved(lines, 0));
      return true;
  }
}

const reservedOf = (lines: readonly StockLine[]): Pieces[] =>
  lines.map(({ articleId, reserved }) => ({ articleId, quantity: reserved }));

const withReserved = (lines: readonly StockLine[], reserved: number) => lines.map(({ id }) => ({ id, reserved }));

/** Sets aside what the lines still lack: all of it or, where that is allowed, as much as there is. */
async function fill(tx: Tx, lines: readonly StockLine[], cause: Cause, takesLess: boolean): Promise<boolean> {
  const lacking = lines.map(({ articleId, quantity, reserved }) => ({ articleId, quantity: quantity - reserved }));
  const { taken, short } = await allotStock(tx, lacking);
  if (short.length > 0 && !takesLess) throw shortProblem(lines, short);
  await reserveStock(tx, taken, cause);
  const given = new Map(taken.map(({ articleId, quantity }) => [articleId, quantity]));
  const filled = lines.map((line) => {
    const share = Math.min(line.quantity - line.reserved, given.get(line.articleId) ?? 0);
    given.set(line.articleId, (given.get(line.articleId) ?? 0) - share);
    return { id: line.id, reserved: line.reserved + share };
  });
  await setReserved(tx, filled);
  return short.length === 0;
}
