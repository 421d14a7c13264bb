import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatasetSize } from './manifest.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = ['db/migrations', 'bench/dataset', 'demo/src'];

async function contentHash(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.sort()) hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 10);
}

/**
 * The folder of the data set of that size, from the cache or built by the repository at `root`. The name holds the month,
 * which dates the promotions, and a hash of what the rows depend on.
 */
export async function datasetFolder({ articles, orders }: DatasetSize, root = ROOT): Promise<string> {
  const month = new Date().toISOString().slice(0, 7);
  const folder = join(ROOT, '.cache', `bench-${articles}-${orders}-${month}-${await contentHash(root)}`);
  if (existsSync(folder)) return folder;
  console.log(`building the data set: ${articles} articles, ${orders} orders …`);
  const build = join(root, 'bench/dataset/build.ts');
  const args = [build, '--folder', folder, '--articles', String(articles), '--orders', String(orders)];
  const child = spawn(process.execPath, args, { stdio: 'inherit', cwd: root });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the data set could not be built (${code})`);
  return folder;
}

/** A copy of a data set that a run may change. */
export async function copyDataset(folder: string): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sjaj-bench-'));
  const copying = spawn('cp', ['-a', '--reflink=auto', `${folder}/.`, dataDir], { stdio: 'inherit' });
  const [code] = (await once(copying, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the data set could not be copied (${code})`);
  for (const lock of ['shop.lock', 'postgres/shop.lock']) await rm(join(dataDir, lock), { force: true });
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
