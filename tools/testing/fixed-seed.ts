import fc from 'fast-check';

/** Properties of the suite try the same inputs on every run; `npm run soak` tries others each time and prints the seed of a failure. */
fc.configureGlobal({ seed: 20_260_101 });
