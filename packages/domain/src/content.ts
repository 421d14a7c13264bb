import { DEFAULT_LANGUAGE, type Language } from './language.ts';
import { toCyrillic } from './transliterate.ts';

/** A text of the shop's content (title, description, news) in the languages it was written in. */
export type Content = { readonly [L in Language]?: string | null | undefined };

/** A found text and the language it is really in, for the `lang` attribute. */
type ContentText = { readonly text: string; readonly language: Language };

/**
 * The text for a reader: in the language asked for, else srCyrl → srLatn in Cyrillic letters → bs; hr, srLatn, en → bs.
 * Empty texts count as missing; undefined where the chain holds none. `brands` stay in Latin letters.
 */
export function contentFor(
  content: Content,
  language: Language,
  brands: readonly string[] = [],
): ContentText | undefined {
  const written = content[language];
  if (written) return { text: written, language };
  if (language === 'srCyrl' && content.srLatn) return { text: toCyrillic(content.srLatn, brands), language };
  const fallback = content[DEFAULT_LANGUAGE];
  return fallback ? { text: fallback, language: DEFAULT_LANGUAGE } : undefined;
}
