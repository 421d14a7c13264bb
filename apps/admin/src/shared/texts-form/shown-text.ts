import { LANGUAGES } from '@sjaj/domain';
import { t } from '../texts/t.ts';
import type { DraftText } from './text-draft.logic.ts';

/** A text in all its languages, for a person who compares two versions. */
export const shownText = (text: DraftText): string =>
  LANGUAGES.flatMap((one) => (text[one] ? [`${t(`field.${one}`)}: ${text[one]}`] : [])).join('\n');
