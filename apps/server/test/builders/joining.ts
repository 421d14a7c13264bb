import { auth, shoppingCart } from '@sjaj/contract';
import type { Reply } from '../http.ts';
import { aGuest, type Guest } from './guests.ts';
import { cheapPasswordHash } from './password-hash.ts';
import { aPerson } from './people.ts';
import { addToCart, cartOf, type SeededShop } from './seeded-shop.ts';

/** The password of each account. */
export const PASSWORD = 'sušna-godina-uz-Neretvu';
const passwordHash = cheapPasswordHash(PASSWORD);

/** Somebody with an account who is logged in on another device. */
export interface Account {
  readonly userId: number;
  readonly username: string;
  readonly token: string;
}

/** An account that can be logged in to; of the seeded company where nothing else is said. */
export async function anAccount(
  { shop, companyId }: SeededShop,
  of: Parameters<typeof aPerson>[1] = { companyId },
): Promise<Account> {
  const userId = await aPerson(shop.db, of);
  const { username } = await shop.db
    .updateTable('user_account')
    .set({ password_hash: await passwordHash })
    .where('id', '=', userId)
    .returning('username')
    .executeTakeFirstOrThrow();
  return { userId, username: username ?? '', token: await shop.loginAs(userId) };
}

/** Logs in with what somebody says is a guest's token. */
export const loginWith = ({ shop }: SeededShop, { username }: Account, guestToken: unknown): Promise<Reply> =>
  shop.call(auth.login, { body: { username, password: PASSWORD, guestToken } });

/** A guest with so many pieces of an article in the cart. */
export async function aGuestWith(seeded: SeededShop, articleId: number, quantity: number): Promise<Guest> {
  const guest = await aGuest(seeded.shop);
  await addToCart(seeded, guest.token, articleId, quantity);
  return guest;
}

export const linesOf = async (seeded: SeededShop, token: string) =>
  (await cartOf(seeded, token)).cartItems.map(({ articleId, quantity, note }: Record<string, unknown>) => ({
    articleId,
    quantity,
    note,
  }));

/** Writes a note to the first line. */
export async function noted(seeded: SeededShop, token: string, note: string): Promise<void> {
  const { cartItems } = await cartOf(seeded, token);
  await seeded.shop.call(shoppingCart.noteLines, { token, body: { items: [{ id: cartItems[0].id, note }] } });
}

export async function isGone({ shop }: SeededShop, { userId }: Guest): Promise<boolean> {
  const rows = await shop.db.selectFrom('user_account').select('id').where('id', '=', userId).execute();
  return rows.length === 0;
}
