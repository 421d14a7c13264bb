/** The languages of a short text; Cyrillic follows from Serbian in Latin letters. */
export const WRITTEN_LANGUAGES = ['bs', 'hr', 'srLatn', 'en'] as const;
