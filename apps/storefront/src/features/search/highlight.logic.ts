import { foldLetters } from '@sjaj/domain';

interface Part {
  readonly text: string;
  readonly hit: boolean;
}

/** Stop words, which are not highlighted. Folded, in all languages of the shop. */
const FUNCTION_WORDS = new Set(
  'a ali bez do i ili iz ka kod kao na nad o od po pod pored pri protiv s sa te u uz za and at by for from in of on or the to with'.split(
    ' ',
  ),
);

/** Splits a title into parts that match the beginning of a searched word and other parts. Ignores script and accents. */
export function highlight(title: string, searched: string): readonly Part[] {
  const words = foldLetters(searched)
    .split(' ')
    .filter((word) => word !== '' && !FUNCTION_WORDS.has(word));
  const parts: Part[] = [];
  for (const [piece] of title.matchAll(/[\p{L}\p{M}\p{Nd}]+|[^\p{L}\p{M}\p{Nd}]+/gu)) {
    const length = hitLength(piece, words);
    if (length > 0) parts.push({ text: piece.slice(0, length), hit: true });
    if (length < piece.length) parts.push({ text: piece.slice(length), hit: false });
  }
  return parts;
}

/** Length of the longest match at the beginning of the part, in unfolded letters: folding may change the length. */
function hitLength(piece: string, words: readonly string[]): number {
  const fitting = words.filter((word) => foldLetters(piece).startsWith(word)).sort((a, b) => b.length - a.length)[0];
  if (fitting === undefined) return 0;
  for (let length = 1; length <= piece.length; length += 1) {
    if (foldLetters(piece.slice(0, length)).length >= fitting.length) return length;
  }
  return piece.length;
}
