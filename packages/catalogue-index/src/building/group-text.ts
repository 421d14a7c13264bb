import { type Content, LANGUAGES } from '@sjaj/domain';
import type { IndexedProduct } from '../products.ts';

/** The texts of a product group by field: all languages and all its products together, each text once. */
export interface GroupText {
  readonly codes: readonly string[];
  /** In all languages but English. */
  readonly titles: readonly string[];
  /** English titles end with what the thing is, others begin with it: `Vacuum cleaner bags`. */
  readonly englishTitles: readonly string[];
  readonly brands: readonly string[];
  /** Names of categories, attribute values and tags. */
  readonly names: readonly string[];
  readonly descriptions: readonly string[];
}

const isWritten = (text: unknown): text is string => typeof text === 'string' && text !== '';
const unique = (texts: readonly string[]): readonly string[] => (texts.length < 2 ? texts : [...new Set(texts)]);
const withoutEnglish = ({ en: _, ...titles }: Content): string[] => Object.values(titles).filter(isWritten);

/** Collects what a group is found by. */
export function groupTextOf(products: readonly IndexedProduct[]): GroupText {
  const shared = products[0]?.groupTitle;
  const titles = products.map(({ title }) => title);
  if (shared) titles.push(shared);
  return {
    codes: products.flatMap(({ text }) => text.codes),
    titles: unique(titles.flatMap(withoutEnglish)),
    englishTitles: unique(titles.flatMap(({ en }) => (isWritten(en) ? [en] : []))),
    brands: unique(products.map(({ text }) => text.brand)),
    names: unique(products.flatMap(({ text }) => text.names)),
    descriptions: unique(products.flatMap(({ text }) => text.descriptions)),
  };
}

const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;

/** FNV-1a hash of the facets, texts and titles of a group: equal where none of them has changed. */
export function signatureOf(facetIds: readonly number[], text: GroupText, title: Content): number {
  let hash = BASIS;
  for (const id of facetIds) hash = Math.imul(hash ^ id, PRIME);
  const titles = LANGUAGES.map((language) => title[language] ?? '');
  for (const field of [titles, ...(Object.values(text) as readonly (readonly string[])[])]) {
    hash = Math.imul(hash ^ field.length, PRIME);
    for (const one of field) {
      for (let at = 0; at < one.length; at += 1) hash = Math.imul(hash ^ one.charCodeAt(at), PRIME);
    }
  }
  return hash;
}
