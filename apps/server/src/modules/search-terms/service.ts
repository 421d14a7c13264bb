import type { SynonymGroup } from '@sjaj/contract';
import { searchWordsOf } from '@sjaj/domain';
import type { Staff } from '../../kernel/actor.ts';
import { writeAudit } from '../../kernel/audit.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Idempotency } from '../../kernel/idempotency.ts';
import { inTransactionOnce } from '../../kernel/idempotency.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

const ENTITY = 'synonym';

type GroupInput = Omit<SynonymGroup, 'id' | 'version'>;

/** Each word once, as search reads it. */
function distinct(words: readonly string[], taken: ReadonlySet<string> = new Set()): Map<string, string> {
  const byKey = new Map<string, string>();
  for (const word of words) {
    const key = searchWordsOf(word)
      .map(({ stem }) => stem)
      .join(' ');
    if (key !== '' && !byKey.has(key) && !taken.has(key)) byKey.set(key, word);
  }
  return byKey;
}

/** The group with each word once. 400 where search reads all of them as one. */
function distinctGroup({ words, targets }: GroupInput): GroupInput {
  const own = distinct(words);
  const meant = distinct(targets, new Set(own.keys()));
  const isEnough = targets.length === 0 ? own.size >= 2 : own.size >= 1 && meant.size >= 1;
  if (isEnough) return { words: [...own.values()], targets: [...meant.values()] };
  throw new Problem('catalogue.synonyms_alike', 400, {
    errors: [{ field: 'words', key: 'catalogue.synonyms_alike' }],
  });
}

/** Adds a group of words. 400 where search reads them as one. */
export function addSynonyms(
  db: Db,
  idempotency: Idempotency,
  { group, by }: { group: GroupInput; by: Staff },
): Promise<SynonymGroup> {
  const synonyms = distinctGroup(group);
  return inTransactionOnce(db, idempotency, async (tx) => {
    const after = await store.addSynonyms(tx, synonyms);
    await writeAudit(tx, by, { action: 'synonyms.create', entity: ENTITY, entityId: after.id, after });
    return after;
  });
}

/**
 * Replaces the words of a group. 404 for an unknown one, 409 where somebody has replaced them since, 400 where search reads the words as
 * one.
 */
export function changeSynonyms(
  db: Db,
  { id, group, by }: { id: number; group: GroupInput & { readonly version: number }; by: Staff },
): Promise<SynonymGroup> {
  const synonyms = distinctGroup(group);
  return inTransaction(db, async (tx) => {
    const before = await store.lockSynonyms(tx, id);
    if (!before) throw new Problem('records.not_found', 404);
    if (before.version !== group.version) throw new Problem('records.changed_meanwhile', 409);
    const after = await store.setSynonyms(tx, id, synonyms);
    await writeAudit(tx, by, { action: 'synonyms.update', entity: ENTITY, entityId: id, before, after });
    return after;
  });
}

/** Removes a group of words. 404 for an unknown one. */
export const removeSynonyms = (db: Db, { id, by }: { id: number; by: Staff }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await store.lockSynonyms(tx, id);
    if (!before) throw new Problem('records.not_found', 404);
    await store.removeSynonyms(tx, id);
    await writeAudit(tx, by, { action: 'synonyms.delete', entity: ENTITY, entityId: id, before });
  });
