import type { adminBonus, AdminBonusAccount, adminBonusRules } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import type { Handlers } from '../../kernel/handlers.ts';
import { sortable } from '../../kernel/paginate-in-memory.ts';
import { recordListHandlers } from '../../kernel/record-lists.ts';
import type { Db } from '../../platform/database/db.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { settlePoints } from './service.ts';
import { balanceOf, type BonusOwner, entryPage, EVERY_ORDER, hasAccount } from './store/ledger.ts';
import { ruleRecords, ruleRows } from './store/records.ts';
import { adminRuleView, entryView } from './views.ts';

const HUNDREDTHS = 100;

/** Staff keep the rules of the bonus programme. */
export const adminBonusRuleHandlers = (db: Db): Handlers<typeof adminBonusRules> =>
  recordListHandlers({
    db,
    definition: ruleRecords,
    views: async ({ language }, id) => (await ruleRows(db, id)).map((row) => adminRuleView(row, language)),
    isIn: ({ endsOn }, { view }, now) =>
      view === 'all' || (endsOn !== null && endsOn < businessDate(now)) === (view === 'ended'),
    text: ({ name }) => name,
    columns: {
      startsOn: ({ startsOn }) => startsOn,
      endsOn: ({ endsOn }) => endsOn ?? '9999',
      pointsPerKm: ({ pointsPerKm }) => sortable(Math.round(pointsPerKm * HUNDREDTHS)),
    },
  });

const LAST_ENTRIES = 12;

/** Staff read the points of a customer, and settle them. */
export const adminBonusHandlers = (db: Db): Handlers<typeof adminBonus> => {
  const read = async (owner: BonusOwner): Promise<AdminBonusAccount> => {
    if (!(await hasAccount(db, owner))) throw new Problem('records.not_found', 404);
    const query = { owner, orders: EVERY_ORDER, page: 1, pageSize: LAST_ENTRIES };
    const [balance, { rows }] = await Promise.all([balanceOf(db, owner), entryPage(db, query)]);
    return { balance, entries: rows.map(entryView) };
  };
  return {
    account: ({ params }) => read(ownerOf(params)),
    settle: async ({ actor, params, body, idempotency, now }) => {
      const owner = ownerOf(params);
      await settlePoints(db, actor, { ...body, owner, idempotency, now });
      return new WithMessage(await read(owner), 'records.saved');
    },
  };
};

const ownerOf = ({ owner, id }: { readonly owner: 'companies' | 'users'; readonly id: number }): BonusOwner =>
  owner === 'companies' ? { companyId: id, userId: null } : { companyId: null, userId: id };
