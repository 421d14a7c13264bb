import { cleaning } from './cleaning.ts';
import { paperAndTools } from './paper-and-tools.ts';
import { safety } from './safety.ts';
import { words } from './words.ts';

const phrasesOf = (text: string): string[] =>
  text
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/**
 * What the search of every shop of this assortment knows from its first day; staff change, extend and remove it like their own. A line is a
 * group: phrases that mean the same, or, before a `>`, phrases that also find what is after it.
 */
export const synonymGroups = [words, cleaning, paperAndTools, safety]
  .flatMap((text) => text.split('\n'))
  .filter((line) => line !== '')
  .map((line) => {
    const [typed = '', meant = ''] = line.split('>');
    const [first = ''] = phrasesOf(typed);
    return { key: meant === '' ? first : `${first} >`, words: phrasesOf(typed), targets: phrasesOf(meant) };
  });
