import { messageOf } from '@sjaj/app-kit';

interface Outcome<Done> {
  readonly done: readonly Done[];
  /** The distinct messages of the refused rows. */
  readonly refusals: readonly string[];
}

/** Why a row is left alone, in the words of the page. */
export class RowRefusal extends Error {}

/** Runs an action row by row. A refused row does not stop the others. */
export async function runOver<Row, Done>(
  rows: readonly Row[],
  run: (row: Row) => Promise<Done>,
): Promise<Outcome<Done>> {
  const refusals = new Set<string>();
  const done: Done[] = [];
  for (const row of rows) {
    try {
      done.push(await run(row));
    } catch (error) {
      refusals.add(error instanceof RowRefusal ? error.message : messageOf(error));
    }
  }
  return { done, refusals: [...refusals] };
}
