import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './outcome.ts';
import { ROOT } from './project.ts';
import type { Stage } from './stages.ts';

export type { Outcome };

/**
 * Runs the stage, shows its output at its end, in one piece, because others run beside it, and counts it. A program that fails
 * without a counted failure counts as one.
 */
export async function runStage(stage: Stage): Promise<Outcome> {
  const start = performance.now();
  if (stage.report) rmSync(join(ROOT, stage.report.file), { force: true });
  const { succeeded, output } = await runProgram(stage);
  process.stdout.write(`\n── ${stage.name}\n${output}`);
  const counted = count(stage);
  const outcome = counted ?? { passed: succeeded ? 1 : 0, failed: 0 };
  if (!succeeded && outcome.failed === 0) outcome.failed = 1;
  console.log(
    `${outcome.failed === 0 ? '✓' : '✗'} ${stage.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
  return outcome;
}

function runProgram({ args, environment }: Stage): Promise<{ readonly succeeded: boolean; readonly output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (output += part));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}

function count({ report }: Stage): Outcome | undefined {
  if (!report) return undefined;
  try {
    return report.count(JSON.parse(readFileSync(join(ROOT, report.file), 'utf8')));
  } catch (error) {
    console.error(`No report to count: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  }
}
