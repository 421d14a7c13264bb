import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../problem.ts';
import { isRefusedByDisk, refusedByDisk, RETRY_AFTER_S, TEMPORARY } from './storage.ts';

/** An upload that has arrived in full and is not stored yet. Nobody can download it. */
export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: Buffer;
}

const MB = 1_048_576;

/**
 * Writes an upload to a temporary file while it arrives, and hands that to `work`; the file is gone afterwards. 413 as soon as it is larger
 * than `mostBytes`, 400 for an empty or interrupted one, 503 where the disk is full. What is left of a refused upload is read and dropped.
 */
export async function withReceivedFile<T>(
  stream: Readable,
  { folder, mostBytes }: { readonly folder: string; readonly mostBytes: number },
  work: (received: ReceivedFile) => Promise<T>,
): Promise<T> {
  const path = join(folder, `upload.${randomUUID()}${TEMPORARY}`);
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) return done(tooLarge(mostBytes));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await mkdir(folder, { recursive: true }).catch((error: unknown) => {
      stream.resume();
      refusedByDisk(error);
    });
    await receive(stream, meter, path);
    if (bytes === 0) throw new Problem('files.empty', 400);
    return await work({ path, bytes, sha256: hash.digest() });
  } finally {
    await rm(path, { force: true });
  }
}

const tooLarge = (mostBytes: number): Problem =>
  new Problem('files.too_large', 413, { facts: { size: Math.floor(mostBytes / MB) } });

async function receive(stream: Readable, meter: Transform, path: string): Promise<void> {
  // The parser destroys the whole request with the stream, so a refusal must not destroy it.
  finished(stream, { writable: false }, (error) => {
    if (error) meter.destroy(error);
  });
  stream.pipe(meter);
  try {
    await pipeline(meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    stream.unpipe(meter);
    stream.resume();
    if (error instanceof Problem) throw error;
    if (isRefusedByDisk(error)) throw new Problem('files.not_stored', 503, { retryAfter: RETRY_AFTER_S });
    // The client has gone, or the body has no end.
    throw new Problem('request.malformed', 400);
  }
}

/** The first bytes of a file. */
export async function readHead(path: string, length: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The last bytes of a file. */
export async function readTail(path: string, bytes: number, length: number): Promise<Buffer> {
  const start = Math.max(0, bytes - length);
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes - start), 0, bytes - start, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
