import type { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';

interface ZipEntry {
  readonly name: string;
  readonly open: () => Promise<Readable>;
}

/** In local time, as the format has it: entries carry the earliest date that it knows. */
const NO_DATE = new Date(1980, 0, 1);

/** Deflate blocks without compression: sizes follow the data, which readers of streams accept for deflated entries only. */
const NOT_COMPRESSED = { level: 0 } as const;

/**
 * A ZIP file of files that are compressed already, such as PDFs. Entries are opened and read one after the other, so that a few
 * chunks are in memory whatever the archive holds. Archives above 4 GB are not written.
 */
export async function* zipChunks(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { name, open } of entries) {
    const file = new ZipDeflate(name, NOT_COMPRESSED);
    file.mtime = NO_DATE;
    zip.add(file);
    for await (const chunk of (await open()) as AsyncIterable<Uint8Array>) {
      file.push(chunk);
      yield* chunks.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks;
}
