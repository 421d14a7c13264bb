import { adminArticles, adminAuditLog, adminStaffRoles, adminUsers, recordImports, users } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anArticleForm } from '../../../../test/builders/article-form.ts';
import { aRange } from '../../../../test/builders/catalogue.ts';
import { aCompany, aPerson, aStaffRole } from '../../../../test/builders/people.ts';
import { aPlace } from '../../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let token: string;
let made = 0;

beforeAll(async () => {
  shop = await openTestShop();
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  const companyId = await aCompany(shop.db, await aPlace(shop.db));
  await aPerson(shop.db, { companyId });
});
afterAll(() => shop.close());

const create = (body: object) => shop.call(adminStaffRoles.create, { token, body, key: `role-${(made += 1)}` });

describe('a role of the shop', () => {
  it('is made of capabilities, each once and in their order, and the audit log has it', async () => {
    const { data } = await create({ name: 'Prodavač', capabilities: ['viewStock', 'viewOrders', 'viewStock'] });
    expect(data).toMatchObject({ name: 'Prodavač', capabilities: ['viewOrders', 'viewStock'], people: 0, version: 1 });
    const { data: log } = await shop.call(adminAuditLog.list, { token, body: { entities: ['staff_role'] } });
    expect(log).toMatchObject([{ entityId: data.id, deed: 'create', recordTitle: 'Prodavač' }]);
  });

  it('400 without a capability, for one that is none, and for the right to give rights', async () => {
    for (const capabilities of [[], ['fly'], ['manageStaff']])
      expect(await create({ name: 'Druga', capabilities })).toMatchObject({ status: 400 });
  });

  it('opens imports of records with the right for them, and with no other right over goods', async () => {
    const statuses: number[] = [];
    for (const [name, capability] of [
      ['Uvoz', 'importRecords'],
      ['Asortiman', 'editArticles'],
    ]) {
      const { data: role } = await create({ name, capabilities: [capability] });
      const userId = await aPerson(shop.db, { role: 'own_role', staffRoleId: role.id });
      statuses.push((await shop.call(recordImports.list, { token: await shop.loginAs(userId), body: {} })).status);
    }
    expect(statuses).toEqual([200, 403]);
  });

  it('409 for a name that another role has', async () => {
    await create({ name: 'Magacioner', capabilities: ['viewStock'] });
    const taken = await create({ name: 'MAGACIONER', capabilities: ['viewStock'] });
    expect([taken.code, taken.errors[0]?.field]).toEqual(['records.taken', 'name']);
  });

  it('logs its people out when it changes, and they may do what it says now', async () => {
    const { data: role } = await create({ name: 'Knjigovođa', capabilities: ['viewStock'] });
    const userId = await aPerson(shop.db, { role: 'own_role', staffRoleId: role.id });
    const before = await shop.loginAs(userId);
    const profile = await shop.call(users.profile, { token: before });
    expect(profile.data.userData).toMatchObject({
      role: 'staff',
      staff: { role: 'own_role', roleName: 'Knjigovođa', capabilities: ['viewStock'] },
    });
    expect((await shop.call(adminArticles.list, { token: before, body: {} })).status).toBe(403);
    const body = { name: 'Knjigovođa', capabilities: ['viewArticles'], version: 1 };
    await shop.call(adminStaffRoles.update, { token, params: { id: role.id }, body });
    expect((await shop.call(adminArticles.list, { token: before, body: {} })).status).toBe(401);
    const after = await shop.loginAs(userId);
    expect((await shop.call(adminArticles.list, { token: after, body: {} })).status).toBe(200);
  });

  it('409, naming its people, for deleting a role that somebody has', async () => {
    const { data: role } = await create({ name: 'Zauzeta', capabilities: ['viewStock'] });
    await aPerson(shop.db, { role: 'own_role', staffRoleId: role.id });
    const refused = await shop.call(adminStaffRoles.remove, { token, params: { id: role.id } });
    expect([refused.status, refused.code]).toEqual([409, 'records.in_use']);
    expect(refused.message).toContain('Ana Anić');
  });
});

describe('an account with a role of staff', () => {
  it('gets another role by an administrator, which logs the person out at once', async () => {
    const id = await aPerson(shop.db, { role: 'warehouse' });
    const before = await shop.loginAs(id);
    const { data: user } = await shop.call(adminUsers.one, { token, params: { id } });
    const { firstName, lastName, email, phone, language, version } = user;
    const { canOrder, canViewPrices, orderLimit, monthLimit, isActive } = user;
    const form = { firstName, lastName, email, phone, language, companyId: null, companyIds: [], isActive };
    const rights = { canOrder, canViewPrices, orderLimit, monthLimit };
    const staffRoleId = await aStaffRole(shop.db, ['viewStock']);
    const body = { ...form, ...rights, role: 'own_role', staffRoleId, version };
    const saved = await shop.call(adminUsers.update, { token, params: { id }, body });
    expect(saved.data).toMatchObject({ role: 'own_role', staffRoleId, staffRoleName: expect.stringMatching(/^Uloga/) });
    expect((await shop.call(users.profile, { token: before })).status).toBe(401);
    const unknown = await shop.call(adminUsers.update, {
      token,
      params: { id },
      body: { ...body, staffRoleId: 999_999, version: version + 1 },
    });
    expect([unknown.code, unknown.errors[0]?.field]).toEqual(['users.refused', 'staffRoleId']);
  });

  it('is out of reach for those who manage customers only', async () => {
    const staffRoleId = await aStaffRole(shop.db, ['manageAccounts']);
    const manager = await shop.loginAs(await aPerson(shop.db, { role: 'own_role', staffRoleId }));
    const id = await aPerson(shop.db, { role: 'administrator' });
    const { data } = await shop.call(adminUsers.list, { token: manager, body: { pageSize: 100 } });
    expect(data.length).toBeGreaterThan(0);
    expect(data.filter(({ role }: { role: string }) => role !== 'buyer' && role !== 'company_admin')).toEqual([]);
    const form = {
      firstName: 'Novi',
      lastName: 'Čovjek',
      email: 'novi@osoblje.test',
      phone: null,
      language: 'bs',
      role: 'administrator',
      companyId: null,
      companyIds: [],
      canOrder: true,
      canViewPrices: true,
      orderLimit: null,
      monthLimit: null,
      isActive: true,
    };
    const asManager = { token: manager, params: { id } };
    const attempts = [
      await shop.call(adminUsers.one, asManager),
      await shop.call(adminUsers.update, { ...asManager, body: { ...form, role: 'buyer', companyId: 1, version: 1 } }),
      await shop.call(adminUsers.sendLink, asManager),
      await shop.call(adminUsers.endSessions, asManager),
      await shop.call(adminUsers.resetSecondFactor, asManager),
    ];
    const created = await shop.call(adminUsers.create, { token: manager, body: form, key: 'escalation' });
    expect([created.code, created.errors[0]?.field]).toEqual(['users.refused', 'role']);
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 404));
  });
});

describe('purchase prices', () => {
  it('leave the server to those only who may see them, and a save of others keeps them', async () => {
    const body = anArticleForm(await aRange(shop.db), 'NABAVNA-1', { nc: 4 });
    const { data: article } = await shop.call(adminArticles.create, { token, body, key: 'cost' });
    expect(article.nc).toBe(4);
    const content = await shop.loginAs(await aPerson(shop.db, { role: 'content' }));
    const params = { id: article.id };
    const seen = await shop.call(adminArticles.one, { token: content, params });
    expect(seen.data.nc).toBeNull();
    const { data: rows } = await shop.call(adminArticles.list, { token: content, body: { quickSearch: 'NABAVNA-1' } });
    expect(rows).toMatchObject([{ code: 'NABAVNA-1', nc: null }]);
    const change = { ...body, nc: 0.01, catalogNumber: 'NOVI', version: article.version };
    expect((await shop.call(adminArticles.update, { token: content, params, body: change })).status).toBe(200);
    expect((await shop.call(adminArticles.one, { token, params })).data).toMatchObject({
      nc: 4,
      catalogNumber: 'NOVI',
    });
    const accounting = await shop.loginAs(await aPerson(shop.db, { role: 'accounting' }));
    expect((await shop.call(adminArticles.one, { token: accounting, params })).data.nc).toBe(4);
  });
});
