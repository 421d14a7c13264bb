import { CROATIAN, SERBIAN } from './words.ts';

type Words = ReadonlyMap<string, string>;

const read = (table: string): Words =>
  new Map(
    table
      .trim()
      .split(/\s*,\s*/)
      .filter((pair) => pair.includes('>'))
      .map((pair) => {
        const [from = '', to = ''] = pair.split('>');
        return [from.trim(), to.trim()];
      }),
  );

const croatianWords = read(CROATIAN);
const serbianWords = read(SERBIAN);

const capitalised = (model: string, word: string): string =>
  model.charAt(0) === model.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;

function replaceWords(text: string, words: Words): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const other = words.get(word.toLowerCase());
    return other === undefined ? word : capitalised(word, other);
  });
}

/**
 * The Bosnian text in Croatian words; `sa` stays before s, z, š, ž only. Words change one by one: give an own wording
 * where the gender differs.
 */
export const croatian = (text: string): string =>
  replaceWords(text, croatianWords).replace(/(^|\s)sa (?=[a-pr-tvčćđ])(?!s)/g, '$1s ');

/** The Bosnian text in Serbian (ijekavian) words; `s` before a noun is always `sa`. */
export const serbian = (text: string): string => replaceWords(text, serbianWords).replace(/(^|\s)s(?=\s)/g, '$1sa');
