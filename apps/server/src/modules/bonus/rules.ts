import type { Feninga } from '@sjaj/domain';
import type { BonusRuleForm } from '@sjaj/contract';
import { Problem } from '../../platform/problem.ts';

/** A line of an order that a rule covers. */
export interface BonusLine {
  /** What the line comes to after discounts, without VAT. */
  readonly net: Feninga;
  /** Hundredths of a point for each KM: of the best rule for the line. */
  readonly rate: number;
}

/** Hundredths of a point for hundredths of a KM. */
export const UNITS_PER_POINT = 10_000;

/** The whole points of an order, rounded down once for all of its lines. */
export const pointsOf = (lines: readonly BonusLine[]): number =>
  Math.floor(lines.reduce((units, { net, rate }) => units + net * rate, 0) / UNITS_PER_POINT);

interface Return {
  /** Points that the order has earned, and those that earlier returns have left of them. */
  readonly earned: number;
  readonly left: number;
  /** The goods of the order and those that came back, without VAT. */
  readonly goods: Feninga;
  readonly returned: Feninga;
}

/** The points that a return takes back: the share of the goods, rounded down, and never more than are left. */
export const pointsTakenBack = ({ earned, left, goods, returned }: Return): number =>
  returned >= goods ? left : Math.min(left, Math.floor((earned * returned) / goods));

/** Refuses points that are not there. */
export function checkSettlement(balance: number, points: number): void {
  if (points <= balance) return;
  const facts = { points: Math.max(0, balance) };
  throw new Problem('bonus.too_few_points', 409, {
    facts,
    errors: [{ field: 'points', key: 'bonus.too_few_points', facts }],
  });
}

export function checkPeriod({ startsOn, endsOn }: Pick<BonusRuleForm, 'startsOn' | 'endsOn'>): void {
  if (endsOn === null || endsOn >= startsOn) return;
  throw new Problem('bonus.period_turned', 400, { errors: [{ field: 'endsOn', key: 'bonus.period_turned' }] });
}
