import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;
const FILE = 'secret.key';
const OWNER_ONLY = 0o600;

/** The key of a text such as `openssl rand -base64 32` prints; null for any other. */
export function parseSecretKey(text: string): Buffer | null {
  const key = Buffer.from(text.trim(), 'base64');
  return key.length === KEY_BYTES ? key : null;
}

/**
 * The key of the data folder, made at the first start. It encrypts what the database alone must not give away. Of two servers that
 * start at the same time over one folder, the second reads the key of the first.
 */
export async function loadSecretKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true });
  await writeNewKey(path);
  const key = parseSecretKey(await readFile(path, 'utf8'));
  if (!key) throw new Error(`${path} holds no key of ${KEY_BYTES} bytes in base64: restore it from a backup`);
  return key;
}

async function writeNewKey(path: string): Promise<void> {
  try {
    // One write of a few bytes: nobody reads half a key.
    const file = await open(path, 'wx', OWNER_ONLY);
    try {
      await file.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`);
    } finally {
      await file.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
