import type { ListView, ListViewForm } from '@sjaj/contract';
import { type Idempotency, withIdempotency } from '../../kernel/idempotency.ts';
import { type Db, inTransaction, isDuplicate, type Tx } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

/** More than a row of tabs and a menu are good for. */
const MOST_OWN = 30;

const viewOf = ({ userId, ...row }: store.ViewRow, reader: number): ListView => ({ ...row, isOwn: userId === reader });

/** The own views of a list and those that colleagues share, by name; the own ones first. */
export const listViews = async (db: Db, userId: number, list: string): Promise<ListView[]> =>
  (await store.ofList(db, userId, list)).map((row) => viewOf(row, userId));

interface AddViewInput {
  readonly body: ListViewForm;
  readonly idempotency: Idempotency;
}

/** Saves a view of a list. 409 where the person has one of that name, or too many. */
export const addView = (db: Db, userId: number, { body, idempotency }: AddViewInput): Promise<ListView> =>
  orTaken(
    inTransaction(db, async (tx) => {
      const id = await withIdempotency(tx, idempotency, async () => {
        await store.lockViews(tx, userId);
        if ((await store.countOwn(tx, userId, body.list)) >= MOST_OWN) {
          throw new Problem('lists.too_many_views', 409, { facts: { maximum: MOST_OWN } });
        }
        return store.insert(tx, userId, body);
      });
      return readView(tx, userId, id);
    }),
  );

interface SaveViewInput {
  readonly id: number;
  readonly version: number;
  readonly form: Omit<ListViewForm, 'list'>;
}

/** Changes a view of the person; 404 for any other, 409 where it was saved since. What is no longer shared opens no list of others. */
export const saveView = (db: Db, userId: number, { id, version, form }: SaveViewInput): Promise<ListView> =>
  orTaken(
    inTransaction(db, async (tx) => {
      const before = await lockOwn(tx, userId, id);
      if (before.version !== version) throw new Problem('records.changed_meanwhile', 409);
      await store.update(tx, id, form);
      if (!form.isShared) await store.clearDefaultsOfOthers(tx, userId, id);
      return readView(tx, userId, id);
    }),
  );

/** Deletes a view of the person; 404 for any other. */
export const removeView = (db: Db, userId: number, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockOwn(tx, userId, id);
    await store.remove(tx, id);
  });

interface DefaultInput {
  readonly list: string;
  readonly viewId: number | null;
}

/** Has a list open with a view for the person. 404 for a view that they cannot see, or of another list. */
export const chooseDefault = (db: Db, userId: number, { list, viewId }: DefaultInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (viewId === null) return store.clearDefault(tx, userId, list);
    const view = await store.find(tx, userId, viewId);
    if (view?.list !== list) throw new Problem('records.not_found', 404);
    return store.setDefault(tx, userId, { list, viewId });
  });

async function lockOwn(tx: Tx, userId: number, id: number): Promise<{ readonly version: number }> {
  const found = await store.lockOwn(tx, userId, id);
  if (!found) throw new Problem('records.not_found', 404);
  return found;
}

async function readView(tx: Tx, userId: number, id: number): Promise<ListView> {
  const row = await store.find(tx, userId, id);
  if (!row) throw new Problem('records.not_found', 404);
  return viewOf(row, userId);
}

async function orTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new Problem('records.taken', 409, { errors: [{ field: 'name', key: 'records.taken' }] });
  }
}
