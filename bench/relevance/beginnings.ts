import type { Judged } from './judged.ts';
import type { Searcher } from './searcher.ts';

/** A text is suggested for from its third letter on. */
const FIRST_LETTERS = 3;

interface ComparedPages {
  /** Beginnings that suggestions find something for. */
  readonly suggested: number;
  /** How often the page after Enter begins with the first suggestion. */
  readonly sameFirst: number;
  /** How often the page is empty. */
  readonly empty: number;
}

/** Compares suggestions with the page after Enter, letter by letter of these queries. */
export async function compareWithSuggestions(searcher: Searcher, queries: readonly Judged[]): Promise<ComparedPages> {
  const beginnings = new Set(
    queries.flatMap(({ text }) =>
      Array.from(text, (_, at) => text.slice(0, at + 1)).filter(
        (beginning) => beginning.length >= FIRST_LETTERS && !beginning.endsWith(' '),
      ),
    ),
  );
  let [suggested, sameFirst, empty] = [0, 0, 0];
  for (const text of beginnings) {
    const [first] = await searcher.find({ text, isTyping: true });
    if (first === undefined) continue;
    const [top] = await searcher.find({ text, isTyping: false });
    suggested += 1;
    if (top === first) sameFirst += 1;
    if (top === undefined) empty += 1;
  }
  return { suggested, sameFirst, empty };
}
