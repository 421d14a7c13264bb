import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { Problem } from '../problem.ts';
import { RETRY_AFTER_S, type Storage } from './storage.ts';

const MISSING = 404;
const CONNECT_MS = 3_000;
/** As long as a reader may read nothing of an answer. */
const IDLE_MS = 30_000;
const ATTEMPTS = 2;

/** Whether the store answered that there is no such object; the library wraps its answer. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const metadata: unknown = '$metadata' in error ? error.$metadata : undefined;
  const status = metadata && typeof metadata === 'object' && 'httpStatusCode' in metadata ? metadata.httpStatusCode : 0;
  return status === MISSING || isMissing(error.cause);
}

/** The S3 bucket that an address names: `https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1`. */
function openBucket(address: string, patience: number): Disk {
  const url = new URL(address);
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
      endpoint: url.origin,
      region: url.searchParams.get('region') ?? 'us-east-1',
      bucket: url.pathname.slice(1),
      // Buckets in the path work with every store, those in the host name only with some.
      forcePathStyle: true,
      visibility: 'private',
      supportsACL: false,
      // By itself the library waits for a store that does not answer for as long as the connection lives.
      requestHandler: { connectionTimeout: CONNECT_MS * patience, socketTimeout: IDLE_MS * patience },
      maxAttempts: ATTEMPTS,
    }),
  );
}

/**
 * Files in a bucket of an S3 compatible store, for shops of several machines. The store writes an object whole or not at all. A store that
 * falls silent is given up after a minute; `patience` makes that longer or shorter.
 */
export function objectStorage(address: string, patience = 1): Omit<Storage, 'incoming'> {
  const bucket = openBucket(address, patience);
  const store = async (writing: Promise<void>): Promise<void> => {
    try {
      await writing;
    } catch {
      throw new Problem('files.not_stored', 503, { retryAfter: RETRY_AFTER_S });
    }
  };
  return {
    put: (key, bytes) => store(bucket.put(key, bytes)),
    // The store wants to know the length before the first byte.
    putFile: (key, path) =>
      store(stat(path).then(({ size }) => bucket.putStream(key, createReadStream(path), { contentLength: size }))),
    async read(key) {
      try {
        const { contentLength } = await bucket.getMetaData(key);
        return { bytes: contentLength, stream: await bucket.getStream(key) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => bucket.delete(key),
  };
}
