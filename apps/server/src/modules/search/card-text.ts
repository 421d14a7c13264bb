import { LANGUAGES } from '@sjaj/domain';
import type { ReadArticle } from './documents.ts';
import type { References } from './references.ts';
import type { CardText } from './text/text-index.ts';
import type { Texts } from './texts.ts';

const isWritten = (text: unknown): text is string => typeof text === 'string' && text !== '';

/** The different texts of all languages. */
const written = (texts: Texts): readonly string[] => [...new Set(Object.values(texts).filter(isWritten))];

/** Those but the English one. */
const writtenAtHome = ({ en: _, ...texts }: Texts): readonly string[] => written(texts);

const names = new WeakMap<Texts, readonly string[]>();

/** The same of a name that many cards share: worked out once. */
function writtenName(texts: Texts | undefined): readonly string[] {
  if (!texts) return [];
  const known = names.get(texts) ?? written(texts);
  names.set(texts, known);
  return known;
}

const once = (texts: readonly string[]): readonly string[] => (texts.length < 2 ? texts : [...new Set(texts)]);

/** The category and those above it but the topmost, whose name says too little: `Čišćenje i higijena`. */
function tellingCategories(id: number, references: References): readonly number[] {
  const path = references.pathOf(id);
  return path.length > 1 ? path.slice(0, -1) : path;
}

/** What a card is found by, in all languages. The names of its categories say as much as attributes do. */
export function cardTextOf(articles: readonly ReadArticle[], references: References): CardText {
  const documents = articles.map(({ document }) => document);
  const variation = documents[0]?.variationId;
  const shared = typeof variation === 'number' ? references.variationTitle(variation) : undefined;
  const titles = shared ? [...documents.map(({ title }) => title), shared] : documents.map(({ title }) => title);
  const categories = new Set(
    documents.flatMap(({ categoryIds }) => categoryIds.flatMap((id) => tellingCategories(id, references))),
  );
  const values = new Set(documents.flatMap(({ valueIds }) => valueIds));
  const tags = new Set(documents.flatMap(({ tagIds }) => tagIds));
  return {
    codes: articles.flatMap(({ text }) => text.codes),
    titles: once(titles.flatMap(writtenAtHome)),
    englishTitles: once(titles.flatMap(({ en }) => (isWritten(en) ? [en] : []))),
    brands: once(documents.map(({ brandId }) => references.brands.get(brandId)?.title ?? '')),
    attributes: once([
      ...[...categories].flatMap((id) => writtenName(references.categories.get(id)?.title)),
      ...[...values].flatMap((id) => writtenName(references.values.get(id)?.title)),
      ...[...tags].flatMap((id) => writtenName(references.tags.get(id)?.title)),
    ]),
    descriptions: once(articles.flatMap(({ text }) => text.descriptions)),
  };
}

const PRIME = 0x01000193;

/** A hash of all that decides in which lists a card stands, and where by its title. */
export function signatureOf(codes: readonly number[], text: CardText, title: Texts): number {
  let hash = 0x811c9dc5;
  for (const code of codes) hash = Math.imul(hash ^ code, PRIME);
  const titles = LANGUAGES.map((language) => title[language] ?? '');
  for (const field of [titles, ...(Object.values(text) as readonly (readonly string[])[])]) {
    hash = Math.imul(hash ^ field.length, PRIME);
    for (const one of field) {
      for (let at = 0; at < one.length; at += 1) hash = Math.imul(hash ^ one.charCodeAt(at), PRIME);
    }
  }
  return hash;
}
