import { CallFailed } from './call.ts';

/** Solves the puzzle of a refused call; null where this browser cannot. */
export type SolveChallenge = (challenge: string, signal?: AbortSignal) => Promise<string | null>;

/** Others of the network may use up what a solution was good for. */
const MOST_SOLUTIONS = 3;

/** Makes a call, and again with the solution where the server wants a puzzle solved. */
export async function withProof<T>(
  solve: SolveChallenge | undefined,
  attempt: (solution?: string) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  let solution: string | undefined;
  for (let solved = 0; ; solved += 1) {
    try {
      return await attempt(solution);
    } catch (error) {
      const challenge = error instanceof CallFailed && solved < MOST_SOLUTIONS ? error.challenge : undefined;
      const found = challenge === undefined ? null : await solve?.(challenge, signal);
      if (!found) throw error;
      solution = found;
    }
  }
}
