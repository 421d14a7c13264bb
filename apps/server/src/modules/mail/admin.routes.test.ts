import { adminMail } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, aStaffRole } from '../../../test/builders/people.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await openTestShop();
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
});
afterAll(() => shop.close());

async function aMail(state: string, toName = 'Ana Anić'): Promise<number> {
  const { id } = await shop.db
    .insertInto('outgoing_mail')
    .values({
      event_key: crypto.randomUUID(),
      kind: 'message.articleArrived',
      to_address: 'ana@firma.test',
      to_name: toName,
      language: 'bs',
      sees_prices: true,
      subject: 'Stigao je artikal KX-1',
      text_body: 'Dobar dan',
      html_body: '<p>Dobar dan</p>',
      message_id: 'one@sjaj.test',
      state,
      attempts: 3,
      sent_at: state === 'sent' ? shop.now() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it('lists mail by state and by receiver, whatever the accents', async () => {
  const sent = await aMail('sent', 'Željka Šarić');
  const failed = await aMail('failed');
  const idsOf = async (body: object) =>
    (await shop.call(adminMail.list, { token, body })).data.map((mail: { id: number }) => mail.id);
  expect(await idsOf({})).toEqual([failed, sent]);
  expect(await idsOf({ state: 'failed' })).toEqual([failed]);
  expect(await idsOf({ quickSearch: 'zeljka saric' })).toEqual([sent]);
  expect((await shop.call(adminMail.counts, { token })).data).toEqual(
    expect.arrayContaining([
      { state: 'sent', count: 1 },
      { state: 'failed', count: 1 },
    ]),
  );
});

it('sorts mail by receiver and by time', async () => {
  const last = await aMail('kept', 'Žarko Sort');
  const first = await aMail('kept', 'Ćamil Sort');
  const idsOf = async (body: object) =>
    (await shop.call(adminMail.list, { token, body: { quickSearch: 'sort', ...body } })).data.map(
      (mail: { id: number }) => mail.id,
    );
  expect(await idsOf({ sortBy: 'toName' })).toEqual([first, last]);
  expect(await idsOf({ sortBy: 'toName', isSortAscending: false })).toEqual([last, first]);
  expect(await idsOf({ sortBy: 'createdAt' })).toEqual([last, first]);
});

it('mails a test to who asks for it, in their language, and tells what the server answered', async () => {
  const { data, code } = await shop.call(adminMail.sendTest, { token });
  const me = shop.db.selectFrom('user_account').select('email').where('role', '=', 'administrator');
  const { email } = await me.executeTakeFirstOrThrow();
  expect([code, data]).toEqual(['mails.queued', expect.objectContaining({ state: 'queued', toAddress: email })]);
  await shop.db
    .updateTable('outgoing_mail')
    .set({
      state: 'sent',
      subject: 'Proba',
      message_id: 'test@sjaj.test',
      sent_at: shop.now(),
      server_answer: '250 2.0.0 Ok: queued as 4F2A',
    })
    .where('id', '=', data.id)
    .execute();
  const read = await shop.call(adminMail.one, { token, params: { id: data.id } });
  expect(read.data).toMatchObject({ answer: '250 2.0.0 Ok: queued as 4F2A', error: null });
});

it('429 for the sixth test within ten minutes', async () => {
  const limited = await openTestShop({ limitsRates: true });
  try {
    const own = await limited.loginAs(await aPerson(limited.db, { role: 'administrator' }));
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1)
      statuses.push((await limited.call(adminMail.sendTest, { token: own })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await limited.close();
  }
});

it('shows a mail of before letters were stored as it was written', async () => {
  const id = await aMail('kept');
  const { data } = await shop.call(adminMail.one, { token, params: { id } });
  expect(data).toMatchObject({
    id,
    text: 'Dobar dan',
    html: '<p>Dobar dan</p>',
    messageId: 'one@sjaj.test',
    dueAt: null,
  });
});

it('a mail that nobody carries is read with its link by administrators, by others without the token', async () => {
  const secret = 'T'.repeat(43);
  const id = await aMail('kept');
  const letter = {
    language: 'bs',
    subject: 'Postavite novu lozinku',
    greeting: 'Dobar dan',
    paragraphs: ['Za vaš korisnički račun zatražena je nova lozinka.'],
    richText: null,
    button: { label: 'Postavi lozinku', url: `https://sjaj.test/auth/customer-password-reset#token=${secret}` },
    order: null,
    unsubscribe: null,
    footer: [],
    sender: 'Sjaj',
    logoUrl: null,
  };
  const stored = shop.db.updateTable('outgoing_mail').set({ letter: JSON.stringify(letter) });
  await stored.where('id', '=', id).execute();
  const staffRoleId = await aStaffRole(shop.db, ['operateShop']);
  const operator = await shop.loginAs(await aPerson(shop.db, { role: 'own_role', staffRoleId }));
  const read = async (reader: string) => (await shop.call(adminMail.one, { token: reader, params: { id } })).data;
  for (const words of ['text', 'html']) {
    expect((await read(token))[words]).toContain(secret);
    expect((await read(operator))[words]).toContain('#token=new-with-each-sending');
  }
});

it.each([
  ['failed', 'one@sjaj.test'],
  ['sent', null],
])('sends one that was %s again', async (state, messageId) => {
  const id = await aMail(state);
  expect(await shop.call(adminMail.sendAgain, { token, params: { id } })).toMatchObject({
    status: 200,
    code: 'mails.queued',
  });
  const mails = shop.db.selectFrom('outgoing_mail').select(['state', 'attempts', 'message_id']).where('id', '=', id);
  expect(await mails.executeTakeFirstOrThrow()).toEqual({ state: 'queued', attempts: 0, message_id: messageId });
  expect(await shop.db.selectFrom('job_request').select('name').execute()).toEqual([{ name: 'mail.deliver' }]);
});

it('409 for one that is on its way already', async () => {
  const id = await aMail('queued');
  expect(await shop.call(adminMail.sendAgain, { token, params: { id } })).toMatchObject({
    status: 409,
    code: 'mails.waits_already',
  });
});
