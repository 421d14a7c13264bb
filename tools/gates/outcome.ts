export type Outcome = { passed: number; failed: number };

/** Counts a report of Vitest. A file that could not be loaded has no tests, yet it failed. */
export function countTests(report: unknown): Outcome {
  const { numPassedTests, numFailedTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Counts a report of Playwright. One that passed at a second try is flaky, and counts as failed. */
export function countJourneys(report: unknown): Outcome {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
