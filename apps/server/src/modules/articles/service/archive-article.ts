import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { checkVersion } from '../rules.ts';
import * as store from '../store/articles.ts';
import { writeLinks } from '../store/details.ts';
import { ENTITY } from './save-article.ts';

interface VersionInput {
  readonly id: number;
  /** The version that the editor has read. */
  readonly version: number;
}

interface ArchiveInput extends VersionInput {
  readonly successorCode: string | null;
  readonly now: Date;
}

/** Archives an article, and links its successor first. 404 if it does not exist, 409 if it has changed since, 400 for an unknown successor. */
export const archiveArticle = (
  db: Db,
  staff: Staff,
  { id, version, successorCode, now }: ArchiveInput,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { archivedAt, form } = await lockArticle(tx, { id, version });
    if (successorCode !== null) await linkSuccessor(tx, id, { links: form.links, successorCode });
    if (archivedAt === null) await store.archive(tx, id, now);
    await writeAudit(tx, staff, {
      action: 'articles.archive',
      entity: ENTITY,
      entityId: id,
      before: { isArchived: archivedAt !== null, isVisibleOnWeb: form.isVisibleOnWeb },
      after: { isArchived: true, isVisibleOnWeb: false, ...(successorCode !== null && { successorCode }) },
    });
  });

/** Takes an article out of the archive; it stays hidden. 404 if it does not exist, 409 if it has changed since. */
export const restoreArticle = (db: Db, staff: Staff, input: VersionInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { archivedAt } = await lockArticle(tx, input);
    await store.restore(tx, input.id);
    await writeAudit(tx, staff, {
      action: 'articles.restore',
      entity: ENTITY,
      entityId: input.id,
      before: { isArchived: archivedAt !== null },
      after: { isArchived: false },
    });
  });

async function lockArticle(tx: Tx, { id, version }: VersionInput): Promise<store.StoredArticle> {
  checkVersion(await store.lock(tx, id), version);
  const article = await store.one(tx, id);
  if (!article) throw new Problem('articles.not_found', 404);
  return article;
}

interface SuccessorInput {
  readonly links: store.StoredArticle['form']['links'];
  readonly successorCode: string;
}

/** Puts the successor before every other link. */
async function linkSuccessor(tx: Tx, id: number, { links, successorCode: code }: SuccessorInput): Promise<void> {
  const others = links.filter((link) => link.relation !== 'replacement' || link.code !== code);
  const wrong = await writeLinks(tx, id, [{ code, relation: 'replacement' }, ...others]);
  if (wrong.length === 0) return;
  const key = 'articles.link_unknown';
  throw new Problem(key, 400, { errors: [{ field: 'successorCode', key }] });
}
