/**
 * Lints the whole project, two groups of folders at a time. One process for all would hold the types of every workspace at
 * once and need more memory than Node gives by default.
 */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './project.ts';

const LINTER = join(ROOT, 'node_modules/eslint/bin/eslint.js');
const LARGE = ['apps/server', 'apps/storefront', 'apps/admin', 'packages'];
const runProgram = promisify(execFile);

/** Everything outside the large folders; the linter itself leaves out what is ignored. */
const rest = (): string[] =>
  readdirSync(ROOT, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !['apps', 'packages', 'node_modules'].includes(name))
    .filter((entry) => entry.isDirectory() || /\.(ts|mjs)$/.test(entry.name))
    .map(({ name }) => name);

async function lint(paths: readonly string[]): Promise<string> {
  try {
    const args = [LINTER, '--max-warnings', '0', '--no-error-on-unmatched-pattern', ...paths];
    await runProgram(process.execPath, args, { cwd: ROOT, maxBuffer: 64_000_000 });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error && error.stdout ? String(error.stdout) : String(error);
  }
}

const waiting = [...LARGE.map((folder) => [folder]), rest()];
console.log(`${waiting.length} groups`);
const failures: string[] = [];
async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) failures.push(await lint(next));
}
await Promise.all([work(), work()]);
const output = failures.filter(Boolean).join('\n');
if (output) {
  console.error(output);
  process.exitCode = 1;
}
