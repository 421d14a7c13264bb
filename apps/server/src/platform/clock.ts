/** The only place that asks for the time. Tests hand in a clock of their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Milliseconds of a clock that never goes back, to measure how long something takes. */
export const stopwatch = (): number => performance.now();
