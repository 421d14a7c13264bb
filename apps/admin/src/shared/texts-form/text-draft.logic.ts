import { LANGUAGES, type Language } from '@sjaj/domain';
import type { StaffKey } from '@sjaj/i18n';

/** A text in five languages while it is edited; '' where there is none. */
export type DraftText = Readonly<Record<Language, string>>;

export const NO_TEXT: DraftText = { bs: '', hr: '', srLatn: '', srCyrl: '', en: '' };

/** A field of texts, as forms draw it. */
export interface TextField<Key extends string> {
  readonly key: Key;
  readonly label: StaffKey;
  readonly longest: number;
  /** Several lines; one line where absent. */
  readonly rows?: number;
  readonly optional?: true;
  /** HTML with headings, lists, links and pictures. */
  readonly rich?: true;
  /** Offers the facts of the shop. */
  readonly offersFacts?: true;
}

/** The fields of a saved text. */
export const draftTextOf = (text: Partial<Record<Language, string | undefined>>): DraftText => ({
  bs: text.bs ?? '',
  hr: text.hr ?? '',
  srLatn: text.srLatn ?? '',
  srCyrl: text.srCyrl ?? '',
  en: text.en ?? '',
});

/** What is sent: the languages in which something is written. */
export const writtenIn = (text: DraftText): Partial<Record<Language, string>> =>
  Object.fromEntries(LANGUAGES.flatMap((one) => (text[one].trim() === '' ? [] : [[one, text[one].trim()]])));

/** The same for a text that there must be in Bosnian. */
export const writtenTitle = (text: DraftText) => ({ ...writtenIn(text), bs: text.bs.trim() });
