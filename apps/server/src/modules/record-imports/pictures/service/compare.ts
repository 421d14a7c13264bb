import { createHash, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { PICTURE_IMPORT_LIMITS } from '@sjaj/contract';
import { normaliseLine } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import type { PictureDeps } from '../../../../kernel/picture-records.ts';
import { inTransaction } from '../../../../platform/database/db.ts';
import type { IncomingFile } from '../../../../platform/http/answers.ts';
import { Problem } from '../../../../platform/problem.ts';
import { cleanFileName } from '../../../../platform/storage/file-name.ts';
import { withReceivedFile } from '../../../../platform/storage/incoming.ts';
import { isDecodable } from '../../../../platform/storage/pictures.ts';
import { type OpenZip, openZip } from '../../../../platform/storage/zip-file.ts';
import type { ListedEntry, UnpackBudget } from '../../../../platform/sheets/workbook/zip-entries.ts';
import { MOST_PICTURES } from '../../../articles/index.ts';
import { NO_OPTIONS } from '../../service/kinds.ts';
import * as imports from '../../store/imports.ts';
import * as rows from '../../store/rows.ts';
import { isIgnored, isUnsafePath, namesOf } from '../rules/archive.ts';
import { type PlannedPicture, planPictures, PICTURES, type SentPicture } from '../rules/plan.ts';
import * as store from '../store.ts';

const { bytes: MOST_BYTES, pictureBytes: MOST_PICTURE_BYTES, entries: MOST_ENTRIES } = PICTURE_IMPORT_LIMITS;
/** What all pictures together may unpack to. */
const MOST_UNPACKED = 2 * MOST_BYTES;
const LONGEST_NAME = 150;

interface CompareInput {
  readonly staff: Staff;
  readonly file: IncomingFile;
  readonly now: Date;
}

/**
 * Compares a ZIP of pictures with the articles that they are named after, and stores the result with the pictures; returns its id. Of the ZIP one
 * picture at a time is in memory, and nothing is written by a name that is in it. 400 and 413 for what is no such ZIP.
 */
export const comparePictures = (deps: PictureDeps, input: CompareInput): Promise<number> =>
  withReceivedFile(input.file.stream, { folder: deps.storage.incoming, mostBytes: MOST_BYTES }, async ({ path }) => {
    const file = await open(path);
    try {
      const zip = await refusingBroken(() => openZip(file));
      return await compareZip(deps, zip, input);
    } finally {
      await file.close();
    }
  });

async function refusingBroken<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('imports.no_zip', 400);
    throw error;
  }
}

async function entriesOf(zip: OpenZip): Promise<ReadonlyMap<string, ListedEntry>> {
  if (zip.count > MOST_ENTRIES) throw new Problem('imports.too_many_files', 400, { facts: { maximum: MOST_ENTRIES } });
  const listed = await refusingBroken(() => zip.list());
  if (listed.some(({ name, isLink }) => isLink || isUnsafePath(name))) throw new Problem('imports.zip_unsafe', 400);
  const entries = listed.filter(({ name }) => !isIgnored(name));
  if (entries.length === 0) throw new Problem('imports.no_pictures', 400);
  const unpacked = entries.reduce((sum, { size }) => sum + Math.min(size, MOST_PICTURE_BYTES), 0);
  if (unpacked > MOST_UNPACKED) throw new Problem('imports.zip_too_large', 413);
  return new Map(entries.map((entry) => [entry.name, entry]));
}

async function compareZip(deps: PictureDeps, zip: OpenZip, { staff, file, now }: CompareInput): Promise<number> {
  const entries = await entriesOf(zip);
  const sent: SentPicture[] = [];
  const budget = { left: MOST_UNPACKED };
  for (const entry of entries.values()) {
    sent.push(await lookAt(zip, entry, budget));
    if (budget.left <= 0) throw new Problem('imports.zip_too_large', 413);
  }
  const { id, sources } = await inTransaction(deps.db, async (tx) => {
    const keys = new Set(sent.flatMap(({ path }) => namesOf(path).map(({ key }) => key)));
    const plan = planPictures(sent, await store.articlesByKey(tx, [...keys]), MOST_PICTURES);
    const planned = plan.pictures.map((one) => ({ ...one, sourceKey: `imports/${randomUUID()}` }));
    const fileName = normaliseLine(file.name).slice(0, LONGEST_NAME);
    const importId = await imports.insert(tx, {
      kind: PICTURES,
      fileName,
      options: NO_OPTIONS,
      fields: [PICTURES],
      userId: staff.userId,
      userName: staff.name,
      now,
    });
    await rows.insert(tx, importId, plan.lines);
    await store.insert(tx, importId, planned);
    await imports.recount(tx, importId, []);
    return { id: importId, sources: planned };
  });
  await keepSources(deps, { id, zip, entries, sources });
  return id;
}

/** Whether an entry is a picture that the shop takes. Only its head is decoded. */
async function lookAt(zip: OpenZip, entry: ListedEntry, budget: UnpackBudget): Promise<SentPicture> {
  const named = { path: entry.name, name: cleanFileName(entry.name, 'webp') };
  const refused = (error: SentPicture['error']): SentPicture => ({ ...named, hash: '', error });
  if (entry.size > MOST_PICTURE_BYTES) return refused('too_large');
  try {
    const bytes = await zip.read(entry, MOST_PICTURE_BYTES, budget);
    if (!(await isDecodable(bytes))) return refused('not_a_picture');
    return { ...named, hash: createHash('sha256').update(bytes).digest('hex'), error: null };
  } catch {
    // Packed in an unknown way, encrypted, broken, or more than it says.
    return refused('unreadable');
  }
}

interface KeepInput {
  readonly id: number;
  readonly zip: OpenZip;
  readonly entries: ReadonlyMap<string, ListedEntry>;
  readonly sources: readonly (PlannedPicture & { readonly sourceKey: string })[];
}

/** The rows come first: what a crash leaves in the storage has a row, by which it is deleted. */
async function keepSources({ db, storage }: PictureDeps, { id, zip, entries, sources }: KeepInput): Promise<void> {
  const budget = { left: MOST_UNPACKED };
  try {
    for (const { sourceKey, sent } of sources) {
      const entry = entries.get(sent.path);
      if (entry) await storage.put(sourceKey, await zip.read(entry, MOST_PICTURE_BYTES, budget));
    }
  } catch (error) {
    await Promise.all(sources.map(({ sourceKey }) => storage.remove(sourceKey)));
    await inTransaction(db, (tx) => imports.remove(tx, id));
    throw error;
  }
}
