import type { Manifest } from '../dataset/manifest.ts';
import type { Random } from './random.ts';

const TYPO_SHARE = 0.2;
const CODE_SHARE = 0.1;
/** The API searches for three letters or more. */
const FEWEST_LETTERS = 3;

/** The word with two letters swapped, one left out or one doubled. */
function withTypo(random: Random, word: string): string {
  const at = 1 + random.below(word.length - 2);
  const kind = random.below(3);
  if (kind === 0) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  if (kind === 1) return word.slice(0, at) + word.slice(at + 1);
  return word.slice(0, at) + (word[at] ?? '') + word.slice(at);
}

const maybeTypo = (random: Random, word: string): string =>
  random.next() < TYPO_SHARE ? withTypo(random, word) : word;

/** Two words of one title, or a code. One word of five has a typo. */
export function searchText(random: Random, { titles, codes }: Manifest): string {
  if (random.next() < CODE_SHARE) return random.pick(codes);
  const words = random.pick(titles);
  const first = random.below(words.length);
  const second = (first + 1 + random.below(words.length - 1)) % words.length;
  return `${maybeTypo(random, words[first] ?? '')} ${words[second] ?? ''}`;
}

/** The first letters of a title's word, of two of them, or of a code, as they are while somebody types. */
export function typedText(random: Random, { titles, codes }: Manifest): string {
  if (random.next() < CODE_SHARE) return random.pick(codes).slice(0, FEWEST_LETTERS + random.below(4));
  const [first = '', second = ''] = random.pick(titles);
  if (random.next() < 0.5) return maybeTypo(random, first).slice(0, FEWEST_LETTERS + random.below(4));
  return `${first} ${second.slice(0, FEWEST_LETTERS + random.below(3))}`;
}
