import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, RENTAL_CARS } from './copied-project.ts';

const runProgram = promisify(execFile);
let root: string;
const run = (...args: string[]) => runProgram(process.execPath, args, { cwd: root });

beforeAll(async () => {
  root = copyProject();
  await run('tools/new-module/write.ts', ...RENTAL_CARS);
});
afterAll(() => rmSync(root, { recursive: true }));

// The types of a whole workspace take a minute: in the long run only.
it.each(['apps/server', 'apps/admin'])('a new module passes the types of %s', async (workspace) => {
  const { stdout } = await run(
    'node_modules/typescript/bin/tsc',
    '-p',
    workspace,
    '--pretty',
    'false',
    '--singleThreaded',
  );
  expect(stdout).toBe('');
});
