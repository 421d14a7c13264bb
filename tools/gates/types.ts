/** Type-checks every workspace that has a tsconfig.json with the project's TypeScript 7, two at a time. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, workspaces } from './project.ts';

const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc');
/** Threads of one program each work out the types that they share: one of them takes half the time of the processor. */
const OPTIONS = ['--pretty', 'false', '--singleThreaded'];
const runProgram = promisify(execFile);

async function check(workspace: string): Promise<string> {
  try {
    await runProgram(process.execPath, [COMPILER, '-p', workspace, ...OPTIONS], { cwd: ROOT });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? `${workspace}\n${String(error.stdout)}` : String(error);
  }
}

const waiting = workspaces().filter((workspace) => existsSync(join(ROOT, workspace, 'tsconfig.json')));
if (waiting.length === 0) throw new Error('no workspace with a tsconfig.json was found');
console.log(`${waiting.length} workspaces`);
const failures: string[] = [];
async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) failures.push(await check(next));
}
await Promise.all([work(), work()]);
const output = failures.filter(Boolean).join('\n');
if (output) {
  console.error(output);
  process.exitCode = 1;
}
