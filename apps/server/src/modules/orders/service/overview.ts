import type { OrdersOverview } from '@sjaj/contract';
import { businessDate, feninga, type Language, startOfDay, toKm } from '@sjaj/domain';
import { type Customer, seesPrices } from '../../../kernel/actor.ts';
import { localised } from '../../../kernel/localised.ts';
import type { Db } from '../../../platform/database/db.ts';
import { largestAndRest, lastMonths, yearSpans } from '../rules/overview.ts';
import * as store from '../store/overview.ts';
import { seenBy } from '../store/scope.ts';

const MOST_CATEGORIES = 6;

interface OverviewContext {
  readonly actor: Customer;
  readonly language: Language;
  readonly now: Date;
}

/** What waits among the orders that the customer may see, and what they come to. */
export async function ordersOverview(db: Db, context: OverviewContext): Promise<OrdersOverview> {
  const { actor } = context;
  const [counts, spending] = await Promise.all([
    store.counts(db, seenBy(actor)),
    seesPrices(actor) ? spendingOf(db, context) : null,
  ]);
  return { counts, spending };
}

async function spendingOf(db: Db, { actor, language, now }: OverviewContext): Promise<OrdersOverview['spending']> {
  const today = businessDate(now);
  const months = lastMonths(today);
  const years = yearSpans(today);
  const between = (from: string, before: string) => ({
    scope: seenBy(actor),
    isRetail: actor.companyId === null,
    from: startOfDay(from),
    before: startOfDay(before),
  });
  const lastYear = between(`${months[0]}-01`, years.thisYear.before);
  const [byMonth, categories, thisYear, before] = await Promise.all([
    store.byMonth(db, lastYear),
    store.byCategory(db, lastYear),
    store.total(db, between(years.thisYear.from, years.thisYear.before)),
    store.total(db, between(years.lastYear.from, years.lastYear.before)),
  ]);
  const { largest, rest } = largestAndRest(categories, MOST_CATEGORIES);
  const km = (amount: number): number => toKm(feninga(amount));
  return {
    months: months.map((month) => ({ month, amount: km(byMonth.get(month) ?? 0) })),
    categories: [
      ...largest.map(({ id, title, amount }) => ({
        id,
        title: title === null ? null : localised(title, language),
        amount: km(amount),
      })),
      ...(rest > 0 ? [{ id: null, title: null, amount: km(rest) }] : []),
    ],
    thisYear: km(thisYear),
    lastYear: km(before),
  };
}
