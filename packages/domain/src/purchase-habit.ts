import { addDays, type BusinessDate, daysBetween } from './dates.ts';

/** What a customer has ordered of one article at once. */
export interface Purchase {
  readonly on: BusinessDate;
  readonly quantity: number;
}

/** How a customer orders an article of late. */
export interface PurchaseHabit {
  /** The median of a purchase day. */
  readonly quantity: number;
  /** Days from one purchase to the next; null where they follow no rhythm. */
  readonly everyDays: number | null;
  /** The day of the next purchase by that rhythm. */
  readonly dueOn: BusinessDate | null;
  /** Whether that day has come or is near. */
  readonly isDue: boolean;
}

/** Purchase days that count: older ones are former habits. */
const RECENT_DAYS = 12;
/** Fewer purchase days show no rhythm. */
const FEWEST_DAYS = 3;
/** By how much of the rhythm a purchase may come early or late and still belong to it, and the least in days. */
const TOLERANCE = 0.25;
const LEAST_TOLERANCE = 1;
/** A rhythm that has missed this many purchases is over. */
const MOST_MISSED = 3;
/** An article is due a fifth of its rhythm before the day, three days at most: orders are written ahead. */
const EARLY = 0.2;
const MOST_DAYS_EARLY = 3;

/** The habit behind purchases of one article, in any order; null without any. Purchases of one day count as one. */
export function purchaseHabitOf(purchases: readonly Purchase[], today: BusinessDate): PurchaseHabit | null {
  const days = recentDays(purchases);
  const last = days.at(-1);
  if (!last) return null;
  const quantity = Math.ceil(median(days.map((day) => day.quantity)));
  const everyDays = rhythmOf(days.map(({ on }) => on));
  if (everyDays === null || daysBetween(last.on, today) > everyDays * MOST_MISSED)
    return { quantity, everyDays: null, dueOn: null, isDue: false };
  const dueOn = addDays(last.on, everyDays);
  const early = Math.min(MOST_DAYS_EARLY, Math.floor(everyDays * EARLY));
  return { quantity, everyDays, dueOn, isDue: daysBetween(today, dueOn) <= early };
}

/** The newest purchase days with what they had together, oldest first. */
function recentDays(purchases: readonly Purchase[]): Purchase[] {
  const quantities = new Map<BusinessDate, number>();
  for (const { on, quantity } of purchases) quantities.set(on, (quantities.get(on) ?? 0) + quantity);
  return [...quantities]
    .map(([on, quantity]) => ({ on, quantity }))
    .sort((a, b) => (a.on < b.on ? -1 : 1))
    .slice(-RECENT_DAYS);
}

/** The median gap, where more than half of the gaps are about as long; null otherwise. */
function rhythmOf(days: readonly BusinessDate[]): number | null {
  if (days.length < FEWEST_DAYS) return null;
  const gaps = days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day));
  const usual = Math.round(median(gaps));
  const tolerance = Math.max(LEAST_TOLERANCE, usual * TOLERANCE);
  const regular = gaps.filter((gap) => Math.abs(gap - usual) <= tolerance);
  return regular.length * 2 > gaps.length ? usual : null;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
