import { adminReports, adminRevenue, type Route } from '@sjaj/contract';
import { addDays, businessDate, formatDate } from '@sjaj/domain';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noonDaysAgo } from '../../../test/builders/days.ts';
import { aPerson } from '../../../test/builders/people.ts';
import { type SeededRevenue, withRevenue } from '../../../test/builders/revenue.ts';
import { aCompanyWithAddress, addToCart, anOrder, seedShop, placeOrder } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededRevenue;

beforeAll(async () => {
  seeded = await withRevenue(await seedShop(await openTestShop({ stopsClock: true })));
  const { shop, soap, mop, otherBuyer, companyId, otherCompanyId } = seeded;
  for (let made = 0; made < 3; made += 1) {
    await addToCart(seeded, otherBuyer, soap, 1);
    await addToCart(seeded, otherBuyer, mop, 1);
    expect((await placeOrder(seeded, otherBuyer)).status).toBe(200);
  }
  const regular = await aCompanyWithAddress(seeded);
  const person = await shop.loginAs(await aPerson(shop.db, { companyId: regular }));
  for (const daysAgo of [120, 110, 100, 90, 80]) {
    const id = await anOrder(seeded, soap, 1, person);
    await shop.db
      .updateTable('sales_order')
      .set({ placed_at: noonDaysAgo(shop.now(), daysAgo) })
      .where('id', '=', id)
      .execute();
  }
  // Somebody without a company, who counts as a private customer.
  const own = await anOrder(seeded, soap, 4);
  await shop.db.updateTable('sales_order').set({ company_id: null }).where('id', '=', own).execute();
  await shop.db
    .insertInto('search_log')
    .values(
      [1, 9].map((days) => ({
        query: days === 1 ? '=bukva' : 'hrast',
        language: 'bs',
        at: noonDaysAgo(shop.now(), days),
        hits: 0,
        searches: days,
      })),
    )
    .execute();
  const record = (company: number, account: string, days: number, owes: number) => {
    const day = addDays(today(), -days);
    const due = { doc_date: day, booking_date: day, payment_term: day, company_id: company };
    return { ...due, account, account_number: account, owes, open_amount: owes };
  };
  await shop.db
    .insertInto('finance_record')
    .values([record(otherCompanyId, 'D-1', 10, 1_234_567_89), record(companyId, 'D-2', -5, 9_00)])
    .execute();
});
afterAll(() => seeded.shop.close());

const today = () => businessDate(seeded.shop.now());
const lastDays = (days: number) => ({ from: addDays(today(), 1 - days), to: today() });

const list = async (route: Route, body: object) =>
  (await seeded.shop.call(route, { token: seeded.administrator, body })).data;

async function download(route: Route, body: object, language = 'bs') {
  return seeded.shop.app.inject({
    method: 'POST',
    url: `/api${route.path}`,
    headers: { authorization: `Bearer ${seeded.administrator}`, 'accept-language': language },
    payload: body,
  });
}

const csv = async (route: Route, body: object, language?: string): Promise<string[][]> =>
  parse((await download(route, { ...body, sheet: 'csv' }, language)).body, { delimiter: ';', bom: true });

/** `1234,50` and `-5`, as numbers. */
const number = (cell: string | undefined): number | null => (cell ? Number(cell.replace(',', '.')) : null);

describe('the revenue file', () => {
  it.each(['day', 'month', 'category', 'brand', 'article', 'company', 'representative'])(
    'by %s has the figures of the list with the same filters, days and comparison',
    async (by) => {
      const { otherCompanyId, companyId } = seeded;
      for (const more of [
        {},
        { companyIds: [otherCompanyId, companyId], compareWith: 'year', sortBy: 'revenue', isSortAscending: true },
      ]) {
        const ask = { ...lastDays(2), by, ...more };
        const rows = await list(adminRevenue.revenue, ask);
        expect(rows.length).toBeGreaterThan(0);
        const [, ...lines] = await csv(adminRevenue.revenueFile, ask);
        const figures = lines.map((cells) => cells.slice(-7).map(number));
        expect(figures).toEqual(
          rows.map((row: Record<string, unknown>) => [
            row['revenue'],
            row['previous'],
            row['change'],
            row['orders'],
            row['quantity'],
            row['margin'],
            row['marginPercent'],
          ]),
        );
      }
    },
  );

  it('calls rows without a record as the list does, and writes months and days as days', async () => {
    const firstCell = async (by: string, language?: string) =>
      (await csv(adminRevenue.revenueFile, { ...lastDays(1), by }, language)).slice(1).map(([title]) => title);
    expect(await firstCell('company')).toContain('Fizička lica');
    expect(await firstCell('company', 'sr-Cyrl')).toContain('Физичка лица');
    expect(await firstCell('representative', 'en')).toContain('Without a representative');
    expect(await firstCell('category', 'hr')).toEqual(['Bez kategorije']);
    const [year, month] = today().split('-');
    expect(await firstCell('month')).toEqual([`${month}/${year}`]);
    expect(await firstCell('day')).toEqual([today()]);
    const { rawPayload } = await download(adminRevenue.revenueFile, { ...lastDays(1), by: 'day', sheet: 'xlsx' });
    const [sheet] = await readSheets(rawPayload);
    expect(sheet?.data[1]?.[0]).toEqual(new Date(`${today()}T00:00:00Z`));
  });

  it('says in the headings which days it compares, in the language of the reader', async () => {
    const plain = (cells: readonly string[] | undefined) => cells?.map((cell) => cell.replaceAll('\u00a0', ' '));
    const span = (from: string, to: string, language: 'bs' | 'en' | 'srCyrl') =>
      `(${formatDate(from, language)} – ${formatDate(to, language)})`.replaceAll('\u00a0', ' ');
    const ask = { ...lastDays(2), by: 'brand' };
    const [before, yesterday] = [addDays(today(), -3), addDays(today(), -2)];
    const [heading] = await csv(adminRevenue.revenueFile, ask);
    expect(plain(heading)).toEqual([
      'Brend',
      `Promet ${span(ask.from, ask.to, 'bs')}`,
      `Uporedni period ${span(before, yesterday, 'bs')}`,
      'Promjena, %',
      'Narudžbe',
      'Komada',
      'Marža',
      'Marža, %',
    ]);
    expect(plain((await csv(adminRevenue.revenueFile, ask, 'en'))[0])?.[1]).toBe(
      `Revenue ${span(ask.from, ask.to, 'en')}`,
    );
    expect(plain((await csv(adminRevenue.revenueFile, ask, 'sr-Cyrl'))[0])?.[1]).toBe(
      `Промет ${span(ask.from, ask.to, 'srCyrl')}`,
    );
  });

  it('400 for more rows than a file takes, where it would end early', { tags: 'full' }, async () => {
    await sql`insert into revenue_by_article (day, article_id, quantity, revenue, cost, costed_revenue)
      select '2020-01-01', 1000000 + n, 1, 100, 0, 0 from generate_series(1, 50001) n`.execute(seeded.shop.db);
    const body = { from: '2020-01-01', to: '2020-01-01', by: 'article', sheet: 'csv' };
    const answer = await seeded.shop.call(adminRevenue.revenueFile, { token: seeded.administrator, body });
    expect(answer).toMatchObject({ status: 400, code: 'lists.too_many_for_file' });
  });
});

it.each([
  {
    name: 'pairs',
    route: adminReports.pairs,
    file: adminReports.pairsFile,
    hasPeriod: true,
    fields: ['orders', 'articleOrders', 'share', 'lift'],
  },
  {
    name: 'lost searches',
    route: adminReports.lostSearches,
    file: adminReports.lostSearchesFile,
    hasPeriod: true,
    fields: ['searches', 'previous'],
  },
  {
    name: 'lapsed customers',
    route: adminReports.lapsedCustomers,
    file: adminReports.lapsedCustomersFile,
    hasPeriod: false,
    fields: ['days', 'usualGap', 'missed', 'yearRevenue'],
  },
  {
    name: 'debts',
    route: adminReports.debts,
    file: adminReports.debtsFile,
    hasPeriod: false,
    fields: ['debt', 'notDue', 'days30', 'days60', 'days90', 'over90', 'creditLimit'],
  },
])('the file of $name has the figures of its list', async ({ route, file, hasPeriod, fields }) => {
  const ask = hasPeriod ? lastDays(30) : {};
  const rows: readonly Record<string, unknown>[] = await list(route, ask);
  expect(rows.length).toBeGreaterThan(0);
  const figures = rows.map((row) => fields.map((field) => row[field]));
  const [, ...lines] = await csv(file, ask);
  const start = lines[0]?.findIndex((cell) => number(cell) === figures[0]?.[0]) ?? -1;
  expect(lines.map((cells) => cells.slice(start, start + fields.length).map(number))).toEqual(figures);
  const { rawPayload } = await download(file, { ...ask, sheet: 'xlsx' });
  const [sheet] = await readSheets(rawPayload);
  expect(sheet?.data.slice(1).map((cells) => cells.slice(start, start + fields.length))).toEqual(figures);
});

it('dead stock has the figures of its list, and a searched formula stays a text', async () => {
  const { shop, soap } = seeded;
  await sql`delete from revenue_by_article where article_id = ${soap}`.execute(shop.db);
  await shop.db
    .updateTable('article')
    .set({ created_at: noonDaysAgo(shop.now(), 200) })
    .where('id', '=', soap)
    .execute();
  const [row] = await list(adminReports.deadStock, { view: 'days180' });
  const [, cells = []] = await csv(adminReports.deadStockFile, { view: 'days180' });
  expect([cells[0], ...[3, 4, 5, 7].map((place) => number(cells[place]))]).toEqual([
    row.code,
    row.available,
    row.value,
    row.priceValue,
    row.days,
  ]);
  const searches = await csv(adminReports.lostSearchesFile, lastDays(30));
  expect(searches.map(([text]) => text)).toContain("'=bukva");
});
