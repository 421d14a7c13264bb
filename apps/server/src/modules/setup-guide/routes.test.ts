import { adminTerms, setupGuide } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedShop, placeOrder, addToCart, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const guide = async () => (await seeded.shop.call(setupGuide.one, { token: seeded.administrator })).data;
const skip = async (step: string, isSkipped: boolean) =>
  (await seeded.shop.call(setupGuide.skip, { token: seeded.administrator, params: { step }, body: { isSkipped } }))
    .data;
const stepIn = (data: Awaited<ReturnType<typeof guide>>, name: string) =>
  data.steps.find(({ step }: { readonly step: string }) => step === name);

it('knows which steps are done, puts one off and takes it up again, and ends with the first order', async () => {
  expect(stepIn(await guide(), 'customer')).toEqual({ step: 'customer', isDone: true, isSkipped: false });
  expect(stepIn(await guide(), 'articles')).toMatchObject({ isDone: false });
  const id = await someArticle(seeded, 'PRVI');
  expect(stepIn(await guide(), 'articles')).toMatchObject({ isDone: true });
  expect(stepIn(await skip('logo', true), 'logo')).toMatchObject({ isDone: false, isSkipped: true });
  expect(stepIn(await skip('logo', false), 'logo')).toMatchObject({ isSkipped: false });
  expect((await guide()).isOver).toBe(false);
  await addToCart(seeded, seeded.buyer, id);
  expect((await placeOrder(seeded, seeded.buyer)).status).toBe(200);
  expect((await guide()).isOver).toBe(true);
});

it('counts terms of use as done once staff have saved their own, not for the draft that each shop begins with', async () => {
  const { shop, administrator: token } = seeded;
  const draft = (await shop.call(adminTerms.read, { token })).data;
  expect(draft.version).toBeGreaterThan(0);
  expect(stepIn(await guide(), 'terms')).toMatchObject({ isDone: false });
  const { title, content, version } = draft;
  expect((await shop.call(adminTerms.update, { token, body: { title, content, version } })).status).toBe(200);
  expect(stepIn(await guide(), 'terms')).toMatchObject({ isDone: true });
});

it('404 for a step that does not exist', async () => {
  const call = { token: seeded.administrator, params: { step: 'coffee' }, body: { isSkipped: true } };
  expect((await seeded.shop.call(setupGuide.skip, call)).status).toBe(404);
});
