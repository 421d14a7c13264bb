import { join } from 'node:path';
import { countJourneys, countTests, type Outcome } from './outcome.ts';
import { ROOT } from './project.ts';

/** One part of a run: a program of the project's Node, and how its result is counted (as one gate when nothing is said). */
export type Stage = {
  name: string;
  args: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** The argument that leaves out what is tagged `full`: the suite has time for the main stories only. */
  leaveOut?: string;
  /** The report that the program writes, and how to count it. */
  report?: { file: string; count: (report: unknown) => Outcome };
};

const REPORT_TESTS = '.cache/tests.json';
const REPORT_JOURNEYS = '.cache/journeys.json';

export const GATES: readonly Stage[] = [
  { name: 'layout: names and sizes of files', args: ['tools/gates/layout.ts'] },
  { name: 'words: no retired ones', args: ['tools/gates/words.ts'] },
  { name: 'no style holds by the order of files', args: ['tools/gates/styles.ts'] },
  { name: 'every export is imported', args: ['tools/gates/dead-exports.ts'] },
  { name: 'generated files are up to date', args: ['tools/database/types.ts', '--check'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'patterns take linear time', args: ['tools/gates/patterns.ts'] },
  { name: 'boundaries', args: ['tools/boundaries/check.ts'] },
  { name: 'every text is shown somewhere', args: ['packages/i18n/src/report-unused.ts'] },
  { name: 'types and lint', args: ['node_modules/oxlint/bin/oxlint'] },
];

export const TESTS: Stage = {
  name: 'tests of texts, rules, gates and API',
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${REPORT_TESTS}`,
  ],
  leaveOut: '--tags-filter=!full',
  report: { file: REPORT_TESTS, count: countTests },
};

export const BUILD: Stage = { name: 'build of storefront and back office', args: ['tools/setup/launch.mjs', 'build'] };

export const FIRST_LOAD: Stage = { name: 'first load of Home', args: ['tools/gates/first-load.ts'] };

export const JOURNEYS: Stage = {
  name: 'browser journeys',
  args: ['tools/setup/launch.mjs', 'journeys', '--reporter=line,json'],
  leaveOut: '--grep-invert=@full',
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(ROOT, REPORT_JOURNEYS) },
  report: { file: REPORT_JOURNEYS, count: countJourneys },
};
