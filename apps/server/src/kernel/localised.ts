import { type Content, contentFor, type Language } from '@sjaj/domain';

/** A localised jsonb column in the reader's language, with the shop's fallbacks; empty where nothing was written. */
export const localised = (column: unknown, language: Language, brands: readonly string[] = []): string =>
  contentFor((column ?? {}) as Content, language, brands)?.text ?? '';

/** A place name in the script of the reader, from the one text that there is of it. */
export const inScript = (text: string, language: Language): string => localised({ bs: text, srLatn: text }, language);
