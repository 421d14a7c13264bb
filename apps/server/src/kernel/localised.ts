import { type Content, contentFor, type Language } from '@sjaj/domain';

/** A localised jsonb column in the reader's language, with the shop's fallbacks; empty where nothing was written. */
export const localised = (column: unknown, language: Language, brands: readonly string[] = []): string =>
  contentFor((column ?? {}) as Content, language, brands)?.text ?? '';

/** The paragraphs of a text; an empty line separates them. */
export const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/).filter((paragraph) => paragraph !== '');
