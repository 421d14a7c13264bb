import { type AdminTerms, TermsForm } from '@sjaj/contract';
import { DEFAULT_LANGUAGE } from '@sjaj/domain';
import { type FieldErrors, errorsOf } from '../../shared/form/field-errors.ts';
import { type DraftText, draftTextOf, type TextField, writtenTitle } from '../../shared/texts-form/text-draft.logic.ts';

/** The terms of use in the form. */
export interface Draft {
  readonly title: DraftText;
  readonly content: DraftText;
}

export const FIELDS: readonly TextField<keyof Draft>[] = [
  { key: 'title', label: 'terms.title', longest: 120 },
  { key: 'content', label: 'terms.content', longest: 9_000, rich: true },
];

export const FIELD_NAMES = { title: 'terms.title', content: 'terms.content' } as const;

export const draftOf = ({ title, content }: AdminTerms): Draft => ({
  title: draftTextOf(title),
  content: draftTextOf(content),
});

const formOf = ({ title, content }: Draft) => ({ title: writtenTitle(title), content: writtenTitle(content) });

export const draftErrors = (draft: Draft): FieldErrors => errorsOf(TermsForm, formOf(draft), FIELD_NAMES);

/** The draft as the body of the call; null if it is invalid. */
export const checkedForm = (draft: Draft): TermsForm | null => TermsForm.safeParse(formOf(draft)).data ?? null;

/** The text of a field in the comparison of two versions. */
export const shownValue = (draft: Draft, key: keyof Draft): string => draft[key][DEFAULT_LANGUAGE] || '–';
