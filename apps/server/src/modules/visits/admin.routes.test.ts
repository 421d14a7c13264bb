import { adminAuditLog, adminVisits } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, bind } from '../../../test/builders/people.ts';
import { aCompanyWithAddress, seedShop, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let representative: string;
let colleague: string;
let foreign: number;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { shop, companyId } = seeded;
  foreign = await aCompanyWithAddress(seeded);
  const assigned = async (companies: readonly number[]): Promise<string> => {
    const userId = await aPerson(shop.db, { role: 'sales_representative' });
    for (const id of companies) await bind(shop.db, userId, id);
    return shop.loginAs(userId);
  };
  representative = await assigned([companyId]);
  colleague = await assigned([companyId, foreign]);
});
afterAll(() => seeded.shop.close());

const today = () => businessDate(seeded.shop.now());
const aVisit = (more: object = {}) => ({
  visitedOn: today(),
  person: 'Ivo Ivić',
  summary: 'Traže ponudu za mašinu.',
  nextStep: 'Donijeti ponudu',
  nextOn: addDays(today(), 7),
  ...more,
});
const add = (token: string, id: number, more: object = {}) =>
  seeded.shop.call(adminVisits.create, { token, params: { id }, body: aVisit(more), key: `v-${Math.random()}` });
const planned = async (token: string) => (await seeded.shop.call(adminVisits.planned, { token })).data;

it('a visit of a representative is read by colleagues who reach the company, and changed by its author only', async () => {
  const { shop, companyId } = seeded;
  const { status, data } = await add(representative, companyId);
  expect({ status, data }).toMatchObject({ status: 200, data: { person: 'Ivo Ivić', mayChange: true } });
  const list = await shop.call(adminVisits.ofCompany, { token: colleague, params: { id: companyId } });
  expect(list.data).toMatchObject([{ id: data.id, summary: 'Traže ponudu za mašinu.', mayChange: false }]);
  const change = { params: { id: data.id }, body: { ...aVisit({ summary: 'Kupuju.' }), version: 1 } };
  expect((await shop.call(adminVisits.update, { ...change, token: colleague })).status).toBe(404);
  expect((await shop.call(adminVisits.remove, { params: change.params, token: colleague })).status).toBe(404);
  const saved = await shop.call(adminVisits.update, { ...change, token: representative });
  expect(saved).toMatchObject({ status: 200, data: { summary: 'Kupuju.', version: 2 } });
  const again = await shop.call(adminVisits.update, { ...change, token: representative });
  expect(again).toMatchObject({ status: 409, code: 'records.changed_meanwhile' });
  const entries = await shop.call(adminAuditLog.list, {
    token: seeded.administrator,
    body: { entities: ['company'], entityId: companyId },
  });
  expect(entries.data).toMatchObject([{ deed: 'visit' }, { deed: 'visit' }]);
});

it('404 for visits to a company that the representative is not assigned to', async () => {
  const { shop } = seeded;
  const { data } = await add(colleague, foreign);
  expect((await add(representative, foreign)).status).toBe(404);
  expect((await shop.call(adminVisits.ofCompany, { token: representative, params: { id: foreign } })).status).toBe(404);
  expect((await shop.call(adminVisits.remove, { token: representative, params: { id: data.id } })).status).toBe(404);
});

it('plans what the last visit of each company says, for the companies in reach, the earliest first', async () => {
  const { companyId, administrator } = seeded;
  await add(representative, companyId, { nextOn: addDays(today(), 3), nextStep: 'Probna mašina' });
  await add(colleague, foreign, { nextOn: addDays(today(), 1), nextStep: 'Ugovor' });
  expect(await planned(representative)).toMatchObject([{ companyId, nextStep: 'Probna mašina' }]);
  expect(await planned(administrator)).toMatchObject([{ companyId: foreign }, { companyId }]);
  await add(colleague, foreign, { nextOn: null });
  expect(await planned(colleague)).toMatchObject([{ companyId }]);
});

it.each([
  ['visitedOn', { visitedOn: '2199-01-01', nextOn: null }],
  ['nextOn', { nextOn: '2001-01-01' }],
  ['summary', { summary: ' ' }],
])('400 at the field %s that cannot be', async (field, more) => {
  const { status, errors } = await add(representative, seeded.companyId, more);
  expect({ status, errors }).toMatchObject({ status: 400, errors: [{ field }] });
});
