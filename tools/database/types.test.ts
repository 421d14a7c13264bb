/** @module-tag full */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../gates/project.ts';

const runProgram = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-tables-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function check(tables: string): Promise<unknown> {
  const file = join(folder, 'tables.ts');
  await writeFile(file, tables);
  return runProgram(process.execPath, [join(ROOT, 'tools/database/types.ts'), '--check', '--file', file]);
}

it('takes the types that the migrations make, and refuses any others', async () => {
  const tables = await readFile(join(ROOT, 'db/tables.ts'), 'utf8');
  await check(tables);
  await expect(check(tables.replace('export interface', '// planted\nexport interface'))).rejects.toThrow('db:types');
});
