import { accountRequests, addresses, auth, passwords, users } from '@sjaj/contract';
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
  sendRequest,
} from '../../../../test/builders/account-requests.ts';
import { mailedToken, mailsTo } from '../../../../test/builders/mails.ts';
import { openTestShop } from '../../../../test/http.ts';

let at: Applications;
beforeAll(async () => {
  at = await openApplications(await openTestShop());
});
afterAll(() => at.shop.close());

const PASSWORD = 'konj baterija tri spajalica';

describe('the request', () => {
  it('leads from the form to the first log-in', async () => {
    const body = requestForm(at);
    const id = await aRequest(at, body);
    const [received] = await mailsTo(at.shop, { kind: 'accountMail.received', to: body.email });
    // The address is not confirmed yet: the mail contains nothing that was typed.
    expect(received?.text).not.toContain(body.companyTitle);
    expect(received?.text).not.toContain('Selma');
    expect(await approve(at, id, approvalOf(body))).toMatchObject({ status: 200, data: { state: 'approved' } });
    const token = await approvedToken(at, body.email);
    expect((await at.shop.call(passwords.reset, { body: { token, password: PASSWORD } })).status).toBe(200);
    const login = await at.shop.call(auth.login, { body: { username: body.email, password: PASSWORD } });
    const profile = await at.shop.call(users.profile, { token: login.data.token });
    expect(profile.data.userData).toMatchObject({
      role: 'buyer',
      companyTitle: body.companyTitle,
      username: body.email.split('@')[0],
      phoneNumber: '+387 36 123 456',
    });
    expect((await at.shop.call(addresses.list, { token: login.data.token })).data).toMatchObject([
      { street: 'Ulica lipa 17', isDefault: true },
    ]);
  });

  it('is answered with the same bytes for a known company and person', async () => {
    const body = requestForm(at);
    const known = requestForm(at, { jib: body.jib, email: body.email });
    const post = (payload: object) =>
      at.shop.app.inject({ method: 'POST', url: '/api/users/create-b2b-customer-request', payload });
    const [first, second] = [await post(body), await post(known)];
    expect([first.statusCode, first.body]).toEqual([200, second.body]);
  });

  it('is stored once for a repeated key', async () => {
    const body = requestForm(at);
    const replies = await Promise.all([sendRequest(at, body, 'same'), sendRequest(at, body, 'same')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await listRequests(at, { quickSearch: body.email })).paging?.totalItems).toBe(1);
  });

  it('tells each administrator', async () => {
    const body = requestForm(at);
    const id = await aRequest(at, body);
    const links = () =>
      at.shop.db.selectFrom('system_message').select('link').where('kind', '=', 'message.newAccountRequest').execute();
    await expect
      .poll(async () => (await links()).some(({ link }) => link === `/admin/account-requests/${id}`))
      .toBe(true);
  });

  it('is mailed to staff with the next digest, so that visitors cannot flood them', async () => {
    const waiting = at.shop.db
      .selectFrom('mail_digest_entry as e')
      .innerJoin('system_message as m', 'm.id', 'e.message_id')
      .select('m.link')
      .where('m.kind', '=', 'message.newAccountRequest');
    const id = await aRequest(at, requestForm(at));
    await expect.poll(() => waiting.execute()).toContainEqual({ link: `/admin/account-requests/${id}` });
    const mails = await at.shop.db.selectFrom('outgoing_mail').select('kind').distinct().execute();
    expect(mails.map(({ kind }) => kind)).not.toContain('message.newAccountRequest');
  });

  it('mails an address three times a day at most', async () => {
    const { email } = requestForm(at);
    for (let asked = 0; asked < 5; asked += 1) await sendRequest(at, requestForm(at, { email }));
    const last = requestForm(at);
    await sendRequest(at, last);
    await mailsTo(at.shop, { kind: 'accountMail.received', to: last.email });
    expect(await mailsTo(at.shop, { kind: 'accountMail.received', to: email }, 3)).toHaveLength(3);
  });

  it.each([
    ['jib', '429900004501', 'jib'],
    ['jib', '', 'required'],
    ['vatNumber', '12', 'vat_number'],
    ['phone', '036 00', 'phone'],
    ['email', 'selma', 'email'],
    ['companyTitle', 'Kupi na evil.com', 'plain_name'],
    ['firstName', '<b>Selma</b>', 'plain_name'],
    ['interestAreaIds', [], 'required'],
    ['acceptsTerms', false, 'terms'],
    ['townId', 999_999, 'town_unknown'],
  ])('400 for the %s %j', async (field, value, code) => {
    expect(await sendRequest(at, requestForm(at, { [field]: value }))).toMatchObject({
      status: 400,
      errors: [{ field, code }],
    });
  });

  it('429 for an address that sends many', async () => {
    const limited = await openTestShop({ limitsRates: true });
    try {
      const statuses: number[] = [];
      for (let asked = 0; asked < 11; asked += 1)
        statuses.push((await limited.call(accountRequests.create, { body: requestForm(at), key: `k${asked}` })).status);
      expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('a question', () => {
  const question = (token: string) => at.shop.call(accountRequests.question, { body: { token } });
  const answer = (token: string, text = 'Dva objekta') =>
    at.shop.call(accountRequests.answer, { body: { token, answer: text } });

  it('is answered by the link, once, and brings the request back', async () => {
    const body = requestForm(at);
    const id = await aRequest(at, body);
    expect(await decide(at, 'ask', { id: id, note: 'Koliko objekata imate?' })).toMatchObject({
      status: 200,
      data: { state: 'asked' },
    });
    const token = await mailedToken(at.shop, { kind: 'accountMail.asked', to: body.email });
    expect((await question(token)).data).toEqual({
      companyTitle: body.companyTitle,
      question: 'Koliko objekata imate?',
    });
    expect((await answer(token, ' ')).status).toBe(400);
    expect((await answer(token)).status).toBe(200);
    const { data } = await readRequest(at, id);
    expect(data.state).toBe('pending');
    expect(data.history.at(-1)).toMatchObject({ kind: 'answered', note: 'Dva objekta', who: null });
    expect((await answer(token)).status).toBe(404);
    expect((await question(token)).status).toBe(404);
  });

  it('404 for the link after the request was decided, and for a link that sets a password', async () => {
    const body = requestForm(at);
    const id = await aRequest(at, body);
    await decide(at, 'ask', { id: id, note: 'Koliko objekata imate?' });
    const token = await mailedToken(at.shop, { kind: 'accountMail.asked', to: body.email });
    expect((await at.shop.call(passwords.reset, { body: { token, password: PASSWORD } })).status).toBe(404);
    expect((await decide(at, 'reject', { id: id, note: 'Nismo dobili podatke', version: 2 })).status).toBe(200);
    expect((await answer(token)).status).toBe(404);
  });
});
