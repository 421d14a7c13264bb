import type { Customer } from '../../../kernel/actor.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Idempotency } from '../../../kernel/idempotency.ts';
import { withIdempotency } from '../../../kernel/idempotency.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockCart } from '../../cart/index.ts';
import { MOST_DOCUMENTS } from '../rules.ts';
import * as store from '../store.ts';

interface Form {
  readonly title: string;
  readonly note?: string | undefined;
  readonly isShared: boolean;
}

interface Creating {
  readonly actor: Customer;
  readonly params: { readonly shoppingCartId: number };
  readonly body: Form;
  readonly now: Date;
  readonly idempotency: Idempotency;
}

/** Saves a copy of the caller's open cart. 409 for an empty cart, a name in use, or one saved cart too many. */
export const createDocument = (db: Db, creating: Creating): Promise<{ id: number }> =>
  inTransaction(db, (tx) => withIdempotency(tx, creating.idempotency, () => create(tx, creating)));

async function create(tx: Tx, creating: Creating): Promise<{ id: number }> {
  const { actor, params, body, now } = creating;
  const cart = await lockCart(tx, creating);
  if (cart.id !== params.shoppingCartId) throw new Problem('cart.not_found', 404);
  if (cart.lines.length === 0) throw new Problem('checkout.empty', 409);
  const { count, isTaken } = await store.kept(tx, actor.userId, { title: body.title, exceptId: null });
  if (count >= MOST_DOCUMENTS) throw new Problem('documents.too_many', 409, { facts: { maximum: MOST_DOCUMENTS } });
  if (isTaken) throw titleTaken();
  const lines = cart.lines.map(({ articleId, quantity, price, note }) => ({
    articleId,
    quantity,
    savedPrice: price.price,
    note,
  }));
  const id = await store.insert(tx, {
    ...namingOf(body, actor.companyId),
    userId: actor.userId,
    companyId: actor.companyId,
    createdAt: now,
    lines,
  });
  return { id };
}

/** Nobody shares with a company that is none. */
const namingOf = ({ title, note, isShared }: Form, companyId: number | null): store.Naming => ({
  title,
  note: note || null,
  isShared: isShared && companyId !== null,
});

const titleTaken = (): Problem =>
  new Problem('documents.title_taken', 409, { errors: [{ field: 'title', key: 'documents.title_taken' }] });

interface Changing {
  readonly actor: Customer;
  readonly params: { readonly id: number };
  readonly body: Form;
}

/** Renames a saved cart, shares it or ends that. 404 for one that the caller may not change. */
export const changeDocument = (db: Db, { actor, params: { id }, body }: Changing): Promise<void> =>
  inTransaction(db, async (tx) => {
    const userId = await store.ownerOf(tx, actor, id);
    if (userId === undefined) throw new Problem('documents.not_found', 404);
    const { isTaken } = await store.kept(tx, userId, { title: body.title, exceptId: id });
    if (isTaken) throw titleTaken();
    await store.rename(tx, id, namingOf(body, actor.companyId));
  });

/** Deletes saved carts, all or none. 404 where one of them is not the caller's to delete. */
export const deleteDocuments = (db: Db, actor: Customer, ids: readonly number[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    const wanted = new Set(ids);
    if ((await store.remove(tx, actor, [...wanted])) < wanted.size) throw new Problem('documents.not_found', 404);
  });
