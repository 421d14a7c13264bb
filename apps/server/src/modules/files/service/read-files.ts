import { randomBytes } from 'node:crypto';
import type { FileView } from '@sjaj/contract';
import { type Actor, isCustomer, isSignedIn } from '../../../kernel/actor.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Download } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { endOfLink, type FileReader, type FileVariant, signFileLink } from './file-link.ts';
import * as store from '../store.ts';
import { thumbnailKey } from './content.ts';

const SECRET_BYTES = 32;

const secrets = new WeakMap<Db, Promise<Buffer>>();

/** The key that signs links: read once for each process. */
export function linkSecretOf(db: Db): Promise<Buffer> {
  const known = secrets.get(db);
  if (known) return known;
  const reading = readOrCreateSecret(db);
  secrets.set(db, reading);
  // A database that did not answer is asked again.
  reading.catch(() => secrets.delete(db));
  return reading;
}

/** The migration creates a key; a database whose tables were emptied gets another one. */
async function readOrCreateSecret(db: Db): Promise<Buffer> {
  const known = await store.linkSecret(db);
  if (known) return known;
  return inTransaction(db, async (tx) => {
    const created = randomBytes(SECRET_BYTES);
    await store.insertLinkSecret(tx, created);
    // Another server may have been faster.
    return (await store.linkSecret(tx)) ?? created;
  });
}

/** Views of stored files for one caller. */
export type FileViewer = (file: store.StoredFile) => FileView;

function readerOf(actor: Actor): FileReader {
  if (!isSignedIn(actor)) throw new RangeError('a link to a private file is for someone who is logged in');
  if (!isCustomer(actor)) return 'staff';
  return actor.companyId === null ? `user:${actor.userId}` : `company:${actor.companyId}`;
}

const isPublic = ({ purpose }: store.StoredFile): boolean => purpose === 'public_picture';
const isShownInline = ({ isPicture, mediaType }: store.StoredFile): boolean =>
  isPicture || mediaType === 'application/pdf';

/** Makes views whose links the caller, or users of the same company, can open for the next five to ten minutes. */
export async function fileViewer(db: Db, actor: Actor, now: Date): Promise<FileViewer> {
  const secret = await linkSecretOf(db);
  const reader = readerOf(actor);
  const until = endOfLink(now);
  return (file) => {
    const link = (variant: FileVariant): string => signFileLink(secret, { id: file.id, variant, reader, until });
    const { id, name, mediaType, bytes, isPicture } = file;
    const facts = { id, name, mediaType, bytes, isPicture };
    if (isPublic(file)) {
      const url = pictureUrl(file.key, 800) ?? '';
      return { ...facts, thumbnailUrl: pictureUrl(file.key, 400), viewUrl: url, downloadUrl: url };
    }
    return {
      ...facts,
      thumbnailUrl: isPicture ? link('thumbnail') : null,
      viewUrl: isShownInline(file) ? link('view') : null,
      downloadUrl: link('download'),
    };
  };
}

/** The files of these ids that are there, by id. */
export async function readFiles(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, store.StoredFile>> {
  const found = await store.readMany(db, ids);
  return new Map(found.map((file) => [file.id, file]));
}

/** The answer of a `download` route that has made sure that the caller may read the file. 404 where it is gone. */
export async function downloadFile(deps: { db: Db; storage: Storage }, id: number): Promise<Download> {
  const file = await store.readShown(deps.db, id);
  return openContent(deps.storage, file, 'download');
}

/** The content of a file in one of its variants. */
export async function openContent(
  storage: Storage,
  file: store.StoredFile | undefined,
  variant: FileVariant,
): Promise<Download> {
  const isThumbnail = variant === 'thumbnail';
  const hasVariant =
    file && !isPublic(file) && (variant === 'download' || (isThumbnail ? file.isPicture : isShownInline(file)));
  const content = hasVariant ? await storage.read(isThumbnail ? thumbnailKey(file.key) : file.key) : null;
  if (!hasVariant || !content) throw new Problem('files.not_found', 404);
  return { name: file.name, mediaType: isThumbnail ? 'image/webp' : file.mediaType, ...content };
}
