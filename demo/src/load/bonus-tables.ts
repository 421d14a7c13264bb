import { addDays, businessDate } from '@sjaj/domain';
import { ledgerOf } from '../trade/ledger.ts';
import { type DemoOrder, figuresOf } from '../trade/order.ts';
import { userNamed } from '../trade/users.ts';
import { fullName } from './order-tables.ts';
import { table, type Cell, type Table } from './table.ts';
import { brandId } from './taxonomy-tables.ts';

/** The rules of the demo; rates are hundredths of a point for each KM. */
const GENERAL = { rate: 100, days: 240 };
const OF_BRAND = { brand: 'Fibra', rate: 200, days: 120 };

const UNITS_PER_POINT = 10_000;
const DELIVERED = 5;
const ON_ACCOUNT = 3;

interface Entry {
  readonly companyId: number | null;
  readonly userId: number | null;
  readonly kind: 'earned' | 'settled';
  readonly points: number;
  readonly orderId: number | null;
  readonly reason: string | null;
  readonly at: Date;
}

/** The points of an order, as the job of the server books them. */
function pointsOf(order: DemoOrder, today: Date): number {
  const placedOn = businessDate(order.placedAt);
  const isSince = (days: number): boolean => placedOn >= addDays(businessDate(today), -days);
  if (!isSince(GENERAL.days)) return 0;
  const { lineNets, lineDiscounts } = figuresOf(order);
  const units = order.lines.map(({ item }, index) => {
    const isOfBrand = item.article.brand === OF_BRAND.brand && isSince(OF_BRAND.days);
    return ((lineNets[index] ?? 0) - (lineDiscounts[index] ?? 0)) * (isOfBrand ? OF_BRAND.rate : GENERAL.rate);
  });
  return Math.floor(units.reduce((sum, one) => sum + one, 0) / UNITS_PER_POINT);
}

/** Points of delivered and paid orders, in the order of their deliveries. */
function earnedEntries(orders: readonly DemoOrder[], today: Date): readonly Entry[] {
  const charged = ledgerOf(orders, today).filter(({ kind }) => kind === 'invoice');
  const isPaid = ({ id, paymentTypeId, company }: DemoOrder): boolean => {
    if (paymentTypeId !== ON_ACCOUNT || company === null) return true;
    const invoices = charged.filter(({ orderId }) => orderId === id);
    return invoices.length > 0 && invoices.every(({ openAmount }) => openAmount === 0);
  };
  return orders
    .filter((order) => order.status === DELIVERED && isPaid(order))
    .map((order) => ({
      companyId: order.company?.id ?? null,
      userId: order.company === null ? order.orderer.id : null,
      kind: 'earned' as const,
      points: pointsOf(order, today),
      orderId: order.id,
      reason: null,
      at: order.events.at(-1)?.at ?? order.placedAt,
    }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.orderId - b.orderId);
}

const HOUR_MS = 3_600_000;

/** Half of what the hotel has earned was settled by a gift, an hour after its last delivery. */
function settlementOf(earned: readonly Entry[]): readonly Entry[] {
  const companyId = userNamed('amra').company?.id ?? null;
  const own = earned.filter((entry) => entry.companyId === companyId);
  const last = own.at(-1);
  const points = Math.floor(own.reduce((sum, entry) => sum + entry.points, 0) / 2);
  if (!last || points === 0) return [];
  const at = new Date(last.at.getTime() + HOUR_MS);
  return [
    { companyId, userId: null, kind: 'settled', points: -points, orderId: null, reason: 'Poklon: aparat za kafu', at },
  ];
}

/** Two rules of the bonus programme, and the ledger of points since then. */
export function bonusTables(orders: readonly DemoOrder[], today: Date): Table[] {
  const startOf = (days: number) => addDays(businessDate(today), -days);
  const earned = earnedEntries(orders, today);
  const entries = [...earned, ...settlementOf(earned)].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const staff = userNamed('lejla');
  return [
    table('bonus_rule', 'id rate brand_id customers starts_on', [
      [1, GENERAL.rate, null, 'all', startOf(GENERAL.days)],
      [2, OF_BRAND.rate, brandId(OF_BRAND.brand), 'all', startOf(OF_BRAND.days)],
    ]),
    table(
      'bonus_entry',
      'id company_id user_id kind points order_id reason by_user_id by_user_name created_at',
      entries.map(({ companyId, userId, kind, points, orderId, reason, at }, index): Cell[] => [
        index + 1,
        companyId,
        userId,
        kind,
        points,
        orderId,
        reason,
        kind === 'settled' ? staff.id : null,
        kind === 'settled' ? fullName(staff) : null,
        at,
      ]),
    ),
  ];
}
