/** Where the time comes from: in the shop from the database (`database-clock.ts`), in tests from the test. */
export type Clock = () => Date;

/** Milliseconds of a clock that never goes back, to measure how long something takes. */
export const stopwatch = (): number => performance.now();
