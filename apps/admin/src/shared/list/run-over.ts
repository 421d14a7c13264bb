import { messageOf } from '@sjaj/app-kit';

interface Outcome<Row, Done> {
  readonly done: readonly Done[];
  readonly refused: readonly Row[];
  /** The distinct messages of the refused rows. */
  readonly refusals: readonly string[];
}

interface Run {
  readonly signal?: AbortSignal;
  /** Told after each row. */
  readonly onProgress?: (rows: number) => void;
}

/** Why a row is left alone, in the words of the page. */
export class RowRefusal extends Error {}

/** Runs an action row by row, until it is stopped. A refused row does not stop the others. */
export async function runOver<Row, Done>(
  rows: readonly Row[],
  run: (row: Row) => Promise<Done>,
  { signal, onProgress }: Run = {},
): Promise<Outcome<Row, Done>> {
  const refusals = new Set<string>();
  const refused: Row[] = [];
  const done: Done[] = [];
  for (const [index, row] of rows.entries()) {
    if (signal?.aborted) break;
    try {
      done.push(await run(row));
    } catch (error) {
      refused.push(row);
      refusals.add(error instanceof RowRefusal ? error.message : messageOf(error));
    }
    onProgress?.(index + 1);
  }
  return { done, refused, refusals: [...refusals] };
}
