import { adminAccountRequests, adminCompanies, passwords } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Applications,
  approvalOf,
  approve,
  approvedToken,
  aRequest,
  decide,
  listRequests,
  openApplications,
  readRequest,
  requestForm,
  RIGHTS,
} from '../../../../test/builders/account-requests.ts';
import { mailsTo } from '../../../../test/builders/mails.ts';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { openTestShop } from '../../../../test/http.ts';
import { purgeDeadRequests } from './jobs.ts';

let at: Applications;
beforeAll(async () => {
  at = await openApplications(await openTestShop());
});
afterAll(() => at.shop.close());

const PASSWORD = 'konj baterija tri spajalica';

describe('approval', () => {
  it('creates one company of two approvals at once, of one request and of two', async () => {
    const body = requestForm(at);
    const id = await aRequest(at, body);
    const once = await Promise.all([approve(at, id, approvalOf(body)), approve(at, id, approvalOf(body))]);
    expect(once.map(({ status }) => status).sort()).toEqual([200, 409]);
    const other = requestForm(at, { companyTitle: body.companyTitle });
    const [one, two] = [
      await aRequest(at, other),
      await aRequest(at, requestForm(at, { jib: other.jib, companyTitle: other.companyTitle })),
    ];
    const colleague = requestForm(at, { jib: other.jib });
    const twice = await Promise.all([approve(at, one, approvalOf(other)), approve(at, two, approvalOf(colleague))]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(twice.find(({ status }) => status === 409)?.errors).toMatchObject([{ field: 'account.jib', code: 'taken' }]);
    const companies = await at.shop.db
      .selectFrom('company')
      .select('id')
      .where('jib', 'in', [body.jib, other.jib])
      .execute();
    expect(companies).toHaveLength(2);
  });

  it('sets limit, rights, representative, terms and discount', async () => {
    const body = requestForm(at);
    const id = await aRequest(at, body);
    const representativeId = await aPerson(at.shop.db, { role: 'sales_representative' });
    const rights = { canOrder: true, canViewPrices: false, orderLimit: 300, monthLimit: 800 };
    const { data } = await approve(at, id, approvalOf(body, { representativeId, rights }));
    const company = await at.shop.call(adminCompanies.one, { token: at.staff, params: { id: data.account.companyId } });
    expect(company.data).toMatchObject({
      title: body.companyTitle,
      creditLimit: 2_000,
      paymentTermDays: 30,
      representatives: [{ id: representativeId }],
      members: [{ role: 'buyer', canViewPrices: false, orderLimit: 300, monthLimit: 800 }],
    });
    const discounts = await at.shop.db
      .selectFrom('company_discount')
      .select('percent_bp')
      .where('company_id', '=', data.account.companyId)
      .execute();
    expect(discounts).toEqual([{ percent_bp: 750 }]);
    expect(data.history.map(({ kind }: { kind: string }) => kind)).toEqual(['received', 'approved']);
    const audit = await at.shop.db
      .selectFrom('audit_entry')
      .select('action')
      .where('entity', '=', 'account_request')
      .where('entity_id', '=', id)
      .execute();
    expect(audit).toEqual([{ action: 'account_requests.approve' }]);
  });

  it('joins an existing company, which keeps its terms', async () => {
    const companyId = await aCompany(at.shop.db, { townId: at.townId });
    const body = requestForm(at);
    const id = await aRequest(at, body);
    const { data } = await approve(at, id, approvalOf(body, { joinCompanyId: companyId }));
    expect(data.account.companyId).toBe(companyId);
    const company = await at.shop.call(adminCompanies.one, { token: at.staff, params: { id: companyId } });
    expect(company.data).toMatchObject({ creditLimit: 0, members: [{ name: 'Selma Karić' }] });
    expect(await at.shop.db.selectFrom('company').select('id').where('jib', '=', body.jib).execute()).toEqual([]);
  });

  it('makes a private customer with the e-mail a member, who keeps their password', async () => {
    const userId = await aPerson(at.shop.db, { role: 'private' });
    const body = requestForm(at);
    await at.shop.db
      .updateTable('user_account')
      .set({ email: body.email, password_hash: 'x' })
      .where('id', '=', userId)
      .execute();
    const { data } = await approve(at, await aRequest(at, body), approvalOf(body, { role: 'company_admin' }));
    expect(data.account).toMatchObject({ userId, hasPassword: true });
    const [mail] = await mailsTo(at.shop, { kind: 'accountMail.joined', to: body.email });
    expect(mail?.text).not.toContain('#token=');
  });

  it('409 at the field for an e-mail of another account', async () => {
    const companyId = await aCompany(at.shop.db, { townId: at.townId });
    const userId = await aPerson(at.shop.db, { companyId });
    const body = requestForm(at);
    await at.shop.db.updateTable('user_account').set({ email: body.email }).where('id', '=', userId).execute();
    const id = await aRequest(at, body);
    expect(await approve(at, id, approvalOf(body))).toMatchObject({
      status: 409,
      code: 'accountRequests.refused',
      errors: [{ field: 'account.email', code: 'taken' }],
    });
    expect((await readRequest(at, id)).data.state).toBe('pending');
    expect(await at.shop.db.selectFrom('company').select('id').where('jib', '=', body.jib).execute()).toEqual([]);
  });

  it('409 for a company admin who would see no prices, 404 for a company or representative that is none', async () => {
    const body = requestForm(at);
    const id = await aRequest(at, body);
    const blind = { role: 'company_admin', rights: { ...RIGHTS, canViewPrices: false } };
    expect(await approve(at, id, approvalOf(body, blind))).toMatchObject({
      status: 409,
      code: 'companies.admin_sees_prices',
    });
    for (const wrong of [{ joinCompanyId: 999_999 }, { representativeId: 999_999 }])
      expect((await approve(at, id, approvalOf(body, wrong))).status).toBe(404);
  });

  it('mails a new link until the password is set', async () => {
    const body = requestForm(at);
    const id = await aRequest(at, body);
    await approve(at, id, approvalOf(body));
    const first = await approvedToken(at, body.email);
    const again = () => at.shop.call(adminAccountRequests.sendLink, { token: at.staff, params: { id } });
    expect((await again()).data.account.linkExpiresAt).not.toBeNull();
    const second = await approvedToken(at, body.email, 2);
    expect((await at.shop.call(passwords.reset, { body: { token: second, password: PASSWORD } })).status).toBe(200);
    expect((await at.shop.call(passwords.reset, { body: { token: first, password: PASSWORD } })).status).toBe(404);
    expect(await again()).toMatchObject({ status: 409, code: 'accountRequests.has_password' });
  });
});

describe('staff', () => {
  it('reject with a reason that is mailed; nothing can be decided after', async () => {
    const body = requestForm(at);
    const id = await aRequest(at, body);
    expect(await decide(at, 'reject', { id: id, note: ' ' })).toMatchObject({
      status: 400,
      errors: [{ field: 'note' }],
    });
    expect((await decide(at, 'reject', { id: id, note: 'Ne prodajemo u tom kraju' })).status).toBe(200);
    const [mail] = await mailsTo(at.shop, { kind: 'accountMail.rejected', to: body.email });
    expect(mail?.text).toContain('Ne prodajemo u tom kraju');
    for (const reply of [
      await decide(at, 'ask', { id: id, note: 'Zašto?', version: 2 }),
      await approve(at, id, approvalOf(body, { version: 2 })),
    ])
      expect(reply).toMatchObject({ status: 409, code: 'accountRequests.closed' });
  });

  it('409 for a request that a colleague has changed since', async () => {
    const id = await aRequest(at, requestForm(at));
    await decide(at, 'ask', { id: id, note: 'Koliko objekata imate?' });
    expect(await decide(at, 'reject', { id: id, note: 'Ne', version: 1 })).toMatchObject({
      status: 409,
      code: 'records.changed_meanwhile',
    });
  });

  it('see what may be the same, side by side', async () => {
    const companyId = await aCompany(at.shop.db, { townId: at.townId });
    await at.shop.db
      .updateTable('company')
      .set({ title: 'Pansion Jasen d.o.o.' })
      .where('id', '=', companyId)
      .execute();
    const userId = await aPerson(at.shop.db, { companyId });
    const body = requestForm(at, { companyTitle: 'PANSION "JASEN"' });
    await at.shop.db.updateTable('user_account').set({ email: body.email }).where('id', '=', userId).execute();
    const earlier = await aRequest(at, requestForm(at, { jib: body.jib }));
    const { data } = await readRequest(at, await aRequest(at, body));
    expect(data.duplicates).toMatchObject([
      { kind: 'request', id: earlier, matches: ['jib'] },
      { kind: 'user', id: userId, companyId, matches: ['email'] },
      { kind: 'company', id: companyId, matches: ['title'] },
    ]);
    expect(data.jibCheckDigitFits).toBe(false);
  });

  it('find none the same for a request of its own kind', async () => {
    const { data } = await readRequest(
      at,
      await aRequest(at, requestForm(at, { companyTitle: 'Sasvim svoja d.o.o.' })),
    );
    expect(data.duplicates).toEqual([]);
  });

  it('list the one that waits the longest first, and count each state', async () => {
    const [first, second] = [await aRequest(at, requestForm(at)), await aRequest(at, requestForm(at))];
    const ids = (await listRequests(at)).data.map(({ id }: { id: number }) => id) as number[];
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
    const counts = async () => (await at.shop.call(adminAccountRequests.counts, { token: at.staff })).data;
    const before = await counts();
    await decide(at, 'reject', { id: first, note: 'Ne' });
    expect(await counts()).toEqual({ ...before, pending: before.pending - 1, rejected: before.rejected + 1 });
  });

  it('lose requests without an account after a year, those that wait for them apart', async () => {
    const forms = [requestForm(at), requestForm(at), requestForm(at)] as const;
    const [rejected, waiting, recent] = [
      await aRequest(at, forms[0]),
      await aRequest(at, forms[1]),
      await aRequest(at, forms[2]),
    ];
    await decide(at, 'reject', { id: rejected, note: 'Ne' });
    await decide(at, 'reject', { id: recent, note: 'Ne' });
    const yearAgo = new Date(at.shop.now().getTime() - 366 * 24 * 3_600_000);
    await at.shop.db
      .updateTable('account_request')
      .set({ changed_at: yearAgo })
      .where('id', 'in', [rejected, waiting])
      .execute();
    await purgeDeadRequests(at.shop.db, at.shop.now());
    const statuses = [];
    for (const id of [rejected, waiting, recent]) statuses.push((await readRequest(at, id)).status);
    expect(statuses).toEqual([404, 200, 200]);
  });
});
