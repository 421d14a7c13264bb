/** Endings of nouns and adjectives, longest first, and how many letters must remain without them. */
const ENDINGS: readonly (readonly [ending: string, remaining: number])[] = [
  ['ama', 3],
  ['ima', 3],
  ['oga', 4],
  ['ome', 4],
  ['om', 4],
  ['em', 5],
  ['og', 4],
  ['oj', 4],
  ['im', 4],
  ['ih', 4],
  ['a', 3],
  ['e', 3],
  ['i', 3],
  ['o', 3],
  ['u', 3],
];

/** Stems that end in an inserted a (filtar – filtri, deterdžent – deterdženata) or a softened k (ručnik – ručnici). */
const ALTERNATIONS: readonly (readonly [ending: string, plain: string])[] = [
  ['nat', 'nt'],
  ['tar', 'tr'],
  ['stav', 'stv'],
  ['kal', 'kl'],
];
const SOFTENED: readonly (readonly [ending: string, plain: string])[] = [
  ['uc', 'uk'],
  ['nic', 'nik'],
];

/** Forms that no rule reaches. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['cizama', 'cizm'],
  ['masaka', 'mask'],
  ['cetaka', 'cetk'],
  ['spuzava', 'spuzv'],
  ['drzak', 'drsk'],
]);

const SHORTEST = 4;

/**
 * The stem of a folded word, so that all its cases meet: rukavica, rukavice, rukavicama → `rukavic`. Light on purpose: a
 * handful of endings, no dictionary. Words of up to three letters and words with figures stay as they are.
 */
export function stem(word: string): string {
  if (word.length < SHORTEST || hasFigure(word)) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  const ending = endingOf(word);
  const bare = word.slice(0, word.length - ending.length);
  const softened = ending === 'i' || ending === 'ima' ? replaceEnding(bare, SOFTENED) : bare;
  return replaceEnding(ending === '' ? softened : withoutPluralOv(softened), ALTERNATIONS);
}

/**
 * The ekavian form of an ijekavian stem (`bijel` → `bel`, `mjer` → `mer`), the same word where it has none. Index and look
 * up both forms, so that a word half typed (`bij…`) still finds its own spelling.
 */
export function ekavian(stemmed: string): string {
  if (stemmed.length < SHORTEST || !stemmed.includes('je')) return stemmed;
  let result = '';
  for (let index = 0; index < stemmed.length; index += 1) {
    const letter = stemmed.charAt(index);
    if (letter === 'i' && stemmed.startsWith('je', index + 1)) continue;
    const isYat =
      letter === 'j' && index > 0 && stemmed.charAt(index + 1) === 'e' && !'aeou'.includes(stemmed.charAt(index - 1));
    if (!isYat) result += letter;
  }
  return result;
}

function endingOf(word: string): string {
  for (const [ending, remaining] of ENDINGS) {
    if (word.length - ending.length >= remaining && word.endsWith(ending)) return ending;
  }
  return '';
}

/** mopov(i) → mop, pojasev(i) → pojas; cijev(i) is a stem of its own. */
function withoutPluralOv(bare: string): string {
  if (bare.length < 5 || !(bare.endsWith('ov') || bare.endsWith('ev')) || bare.endsWith('ijev')) return bare;
  return bare.slice(0, -2);
}

function replaceEnding(word: string, pairs: readonly (readonly [string, string])[]): string {
  for (const [ending, plain] of pairs) {
    if (word.length > ending.length && word.endsWith(ending)) return word.slice(0, -ending.length) + plain;
  }
  return word;
}

function hasFigure(word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    if (code >= 0x30 && code <= 0x39) return true;
  }
  return false;
}
