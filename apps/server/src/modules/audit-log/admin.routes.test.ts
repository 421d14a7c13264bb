import { adminAuditLog, adminBrands, type AuditChange, type AuditRow } from '@sjaj/contract';
import { parse } from 'csv-parse/sync';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';
import { writeAudit } from '../../kernel/audit.ts';
import { inTransaction } from '../../platform/database/db.ts';

let shop: TestShop;
let staff: string;
let companyId: number;
let townId: number;

beforeAll(async () => {
  shop = await openTestShop();
  staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  const place = await aPlace(shop.db);
  townId = place.townId;
  companyId = await aCompany(shop.db, place);
  await write(9_001, 'Ljiljana Đurić', {
    action: 'coupons.create',
    entity: 'coupon',
    entityId: 7,
    after: { code: 'JESEN', value: 5 },
  });
  await write(9_001, 'Ljiljana Đurić', {
    action: 'coupons.archive',
    entity: 'coupon',
    entityId: 7,
    before: { code: 'JESEN' },
  });
  await write(9_002, 'Marko Ilić', { action: 'auth.login', entity: 'user', entityId: 9_002 });
  const after = { company: 'Hotel Most', body: { password: 'tajna-rijec', quantity: 3 } };
  await write(9_002, 'Marko Ilić', {
    action: 'acting POST /shopping-cart/add-item-v2',
    entity: 'company',
    entityId: companyId,
    after,
  });
});
afterAll(() => shop.close());

type Write = Parameters<typeof writeAudit>[2];
const write = (userId: number, name: string, entry: Write) =>
  inTransaction(shop.db, (tx) => writeAudit(tx, { userId, name }, entry));

const list = async (body: object): Promise<AuditRow[]> => {
  const { data, status, code } = await shop.call(adminAuditLog.list, { token: staff, body });
  expect(status, code).toBe(200);
  return data;
};
const ours = { userIds: [9_001, 9_002] };
const deeds = (rows: readonly AuditRow[]) => rows.map(({ deed }) => deed);

it('lists the newest first, in words, with what was changed', async () => {
  const rows = await list(ours);
  expect(deeds(rows)).toEqual(['act_cart', 'login', 'archive', 'create']);
  expect(rows[0]).toMatchObject({ who: 'Marko Ilić', customer: 'Hotel Most', entityTitle: 'Firma' });
  expect(rows[3]).toMatchObject({ deedTitle: 'Dodano', entityTitle: 'Kupon', recordTitle: 'JESEN', customer: null });
});

it('lists the oldest first where it is sorted so', async () => {
  const rows = await list({ ...ours, sortBy: 'at', isSortAscending: true });
  expect(deeds(rows)).toEqual(['create', 'archive', 'login', 'act_cart']);
  expect(deeds(await list({ ...ours, sortBy: 'at', isSortAscending: false }))).toEqual(deeds(rows).toReversed());
});

it('pages without a gap or an overlap', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list({ ...ours, page, pageSize: 5 })));
  expect(deeds(pages.flat())).toEqual(['act_cart', 'login', 'archive', 'create']);
});

it.each([
  ['the person', { userIds: [9_001] }, ['archive', 'create']],
  ['the view of writes', { ...ours, view: 'writes' }, ['archive', 'create']],
  ['the view of log-ins', { ...ours, view: 'sign_in' }, ['login']],
  ['the view of representatives', { ...ours, view: 'acting' }, ['act_cart']],
  ['the action', { ...ours, deeds: ['archive'] }, ['archive']],
  ['an action that is not in the log', { ...ours, deeds: ['refund'] }, []],
  ['the record', { entities: ['coupon'], entityId: 7 }, ['archive', 'create']],
  ['the kinds of records', { ...ours, entities: ['coupon', 'user'] }, ['login', 'archive', 'create']],
  ['words in any script and case', { quickSearch: 'ДЈУРИЋ' }, ['archive', 'create']],
  ['the name of a record', { quickSearch: 'jesen' }, ['archive', 'create']],
  ['a day that is over', { ...ours, to: '2020-01-01' }, []],
  ['days from then on', { ...ours, userIds: [9_001], from: '2020-01-01' }, ['archive', 'create']],
])('filters by %s', async (_, body, expected) => expect(deeds(await list(body))).toEqual(expected));

it('filters by the customer that a representative acted for', async () => {
  expect(deeds(await list({ customerIds: [companyId] }))).toEqual(['act_cart']);
  expect(await list({ customerIds: [companyId + 1] })).toEqual([]);
});

it('tells one entry in full, without the secrets in it', async () => {
  const [row] = await list({ customerIds: [companyId] });
  const { data } = await shop.call(adminAuditLog.one, { token: staff, params: { id: row?.id ?? 0 } });
  expect(data).toMatchObject({ action: 'acting POST /shopping-cart/add-item-v2', changeCount: 3 });
  expect(data.changes).toContainEqual(expect.objectContaining({ path: 'body.quantity', before: null, after: '3' }));
  expect(JSON.stringify(data)).not.toContain('tajna-rijec');
});

it('tells the records that values refer to by their names, whatever they are', async () => {
  const gone = 999_999_999;
  const fields = ['articleId', 'bankId', 'brandId', 'categoryIds', 'countryId', 'currencyId', 'expressPostId'];
  const more = [
    'interestAreaIds',
    'pickupPlaceId',
    'priceListId',
    'tagIds',
    'taxGroupId',
    'unitId',
    'userId',
    'vendorId',
  ];
  const after = {
    ...Object.fromEntries([...fields, ...more].map((field) => [field, gone])),
    townId,
    companyIds: [companyId, gone],
  };
  await write(9_003, 'Ana Kos', { action: 'users.update', entity: 'poll', entityId: 1, after });
  const [row] = await list({ userIds: [9_003] });
  const { data } = await shop.call(adminAuditLog.one, { token: staff, params: { id: row?.id ?? 0 } });
  const changes: readonly AuditChange[] = data.changes;
  const texts = new Map(changes.map((change) => [change.path, change.after]));
  expect(texts.size).toBe(fields.length + more.length + 2);
  expect(texts.get('townId')).toMatch(/\p{L}/u);
  expect(texts.get('companyIds')).toMatch(new RegExp(`^\\D+.*, ${gone}$`));
  expect(texts.get('brandId')).toBe(String(gone));
});

it('404 for an entry that is not there', async () => {
  const { status, code } = await shop.call(adminAuditLog.one, { token: staff, params: { id: 2_000_000_000 } });
  expect([status, code]).toEqual([404, 'records.not_found']);
});

it('offers the actions, records and staff that can be chosen, in the language of the reader', async () => {
  const { data } = await shop.call(adminAuditLog.choices, { token: staff });
  expect(data.deeds).toContainEqual({ value: 'archive', title: 'Arhivirano' });
  expect(data.entities).toContainEqual({ value: 'coupon', title: 'Kupon' });
  expect(data.staff).not.toEqual([]);
});

it('has an entry for what staff save, with the values before and after', async () => {
  const form = { title: 'Sjaj Dnevnik', description: {}, order: 1, isHighlighted: false, websiteUrl: null };
  const { data: brand } = await shop.call(adminBrands.create, { token: staff, body: form, key: 'audit-brand' });
  const params = { id: brand.id };
  const body = { ...form, order: 9, version: brand.version };
  expect((await shop.call(adminBrands.update, { token: staff, params, body })).status).toBe(200);
  const rows = await list({ entities: ['brand'], entityId: brand.id });
  expect(deeds(rows)).toEqual(['update', 'create']);
  expect(rows[0]?.changes).toEqual([{ path: 'order', label: 'Redoslijed', before: '1', after: '9' }]);
});

async function fetchSheet(body: object): Promise<Buffer> {
  const headers = { authorization: `Bearer ${staff}`, 'accept-language': 'bs' };
  const url = '/api/admin/audit-log/export-entries';
  const { statusCode, rawPayload } = await shop.app.inject({ method: 'POST', url, headers, payload: body });
  expect(statusCode).toBe(200);
  return rawPayload;
}

it('writes the entries of the filter as CSV and XLSX', async () => {
  const rows: string[][] = parse(await fetchSheet({ userIds: [9_001], sheet: 'csv' }), { delimiter: ';', bom: true });
  expect(rows.map((row) => [row[1], row[3], row[6]])).toEqual([
    ['Ko', 'Radnja', 'Naziv zapisa'],
    ['Ljiljana Đurić', 'Arhivirano', 'JESEN'],
    ['Ljiljana Đurić', 'Dodano', 'JESEN'],
  ]);
  const [sheet] = await readSheets(await fetchSheet({ userIds: [9_001] }));
  expect(sheet?.data).toHaveLength(3);
});

it('names the records that values refer to in the file, too', async () => {
  await write(9_004, 'Ivo Ban', { action: 'users.update', entity: 'poll', entityId: 1, after: { companyId } });
  const rows: string[][] = parse(await fetchSheet({ userIds: [9_004], sheet: 'csv' }), { delimiter: ';', bom: true });
  expect(rows[1]?.[7]).toMatch(/^Firma: – → \D/);
});

it('is for administrators only', async () => {
  for (const role of ['sales_representative', 'company_admin'] as const) {
    const token = await shop.loginAs(await aPerson(shop.db, role === 'company_admin' ? { role, companyId } : { role }));
    expect((await shop.call(adminAuditLog.list, { token, body: {} })).status).toBe(403);
    expect((await shop.call(adminAuditLog.export, { token, body: {} })).status).toBe(403);
  }
});

it('reads a page, a person, an action and a word from an index', { tags: 'full' }, async () => {
  const [pool] = shop.pools;
  await pool?.query(`
    insert into audit_entry (at, user_id, user_name, action, entity, entity_id, search_words)
      select now() - n * interval '1 minute', 100 + n % 50, 'P', 'articles.act_' || n % 40, 'article', n, 'person ' || md5(n::text)
      from generate_series(1, 20000) n`);
  await pool?.query('vacuum analyze audit_entry');
  const plan = async (where: string) => {
    const newest = `select * from audit_entry where ${where} order by at desc, id desc limit 24`;
    const rows = (await pool?.query<{ 'QUERY PLAN': string }>(`explain ${newest}`))?.rows ?? [];
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  expect(await plan('true')).toContain('audit_entry_at');
  expect(await plan(`at < now() - interval '9 days'`)).toContain('audit_entry_at');
  expect(await plan('user_id = 120')).toContain('audit_entry_user');
  expect(await plan(`action = any('{coupons.archive}')`)).toContain('audit_entry_action');
  expect(await plan(`entity = 'article' and entity_id = any('{12}')`)).toContain('audit_entry_entity');
  expect(await plan(`search_words like '%duric%'`)).toContain('audit_entry_words');
});
