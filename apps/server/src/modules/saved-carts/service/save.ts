import type { Customer } from '../../../kernel/actor.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Idempotency } from '../../../kernel/idempotency.ts';
import { inTransactionOnce } from '../../../kernel/idempotency.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockCart } from '../../cart/index.ts';
import { MAX_SAVED_CARTS } from '../rules.ts';
import * as store from '../store/saved-carts.ts';

interface Form {
  readonly title: string;
  readonly note?: string | undefined;
  readonly isShared: boolean;
}

interface CreateInput {
  readonly actor: Customer;
  readonly params: { readonly shoppingCartId: number };
  readonly body: Form;
  readonly now: Date;
  readonly idempotency: Idempotency;
}

/** Saves a copy of the caller's open cart. 409 for an empty cart, a name in use, or one saved cart too many. */
export const createSavedCart = (db: Db, input: CreateInput): Promise<{ id: number }> =>
  inTransactionOnce(db, input.idempotency, (tx) => create(tx, input));

async function create(tx: Tx, input: CreateInput): Promise<{ id: number }> {
  const { actor, params, body, now } = input;
  const cart = await lockCart(tx, input);
  if (cart.id !== params.shoppingCartId) throw new Problem('cart.not_found', 404);
  if (cart.lines.length === 0) throw new Problem('checkout.empty', 409);
  const lines = cart.lines.map(({ articleId, quantity, price, note }) => ({
    articleId,
    quantity,
    savedPrice: price.price,
    note,
  }));
  return { id: await addSavedCart(tx, { actor, now }, body, lines) };
}

/** Adds a saved cart under a name that is free. 409 for a name in use, or one saved cart too many. */
export async function addSavedCart(
  tx: Tx,
  { actor, now }: Pick<CreateInput, 'actor' | 'now'>,
  form: Form,
  lines: readonly store.SavedCartLineRow[],
): Promise<number> {
  const { count, isTaken } = await store.checkTitle(tx, actor.userId, { title: form.title, exceptId: null });
  if (count >= MAX_SAVED_CARTS) throw new Problem('documents.too_many', 409, { facts: { maximum: MAX_SAVED_CARTS } });
  if (isTaken) throw titleTaken();
  return store.insert(tx, {
    ...detailsOf(form, actor.companyId),
    userId: actor.userId,
    companyId: actor.companyId,
    createdAt: now,
    lines,
  });
}

/** A private customer cannot share. */
const detailsOf = ({ title, note, isShared }: Form, companyId: number | null): store.SavedCartDetails => ({
  title,
  note: note || null,
  isShared: isShared && companyId !== null,
});

const titleTaken = (): Problem =>
  new Problem('documents.title_taken', 409, { errors: [{ field: 'title', key: 'documents.title_taken' }] });

interface UpdateInput {
  readonly actor: Customer;
  readonly params: { readonly id: number };
  readonly body: Form;
}

/** Changes title, note and sharing of a saved cart. 404 if the caller may not change it. */
export const updateSavedCart = (db: Db, { actor, params: { id }, body }: UpdateInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const userId = await store.ownerOf(tx, actor, id);
    if (userId === undefined) throw new Problem('documents.not_found', 404);
    const { isTaken } = await store.checkTitle(tx, userId, { title: body.title, exceptId: id });
    if (isTaken) throw titleTaken();
    await store.rename(tx, id, detailsOf(body, actor.companyId));
  });

/** Deletes saved carts, all or none. 404 where one of them is not the caller's to delete. */
export const deleteSavedCarts = (db: Db, actor: Customer, ids: readonly number[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    const wanted = new Set(ids);
    if ((await store.remove(tx, actor, [...wanted])) < wanted.size) throw new Problem('documents.not_found', 404);
  });
