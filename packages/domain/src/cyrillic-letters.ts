/** The letter pairs of the two scripts, lower case. Digraphs are single letters in Cyrillic. */
export const LETTERS: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['a', 'а'],
  ['b', 'б'],
  ['v', 'в'],
  ['g', 'г'],
  ['d', 'д'],
  ['đ', 'ђ'],
  ['e', 'е'],
  ['ž', 'ж'],
  ['z', 'з'],
  ['i', 'и'],
  ['j', 'ј'],
  ['k', 'к'],
  ['l', 'л'],
  ['lj', 'љ'],
  ['m', 'м'],
  ['n', 'н'],
  ['nj', 'њ'],
  ['o', 'о'],
  ['p', 'п'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['ć', 'ћ'],
  ['u', 'у'],
  ['f', 'ф'],
  ['h', 'х'],
  ['c', 'ц'],
  ['č', 'ч'],
  ['dž', 'џ'],
  ['š', 'ш'],
];

/** Word beginnings in which nj or dž are two letters; `|` marks the border. Every inflection of the word shares it. */
const SPLIT_BEGINNINGS =
  `an|jon in|jaric in|jekc in|jekt in|jicira in|jurij ken|jon kon|jug kon|junk nekon|jug nekon|junk tan|jug
  van|jezičk dis|junk feld|žandarm nad|žanj nad|ždrel nad|žel nad|žeo nad|žet nad|živ nad|žinj nad|žnj nad|žrec nad|žup
  od|žali od|žari od|žel od|žive od|življava od|žubor od|žvaka od|žval od|žvać pod|žanr pod|žel pod|že pod|žig pod|žiz
  pod|žil pod|žnje pod|župan pred|želu pred|život`.split(/\s+/);

const SPLITS: readonly (readonly [beginning: string, border: number])[] = SPLIT_BEGINNINGS.map((marked) => [
  marked.replace('|', ''),
  marked.indexOf('|'),
]);

/** The place in a word (lower case) where a digraph falls apart into two letters; -1 for most words. */
export function splitPlace(word: string): number {
  if (!word.includes('nj') && !word.includes('dž')) return -1;
  return SPLITS.find(([beginning]) => word.startsWith(beginning))?.[1] ?? -1;
}
