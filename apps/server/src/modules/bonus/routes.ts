import type { bonus } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { type Customer, seesPrices } from '../../kernel/actor.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { pagedRows } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { ordersSeenBy } from '../orders/index.ts';
import { balanceOf, type BonusOwner, entryPage } from './store/ledger.ts';
import { ruleRows } from './store/records.ts';
import { entryView, ruleView } from './views.ts';

/** The account of the caller. 403 without the right to see prices: points tell what was paid. */
function accountOf(actor: Customer): BonusOwner {
  if (!seesPrices(actor)) throw new Problem('bonus.hidden', 403);
  const { companyId, userId } = actor;
  return { companyId, userId: companyId === null ? userId : null };
}

/** The rules of the bonus programme, and the caller's points. */
export const bonusHandlers = (db: Db): Handlers<typeof bonus> => ({
  rules: async ({ language, now }) => {
    const today = businessDate(now);
    const rules = await ruleRows(db);
    return rules
      .filter(({ form }) => form.endsOn === null || form.endsOn >= today)
      .map((rule) => ruleView(rule, language));
  },
  account: async ({ actor }) => ({ balance: await balanceOf(db, accountOf(actor)) }),
  entries: async ({ actor, body }) => {
    const owner = accountOf(actor);
    return pagedRows(await entryPage(db, { owner, orders: ordersSeenBy(actor), ...body }), body, entryView);
  },
});
