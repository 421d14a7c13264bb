import { finance, type FinanceRecord } from '@sjaj/contract';
import { addDays } from '@sjaj/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Accounts, aRecord, addRecords, fillAccounts, openAccounts } from '../../../test/builders/finance.ts';
import { seedShop, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let accounts: Accounts;
let seeded: SeededShop;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop({ stopsClock: true }));
  accounts = await openAccounts(seeded);
});
afterAll(() => seeded.shop.close());

const DAY_MS = 86_400_000;
const feningaOf = (km: number): number => Math.round(km * 100);

/** All records of the account from the oldest on, read page by page. */
async function wholeAccount(): Promise<FinanceRecord[]> {
  const all: FinanceRecord[] = [];
  for (let page = 1; ; page += 1) {
    const answer = (await accounts.get(`/finance/get-finances?pageSize=5&isSortAscending=true&page=${page}`)).json();
    all.push(...answer.data);
    if (page >= answer.pagedResult.totalPages) return all;
  }
}

const bookings = fc.array(
  fc.record({ amount: fc.integer({ min: -90_000, max: 90_000 }).filter((one) => one !== 0), day: fc.nat(400) }),
  { minLength: 1, maxLength: 14 },
);

it('the balance of each record is the sum of all bookings up to it, and the last one is the current debt', async () => {
  await fc.assert(
    fc.asyncProperty(bookings, async (drawn) => {
      await seeded.shop.db.deleteFrom('finance_record').execute();
      await addRecords(
        seeded.shop.db,
        drawn.map(({ amount, day }, index) =>
          aRecord(seeded.companyId, `N-${index}`, {
            owes: Math.max(0, amount),
            claims: Math.max(0, -amount),
            docDate: addDays(accounts.today, -day),
          }),
        ),
      );
      const records = await wholeAccount();
      expect(records).toHaveLength(drawn.length);
      let balance = 0;
      for (const { owes, claims, saldo } of records) {
        balance += feningaOf(owes) - feningaOf(claims);
        expect(feningaOf(saldo)).toBe(balance);
      }
      const { data } = await seeded.shop.call(finance.info, { token: seeded.buyer });
      expect(feningaOf(data.currentDebt)).toBe(balance);
      const { notDue, days30, days60, days90, over90 } = data.ageing;
      const open = [notDue, days30, days60, days90, over90].reduce((sum, km) => sum + feningaOf(km), 0);
      expect(open).toBe(Math.max(0, balance));
    }),
    { seed: 20_261_122, numRuns: 12 },
  );
});

it('what is due today is overdue tomorrow, and moves on from one age to the next', async () => {
  await fillAccounts(accounts);
  const agesIn = async (days: number) => {
    seeded.shop.wait(days * DAY_MS);
    // A session ends while the clock moves on.
    const userId = await seeded.shop.db.selectFrom('session').select('user_id').executeTakeFirstOrThrow();
    const token = await seeded.shop.loginAs(userId.user_id);
    return (await seeded.shop.call(finance.info, { token })).data;
  };
  expect((await agesIn(0)).ageing).toMatchObject({ notDue: 20.5, days30: 0, days60: 40, over90: 70 });
  expect(await agesIn(1)).toMatchObject({
    debtOutsideCurrency: 130.5,
    ageing: { notDue: 0, days30: 20.5, days60: 40 },
  });
  expect((await agesIn(30)).ageing).toMatchObject({ days30: 0, days60: 20.5, days90: 40, over90: 70 });
});
