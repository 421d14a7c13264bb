import { addDays, businessDate } from '@sjaj/domain';
import { userNamed } from '../trade/users.ts';
import type { Numbered } from './article-tables.ts';
import { fullName } from './order-tables.ts';
import { json, table, type Cell, type Table } from './table.ts';

const DAY = 86_400_000;
const TAX_BP = 1_700;
/** Feninga that all new prices are multiples of. */
const STEP = 5;

interface DemoChange {
  readonly id: number;
  readonly note: string;
  readonly brand: string;
  readonly percent: number;
  /** Of the day on which it was, or will be, applied: negative for the past. */
  readonly inDays: number;
}

const CHANGES: readonly DemoChange[] = [
  { id: 1, note: 'Fibra: novi cjenik dobavljača', brand: 'Fibra', percent: 3, inDays: -12 },
  { id: 2, note: 'Aqualin: poskupljenje od dobavljača', brand: 'Aqualin', percent: 4, inDays: 6 },
];

const rounded = (price: number): number => Math.max(STEP, Math.round(price / STEP) * STEP);

/** Prices of an article before and after a change: one of the past has led to the prices of today. */
function movesOf({ article: { prices } }: Numbered, { percent, inDays }: DemoChange) {
  const factor = 1 + percent / 100;
  const [vpc, mpc] = [prices.vpc, prices.mpc];
  return inDays < 0
    ? { before: [rounded(vpc / factor), rounded(mpc / factor)], after: [vpc, mpc] }
    : { before: [vpc, mpc], after: [rounded(vpc * factor), rounded(mpc * factor)] };
}

/** A change of prices that was applied, one that is scheduled, and the history of the articles. */
export function priceChangeTables(items: readonly Numbered[], today: Date): Table[] {
  const staff = userNamed('lejla');
  const changes: Cell[][] = [];
  const lines: Cell[][] = [];
  const history: Cell[][] = [];
  for (const change of CHANGES) {
    const { id, note, brand, percent, inDays } = change;
    const isDone = inDays < 0;
    const appliedAt = new Date(today.getTime() + inDays * DAY);
    const own = items.filter(({ article }) => article.brand === brand && article.breaks.length === 0);
    for (const [index, item] of own.entries()) {
      const { before, after } = movesOf(item, change);
      const [vpcBefore = 0, mpcBefore = 0, vpc = 0, mpc = 0] = [...before, ...after];
      const cost = item.article.prices.nc;
      const place: Cell[] = [id, index + 1, item.id, item.article.code, isDone ? 'changed' : 'change'];
      lines.push([...place, vpcBefore, mpcBefore, json([]), vpc, mpc, json([]), cost, TAX_BP]);
      if (isDone) {
        const by: Cell[] = [item.id, appliedAt, fullName(staff), 'change', id];
        history.push([history.length + 1, ...by, vpcBefore, vpc, mpcBefore, mpc, cost, cost]);
      }
    }
    const rule = { price: 'vpc', change: { by: 'percent', value: percent }, othersFollow: true, roundTo: STEP };
    const created = isDone ? appliedAt : new Date(today.getTime() - DAY);
    const startsOn = isDone ? null : addDays(businessDate(today), inDays);
    const by: Cell[] = [staff.id, fullName(staff)];
    changes.push(
      [id, note, json({ found: { quickSearch: brand } }), json(rule), isDone ? 'done' : 'scheduled', startsOn].concat(
        [own.length, own.length, isDone ? own.length : 0],
        [...by, created, ...by, isDone ? appliedAt : null, isDone ? appliedAt : null],
      ),
    );
  }
  return [
    table(
      'price_change',
      `id note selection rule state starts_on lines changed done user_id user_name created_at applied_by_id \
applied_by_name applied_at ended_at`,
      changes,
    ),
    table(
      'price_change_line',
      `price_change_id line article_id code outcome vpc_before mpc_before breaks_before vpc_after mpc_after \
breaks_after cost tax_rate_bp`,
      lines,
    ),
    table(
      'price_history',
      `id article_id changed_at user_name cause price_change_id vpc_before vpc mpc_before mpc cost_before cost`,
      history,
    ),
  ];
}
