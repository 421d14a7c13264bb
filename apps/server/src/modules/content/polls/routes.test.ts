import { adminPolls, polls } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { aPlace } from '../../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let token: string;
let amra: string;
let jasmin: string;

beforeAll(async () => {
  shop = await openTestShop();
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  const companyId = await aCompany(shop.db, await aPlace(shop.db));
  amra = await shop.loginAs(await aPerson(shop.db, { companyId }));
  jasmin = await shop.loginAs(await aPerson(shop.db, { companyId }));
});
afterAll(() => shop.close());

const form = (changes: object = {}) => ({
  question: { bs: 'Kada dostavljati?' },
  options: [
    { id: null, title: { bs: 'Ujutro' } },
    { id: null, title: { bs: 'Popodne', srLatn: 'Popodne' } },
  ],
  startsOn: null,
  endsOn: null,
  isActive: true,
  ...changes,
});
const aPoll = async (changes: object = {}) => (await shop.call(adminPolls.create, { token, body: form(changes) })).data;
const current = async (who: string, language = 'bs') => (await shop.call(polls.current, { token: who, language })).data;
const vote = (who: string, id: number, optionId: number) =>
  shop.call(polls.vote, { token: who, params: { id }, body: { optionId } });

it('shows its results to who has voted, and takes one vote of each user', async () => {
  const poll = await aPoll();
  const [first, second] = (await current(amra, 'sr-Cyrl')).options;
  expect([first, second]).toMatchObject([{ votes: null }, { title: 'Поподне', votes: null }]);
  expect((await vote(amra, poll.id, second.id)).data).toMatchObject({
    votedOptionId: second.id,
    options: [{ votes: 0 }, { votes: 1 }],
  });
  expect((await vote(amra, poll.id, first.id)).code).toBe('content.already_voted');
  const twice = await Promise.all([vote(jasmin, poll.id, second.id), vote(jasmin, poll.id, first.id)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { data } = await shop.call(adminPolls.one, { token, params: { id: poll.id } });
  expect(data.votes).toBe(2);
});

it('is the newest that runs; 404 for a vote in another one, or for an option of another one', async () => {
  const ended = await aPoll({ endsOn: '2020-01-01' });
  const hidden = await aPoll({ isActive: false });
  const running = await aPoll();
  expect((await current(amra)).id).toBe(running.id);
  for (const poll of [ended, hidden]) {
    expect((await vote(amra, poll.id, poll.options[0].id)).code).toBe('content.poll_not_found');
  }
  expect((await vote(amra, running.id, ended.options[0].id)).status).toBe(404);
});

it('keeps options with votes: 409 for a form without them, and for its removal', async () => {
  const poll = await aPoll();
  const [chosen, other] = poll.options;
  await vote(amra, poll.id, chosen.id);
  const save = (options: object[]) =>
    shop.call(adminPolls.update, { token, params: { id: poll.id }, body: { ...form({ options }), version: 1 } });
  expect((await save([other, { id: null, title: { bs: 'Svejedno' } }])).code).toBe('content.option_has_votes');
  const saved = await save([{ id: null, title: { bs: 'Svejedno' } }, chosen]);
  expect(saved.data.results).toMatchObject([
    { title: 'Svejedno', votes: 0 },
    { title: 'Ujutro', votes: 1 },
  ]);
  const removal = await shop.call(adminPolls.remove, { token, params: { id: poll.id } });
  expect([removal.code, removal.message]).toEqual(['records.in_use', expect.stringContaining('Ujutro')]);
});

it('400 for an option that another poll has', async () => {
  const [mine, others] = [await aPoll(), await aPoll()];
  const body = { ...form({ options: others.options }), version: 1 };
  expect((await shop.call(adminPolls.update, { token, params: { id: mine.id }, body })).status).toBe(400);
});
