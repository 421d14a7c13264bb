/** @module-tag full */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { superviseChild, type SupervisedChild } from './child-process.ts';

let folder: string;
let entry: string;
const heard: unknown[] = [];
const log = { info: () => undefined, warn: () => undefined };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-child-'));
  entry = join(folder, 'child.mjs');
  const shutdownSignal = JSON.stringify(new URL('shutdown-signal.ts', import.meta.url).href);
  await writeFile(
    entry,
    `import { shutdownSignal } from ${shutdownSignal};
    const told = shutdownSignal();
    const stay = setInterval(() => undefined, 1000);
    process.send({ pid: process.pid, word: process.env.WORD, path: process.env.PATH });
    await told;
    clearInterval(stay);
    process.exit(0);`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const start = (): SupervisedChild =>
  superviseChild({ name: 'child', entry, env: { WORD: 'handed' }, log, onMessage: (word) => heard.push(word) });
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it('runs a file with what it is handed and nothing else, again when it dies, until it is stopped', async () => {
  const child = start();
  await expect.poll(() => heard).toHaveLength(1);
  const first = child.pid() ?? 0;
  expect(heard).toEqual([{ pid: first, word: 'handed' }]);
  process.kill(first, 'SIGKILL');
  await expect.poll(() => heard).toHaveLength(2);
  const second = child.pid() ?? 0;
  expect(second).not.toBe(first);
  await child.stop();
  expect(isAlive(second)).toBe(false);
  expect(child.pid()).toBeUndefined();
});

it('dies with a parent that was killed without a word', async () => {
  const parent = join(folder, 'parent.mjs');
  const supervisor = JSON.stringify(new URL('child-process.ts', import.meta.url).href);
  await writeFile(
    parent,
    `import { superviseChild } from ${supervisor};
    const log = { info: () => undefined, warn: () => undefined };
    const onMessage = ({ pid }) => console.log(pid);
    superviseChild({ name: 'child', entry: ${JSON.stringify(entry)}, env: {}, log, onMessage });`,
  );
  const killed = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [words] = (await once(killed.stdout, 'data')) as [Buffer];
  const orphan = Number(words.toString());
  expect(isAlive(orphan)).toBe(true);
  killed.kill('SIGKILL');
  await expect.poll(() => isAlive(orphan)).toBe(false);
});
