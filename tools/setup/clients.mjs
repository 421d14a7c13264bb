import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode } from './install.mjs';
import { ROOT, run, step } from './process.mjs';

const CLIENTS = ['storefront', 'admin'];
const SHARED_SOURCES = ['packages', 'package-lock.json', 'tsconfig.base.json'];
const NOT_BUILT_IN = /(^|\/)(node_modules|dist|\.[^/]+)$|\.test\.tsx?$/;

/** Builds storefront and back office where their sources differ from those of the last build. */
export async function ensureClients() {
  const stale = CLIENTS.filter((client) => !isBuilt(client, hashOf(client)));
  if (stale.length === 0) return;
  await step(`Building ${stale.join(' and ')}`, () => Promise.all(stale.map(build)));
}

/** Builds beside the old build and swaps: a build that fails or is killed leaves a running shop what it serves. */
async function build(client) {
  const hash = hashOf(client);
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const fresh = join(ROOT, '.cache', `building-${client}-${process.pid}`);
  const dist = join(ROOT, 'apps', client, 'dist');
  try {
    await run(projectNode(), [vite, 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'], {
      cwd: join(ROOT, 'apps', client),
      environment: { NODE_ENV: 'production' },
    });
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  writeFileSync(stampOf(client), hash);
}

const stampOf = (client) => join(ROOT, '.cache', `built-${client}`);

const isBuilt = (client, hash) =>
  existsSync(join(ROOT, 'apps', client, 'dist', 'index.html')) &&
  existsSync(stampOf(client)) &&
  readFileSync(stampOf(client), 'utf8') === hash;

/** A hash of the contents, not of the times: changing branches to and fro builds nothing again. Some 20 ms. */
function hashOf(client) {
  const hash = createHash('sha256');
  for (const path of [join('apps', client), ...SHARED_SOURCES].flatMap((path) => filesBelow(path))) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (NOT_BUILT_IN.test(path)) return [];
  const entries = tryReaddir(join(ROOT, path));
  if (!entries) return [path];
  return entries.sort().flatMap((name) => filesBelow(`${path}/${name}`));
}

function tryReaddir(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
