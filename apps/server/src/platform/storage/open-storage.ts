import { type DiskSettings, diskStorage, type Storage } from './storage.ts';

/**
 * The storage of a process: a bucket where `bucketUrl` names one, the disk otherwise. With a bucket, files that were stored on
 * the disk before stay readable.
 */
export async function openStorage({ bucketUrl, ...settings }: DiskSettings & { bucketUrl: string | null }) {
  const disk = diskStorage(settings);
  if (bucketUrl === null) return disk;
  // The client of S3 is large: only shops that use it load it.
  const { objectStorage } = await import('./object-storage.ts');
  const bucket = objectStorage(bucketUrl);
  const { shipped } = settings;
  const isShipped = (key: string): boolean => shipped !== undefined && key.startsWith(shipped.prefix);
  const read: Storage['read'] = async (key) =>
    isShipped(key) ? disk.read(key) : ((await bucket.read(key)) ?? disk.read(key));
  return { ...bucket, read, incoming: disk.incoming };
}
