import { adminTerms, termsOfServices } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
});
afterAll(() => shop.close());

const read = async () => (await shop.call(adminTerms.read, { token })).data;
const save = (version: number, text: string) =>
  shop.call(adminTerms.update, {
    token,
    body: {
      version,
      title: { bs: 'Uslovi' },
      content: { bs: `<p>${text}</p>`, en: '<p onclick="x()">First.</p><script>x()</script>' },
    },
  });

it('has none in a shop without terms, and takes the first', async () => {
  expect(await read()).toEqual({ title: {}, content: {}, validFrom: null, version: 0 });
  expect((await save(0, 'Prvo.')).status).toBe(200);
});

it('shows a new version in the shop at once and keeps the earlier one', async () => {
  const before = await read();
  const saved = await save(before.version, 'Drugo.');
  expect(saved.data.version).toBeGreaterThan(before.version);
  const listed = (await shop.call(termsOfServices.list, { body: {} })).data;
  expect(listed.map(({ content }: { content: string }) => content)).toEqual(['<p>Drugo.</p>', '<p>Prvo.</p>']);
  const english = (await shop.call(termsOfServices.list, { body: {}, language: 'en' })).data;
  expect(english[0].content).toBe('<p>First.</p>');
});

it('409 for a second save of what somebody has saved meanwhile; of two at once one is taken', async () => {
  const { version } = await read();
  const replies = await Promise.all([save(version, 'Treće.'), save(version, 'Četvrto.')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await save(version, 'Peto.')).code).toBe('records.changed_meanwhile');
});

it('400 without a Bosnian text, 403 for a buyer’s representative', async () => {
  const { version } = await read();
  const body = { version, title: { bs: 'Uslovi' }, content: { en: '<p>Only English</p>' } };
  expect((await shop.call(adminTerms.update, { token, body })).status).toBe(400);
  const other = await shop.loginAs(await aPerson(shop.db, { role: 'sales_representative' }));
  expect((await shop.call(adminTerms.read, { token: other })).status).toBe(403);
});
