import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { reencoded } from '../../../platform/storage/pictures.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { storageKeyOf } from '../views.ts';

/** Pixels; 200 dpi on printed documents. */
const BOX = { width: 640, height: 240, fit: 'inside', withoutEnlargement: true } as const;

/** Stores a logo as PNG, which PDFs and all mail programs can show, and returns its key. 400 for what `reencoded` refuses. */
export async function storeLogo(storage: Storage, bytes: Buffer): Promise<string> {
  const png = await reencoded(bytes, (picture) => picture.resize(BOX).png({ compressionLevel: 9 }).toBuffer());
  const key = `supplier/${randomUUID()}.png`;
  await storage.put(storageKeyOf(key), png);
  return key;
}

/** Reads a logo as a data URL; null if there is none. A key's content never changes, so the last logo is cached. */
export function logoReader(storage: Storage): (logoKey: string | null) => Promise<string | null> {
  let last: { readonly key: string; readonly url: string } | undefined;
  return async (key) => {
    if (key === null) return null;
    if (last?.key === key) return last.url;
    const found = await storage.read(storageKeyOf(key));
    if (!found) return null;
    last = { key, url: `data:image/png;base64,${(await buffer(found.stream)).toString('base64')}` };
    return last.url;
  };
}
