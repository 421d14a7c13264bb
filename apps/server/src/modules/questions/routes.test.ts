import { adminQuestions, questions, systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGuest, anOrderLinkSession, anOrderOfGuest, openTheShop } from '../../../test/builders/guests.ts';
import { aPerson, bind } from '../../../test/builders/people.ts';
import {
  aCompanyWithAddress,
  anOrder,
  seedShop,
  orderOf,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { aPicture } from '../../../test/builders/upload-files.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';
import { sendFile } from '../../../test/send-file.ts';
import { purgeGuestQuestions } from './jobs.ts';
import { personalData } from './store/personal-data.ts';

let shop: TestShop;
let seeded: SeededShop;

beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
});
afterAll(() => shop.close());

const MISSING = 2_000_000_000;
const WAIT = { timeout: 30_000, interval: 50 };

const ask = (token: string, body: object) => shop.call(questions.ask, { token, body });
const asked = async (token: string, body: object): Promise<number> => (await ask(token, body)).data.id;
const photo = async (token: string) =>
  (await sendFile(shop, questions.addPhoto, { token, name: 'stara-glava.jpg', bytes: await aPicture('jpeg') })).data;
const listed = async (token: string, quickSearch: string, view = 'all') =>
  (await shop.call(adminQuestions.list, { token, body: { view, quickSearch } })).data;
const answer = (id: number, body: object, token = seeded.administrator) =>
  shop.call(adminQuestions.answer, { token, params: { id }, body });
const read = (token: string, id: number) => shop.call(questions.one, { token, params: { id } });
const inbox = async (token: string): Promise<{ text: string; link: string | null; isRead: boolean }[]> =>
  (await shop.call(systemMessages.list, { token, body: { pageSize: 100 } })).data;
const messageWith = (token: string, words: string) =>
  expect.poll(async () => (await inbox(token)).find(({ text }) => text.includes(words)), WAIT);
const statusOf = async (url: string): Promise<number> => (await shop.app.inject({ method: 'GET', url })).statusCode;

describe('a question of a buyer', () => {
  it('reaches staff with words and photo, and the answer comes back with its articles', async () => {
    const articleId = await someArticle(seeded, 'MOP-1');
    const hidden = await someArticle(seeded, 'MOP-2', { isVisible: false });
    const picture = await photo(seeded.buyer);
    const body = { words: 'glava za prskalicu', text: 'Treba nam glava kao na slici', photoIds: [picture.id] };
    const id = await asked(seeded.buyer, body);
    await messageWith(seeded.administrator, 'glava kao na slici').toMatchObject({
      link: '/admin/questions',
      isRead: false,
    });
    await messageWith(seeded.buyer, 'Primili smo').toMatchObject({ link: `/profile/messages?question=${id}` });
    const [row] = await listed(seeded.administrator, 'prskalicu', 'waiting');
    expect(row).toMatchObject({
      id,
      words: body.words,
      text: body.text,
      isGuest: false,
      company: { id: seeded.companyId },
    });
    expect(await statusOf(row.photos[0].thumbnailUrl)).toBe(200);

    const reply = { outcome: 'answered', answer: 'Imamo ovu.', articleIds: [articleId] };
    expect(await answer(id, { ...reply, articleIds: [articleId, hidden] })).toMatchObject({
      status: 404,
      code: 'articles.not_found',
    });
    expect(await answer(id, reply)).toMatchObject({ status: 200, code: 'questions.answered' });
    await messageWith(seeded.buyer, 'Imamo ovu.').toMatchObject({ link: `/profile/messages?question=${id}` });
    await messageWith(seeded.administrator, 'glava kao na slici').toMatchObject({ isRead: true });
    const { data } = await read(seeded.buyer, id);
    expect(data).toMatchObject({
      words: body.words,
      text: body.text,
      answer: { text: 'Imamo ovu.', articles: [{ code: 'MOP-1' }] },
    });
    expect(await statusOf(data.photos[0].viewUrl)).toBe(200);
    expect(await listed(seeded.administrator, 'prskalicu', 'waiting')).toEqual([]);
  });

  it('409 for a second answer, 404 for one of an unknown question, 400 for one without words', async () => {
    const id = await asked(seeded.buyer, { text: 'Imate li držač?' });
    expect((await answer(id, { outcome: 'answered', answer: ' ' })).status).toBe(400);
    expect((await answer(id, { outcome: 'closed' })).status).toBe(200);
    expect(await answer(id, { outcome: 'answered', answer: 'Da' })).toMatchObject({
      status: 409,
      code: 'records.changed_meanwhile',
    });
    expect((await answer(MISSING, { outcome: 'closed' })).status).toBe(404);
    // Who has asked sees nothing of a question that was closed without a message.
    expect((await read(seeded.buyer, id)).data.answer).toBeNull();
  });

  it('404 for a photo of somebody else or that another question has, and for the question of a colleague', async () => {
    const colleague = await shop.loginAs(await aPerson(shop.db, { companyId: seeded.companyId }));
    const own = await photo(seeded.buyer);
    const id = await asked(seeded.buyer, { text: 'Prva', photoIds: [own.id] });
    for (const photoId of [own.id, (await photo(colleague)).id]) {
      expect(await ask(seeded.buyer, { text: 'Druga', photoIds: [photoId] })).toMatchObject({
        status: 404,
        code: 'files.not_found',
      });
    }
    expect((await ask(seeded.buyer, { text: 'Previše', photoIds: [1, 2, 3, 4] })).status).toBe(400);
    expect(await read(colleague, id)).toMatchObject({ status: 404, code: 'questions.not_found' });
    expect(await listed(seeded.administrator, 'Druga')).toEqual([]);
  });

  it('is shown to the sales representative of the company, and answered by them', async () => {
    const other = await aCompanyWithAddress(seeded);
    const foreign = await shop.loginAs(await aPerson(shop.db, { companyId: other }));
    const userId = await aPerson(shop.db, { role: 'sales_representative' });
    await bind(shop.db, userId, seeded.companyId);
    const representative = await shop.loginAs(userId);
    const theirs = await asked(foreign, { text: 'Krpa iz susjedne firme' });
    const own = await asked(seeded.buyer, { text: 'Krpa iz naše firme' });
    await messageWith(representative, 'iz naše firme').toBeDefined();
    expect((await listed(representative, 'krpa')).map(({ id }: { id: number }) => id)).toEqual([own]);
    expect((await answer(theirs, { outcome: 'closed' }, representative)).status).toBe(404);
    expect((await answer(own, { outcome: 'answered', answer: 'Stiže.' }, representative)).status).toBe(200);
    expect((await inbox(representative)).some(({ text }) => text.includes('susjedne'))).toBe(false);
  });

  it('is about an order that the buyer may see, for staff and beside the order; 404 for any other order', async () => {
    const articleId = await someArticle(seeded, 'NAR-1');
    const order = await orderOf(seeded, seeded.buyer, await anOrder(seeded, articleId));
    const id = await asked(seeded.buyer, { text: 'Može li u petak?', orderId: order.id });
    const link = { id: order.id, orderNumber: order.orderNumber };
    expect(await listed(seeded.administrator, order.orderNumber)).toMatchObject([{ id, order: link }]);
    const ofOrder = (token: string) => shop.call(questions.ofOrder, { token, params: { id: order.id } });
    expect((await ofOrder(seeded.buyer)).data).toMatchObject([
      { id, text: 'Može li u petak?', order: link, answer: null },
    ]);
    await answer(id, { outcome: 'answered', answer: 'Može.' });
    expect((await ofOrder(seeded.buyer)).data).toMatchObject([{ id, answer: { text: 'Može.' } }]);

    const other = await shop.loginAs(await aPerson(shop.db, { companyId: await aCompanyWithAddress(seeded) }));
    const refused = { status: 404, code: 'orders.not_found' };
    expect(await ask(other, { text: 'Tuđa narudžba', orderId: order.id })).toMatchObject(refused);
    expect(await ofOrder(other)).toMatchObject(refused);
  });

  it('is deleted with the account, with its photos', async () => {
    const userId = await aPerson(shop.db, { companyId: seeded.companyId });
    const token = await shop.loginAs(userId);
    const { id: fileId } = await photo(token);
    await asked(token, { text: 'Lični podatak', photoIds: [fileId] });
    const person = { userId, email: '', now: shop.now() };
    expect(await personalData.read(shop.db, { ...person, seesPrices: true })).toMatchObject([
      { body: 'Lični podatak' },
    ]);
    await shop.db.transaction().execute((tx) => personalData.erase(tx as never, person));
    expect(await listed(seeded.administrator, 'Lični podatak')).toEqual([]);
    const file = await shop.db
      .selectFrom('stored_file')
      .select('state')
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    expect(file.state).toBe('released');
  });
});

describe('a question of a guest', () => {
  const contact = { name: 'Gošća Gostić', email: 'gosca@posta.test' };
  const mails = () =>
    shop.db.selectFrom('outgoing_mail').select(['kind', 'facts']).where('to_address', '=', contact.email).execute();

  it('is answered by mail, and the guest can be deleted before', async () => {
    await openTheShop(shop);
    const articleId = await someArticle(seeded, 'GOST-1');
    const guest = await aGuest(shop);
    const { id: photoId } = await photo(guest.token);
    expect(await ask(guest.token, { text: 'Bez imena' })).toMatchObject({
      status: 400,
      code: 'questions.contact_missing',
    });
    const id = await asked(guest.token, { text: 'Imate li metlu od sirka?', photoIds: [photoId], contact });
    expect(await listed(seeded.administrator, 'sirka')).toMatchObject([
      { isGuest: true, person: contact.name, email: contact.email, company: null, photos: [{ id: photoId }] },
    ]);
    expect(await mails()).toEqual([]);
    await shop.db.deleteFrom('user_account').where('id', '=', guest.userId).execute();
    await answer(id, { outcome: 'answered', answer: 'Imamo.', articleIds: [articleId] });
    await expect
      .poll(mails, WAIT)
      .toMatchObject([
        { kind: 'questionMessage.answered', facts: { note: 'Imamo.', articles: expect.stringContaining('GOST-1') } },
      ]);
  });

  it('about an order comes from its link too, is answered at the address of the order, and is shown there', async () => {
    await openTheShop(shop);
    const goods = await someArticle(seeded, 'GOST-2', { stock: 100 });
    const guest = await aGuest(shop);
    const [id, other] = [await anOrderOfGuest(seeded, guest, goods), await anOrderOfGuest(seeded, guest, goods)];
    const token = await anOrderLinkSession(shop, id);
    // The order is the one of the link, and so is the contact.
    const elsewhere = { name: 'Neko Drugi', email: 'drugi@posta.test' };
    await asked(token, { text: 'Dovoz poslije 16 h?', contact: elsewhere });
    await asked(guest.token, { text: 'Dovoz sutra?', orderId: id });
    const both = await listed(seeded.administrator, 'Dovoz');
    expect(both).toHaveLength(2);
    for (const row of both)
      expect(row).toMatchObject({ order: { id }, person: 'Gošća Gostić', email: 'gosca@posta.test', isGuest: true });
    const ofOrder = (orderId: number) => shop.call(questions.ofOrder, { token, params: { id: orderId } });
    expect((await ofOrder(id)).data).toMatchObject([{ text: 'Dovoz poslije 16 h?' }, { text: 'Dovoz sutra?' }]);
    const refused = { status: 404, code: 'orders.not_found' };
    expect(await ofOrder(other)).toMatchObject(refused);
    expect(await ask(token, { text: 'Tuđa', orderId: other })).toMatchObject(refused);
  });

  it('is deleted twelve months after it came', async () => {
    const guest = await aGuest(shop);
    const text = 'Stara gostova metla';
    const id = await asked(guest.token, { text, contact });
    const months = (count: number): Date => {
      const then = new Date(shop.now());
      then.setUTCMonth(then.getUTCMonth() + count);
      return then;
    };
    await purgeGuestQuestions(shop.db, months(11));
    expect(await listed(seeded.administrator, text)).toMatchObject([{ id }]);
    await purgeGuestQuestions(shop.db, months(13));
    expect(await listed(seeded.administrator, text)).toEqual([]);
  });
});
