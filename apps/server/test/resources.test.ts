import { adminBanks, adminListFiles, contract, type Route } from '@sjaj/contract';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRange, someGoods } from './builders/catalogue.ts';
import { openRecordImportFixture } from './builders/record-imports.ts';
import { RESOURCES } from './builders/resources/index.ts';
import type { Resource, ResourceFacts, WAYS } from './builders/resources/resource.ts';
import { somethingOfEachKind } from './builders/resources/references.ts';
import { seedShop } from './builders/seeded-shop.ts';
import { openTestShop, type Reply } from './http.ts';

/** Every list of the back office, from adding a record to deleting it: what holds for each, and what one of them cannot do. */

let facts: ResourceFacts;
/** The records that the forms have made, by the group of their calls. */
const made = new Map<string, number>();

beforeAll(async () => {
  const seeded = await seedShop(await openTestShop());
  const { shop, administrator: token } = seeded;
  const range = await aRange(shop.db, seeded.references);
  const bank = { name: 'Banka Una', code: '777', swift: null, isActive: true };
  const { data } = await shop.call(adminBanks.create, { token, body: bank });
  await sql`insert into information_page (name) values ('about')`.execute(shop.db);
  const articleCode = 'KM-1';
  const goods = { code: articleCode, title: 'Krpa', categoryIds: [range.gloves] };
  facts = { ...seeded, range, bankId: data.id, articleCode, articleId: await someGoods(shop.db, range, goods) };
});
afterAll(() => facts.shop.close());

const send = (route: Route | undefined, input: { id?: number; body?: object; token?: string; key?: string }) => {
  if (!route) throw new Error('no such call');
  const { id, ...more } = input;
  return facts.shop.call(route, {
    token: facts.administrator,
    ...(id === undefined ? {} : { params: { id } }),
    ...more,
  });
};
const idOf = ({ group }: Resource): number => {
  const id = made.get(group);
  if (id === undefined) throw new Error(`no record of ${group}`);
  return id;
};
const read = async ({ calls, ...resource }: Resource): Promise<Reply['data']> => {
  const id = idOf({ calls, ...resource });
  if (calls.one) return (await send(calls.one, { id })).data;
  const { data } = await send(calls.list, { body: {} });
  return data.find((row: { id: number }) => row.id === id);
};
const can = (resource: Resource, way: (typeof WAYS)[number]): boolean => resource.missing[way] === undefined;
const those = (way: (typeof WAYS)[number]) => RESOURCES.filter((resource) => can(resource, way));

describe('a record', () => {
  it.each(those('create'))('of $group is added once', async (resource) => {
    const { calls, form, unique, group } = resource;
    const body = form(facts);
    const key = `resource-${group}-0001`;
    const added = await send(calls.create, { body, key });
    expect(added, added.code).toMatchObject({ status: 200 });
    made.set(group, added.data.id);
    expect((await send(calls.create, { body, key })).data.id).toBe(added.data.id);
    if (unique === undefined) return;
    const again = await send(calls.create, { body });
    expect([again.status, again.errors[0]?.field]).toEqual([409, unique]);
  });

  it('of the pages of the shop is there', async () => {
    const { data } = await send(contract.adminInformationPages.list, { body: {} });
    made.set('adminInformationPages', data.find(({ page }: { page: string }) => page === 'about').id);
  });

  it.each(those('find'))('of $group is found without regard to script and marks', async (resource) => {
    for (const quickSearch of resource.sought) {
      const { data } = await send(resource.calls.list, { body: { quickSearch } });
      const found = data.map(({ id }: { id: number }) => id);
      expect(found, quickSearch).toContain(idOf(resource));
    }
    const none = await send(resource.calls.list, { body: { quickSearch: 'nigdje-ničega' } });
    expect([none.status, none.data]).toEqual([200, []]);
  });

  it.each(those('conflict'))(
    'of $group is saved once for a version, and tells who is late what is saved',
    async (resource) => {
      const { calls, form, change } = resource;
      const { version } = await read(resource);
      const body = { ...form(facts), version };
      const saved = await send(calls.update, { id: idOf(resource), body: { ...body, ...change } });
      expect(saved, saved.code).toMatchObject({ status: 200 });
      expect(saved.data.version).not.toBe(version);
      const late = await send(calls.update, { id: idOf(resource), body });
      expect([late.status, late.code]).toEqual([409, expect.stringMatching(/\.changed_meanwhile$/)]);
      expect(await read(resource)).toMatchObject(change);
    },
  );

  it.each(those('edit'))('of $group leaves who saved it in the audit log', async (resource) => {
    const { db } = facts.shop;
    const entries = db.selectFrom('audit_entry').select('action').where('entity', '=', resource.entity);
    const all = await entries.where('entity_id', '=', idOf(resource)).orderBy('id').execute();
    const expected = can(resource, 'create') ? ['create', 'update'] : ['update'];
    expect(all.map(({ action }) => action.split('.').at(-1))).toEqual(expected);
  });

  it.each(those('export'))('of $group is in the file of its list', async (resource) => {
    for (const format of ['csv', 'xlsx'] as const) {
      const [heading, ...rows] = await exported(resource, format);
      expect(heading).toEqual(['Naziv']);
      expect(rows.flat().join('\n')).toContain(resource.listed[1]);
    }
  });

  it.each(those('import'))('of $group is imported as it was exported without a difference', (resource) =>
    openRecordImportFixture(facts).expectNoDifference(resource.imports ?? 'articles', 1),
  );

  it.each(RESOURCES)('of $group is no matter of customers', async ({ calls, form }) => {
    const token = facts.buyer;
    expect((await send(calls.list, { token, body: {} })).status).toBe(403);
    expect((await send(calls.update, { token, id: 1, body: form(facts) })).status).toBe(403);
    if (calls.remove) expect((await send(calls.remove, { token, id: 1 })).status).toBe(403);
  });
});

describe('a record that is in use', () => {
  beforeAll(() => somethingOfEachKind(facts));

  it.each(those('refused'))('of $group is not deleted, and the answer says where', async (resource) => {
    const id = idOf(resource);
    const keys = await keysThatRefer(resource);
    expect(keys.length + (resource.use ? 1 : 0)).toBeGreaterThan(0);
    for (const key of keys) {
      const restore = await pointTo(id, key);
      await expectRefused(resource, key.refers);
      await restore();
    }
    if (!resource.use) return;
    await resource.use(facts, id);
    await expectRefused(resource, 'use');
  });

  it.each(RESOURCES.filter(({ calls, use }) => calls.remove && !use))(
    'of $group is deleted once it is not',
    async (resource) => {
      const id = idOf(resource);
      const removed = await send(resource.calls.remove, { id });
      expect(removed, removed.message).toMatchObject({ status: 200 });
      expect((await send(resource.calls.remove, { id })).status).toBe(404);
    },
  );
});

interface ForeignKey {
  readonly refers: string;
  readonly table: string;
  readonly column: string;
}

/** The foreign keys that keep a record from being deleted. */
async function keysThatRefer({ entity, table = entity, parts = [] }: Resource): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.conrelid::regclass::text || '.' || a.attname as refers, c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype in ('a', 'r') and cardinality(c.conkey) = 1
      and c.confrelid = ${table}::regclass order by refers`.execute(facts.shop.db);
  return rows.filter((key) => !parts.includes(key.table));
}

/** Lets some row refer to the record; gives what takes that back. */
async function pointTo(id: number, { refers, table, column }: ForeignKey): Promise<() => Promise<unknown>> {
  const { db } = facts.shop;
  const [from, key] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<{ before: number | null }>`
    with chosen as (select ctid as at, ${key} as before from ${from} where ${key} is distinct from ${id}
      order by ${key} is null limit 1)
    update ${from} set ${key} = ${id} from chosen where ctid = chosen.at returning before`.execute(db);
  expect(rows, `a row of ${refers}`).toHaveLength(1);
  return () => sql`update ${from} set ${key} = ${rows[0]?.before ?? null} where ${key} = ${id}`.execute(db);
}

async function expectRefused(resource: Resource, by: string): Promise<void> {
  const refused = await send(resource.calls.remove, { id: idOf(resource) });
  expect([refused.status, refused.code], by).toEqual([409, expect.stringMatching(/\.(in_use|has_orders)$/)]);
  expect(refused.message, by).toMatch(/: [^.\s]|\(\d+\)/);
}

async function exported({ calls, listed: [field] }: Resource, format: 'csv' | 'xlsx'): Promise<readonly unknown[][]> {
  const { rawPayload, statusCode } = await facts.shop.app.inject({
    method: 'POST',
    url: `/api${adminListFiles.create.path}`,
    headers: { authorization: `Bearer ${facts.administrator}` },
    payload: { list: calls.list.path, columns: [{ field, title: 'Naziv' }], title: 'Izvoz', format },
  });
  expect(statusCode).toBe(200);
  if (format === 'csv') return parse(rawPayload, { delimiter: ';', bom: true });
  const sheets = await readSheets(rawPayload);
  return (sheets[0]?.data ?? sheets) as unknown[][];
}
