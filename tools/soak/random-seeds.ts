import fc from 'fast-check';

/** Every property of the suite, ten times as often as there, with a new seed for each; a failure prints its seed. */
fc.configureGlobal({ numRuns: 1_000 });
