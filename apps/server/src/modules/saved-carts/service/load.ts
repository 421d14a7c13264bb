import type { Language } from '@sjaj/domain';
import type { Customer } from '../../../kernel/actor.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Idempotency } from '../../../kernel/idempotency.ts';
import { inTransactionOnce } from '../../../kernel/idempotency.ts';
import { localised } from '../../../kernel/localised.ts';
import { Problem } from '../../../platform/problem.ts';
import {
  addAvailableItems,
  copyNotes,
  clearCart,
  describeArticles,
  type LineError,
  type PricedCart,
  readCart,
  reasonOf,
} from '../../cart/index.ts';
import * as store from '../store/saved-carts.ts';

interface LoadInput {
  readonly actor: Customer;
  readonly params: { readonly id: number };
  readonly body: { readonly mode: 'replace' | 'add' };
  readonly language: Language;
  readonly now: Date;
  readonly idempotency: Idempotency;
}

interface Outcome {
  readonly added: { articleId: number; quantity: number }[];
  readonly left: { code: string; title: string; reason: string }[];
}

/**
 * Puts the lines of a saved cart, and their notes, into the open cart at prices of today and tells which could not be, and why. 409 where
 * none could: the cart stays as it was.
 */
export async function loadSavedCart(db: Db, input: LoadInput): Promise<Outcome & { cart: PricedCart }> {
  const outcome = await inTransactionOnce(db, input.idempotency, (tx) => load(tx, input));
  return { ...outcome, cart: await readCart(db, input) };
}

async function load(tx: Tx, input: LoadInput): Promise<Outcome> {
  const lines = await store.lines(tx, input.actor, input.params.id);
  if (!lines) throw new Problem('documents.not_found', 404);
  if (input.body.mode === 'replace') await clearCart(tx, input);
  const { fits, errors, cart } = await addAvailableItems(tx, input, lines);
  if (fits.length === 0) throw new Problem('documents.nothing_orderable', 409);
  await copyNotes(tx, cart.id, lines);
  return { added: [...fits], left: await explained(tx, errors, input.language) };
}

async function explained(tx: Tx, errors: readonly LineError[], language: Language): Promise<Outcome['left']> {
  if (errors.length === 0) return [];
  const ids = errors.map(({ articleId }) => articleId);
  const rows = new Map((await describeArticles(tx, ids)).map((row) => [row.articleId, row]));
  return errors.map((error) => {
    const row = rows.get(error.articleId);
    const title = localised(row?.title, language, row ? [row.brand] : []);
    return { code: row?.code ?? '', title, reason: reasonOf(error, language) };
  });
}
