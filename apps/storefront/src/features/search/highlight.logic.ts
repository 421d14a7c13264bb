import { foldLetters } from '@sjaj/domain';

export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

/** Parts a title into what begins like one of the searched words and what does not, in any script and without accents. */
export function highlight(title: string, searched: string): readonly Part[] {
  const words = foldLetters(searched).split(' ').filter(Boolean);
  const parts: Part[] = [];
  for (const [piece] of title.matchAll(/[\p{L}\p{M}\p{Nd}]+|[^\p{L}\p{M}\p{Nd}]+/gu)) {
    const length = hitLength(piece, words);
    if (length > 0) parts.push({ text: piece.slice(0, length), hit: true });
    if (length < piece.length) parts.push({ text: piece.slice(length), hit: false });
  }
  return parts;
}

/** Number of letters at the beginning of the piece that match the longest fitting word; folding may change the length. */
function hitLength(piece: string, words: readonly string[]): number {
  const fitting = words.filter((word) => foldLetters(piece).startsWith(word)).sort((a, b) => b.length - a.length)[0];
  if (fitting === undefined) return 0;
  for (let length = 1; length <= piece.length; length += 1) {
    if (foldLetters(piece.slice(0, length)).length >= fitting.length) return length;
  }
  return piece.length;
}
