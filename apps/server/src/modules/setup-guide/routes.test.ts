import { adminTerms, setupGuide } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStall, placeOrder, addToCart, someArticle, type Stall } from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';

let stall: Stall;
beforeAll(async () => {
  stall = await openStall(await openTestShop());
});
afterAll(() => stall.shop.close());

const guide = async () => (await stall.shop.call(setupGuide.one, { token: stall.administrator })).data;
const skip = async (step: string, isSkipped: boolean) =>
  (await stall.shop.call(setupGuide.skip, { token: stall.administrator, params: { step }, body: { isSkipped } })).data;
const stepIn = (data: Awaited<ReturnType<typeof guide>>, name: string) =>
  data.steps.find(({ step }: { readonly step: string }) => step === name);

it('knows which steps are done, puts one off and takes it up again, and ends with the first order', async () => {
  expect(stepIn(await guide(), 'customer')).toEqual({ step: 'customer', isDone: true, isSkipped: false });
  expect(stepIn(await guide(), 'articles')).toMatchObject({ isDone: false });
  const id = await someArticle(stall, 'PRVI');
  expect(stepIn(await guide(), 'articles')).toMatchObject({ isDone: true });
  expect(stepIn(await skip('logo', true), 'logo')).toMatchObject({ isDone: false, isSkipped: true });
  expect(stepIn(await skip('logo', false), 'logo')).toMatchObject({ isSkipped: false });
  expect((await guide()).isOver).toBe(false);
  await addToCart(stall, stall.buyer, id);
  expect((await placeOrder(stall, stall.buyer)).status).toBe(200);
  expect((await guide()).isOver).toBe(true);
});

it('counts terms of use as done once staff have saved their own, not for the draft that each shop begins with', async () => {
  const { shop, administrator: token } = stall;
  const draft = (await shop.call(adminTerms.read, { token })).data;
  expect(draft.version).toBeGreaterThan(0);
  expect(stepIn(await guide(), 'terms')).toMatchObject({ isDone: false });
  const { title, content, version } = draft;
  expect((await shop.call(adminTerms.update, { token, body: { title, content, version } })).status).toBe(200);
  expect(stepIn(await guide(), 'terms')).toMatchObject({ isDone: true });
});

it('404 for a step that does not exist', async () => {
  const call = { token: stall.administrator, params: { step: 'coffee' }, body: { isSkipped: true } };
  expect((await stall.shop.call(setupGuide.skip, call)).status).toBe(404);
});
