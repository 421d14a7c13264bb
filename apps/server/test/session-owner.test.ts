import { auth, impersonation, type Profile, sessionOwner, settings, shoppingCart, users } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, aPerson, bind } from './builders/people.ts';
import { seedShop, someArticle, type SeededShop } from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

/** A page that has not heard yet that its session is another one's does nothing in it. */

let seeded: SeededShop;
let article: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  article = await someArticle(seeded, 'OWNER-1');
});
afterAll(() => seeded.shop.close());

const REFUSED = { status: 409, code: 'auth.other_owner' };
/** What the profile makes of a token, as a page reads it. */
async function ownerOf(token: string): Promise<string> {
  const { id, companyId }: Profile['userData'] = (await seeded.shop.call(users.profile, { token })).data.userData;
  return sessionOwner({ userId: id, companyId });
}
const add = (token: string, pageOwner: string) =>
  seeded.shop.call(shoppingCart.addItem, { token, pageOwner, body: { articleId: article, quantity: 1 } });
const linesOf = async (token: string): Promise<readonly unknown[]> =>
  (await seeded.shop.call(shoppingCart.customer, { token })).data.cartItems;

describe('a page of somebody else', () => {
  it('adds nothing to the cart of a buyer who has logged in meanwhile, and reads nothing of it', async () => {
    const { shop, companyId, buyer } = seeded;
    const colleague = await shop.loginAs(await aPerson(shop.db, { companyId }));
    const pageOwner = await ownerOf(colleague);
    expect(await add(buyer, pageOwner)).toMatchObject(REFUSED);
    expect(await shop.call(shoppingCart.customer, { token: buyer, pageOwner })).toMatchObject(REFUSED);
    expect(await linesOf(buyer)).toEqual([]);
    expect((await add(colleague, pageOwner)).status).toBe(200);
  });

  it('may log in, and read what anybody may', async () => {
    const pageOwner = 'somebody else';
    const body = { username: 'nobody', password: 'wrong' };
    expect((await seeded.shop.call(auth.login, { token: seeded.buyer, pageOwner, body })).code).not.toBe(REFUSED.code);
    expect((await seeded.shop.call(settings.defaultLanguage, { token: seeded.buyer, pageOwner })).status).toBe(200);
  });
});

describe('a page of the customer whom a representative has left', () => {
  it('adds nothing to the cart of the one whom they have chosen', async () => {
    const { shop, companyId, place } = seeded;
    const otherCompany = await aCompany(shop.db, place);
    const representative = await aPerson(shop.db, { role: 'sales_representative' });
    const token = await shop.loginAs(representative);
    for (const id of [companyId, otherCompany]) await bind(shop.db, representative, id);
    const choose = (id: number) => shop.call(impersonation.begin, { token, body: { companyId: id } });
    const undecided = await ownerOf(token);
    await choose(companyId);
    expect(await add(token, undecided)).toMatchObject(REFUSED);
    const former = await ownerOf(token);
    expect((await add(token, former)).status).toBe(200);
    await choose(otherCompany);
    expect(await add(token, former)).toMatchObject(REFUSED);
    expect(await linesOf(token)).toEqual([]);
    expect((await add(token, await ownerOf(token))).status).toBe(200);
  });
});
