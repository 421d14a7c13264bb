import { addDays, businessDate, type BusinessDate } from '@sjaj/domain';
import { saveRecords, type NewRecord } from '../../src/modules/finance/index.ts';
import { type Db, inTransaction } from '../../src/platform/database/db.ts';
import { aPerson } from './people.ts';
import { aCompanyWithAddress, type SeededShop } from './seeded-shop.ts';

/** A record as a test names it: what is left out is an invoice without a term. */
export const aRecord = (companyId: number, number: string, more: Partial<NewRecord> = {}): NewRecord => ({
  companyId,
  number,
  kind: 'invoice',
  docDate: '2026-01-10',
  bookingDate: more.docDate ?? '2026-01-10',
  dueOn: null,
  account: '2110',
  comment: '',
  owes: 0,
  claims: 0,
  settles: null,
  orderId: null,
  ...more,
});

/** Adds records; amounts in feninga. */
export const addRecords = (db: Db, records: readonly NewRecord[]): Promise<void> =>
  inTransaction(db, (tx) => saveRecords(tx, records));

/** A shop with two companies that have accounts. */
export interface Accounts {
  readonly seeded: SeededShop;
  /** Buyers of the seeded company and of another one, and a colleague of the first who sees no prices. */
  readonly buyer: string;
  readonly other: string;
  readonly blind: string;
  readonly otherCompany: number;
  readonly today: BusinessDate;
  /** The day so many days from today. */
  readonly day: (days: number) => BusinessDate;
  /** A GET with a query, as the answer comes. */
  readonly get: (path: string, ask?: { readonly token?: string; readonly language?: string }) => Promise<Got>;
}

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
  // oxlint-disable-next-line typescript/no-explicit-any -- as in http.ts: the contract has checked it already
  readonly json: () => any;
}

/** Companies K-1, with a limit of 500 KM, and K-2. */
export async function openAccounts(seeded: SeededShop): Promise<Accounts> {
  const { shop, companyId, buyer } = seeded;
  const { db } = shop;
  const otherCompany = await aCompanyWithAddress(seeded);
  const name = (id: number, external: string, limit: number) =>
    db
      .updateTable('company')
      .set({ external_company_id: external, credit_limit: limit })
      .where('id', '=', id)
      .execute();
  await name(companyId, 'K-1', 500_00);
  await name(otherCompany, 'K-2', 0);
  const today = businessDate(shop.now());
  return {
    seeded,
    buyer,
    other: await shop.loginAs(await aPerson(db, { companyId: otherCompany })),
    blind: await shop.loginAs(await aPerson(db, { companyId, canViewPrices: false })),
    otherCompany,
    today,
    day: (days) => addDays(today, days),
    get: async (path, { token = buyer, language = 'bs' } = {}) => {
      const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
      const answer = await shop.app.inject({ method: 'GET', url: `/api${path}`, headers });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        bytes: answer.rawPayload,
        json: () => answer.json(),
      };
    },
  };
}

/**
 * Fills the account of K-1 with a year of records, replacing what it had: an opening that is paid, an invoice 120 days overdue of which 30 of
 * 100 KM are paid, one 45 days overdue, one that falls due today; on that of K-2 an invoice that is not due.
 */
export async function fillAccounts({ seeded, otherCompany, day }: Accounts): Promise<void> {
  const { companyId, shop } = seeded;
  await shop.db.deleteFrom('finance_record').execute();
  await addRecords(shop.db, [
    aRecord(companyId, 'PS-1', { kind: 'opening', owes: 50_00, docDate: day(-300) }),
    aRecord(companyId, 'I-1', { kind: 'payment', claims: 50_00, docDate: day(-290), settles: 'PS-1' }),
    aRecord(companyId, 'F-1', { owes: 100_00, docDate: day(-150), dueOn: day(-120) }),
    aRecord(companyId, 'F-2', { owes: 40_00, docDate: day(-75), dueOn: day(-45) }),
    aRecord(companyId, 'I-2', { kind: 'payment', claims: 30_00, docDate: day(-40), settles: 'F-1' }),
    aRecord(companyId, 'F-3', { owes: 20_50, docDate: day(-30), dueOn: day(0) }),
    aRecord(otherCompany, 'F-1', { owes: 7_77, docDate: day(-10), dueOn: day(20) }),
  ]);
}
