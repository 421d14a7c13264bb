/**
 * Runs every gate beside the tests, and closes with `N passed, N failed`: each gate counts as one, each test as one. With
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

async function runGates(): Promise<void> {
  for (const gate of GATES) await run(gate, true);
}
// Many tests wait for a process, a socket or a clock: the gates fill the time of the processor meanwhile.
await Promise.all([runGates(), run(TESTS, true)]);
if (process.argv.includes('--journeys')) for (const stage of [BUILD, FIRST_LOAD, JOURNEYS]) await run(stage, false);

if (failedStages.length > 0) console.log(`\nFailed: ${failedStages.join(' · ')}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
