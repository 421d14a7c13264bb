import type { PartNumberForm, PartNumberReport } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, isDuplicate, type Tx } from '../../../platform/database/db.ts';
import type { Idempotency } from '../../../kernel/idempotency.ts';
import type { Upload } from '../../../platform/http/answers.ts';
import { inTransactionOnce } from '../../../kernel/idempotency.ts';
import { localised } from '../../../kernel/localised.ts';
import { Problem } from '../../../platform/problem.ts';
import { readSheetRows } from '../../../platform/sheets/sheet-reading.ts';
import { fileLines, judged, reportOf } from '../rules.ts';
import * as files from '../store/file.ts';
import * as store from '../store/records.ts';

/** Whose part numbers, and who keeps them: staff leave a trace in the log and may name hidden articles. */
export interface PartNumberOwner {
  readonly companyId: number;
  readonly staff: Staff | null;
}

const ENTITY = 'part_number';
const NO_ID = 0;

interface PartNumberChange {
  readonly action: string;
  readonly id: number;
  readonly before?: unknown;
  readonly after?: unknown;
}

async function log(
  tx: Tx,
  { staff, companyId }: PartNumberOwner,
  { action, id, before, after }: PartNumberChange,
): Promise<void> {
  if (staff === null) return;
  const entry = { action: `part_numbers.${action}`, entity: ENTITY, entityId: id };
  await writeAudit(tx, staff, { ...entry, before, after: after === undefined ? undefined : { companyId, ...after } });
}

/** Adds a part number and returns its id. 409 for one that the company has, 400 for a code that names no article. */
export const addPartNumber = (
  db: Db,
  owner: PartNumberOwner,
  form: PartNumberForm,
  once: Idempotency,
): Promise<number> =>
  inTransactionOnce(db, once, async (tx) => {
    await checkCompany(tx, owner);
    const values = await checkedValues(tx, owner, form, NO_ID);
    const id = await orTaken(store.insert(tx, owner.companyId, values), form);
    await log(tx, owner, { action: 'create', id, after: form });
    return id;
  });

interface Change extends PartNumberForm {
  readonly id: number;
  /** The version that the person started from. */
  readonly version: number;
}

/** Changes a part number. 404 for a foreign one, 409 where somebody changed it since, and as `addPartNumber`. */
export const changePartNumber = (db: Db, owner: PartNumberOwner, { id, version, ...form }: Change): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await store.lock(tx, owner.companyId, id);
    if (!before) throw new Problem('records.not_found', 404);
    if (before.version !== version) throw new Problem('records.changed_meanwhile', 409);
    await orTaken(store.update(tx, id, await checkedValues(tx, owner, form, id)), form);
    const { code, articleCode } = before;
    await log(tx, owner, { action: 'update', id, before: { code, articleCode }, after: form });
  });

/** Deletes a part number. 404 for a foreign one. */
export const removePartNumber = (db: Db, owner: PartNumberOwner, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await store.lock(tx, owner.companyId, id);
    if (!before) throw new Problem('records.not_found', 404);
    await store.remove(tx, id);
    const { code, articleCode } = before;
    await log(tx, owner, { action: 'delete', id, before: { code, articleCode } });
  });

async function checkedValues(tx: Tx, owner: PartNumberOwner, form: PartNumberForm, except: number) {
  const articleId = await store.articleOf(tx, form.articleCode, owner.staff !== null);
  if (articleId === undefined) {
    const facts = { code: form.articleCode };
    const errors = [{ field: 'articleCode', key: 'partNumbers.article_unknown', facts }] as const;
    throw new Problem('partNumbers.article_unknown', 400, { facts, errors });
  }
  const holder = await store.holderOf(tx, owner.companyId, form.code, except);
  if (holder !== undefined) throw taken(holder);
  return { code: form.code, articleId };
}

function taken(article: string): Problem {
  const facts = { article };
  return new Problem('partNumbers.taken', 409, { facts, errors: [{ field: 'code', key: 'partNumbers.taken', facts }] });
}

async function orTaken<T>(writing: Promise<T>, { articleCode }: PartNumberForm): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw isDuplicate(error) ? taken(articleCode) : error;
  }
}

/** 404 for a company that is not there. */
async function checkCompany(db: Db | Tx, { companyId }: PartNumberOwner): Promise<void> {
  if (!(await store.company(db, companyId))) throw new Problem('records.not_found', 404);
}

const LIMITS = { bytes: 2 * 1_024 * 1_024, rows: 10_001 };

async function judgedFile(
  db: Db | Tx,
  owner: PartNumberOwner,
  lines: ReturnType<typeof fileLines>,
  language: Language,
) {
  const scope = { companyId: owner.companyId, seesHidden: owner.staff !== null };
  const found = await files.find(db, lines, scope);
  return judged(
    found.map(({ title, brand, ...line }) => ({
      ...line,
      title: title === null ? '' : localised(title, language, brand === null ? [] : [brand]),
    })),
  );
}

async function linesIn(upload: Upload): Promise<ReturnType<typeof fileLines>> {
  const lines = fileLines(await readSheetRows(upload, LIMITS));
  if (lines.length === 0) throw new Problem('imports.empty', 400);
  return lines;
}

/** What a file would change. 400 and 413 for one that cannot be read, 404 without the company. */
export async function comparePartNumbers(
  db: Db,
  owner: PartNumberOwner,
  upload: Upload,
  language: Language,
): Promise<PartNumberReport> {
  await checkCompany(db, owner);
  return reportOf(await judgedFile(db, owner, await linesIn(upload), language));
}

/** Adds and changes what the file says; wrong lines stop nothing but themselves. Problems as `comparePartNumbers`. */
export async function importPartNumbers(
  db: Db,
  owner: PartNumberOwner,
  upload: Upload,
  language: Language,
): Promise<PartNumberReport> {
  await checkCompany(db, owner);
  const lines = await linesIn(upload);
  return inTransaction(db, async (tx) => {
    const known = await judgedFile(tx, owner, lines, language);
    const good = known.filter(({ outcome }) => outcome === 'add' || outcome === 'change');
    await files.put(tx, owner.companyId, good);
    const report = reportOf(known);
    const { add, change, faults } = report;
    await log(tx, owner, {
      action: 'import',
      id: owner.companyId,
      after: { file: upload.name, add, change, faults },
    });
    return report;
  });
}
