import { JobApplicationForm } from '@sjaj/contract';
import { type FieldRule, ruleOf } from '@sjaj/i18n';

/** What is typed into the form. */
export interface ApplicationDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

export const EMPTY_APPLICATION: ApplicationDraft = { name: '', email: '', phone: '', message: '' };

const MISSING: FieldRule = { key: 'validation.required', facts: {} };

/** The first error of each field, in the order of the form. */
export function applicationErrors(draft: ApplicationDraft): ReadonlyMap<keyof ApplicationDraft, FieldRule> {
  const errors = new Map<keyof ApplicationDraft, FieldRule>();
  for (const field of ['name', 'email', 'phone'] as const) {
    if (draft[field].trim() === '') errors.set(field, MISSING);
  }
  const { error } = JobApplicationForm.safeParse(draft, { reportInput: true });
  for (const issue of error?.issues ?? []) {
    const field = issue.path[0] as keyof ApplicationDraft;
    if (!errors.has(field)) errors.set(field, ruleOf(issue));
  }
  return errors;
}
