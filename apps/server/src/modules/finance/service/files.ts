import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Download, Upload } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { zipChunks } from '../../../platform/storage/zip.ts';
import * as store from '../store/documents.ts';
import type { LedgerFilter } from '../store/ledger.ts';

interface FileDeps {
  readonly db: Db;
  readonly storage: Storage;
}

const MIB = 1_024 * 1_024;
const LARGEST_MB = 10;
const ENTITY = 'finance_record';

/** What some programs write before the header: a byte order mark, empty lines. Anything else would be read as what it is by a browser. */
const PDF = /^(?:\xEF\xBB\xBF)?\s{0,64}%PDF-\d/;

/** 400 for anything but a PDF, by its content; 413 for a file that is too large. */
export function checkPdf(bytes: Buffer): void {
  if (bytes.length > LARGEST_MB * MIB) throw new Problem('files.too_large', 413, { facts: { size: LARGEST_MB } });
  if (!PDF.test(bytes.subarray(0, 128).toString('latin1'))) {
    throw new Problem('files.type_not_allowed', 400, { facts: { types: 'PDF' } });
  }
}

/** Stores the bytes of a document; its row is written in the transaction that names it. */
export async function storeDocument(storage: Storage, bytes: Buffer): Promise<string> {
  const key = `finance/${randomUUID()}.pdf`;
  await storage.put(key, bytes);
  return key;
}

/** Attaches a PDF to a record, in place of the one before. 404 for an unknown record, 400 and 413 as `checkPdf`. */
export async function attachFile({ db, storage }: FileDeps, staff: Staff, id: number, upload: Upload): Promise<void> {
  checkPdf(upload.bytes);
  const key = await storeDocument(storage, upload.bytes);
  const before = await inTransaction(db, async (tx) => {
    const record = await store.lockRecord(tx, id);
    if (!record) throw new Problem('records.not_found', 404);
    const old = await store.file(tx, id);
    const name = `${record.number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`;
    await store.attach(tx, id, { key, name, bytes: upload.bytes.length });
    await writeAudit(tx, staff, {
      action: 'finance.attach_file',
      entity: ENTITY,
      entityId: id,
      before: old && { name: old.name, bytes: old.bytes },
      after: { number: record.number, file: upload.name, bytes: upload.bytes.length },
    });
    return old;
  }).catch(async (error: unknown) => {
    await storage.remove(key);
    throw error;
  });
  if (before) await storage.remove(before.key);
}

/** Removes the PDF of a record. 404 for a record without one. */
export async function detachFile({ db, storage }: FileDeps, staff: Staff, id: number): Promise<void> {
  const old = await inTransaction(db, async (tx) => {
    const record = await store.lockRecord(tx, id);
    const attached = record && (await store.file(tx, id));
    if (!record || !attached) throw new Problem('records.not_found', 404);
    await store.detach(tx, id);
    const before = { number: record.number, name: attached.name, bytes: attached.bytes };
    await writeAudit(tx, staff, { action: 'finance.detach_file', entity: ENTITY, entityId: id, before });
    return attached;
  });
  await storage.remove(old.key);
}

const MOST_FILES = 300;

/** The attached documents of an account as one ZIP file. 409 where there are none, 400 for too many of them. */
export async function documentArchive(
  { db, storage }: FileDeps,
  companyId: number,
  filter: LedgerFilter,
  title: string,
): Promise<Download> {
  const files = await store.files(db, companyId, filter, MOST_FILES + 1);
  if (files.length === 0) throw new Problem('finance.no_documents', 409);
  if (files.length > MOST_FILES) {
    throw new Problem('finance.too_many_documents', 400, { facts: { maximum: MOST_FILES } });
  }
  const entries = files.map(({ key, name }) => ({
    name,
    open: async (): Promise<Readable> => (await storage.read(key))?.stream ?? Readable.from([]),
  }));
  return { name: `${title}.zip`, mediaType: 'application/zip', bytes: null, stream: Readable.from(zipChunks(entries)) };
}
