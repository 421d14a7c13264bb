import type { StaffKey } from '@sjaj/i18n';
import { ruleOf } from '@sjaj/i18n';
import type { ZodType } from 'zod';
import { CallFailed } from '@sjaj/client';
import { t, textWithFacts } from '../texts/t.ts';

/** What is wrong at each field, by its path: `{ 'title.bs': 'Polje …' }`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The words for a field, by the first part of its path. */
export type FieldNames = Readonly<Record<string, StaffKey>>;

/** What a value breaks of the contract, in the words of the reader; {} where it may be sent. */
export function errorsOf(schema: ZodType, value: unknown, names: FieldNames): FieldErrors {
  const { error } = schema.safeParse(value, { reportInput: true });
  const errors: Record<string, string> = {};
  for (const issue of error?.issues ?? []) {
    const path = issue.path.join('.');
    const name = names[String(issue.path[0])];
    const { key, facts } = ruleOf(issue);
    // The first fault of a field is the one that explains the others.
    errors[path] ??= textWithFacts(key, { ...facts, field: name ? t(name) : path });
  }
  return errors;
}

/** What the server found wrong at the fields of a refused form. */
export const refusedFields = (error: unknown): FieldErrors =>
  error instanceof CallFailed ? Object.fromEntries(error.errors.map(({ field, message }) => [field, message])) : {};
