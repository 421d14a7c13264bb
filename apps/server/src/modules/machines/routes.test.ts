import { adminMachines, complaints, machines, systemMessages } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import {
  aCompanyWithAddress,
  anOrder,
  moveOrder,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { remindOfMachines } from './service/remind.ts';

let seeded: SeededShop;
let otherCompany: number;
let otherBuyer: string;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  otherCompany = await aCompanyWithAddress(seeded);
  otherBuyer = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { companyId: otherCompany }));
});
afterAll(() => seeded.shop.close());

async function aMachineArticle(code: string, warrantyMonths: number | null = 24): Promise<number> {
  const id = await someArticle(seeded, code);
  await seeded.shop.db
    .updateTable('article')
    .set({ article_type: 'machine', warranty_months: warrantyMonths })
    .where('id', '=', id)
    .execute();
  return id;
}

const form = (articleCode: string, more: object = {}) => ({
  companyId: seeded.companyId,
  articleCode,
  serialNumber: null,
  state: 'in_use',
  boughtOn: null,
  deliveredOn: null,
  warrantyUntil: null,
  lastServiceOn: null,
  nextServiceOn: null,
  place: '',
  note: '',
  ...more,
});
const add = (articleCode: string, more: object = {}) =>
  seeded.shop.call(adminMachines.create, { token: seeded.administrator, body: form(articleCode, more) });
const listed = async (token: string, body: object = {}) =>
  (await seeded.shop.call(machines.list, { token, body: { pageSize: 100, ...body } })).data as {
    id: number;
    serialNumber: string | null;
  }[];
const today = () => businessDate(seeded.shop.now());

describe('machines of a delivered order', () => {
  it('come to the company, one for each piece, with their warranty; once', async () => {
    const machineId = await aMachineArticle('STROJ-1');
    const orderId = await anOrder(seeded, machineId, 2);
    for (const status of [2, 4, 5]) await moveOrder(seeded, seeded.administrator, { id: orderId, status });
    const ofOrder = async () => (await listed(seeded.buyer)).length;
    await expect.poll(ofOrder).toBe(2);
    const [first] = await listed(seeded.buyer, { quickSearch: 'stroj-1' });
    const { data } = await seeded.shop.call(machines.one, { token: seeded.buyer, params: { id: first?.id ?? 0 } });
    expect(data).toMatchObject({
      serialNumber: null,
      article: { code: 'STROJ-1' },
      deliveredOn: today(),
      warranty: 'covered',
      warrantyMonths: 24,
      order: { id: orderId },
    });
    const missing = await seeded.shop.call(adminMachines.list, {
      token: seeded.administrator,
      body: { view: 'no_serial', companyIds: [seeded.companyId] },
    });
    expect(missing.data).toHaveLength(2);
  });

  it('are none where the article is no machine', async () => {
    const before = (await listed(seeded.buyer)).length;
    const orderId = await anOrder(seeded, await someArticle(seeded, 'KRPA-1'), 2);
    for (const status of [2, 4, 5]) await moveOrder(seeded, seeded.administrator, { id: orderId, status });
    // The next machine comes by the same events, so those of the cloths have been handled when it is there.
    const machineOrder = await anOrder(seeded, await aMachineArticle('STROJ-2'), 1);
    for (const status of [2, 4, 5]) await moveOrder(seeded, seeded.administrator, { id: machineOrder, status });
    await expect.poll(async () => (await listed(seeded.buyer)).length).toBe(before + 1);
  });
});

describe('a serial number', () => {
  it('is found however it is written', async () => {
    await aMachineArticle('SER-1');
    await add('SER-1', { serialNumber: 'Tr-25 11940/b' });
    for (const quickSearch of ['tr2511940', 'TR-25-11940-B', '25 11940']) {
      expect(await listed(seeded.buyer, { quickSearch })).toMatchObject([{ serialNumber: 'Tr-25 11940/b' }]);
    }
    expect(await listed(seeded.buyer, { quickSearch: 'tr-25-99999' })).toEqual([]);
  });

  it('409 at its field for a second machine, also where both are entered at once', async () => {
    await aMachineArticle('SER-2');
    const replies = await Promise.all([
      add('SER-2', { serialNumber: 'AB-100' }),
      add('SER-2', { serialNumber: 'ab 100', companyId: otherCompany }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect([refused?.code, refused?.errors?.[0]?.field]).toEqual(['records.taken', 'serialNumber']);
    await aMachineArticle('SER-3');
    expect((await add('SER-3', { serialNumber: 'AB-100' })).status).toBe(200);
  });

  it('400 at the field for nothing but signs', async () => {
    const reply = await add('SER-2', { serialNumber: '- / -' });
    expect([reply.status, reply.errors?.[0]?.field]).toEqual([400, 'serialNumber']);
  });
});

describe('a machine that staff enter', () => {
  it('gets the warranty of its article, unless another day is entered', async () => {
    await aMachineArticle('UNOS-1', 12);
    const deliveredOn = '2026-03-31';
    expect((await add('UNOS-1', { deliveredOn })).data.warrantyUntil).toBe('2027-03-31');
    const longer = await add('UNOS-1', { deliveredOn, warrantyUntil: '2029-03-31' });
    expect(longer.data.warrantyUntil).toBe('2029-03-31');
  });

  it('400 at the field for an unknown article, company, and dates in the wrong order', async () => {
    await aMachineArticle('UNOS-2');
    const fieldOf = async (code: string, more: object) => {
      const { status, errors } = await add(code, more);
      return [status, errors?.[0]?.field];
    };
    expect(await fieldOf('NEMA-GA', {})).toEqual([400, 'articleCode']);
    expect(await fieldOf('UNOS-2', { companyId: 2_000_000_000 })).toEqual([400, 'companyId']);
    const turned = { deliveredOn: '2026-03-02', boughtOn: '2026-03-03' };
    expect(await fieldOf('UNOS-2', turned)).toEqual([400, 'deliveredOn']);
  });

  it('409 for a version that somebody else has replaced', async () => {
    await aMachineArticle('UNOS-3');
    const { data } = await add('UNOS-3');
    const save = (place: string) =>
      seeded.shop.call(adminMachines.update, {
        token: seeded.administrator,
        params: { id: data.id },
        body: { ...form('UNOS-3', { place }), version: data.version },
      });
    expect((await save('Hala 1')).status).toBe(200);
    expect(await save('Hala 2')).toMatchObject({ status: 409, code: 'records.changed_meanwhile' });
  });
});

describe('a company', () => {
  it('finds its own machines only, and writes down where they stand', async () => {
    await aMachineArticle('SVOJ-1');
    const { id } = (await add('SVOJ-1', { serialNumber: 'SV-1' })).data;
    expect((await listed(seeded.buyer, { quickSearch: 'SV-1' })).map((machine) => machine.id)).toEqual([id]);
    expect(await listed(otherBuyer, { quickSearch: 'SV-1' })).toEqual([]);
    const save = (token: string, place: string) =>
      seeded.shop.call(machines.update, { token, params: { id }, body: { place, note: '', version: 1 } });
    expect((await seeded.shop.call(machines.one, { token: otherBuyer, params: { id } })).status).toBe(404);
    expect((await save(otherBuyer, 'Tuđa hala')).status).toBe(404);
    expect((await save(seeded.buyer, 'Hala 3')).data).toMatchObject({ place: 'Hala 3', version: 2 });
    expect((await save(seeded.buyer, 'Hala 4')).status).toBe(409);
  });

  it('sends service requests that stand with the machine; 404 for a machine of others', async () => {
    await aMachineArticle('SERV-1');
    const machine = (await add('SERV-1', { serialNumber: 'SR-77', warrantyUntil: '2099-01-01' })).data;
    const request = (token: string, more: object) =>
      seeded.shop.call(complaints.create, {
        token,
        body: { kind: 'service', contactPerson: 'Ana Anić', description: 'Ne usisava.', ...more },
      });
    const sent = await request(seeded.buyer, { machineId: machine.id });
    expect(sent).toMatchObject({ status: 200, data: { term: 'in_warranty' } });
    expect((await request(otherBuyer, { machineId: machine.id })).status).toBe(404);
    // A typed serial number leads to the machine as well, but to no machine of others.
    const typed = { productName: 'Usisivač', serialNumber: 'sr 77' };
    await request(seeded.buyer, typed);
    await request(otherBuyer, typed);
    const ofMachine = async (token: string) =>
      (await seeded.shop.call(complaints.list, { token, body: { machineId: machine.id } })).data;
    expect(await ofMachine(seeded.buyer)).toHaveLength(2);
    expect(await ofMachine(otherBuyer)).toEqual([]);
    const one = await seeded.shop.call(complaints.one, { token: seeded.buyer, params: { id: sent.data.id } });
    expect(one.data).toMatchObject({ machineId: machine.id, serialNumber: 'SR-77', productCode: 'SERV-1' });
  });
});

it('reminds the admins of the company once of a warranty that ends and of a service that is due', async () => {
  const { db } = seeded.shop;
  const companyId = await aCompanyWithAddress(seeded);
  const admin = await seeded.shop.loginAs(await aPerson(db, { role: 'company_admin', companyId }));
  const colleague = await seeded.shop.loginAs(await aPerson(db, { companyId }));
  await aMachineArticle('ROK-1');
  const inDays = (days: number) => addDays(today(), days);
  await add('ROK-1', { companyId, serialNumber: 'ROK-A', warrantyUntil: inDays(14), nextServiceOn: inDays(3) });
  await add('ROK-1', { companyId, serialNumber: 'ROK-B', warrantyUntil: inDays(15), nextServiceOn: inDays(40) });
  await add('ROK-1', { companyId, serialNumber: 'ROK-C', warrantyUntil: inDays(5), state: 'retired' });
  await remindOfMachines(db, seeded.shop.now());
  await remindOfMachines(db, seeded.shop.now());
  const messages = async (token: string) =>
    (await seeded.shop.call(systemMessages.list, { token, body: { pageSize: 100 } })).data.map(
      ({ topic, text }: { topic: string; text: string }) => [topic, /ROK-[A-C]/.exec(text)?.[0]],
    );
  // Another call wakes the delivery of events.
  await add('ROK-1', { companyId });
  await expect.poll(() => messages(admin)).toHaveLength(2);
  expect(await messages(admin)).toEqual([
    ['complaints', 'ROK-A'],
    ['complaints', 'ROK-A'],
  ]);
  expect(await messages(colleague)).toEqual([]);
});
