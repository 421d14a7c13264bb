import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepTemporaryFoldersInMemory } from './memory-folder.ts';

/** More than any process has. */
const NOBODY = 2 ** 30;

let memory: string;
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'sjaj-memory-'));
});
afterEach(() => rmSync(memory, { recursive: true }));

it('makes a folder of the run there', () => {
  const environment: NodeJS.ProcessEnv = {};
  keepTemporaryFoldersInMemory({ memory, room: 1, environment });
  expect(environment['TMPDIR']).toBe(join(memory, `sjaj-run-${process.pid}`));
  expect(readdirSync(memory)).toEqual([`sjaj-run-${process.pid}`]);
});

it('removes the folders of runs that are over, and nothing else', () => {
  const kept = [`sjaj-run-${process.ppid}`, 'sjaj-run-', 'somebody-else'];
  for (const name of [...kept, `sjaj-run-${NOBODY}`]) mkdirSync(join(memory, name));
  keepTemporaryFoldersInMemory({ memory, room: 1, environment: {} });
  expect(readdirSync(memory).toSorted()).toEqual([...kept, `sjaj-run-${process.pid}`].toSorted());
});

it('leaves a place that somebody has chosen', () => {
  const environment: NodeJS.ProcessEnv = { TMPDIR: '/elsewhere' };
  keepTemporaryFoldersInMemory({ memory, room: 1, environment });
  expect(environment).toEqual({ TMPDIR: '/elsewhere' });
  expect(readdirSync(memory)).toEqual([]);
});

it.each([
  ['has too little room', () => memory, () => statfsSync(memory).bavail * statfsSync(memory).bsize * 2],
  ['does not exist', () => join(memory, 'none'), () => 1],
])('changes nothing where the memory %s', (_title, folder, room) => {
  const environment: NodeJS.ProcessEnv = {};
  keepTemporaryFoldersInMemory({ memory: folder(), room: room(), environment });
  expect(environment).toEqual({});
});
