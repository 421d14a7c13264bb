import { isBankAccount, jibCheckDigitFits, pdvBelongsTo } from '@sjaj/domain';
import { expect, it } from 'vitest';
import { assortment } from '../compose/assortment.ts';
import { companies } from '../trade/companies.ts';
import { figuresOf } from '../trade/order.ts';
import { ordersOf } from '../trade/orders.ts';
import { salesOf } from '../trade/sales.ts';
import { CUSTOMER_PASSWORD, demoLogins, STAFF_PASSWORD, STAFF_ROLES, users } from '../trade/users.ts';
import { Numbering } from './numbering.ts';
import { shopRows } from './shop.ts';
import { rowText, type Table } from './table.ts';

const today = new Date('2026-11-20T11:00:00Z');
const hashes = { customer: 'customer', staff: 'staff' };

const made = (): Table[] => shopRows(hashes, today).steps.flatMap(([, written]) => [...written]);

const tables = made();

const text = (written: readonly Table[]): string =>
  written.map(({ name, rows }) => `${name}\n${[...rows].map(rowText).join('')}`).join('');

const items = new Numbering().number(assortment().articles);
const sales = salesOf(assortment().articles);
const orders = ordersOf({ items, sales, now: today });

it('makes the same rows every time', () => {
  expect(text(made()) === text(tables)).toBe(true);
});

it('fills every column of every row', () => {
  for (const { name, columns, rows } of tables) {
    for (const row of rows) expect(row.length, name).toBe(columns.length);
  }
});

it('has at least 60 orders, in every status, none of them in the future', () => {
  expect(orders.length).toBeGreaterThanOrEqual(60);
  expect(new Set(orders.map((order) => order.status))).toEqual(new Set([-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  const latest = orders.flatMap((order) => order.events.map((event) => event.at.getTime()));
  expect(Math.max(...latest)).toBeLessThanOrEqual(today.getTime());
  expect(orders.filter((order) => order.lines.length === 0)).toEqual([]);
  expect(orders.filter((order) => order.events.at(-1)?.to !== order.status)).toEqual([]);
});

it('adds up every order to the feninga', () => {
  for (const order of orders) {
    const figures = figuresOf(order);
    const lines = figures.lineNets.reduce((sum, net) => sum + net, 0);
    expect(figures.net).toBe(figures.goodsNet - figures.discount + order.postageNet);
    expect(figures.total).toBe(figures.net + figures.vat);
    expect(lines).toBe(figures.goodsNet);
    expect(figures.lineDiscounts.reduce((sum, discount) => sum + discount, 0)).toBe(figures.discount);
  }
});

it('merges and splits without losing a line', () => {
  const linesOf = (list: typeof orders): number => list.reduce((sum, order) => sum + order.lines.length, 0);
  const sources = orders.filter((order) => order.status === 6);
  const target = orders.filter((order) => order.id === sources[0]?.mergedInto);
  expect(linesOf(target)).toBe(linesOf(sources));
  const source = orders.filter((order) => order.status === 7);
  expect(linesOf(orders.filter((order) => order.splitFrom === source[0]?.id))).toBe(linesOf(source));
});

it('runs promotions below the usual price, ending on different days, one of them over', () => {
  const byCode = new Map(assortment().articles.map((article) => [article.code, article]));
  for (const item of sales.flatMap((sale) => sale.items)) {
    expect(item.price).toBeLessThan(byCode.get(item.code)?.prices.vpc ?? 0);
  }
  expect(sales.filter((sale) => sale.items.length === 0)).toEqual([]);
  expect(new Set(sales.map((sale) => sale.toDay)).size).toBe(sales.length);
  expect(sales.some((sale) => sale.toDay < 0)).toBe(true);
});

it('invents companies with numbers that hold', () => {
  for (const { jib, pdv, account, title } of companies) {
    expect(jibCheckDigitFits(jib), title).toBe(true);
    expect(pdv === null || pdvBelongsTo(pdv, jib), title).toBe(true);
    expect(isBankAccount(account), title).toBe(true);
  }
  expect(new Set(companies.map((company) => company.jib)).size).toBe(companies.length);
  expect(companies.some((company) => company.pdv === null)).toBe(true);
});

it('shows a log-in for every kind of principal, with passwords that the rules allow', () => {
  const shown = users.filter((user) => demoLogins.some((login) => login.username === user.username));
  const roles = ['buyer', 'company_admin', 'private', ...STAFF_ROLES];
  expect(new Set(shown.map((user) => user.role))).toEqual(new Set(roles));
  expect(shown.some((user) => !user.seesPrices) && shown.some((user) => !user.isActive)).toBe(true);
  expect(shown.some((user) => user.orderLimit !== null)).toBe(true);
  expect(CUSTOMER_PASSWORD.length).toBeGreaterThanOrEqual(10);
  expect(STAFF_PASSWORD.length).toBeGreaterThanOrEqual(12);
  expect(new Set(users.map((user) => user.email)).size).toBe(users.length);
  expect(users.filter((user) => !user.email.endsWith('.test'))).toEqual([]);
});

it('never reserves more than is in stock', () => {
  const stock = tables.find((one) => one.name === 'stock_level');
  const rows = [...(stock?.rows ?? [])];
  expect(rows.length).toBe(items.length);
  expect(rows.filter((row) => Number(row[2]) > Number(row[1]))).toEqual([]);
});

it('has two applications for work that wait, each with its CV', () => {
  const rowsOf = (wanted: string): Record<string, unknown>[] =>
    tables
      .filter(({ name }) => name === wanted)
      .flatMap(({ columns, rows }) =>
        [...rows].map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place]]))),
      );
  const applications = rowsOf('job_application');
  const stored = new Set(rowsOf('stored_file').map(({ id }) => id));
  expect(stored.size).toBe(rowsOf('stored_file').length);
  expect(applications).toHaveLength(2);
  for (const { file_id: fileId } of applications) expect(stored).toContain(fileId);
});

const rowsOf = (name: string) => {
  const { columns, rows } = tables.find((one) => one.name === name) ?? { columns: [], rows: [] };
  return [...rows].map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
};

it('has the money of every order by card that was delivered, so that its bonus points stay', () => {
  const byCard = orders.filter(({ status, paymentTypeId }) => status === 5 && paymentTypeId === 2).map(({ id }) => id);
  const approved = rowsOf('payment_attempt').filter(({ state }) => state === 'approved');
  expect(byCard.length).toBeGreaterThan(0);
  expect(approved.map((attempt) => attempt['order_id'])).toEqual(expect.arrayContaining(byCard));
});

it('keeps of an order that is picked up the place of the shop, and of no other', () => {
  const places = new Set(rowsOf('pickup_place').map(({ street }) => street));
  const written = rowsOf('sales_order').map(({ delivery_method: method, delivery_address: address }) => ({
    method,
    isPlace: places.has((address as { json: { street: string } }).json.street),
  }));
  expect(written.filter(({ method }) => method === 'pickup').length).toBeGreaterThan(0);
  expect(written.filter(({ method, isPlace }) => isPlace !== (method === 'pickup'))).toEqual([]);
});

it('has a withdrawal that is answered and one that waits, each of a piece that was delivered', () => {
  const withdrawals = rowsOf('withdrawal');
  expect(withdrawals.map(({ outcome }) => outcome)).toEqual(['accepted', null]);
  const lines = new Map(rowsOf('sales_order_line').map((line) => [line['id'], line]));
  const delivered = new Set(orders.filter(({ status }) => status === 5).map(({ id }) => id));
  for (const { withdrawal_id: id, order_line_id: lineId } of rowsOf('withdrawal_line')) {
    const line = lines.get(lineId);
    const withdrawal = withdrawals.find((one) => one['id'] === id);
    expect(withdrawal?.['order_id']).toBe(line?.['order_id']);
    expect(withdrawal?.['goods']).toContain(line?.['code']);
    expect(delivered).toContain(line?.['order_id']);
  }
  expect(new Set(rowsOf('consent').map(({ source }) => source))).toEqual(
    new Set(['registration', 'banner', 'profile']),
  );
});
