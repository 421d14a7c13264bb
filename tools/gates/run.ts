/**
 * Runs every gate beside the tests, and closes with `N passed, N failed`: each gate counts as one, each test as one. With
 * `--journeys` the browser journeys, too; with `--full` also the tests and journeys tagged `full`. Nothing is left out after a failure,
 * so that one run shows all that is wrong.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, FIRST_LOAD, GATES, JOURNEYS, TESTS, type Stage } from './stages.ts';
import { ROOT } from './project.ts';
import { runStage, type Outcome } from './stage.ts';

mkdirSync(join(ROOT, '.cache'), { recursive: true });
const isFull = process.argv.includes('--full');
const total: Outcome = { passed: 0, failed: 0 };
const failedStages: string[] = [];
async function run(stage: Stage): Promise<void> {
  const args = isFull || !stage.leaveOut ? stage.args : [...stage.args, stage.leaveOut];
  const { passed, failed } = await runStage({ ...stage, args });
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedStages.push(stage.name);
}

async function runEach(stages: readonly Stage[]): Promise<void> {
  for (const stage of stages) await run(stage);
}
const journeys = process.argv.includes('--journeys') ? [BUILD, FIRST_LOAD, JOURNEYS] : [];
// Tests and journeys often wait for a process, a socket or a page: the gates fill the time of the processor meanwhile.
await Promise.all([runEach(GATES), runEach([TESTS, ...journeys])]);

if (failedStages.length > 0) console.log(`\nFailed: ${failedStages.join(' · ')}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
