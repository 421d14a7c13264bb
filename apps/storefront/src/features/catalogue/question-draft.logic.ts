import { QuestionContact, QuestionForm } from '@sjaj/contract';
import { type FieldRule, ruleOf } from '@sjaj/i18n';

/** What is typed into the form; name and e-mail are asked of guests only. */
export interface QuestionDraft {
  readonly words: string;
  readonly text: string;
  readonly name: string;
  readonly email: string;
}

export type QuestionField = keyof QuestionDraft;

const MISSING: FieldRule = { key: 'validation.required', facts: {} };

/** The body of the call. */
export const questionBody = (
  { words, text, name, email }: QuestionDraft,
  photoIds: readonly number[],
  isGuest: boolean,
) => ({
  words: words.trim(),
  text: text.trim(),
  photoIds: [...photoIds],
  ...(isGuest && { contact: { name: name.trim(), email: email.trim() } }),
});

/** The first error of each field. */
export function questionErrors(draft: QuestionDraft, isGuest: boolean): ReadonlyMap<QuestionField, FieldRule> {
  const errors = new Map<QuestionField, FieldRule>();
  const asked = isGuest ? (['text', 'name', 'email'] as const) : (['text'] as const);
  for (const field of asked) {
    if (draft[field].trim() === '') errors.set(field, MISSING);
  }
  const { contact, ...body } = questionBody(draft, [], isGuest);
  const parsed = [QuestionForm.safeParse(body, { reportInput: true })].flatMap(({ error }) => error?.issues ?? []);
  const ofContact = contact ? (QuestionContact.safeParse(contact, { reportInput: true }).error?.issues ?? []) : [];
  for (const issue of [...parsed, ...ofContact]) {
    const field = issue.path[0] as QuestionField;
    if (!errors.has(field)) errors.set(field, ruleOf(issue));
  }
  return errors;
}
