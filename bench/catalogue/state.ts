/** What a process takes: its memory now, and the time of its processor up to now. */
export interface State {
  readonly rssMb: number;
  readonly cpuMs: number;
}

export function stateNow(): State {
  const { user, system } = process.cpuUsage();
  return { rssMb: process.memoryUsage().rss / 1_048_576, cpuMs: (user + system) / 1_000 };
}

/** Asked for anything from now on: what this process takes. */
export const answerStates = (): void => void process.on('message', () => process.send?.(stateNow()));
