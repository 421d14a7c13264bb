/** A text in the languages that are written; Cyrillic follows from `srLatn`. */
export interface Texts {
  readonly bs: string;
  readonly hr: string;
  readonly srLatn: string;
  readonly en: string;
}

export const WRITTEN = ['bs', 'hr', 'srLatn', 'en'] as const;

/** The same text in every language: names, codes. */
export const same = (text: string): Texts => ({ bs: text, hr: text, srLatn: text, en: text });
