import type { AdminDatasheet } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Idempotency, inTransactionOnce } from '../../../kernel/idempotency.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { IncomingFile } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { claimFiles, type FileDeps, ownerOf, receiveFile, releaseFiles } from '../../files/index.ts';
import { ENTITY } from '../service/save-article.ts';
import { publish } from './events.ts';
import * as store from './store.ts';

interface AddInput {
  readonly articleId: number;
  readonly file: IncomingFile;
  readonly form: {
    readonly kind: AdminDatasheet['kind'];
    readonly language: string;
    readonly version?: string | undefined;
    readonly issuedOn?: string | undefined;
  };
  readonly idempotency: Idempotency;
  readonly now: Date;
}

/**
 * Adds a datasheet to an article in place of the one of its kind and language, and to all articles that share that one. Tells of a safety
 * data sheet that replaces another. 404 for an unknown article.
 */
export async function addDatasheet(deps: FileDeps, actor: Staff, input: AddInput): Promise<AdminDatasheet[]> {
  const { articleId, form, now } = input;
  const stored = await receiveFile(deps, { file: input.file, purpose: 'document', owner: ownerOf(actor), now });
  await inTransactionOnce(deps.db, input.idempotency, async (tx) => {
    const article = await store.lockArticle(tx, articleId);
    if (!article) throw new Problem('records.not_found', 404);
    await claimFiles(tx, { ids: [stored.id], userId: actor.userId, companyId: null, purposes: ['document'], now });
    const replaced = await store.removeReplaced(tx, articleId, form);
    await releaseFiles(tx, replaced.fileIds, now);
    const version = form.version ?? null;
    const articleIds = [...new Set([articleId, ...replaced.articleIds])];
    const sheet = { kind: form.kind, language: form.language, version, issuedOn: form.issuedOn ?? null };
    await store.insert(tx, articleIds, { ...sheet, fileId: stored.id });
    const after = { datasheet: stored.name, ...sheet };
    await writeAudit(tx, actor, { action: 'articles.update', entity: ENTITY, entityId: articleId, after });
    if (form.kind === 'safety' && replaced.articleIds.length > 0)
      await publish(tx, 'datasheet.replaced', { articleIds, title: stored.name, version: version ?? '' });
    return null;
  });
  return store.list(deps.db, articleId);
}

interface RemoveInput {
  readonly articleId: number;
  readonly id: number;
  readonly now: Date;
}

/** Takes a datasheet from an article; its file goes where no other article has it. 404 where the article has no such sheet. */
export const removeDatasheet = (db: Db, actor: Staff, { articleId, id, now }: RemoveInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const removed = await store.remove(tx, articleId, id);
    if (!removed) throw new Problem('records.not_found', 404);
    const { fileId, isShared, kind, language } = removed;
    if (!isShared) await releaseFiles(tx, [fileId], now);
    const before = { datasheet: kind, language };
    await writeAudit(tx, actor, { action: 'articles.update', entity: ENTITY, entityId: articleId, before });
  });
