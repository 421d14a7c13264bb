/**
 * Runs every gate and test in order, and closes with `N passed, N failed`: each gate counts as one, each test as one. With
 * `--journeys` the browser journeys, too. Nothing is left out after a failure, so that one run shows all that is wrong.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, FIRST_LOAD, GATES, JOURNEYS, TESTS, type Stage } from './stages.ts';
import { ROOT } from './project.ts';
import { runStage, type Outcome } from './stage.ts';

mkdirSync(join(ROOT, '.cache'), { recursive: true });
const total: Outcome = { passed: 0, failed: 0 };
const failedStages: string[] = [];
async function run(stage: Stage, isBeside: boolean): Promise<void> {
  const { passed, failed } = await runStage(stage, isBeside);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedStages.push(stage.name);
}

const waiting = GATES.filter(({ usesBothCores }) => !usesBothCores);
async function runGates(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) await run(next, true);
}
await Promise.all([runGates(), runGates()]);

const wide = GATES.filter(({ usesBothCores }) => usesBothCores);
for (const stage of [...wide, TESTS, ...(process.argv.includes('--journeys') ? [BUILD, FIRST_LOAD, JOURNEYS] : [])])
  await run(stage, false);

if (failedStages.length > 0) console.log(`\nFailed: ${failedStages.join(' · ')}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
