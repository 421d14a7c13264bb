import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countJourneys, countTests } from './outcome.ts';
import { runStage } from './stage.ts';

describe('the count of a run', () => {
  beforeEach(() => {
    // Stages speak to the terminal; these must not look like stages of the run that they are a part of.
    vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
  });

  it('adds a test file that could not be loaded to the failures', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}, {}] },
    ];
    expect(countTests({ numPassedTests: 7, numFailedTests: 1, testResults })).toEqual({ passed: 7, failed: 2 });
  });

  it('takes a flaky journey and a server that did not start as failures', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1 };
    expect(countJourneys({ stats, errors: [{}] })).toEqual({ passed: 3, failed: 3 });
  });

  it('counts a gate as one, by its exit code', async () => {
    expect(await runStage({ name: 'good', args: ['-e', ''] })).toEqual({ passed: 1, failed: 0 });
    expect(await runStage({ name: 'bad', args: ['-e', 'process.exit(3)'] })).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a program that ends without its report as a failure', async () => {
    const report = { file: '.cache/never-written.json', count: countTests };
    expect(await runStage({ name: 'silent', args: ['-e', ''], report })).toEqual({ passed: 0, failed: 1 });
  });
});
