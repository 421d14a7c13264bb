import { contract, isWithinOwnCompanies, type Route } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Kind, ownedBy, type Owner } from './builders/owned.ts';
import { aPerson, bind } from './builders/people.ts';
import { aCompanyWithAddress, seedShop, someArticle, type SeededShop } from './builders/seeded-shop.ts';
import { openTestShop, type CallInput, type Reply } from './http.ts';

/**
 * Every call of the back office that a sales representative may make, with two companies: of the own one it tells, of the other
 * one nothing: it is not told from one that does not exist. An administrator, who sees both, proves that it is there.
 */
const MISSING = 2_000_000_000;
const FOREIGN = 'Tuđinac';

type Named = Kind | 'company';

/** Calls that name something of a company, by what it is. */
const OF_COMPANIES: Readonly<Record<string, { readonly kind: Named; readonly more?: CallInput }>> = {
  'adminOrders.one': { kind: 'order' },
  'adminPayments.ofOrder': { kind: 'order' },
  'orderPapers.list': { kind: 'order' },
  'adminComplaints.one': { kind: 'complaint' },
  'adminComplaints.answer': { kind: 'complaint', more: { body: { text: 'Odgovor', version: 1 } } },
  'adminComplaints.addNote': { kind: 'complaint', more: { body: { text: 'Bilješka' } } },
  'adminComplaints.assign': { kind: 'complaint', more: { body: { assigneeId: null, version: 1 } } },
  'adminQuestions.answer': { kind: 'question', more: { body: { outcome: 'closed' } } },
  'adminMachines.one': { kind: 'machine' },
  'adminCompanies.one': { kind: 'company' },
  'adminCompanies.openShop': { kind: 'company', more: { body: { mode: 'view' } } },
  'adminVisits.ofCompany': { kind: 'company' },
  'adminVisits.create': { kind: 'company', more: { body: { visitedOn: '2026-01-15', summary: 'Dogovor' } } },

  'adminCompanyAddresses.list': { kind: 'company' },
  'adminAgreements.discounts': { kind: 'company' },
  'adminAgreements.priceLists': { kind: 'company' },
  'adminAgreements.contractPriceFile': { kind: 'company' },
  'adminAgreements.contractPrices': { kind: 'company', more: { body: {} } },
  'adminAgreements.checkPrice': { kind: 'company', more: { body: { code: 'OC-1', quantity: 1 } } },
  'adminFinance.info': { kind: 'company' },
  'adminFinance.records': { kind: 'company' },
  'adminFinance.document': { kind: 'financeRecord' },
};

/** Lists and figures that tell of companies, with a question that finds those of both. */
const LISTS: Readonly<Record<string, CallInput>> = {
  'adminStart.start': {},
  'adminStart.waiting': {},
  'adminOrders.list': { body: {} },
  'adminOrders.counts': {},
  'adminComplaints.list': { body: { pageSize: 100 } },
  'adminComplaints.counts': {},
  'adminQuestions.list': { body: {} },
  'adminMachines.list': { body: { view: 'all' } },
  'adminMachines.counts': {},
  'adminCompanies.list': { body: {} },
  'adminFinance.debtors': { body: {} },
  'adminFinance.totals': {},
  'staffSearch.search': { body: { text: 'Tuđinac' } },
};

/** What tells of no customer: goods, places, what was searched for and the texts that staff answer with. Stock has a test of its own below. */
const SHARED =
  /^(adminReports\.(deadStock|lostSearches)|adminArticles|adminDatasheets|adminCategories|adminBrands|adminAttributes|adminTags|adminMeasurementUnits|adminStock|adminExpressPosts|adminCountries|adminTowns|adminInterestAreas|adminAnswerTemplates|adminComplaints\.assignees)/;
/** Reports have tests in their module, which makes the orders that they count. Files: the calls beside them find the order, the list and the account in the same way. What one has written oneself: see its module. */
const ELSEWHERE =
  /^(adminRevenue\.choices|orderPapers\.one|orderSheets\.(customer|staff)|adminFinance\.statement|adminVisits\.(planned|update|remove)|adminNotes\..*|adminList(Files|Views)\..*|adminRevenue\.revenue\w*|adminReports\.(pairs|lapsedCustomers|debt)\w*)$/;

const calls = Object.entries(contract).flatMap(([group, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]) => ({ name: `${group}.${name}`, route })),
);
const routeOf = (name: string): Route => {
  const found = calls.find((one) => one.name === name);
  if (!found) throw new Error(`no call ${name}`);
  return found.route;
};

let seeded: SeededShop;
let own: Owner;
let foreign: Owner;
let representative: string;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { shop, companyId } = seeded;
  const { db } = shop;
  const other = await aCompanyWithAddress(seeded);
  await db.updateTable('company').set({ title: FOREIGN }).where('id', '=', other).execute();
  const ownerOf = async (company: number): Promise<Owner> => {
    const userId = await aPerson(db, { companyId: company });
    return { userId, companyId: company, token: await shop.loginAs(userId) };
  };
  own = await ownerOf(companyId);
  foreign = await ownerOf(other);
  const userId = await aPerson(db, { role: 'sales_representative' });
  await bind(db, userId, companyId);
  representative = await shop.loginAs(userId);
  await someArticle(seeded, 'OC-1');
});
afterAll(() => seeded.shop.close());

async function idOf(owner: Owner, kind: Named): Promise<number> {
  if (kind === 'company') return owner.companyId ?? 0;
  const id = await ownedBy(seeded, owner, kind);
  // One without a number is counted by the lists.
  if (kind === 'machine')
    await seeded.shop.db.updateTable('machine').set({ serial_number: null }).where('id', '=', id).execute();
  return id;
}

const outcomeOf = ({ status, code, message, errors, data }: Reply) => ({ status, code, message, errors, data });

it('knows of every call that is open to representatives whether it tells of companies', () => {
  const open = calls.filter(({ route }) => isWithinOwnCompanies(route)).map(({ name }) => name);
  const unknown = open.filter(
    (name) => !(name in OF_COMPANIES) && !(name in LISTS) && !SHARED.test(name) && !ELSEWHERE.test(name),
  );
  expect(unknown).toEqual([]);
  const closed = [...Object.keys(OF_COMPANIES), ...Object.keys(LISTS)].filter((name) => !open.includes(name));
  expect(closed).toEqual([]);
});

describe.each(Object.entries(OF_COMPANIES))('%s', (name, { kind, more = {} }) => {
  const send = async (id: number, token: string): Promise<Reply> =>
    seeded.shop.call(routeOf(name), { ...more, params: { id, format: 'csv' }, token });

  it('tells a representative the same of another company’s as of nobody’s', async () => {
    const missing = outcomeOf(await send(MISSING, representative));
    expect(missing.status).toBe(404);
    expect(outcomeOf(await send(await idOf(foreign, kind), representative))).toEqual(missing);
  });

  it('finds the record of an assigned company, as an administrator finds both', async () => {
    expect(outcomeOf(await send(await idOf(own, kind), representative)).status).not.toBe(403);
    const missing = outcomeOf(await send(MISSING, representative));
    expect(outcomeOf(await send(await idOf(own, kind), representative))).not.toEqual(missing);
    expect(outcomeOf(await send(await idOf(foreign, kind), seeded.administrator))).not.toEqual(missing);
  });
});

describe.each(Object.entries(LISTS))('%s', (name, input) => {
  it('tells a representative nothing of another company', async () => {
    const { shop } = seeded;
    const ask = async (token: string): Promise<string> => {
      const { status, data } = await shop.call(routeOf(name), { ...input, token });
      expect(status).toBe(200);
      return JSON.stringify(data);
    };
    const kinds = ['order', 'complaint', 'question', 'machine', 'financeRecord'] as const;
    for (const kind of kinds) await idOf(own, kind);
    const before = await ask(representative);
    const seen = await ask(seeded.administrator);
    for (const kind of kinds) await idOf(foreign, kind);
    expect(await ask(representative)).toBe(before);
    expect(before).not.toContain(FOREIGN);
    expect(await ask(seeded.administrator)).not.toBe(seen);
  });
});

it('offers a representative only the own companies to narrow a report by', async () => {
  const ask = async (token: string) =>
    JSON.stringify((await seeded.shop.call(contract.adminRevenue.choices, { token })).data);
  expect(await ask(seeded.administrator)).toContain(FOREIGN);
  expect(await ask(representative)).not.toContain(FOREIGN);
});

it('names the order of another company neither in what waits for an article nor in its movements', async () => {
  const { shop, administrator } = seeded;
  const orderId = await ownedBy(seeded, foreign, 'order');
  await shop.db
    .updateTable('sales_order')
    .set({ status: -1, hold_reason: 'stock' })
    .where('id', '=', orderId)
    .execute();
  const { id } = await shop.db
    .updateTable('sales_order_line')
    .set({ reserved: 0 })
    .where('order_id', '=', orderId)
    .returning('article_id as id')
    .executeTakeFirstOrThrow();
  const ask = async (token: string) => ({
    waiting: (await shop.call(contract.adminStock.one, { token, params: { id } })).data.waiting,
    movements: (await shop.call(contract.adminStock.movements, { token, params: { id }, body: {} })).data,
  });
  const seen = await ask(administrator);
  expect(seen.waiting).toMatchObject([{ orderId, customer: FOREIGN }]);
  expect(seen.movements).toMatchObject([{ order: { id: orderId } }]);
  const limited = await ask(representative);
  expect(limited.waiting).toEqual([]);
  expect(limited.movements).toMatchObject([{ order: null, by: null }]);
});
