import { LETTERS, splitPlace } from './cyrillic-letters.ts';
import { isAddress, isCodeAlone, isKey, isLatinMark, isSize, isUnit } from './latin-words.ts';

const LATIN_OF = new Map(LETTERS.map(([latin, cyrillic]) => [cyrillic, latin]));
const CYRILLIC_OF = new Map(LETTERS);
/** The single characters that Unicode has for the digraphs, from old encodings. */
const LIGATURES = new Map([...'ǆǅǄǉǈǇǌǋǊ'].map((ligature) => [ligature, ligature.normalize('NFKC')]));

const GUARDED = /\{[^{}]*\}|\[\[([^[\]]*)\]\]|<[^<>]*>|&(?:amp|lt|gt|quot|nbsp|#\d{1,7});/g;
const CHUNK = /\s+|\S+/g;
const WORD = /[\p{L}\p{M}\p{Nd}]+|[^\p{L}\p{M}\p{Nd}]+/gu;
const LETTER = /[\p{L}\p{Nd}]/u;

/**
 * Serbian Latin text in Cyrillic letters. In Latin stay: `{placeholders}`, `[[guarded text]]` (the brackets go), tags, entities,
 * addresses, codes, EN/ISO marks, units beside numbers, words with q w x y, and the names given in `keep`.
 */
export function toCyrillic(text: string, keep: readonly string[] = []): string {
  if (isCodeAlone(text)) return text;
  let result = '';
  let done = 0;
  for (const match of text.matchAll(GUARDED)) {
    result += keepNames(text.slice(done, match.index), keep, result);
    result += match[1] ?? match[0];
    done = match.index + match[0].length;
  }
  return result + keepNames(text.slice(done), keep, result);
}

/** Cyrillic text in Latin letters, one to one; what is Latin already stays. */
export function toLatin(text: string): string {
  let result = '';
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    const lower = letter.toLowerCase();
    const latin = LATIN_OF.get(lower);
    if (latin === undefined) result += letter;
    else if (lower === letter) result += latin;
    else result += latin.length > 1 && !standsInCapitals(text, index) ? capitalised(latin) : latin.toUpperCase();
  }
  return result;
}

/** The text without `[[ ]]` around what must not be transliterated. */
export const withoutGuards = (text: string): string => text.replaceAll(/\[\[([^[\]]*)\]\]/g, '$1');

const capitalised = (latin: string): string => latin.charAt(0).toUpperCase() + latin.slice(1);

const isLetter = (character: string): boolean => character.toLowerCase() !== character.toUpperCase();
const isCapital = (character: string): boolean => isLetter(character) && character === character.toUpperCase();

/** Whether the digraph at `index` belongs to a word in capitals: ЉУБ → LJUB, but Љуб → Ljub. */
function standsInCapitals(text: string, index: number): boolean {
  const next = text.charAt(index + 1);
  return isLetter(next) ? isCapital(next) : isCapital(text.charAt(index - 1));
}

/** Splits off the names to keep, whole words only, and turns the rest. `before` is the text so far. */
function keepNames(text: string, keep: readonly string[], before: string): string {
  const found = firstName(text, keep);
  if (!found) return chunks(text, before);
  const head = chunks(text.slice(0, found.at), before) + found.name;
  return head + keepNames(text.slice(found.at + found.name.length), keep, before + head);
}

function firstName(text: string, names: readonly string[]): { at: number; name: string } | undefined {
  let first: { at: number; name: string } | undefined;
  for (const name of names) {
    const at = name === '' ? -1 : text.indexOf(name);
    if (at < 0 || LETTER.test(text.charAt(at - 1)) || LETTER.test(text.charAt(at + name.length))) continue;
    if (!first || at < first.at || (at === first.at && name.length > first.name.length)) first = { at, name };
  }
  return first;
}

const AFTER_NUMBER = /[0-9½¼¾}]$/;

function chunks(text: string, before: string): string {
  let result = '';
  let previous = before.slice(before.lastIndexOf(' ', before.trimEnd().length - 1) + 1).trim();
  for (const [chunk] of text.matchAll(CHUNK)) {
    if (chunk.trim() === '') {
      result += chunk;
      continue;
    }
    result += chunkAfter(chunk, previous);
    previous = chunk;
  }
  return result;
}

/** The last results, by chunk and the one before it: the titles of a shop repeat the same few words. */
const turned = new Map<string, string>();
const MOST_TURNED = 20_000;

function chunkAfter(chunk: string, previous: string): string {
  const key = `${previous} ${chunk}`;
  const known = turned.get(key);
  if (known !== undefined) return known;
  const bare = chunk.replace(/[.,;:!?)”…]{1,4}$/, '').replace(/^[(„‘]{1,3}/, '');
  const isMeasure = AFTER_NUMBER.test(previous) && isUnit(bare);
  if (isMeasure || isAddress(bare)) return chunk;
  const result = words(chunk, previous);
  if (turned.size >= MOST_TURNED) turned.clear();
  turned.set(key, result);
  return result;
}

function words(chunk: string, previous: string): string {
  const isCode = holdsCode(chunk);
  let result = '';
  for (const [word] of chunk.normalize('NFC').matchAll(WORD)) {
    const stays =
      /[0-9]/.test(word) ||
      isLatinMark(word) ||
      isSize(word, previous) ||
      isKey(word, previous) ||
      /[qwxy]/i.test(word);
    result += stays || (isCode && /^[A-Z]+$/.test(word)) ? word : cyrillicWord(word);
  }
  return result;
}

/** `RK-100/L`: capitals joined to figures. `KM/100` would be one too; no text has it. */
const holdsCode = (chunk: string): boolean => /[A-Z][-/.]?[0-9]|[0-9][-/][A-Z]/.test(chunk);

function cyrillicWord(latin: string): string {
  const word = [...latin].map((letter) => LIGATURES.get(letter) ?? letter).join('');
  const lower = word.toLowerCase();
  const split = splitPlace(lower);
  let result = '';
  for (let index = 0; index < word.length; index += 1) {
    const pair = index + 1 === split ? undefined : CYRILLIC_OF.get(lower.slice(index, index + 2));
    const letter = word.charAt(index);
    const cyrillic = pair ?? CYRILLIC_OF.get(lower.charAt(index)) ?? letter;
    result += isCapital(letter) ? cyrillic.toUpperCase() : cyrillic;
    if (pair !== undefined) index += 1;
  }
  return result;
}
