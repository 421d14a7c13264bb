import fc from 'fast-check';
import { afterAll } from 'vitest';

/** So often, that the properties of money together come to more than a million runs. */
const RUNS = 35_000;

let runs = 0;
let properties = 0;
fc.configureGlobal({
  numRuns: RUNS,
  reporter(outcome) {
    runs += outcome.numRuns;
    properties += 1;
    if (outcome.failed) throw new Error(fc.defaultReportMessage(outcome));
  },
});

afterAll(() => {
  console.log(`${properties} properties, ${runs} runs, no counterexample`);
});
