import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileType, UPLOAD_LIMITS, type UploadPurpose } from '@sjaj/contract';
import type { Sharp } from 'sharp';
import { removePicture, storePictureAs } from '../../../kernel/pictures.ts';
import { fairQueue, type QueueOwner } from '../../../platform/process/fair-queue.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ReceivedFile, readHead, readTail } from '../../../platform/storage/incoming.ts';
import { reencoded } from '../../../platform/storage/pictures.ts';
import { refusedByDisk, type Storage, TEMPORARY } from '../../../platform/storage/storage.ts';
import { endingOf } from '../../../platform/storage/file-name.ts';
import { detectFileType, HEAD_BYTES, isPicture, TAIL_BYTES } from '../rules/file-types.ts';

/** Phones take photos of 50 million pixels. Other formats pack as many into a kilobyte, which takes seconds and 250 MB to unpack. */
const MOST_PIXELS_OF_PHOTO = 64_000_000;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
/** px of the longer side: enough to read a label, a tenth of the bytes of a phone's picture. */
const MOST_EDGE = 2_560;
const THUMBNAIL_EDGE = 480;
const JPEG = { quality: 86 } as const;
const WEBP = { quality: 80 } as const;
const RETRY_AFTER_S = 10;

/** Decoding takes a processor and up to 200 MB for each picture: two at a time, in turns between companies. */
const decoding = fairQueue({
  atOnce: 2,
  waiting: 60,
  waitingPerNetwork: 20,
  refusal: () =>
    new Problem('request.work_waiting', 503, { facts: { seconds: RETRY_AFTER_S }, retryAfter: RETRY_AFTER_S }),
});

/** The type of an upload by its content. 415 for one that the purpose does not take. */
export async function typeOfUpload(
  { path, bytes }: ReceivedFile,
  name: string,
  purpose: UploadPurpose,
): Promise<FileType> {
  const [head, tail] = await Promise.all([readHead(path, HEAD_BYTES), readTail(path, bytes, TAIL_BYTES)]);
  const type = detectFileType({ head, tail, extension: endingOf(name) });
  const { types, typeNames } = UPLOAD_LIMITS[purpose];
  if (type === null || !types.includes(type))
    throw new Problem('files.type_not_allowed', 415, { facts: { types: typeNames } });
  return type;
}

/** What is stored of an upload. A file is put once its row is there, so that a crash leaves nothing that no row names. */
export interface PreparedContent {
  readonly key: string;
  readonly type: FileType;
  readonly bytes: number;
  readonly put: (storage: Storage) => Promise<void>;
}

export const thumbnailKey = (key: string): string => `${key}-thumbnail.webp`;

const newKey = (folder: string): string => `${folder}/${randomUUID()}`;

interface PrepareInput<T> {
  readonly owner: QueueOwner;
  readonly received: ReceivedFile;
  readonly type: FileType;
  readonly purpose: UploadPurpose;
  readonly work: (content: PreparedContent) => Promise<T>;
}

/** Hands over what is to be stored. Pictures are re-encoded: metadata and whatever hides in a picture do not get through. */
export async function withPreparedContent<T>(input: PrepareInput<T>): Promise<T> {
  const { received, type, purpose, work, owner } = input;
  if (purpose === 'public_picture') return work(publicPicture(received, owner));
  if (isPicture(type)) return withPrivatePicture(input);
  const key = newKey('private');
  return work({ key, type, bytes: received.bytes, put: (storage) => storage.putFile(key, received.path) });
}

function publicPicture({ path, bytes }: ReceivedFile, owner: QueueOwner): PreparedContent {
  const key = newKey('uploads');
  return {
    key,
    type: 'image/webp',
    bytes,
    put: (storage) =>
      decoding.run(owner, async () => {
        await storePictureAs(storage, await readFile(path), key);
      }),
  };
}

async function withPrivatePicture<T>({ owner, received: { path }, type: sent, work }: PrepareInput<T>): Promise<T> {
  const encodedPath = join(dirname(path), `encoded.${randomUUID()}${TEMPORARY}`);
  try {
    const { type, thumbnail, bytes } = await encodeAside(owner, { path, encodedPath, sent });
    const key = newKey('private');
    return await work({
      key,
      type,
      bytes,
      put: async (storage) => {
        await storage.put(thumbnailKey(key), thumbnail);
        await storage.putFile(key, encodedPath);
      },
    });
  } finally {
    await rm(encodedPath, { force: true });
  }
}

interface EncodeInput {
  readonly path: string;
  readonly encodedPath: string;
  readonly sent: FileType;
}

/** Encodes a picture into a file of its own, so that no memory waits for the store. 503 where the disk does not take it. */
const encodeAside = (owner: QueueOwner, { path, encodedPath, sent }: EncodeInput) =>
  decoding.run(owner, async () => {
    const { type, picture, thumbnail } = await encode(path, sent);
    // Not by the encoder, whose every failure counts as a broken picture.
    await writeFile(encodedPath, picture, { flag: 'wx', mode: 0o600 }).catch(refusedByDisk);
    return { type, thumbnail, bytes: picture.length };
  });

const box = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;

/** JPEG and PNG stay what they are, because every program opens them; the others become WebP. */
const encoderOf = (picture: Sharp, sent: FileType): { picture: Sharp; type: FileType } => {
  if (sent === 'image/jpeg') return { picture: picture.jpeg(JPEG), type: sent };
  if (sent === 'image/png') return { picture: picture.png(), type: sent };
  return { picture: picture.webp(WEBP), type: 'image/webp' };
};

interface EncodedPicture {
  readonly type: FileType;
  readonly picture: Buffer;
  readonly thumbnail: Buffer;
}

const encode = (path: string, sent: FileType): Promise<EncodedPicture> =>
  reencoded(
    path,
    async (decoded) => {
      // Decoded once: that is what takes long.
      const pixels = decoded.resize(box(MOST_EDGE)).raw({ depth: 'uchar' });
      const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
      const { default: sharp } = await import('sharp');
      const encoder = encoderOf(sharp(data, { raw: info }), sent);
      const picture = await encoder.picture.toBuffer();
      const thumbnail = await sharp(data, { raw: info }).resize(box(THUMBNAIL_EDGE)).webp(WEBP).toBuffer();
      return { type: encoder.type, picture, thumbnail };
    },
    { formats: FORMATS, ...(sent === 'image/jpeg' && { mostPixels: MOST_PIXELS_OF_PHOTO }) },
  );

/** Removes everything that is stored of a file. */
export async function removeContent(
  storage: Storage,
  { key, purpose }: { readonly key: string; readonly purpose: string },
): Promise<void> {
  if (purpose === 'public_picture') return removePicture(storage, key);
  await storage.remove(thumbnailKey(key));
  await storage.remove(key);
}
