import type { StaffKey } from '@sjaj/i18n';
import { ruleOf } from '@sjaj/i18n';
import type { ZodType } from 'zod';
import { CallFailed } from '@sjaj/client';
import { t, textWithFacts } from '../texts/t.ts';

/** Error messages by the path of the field: `{ 'title.bs': 'Polje …' }`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The labels of fields, by the first part of the path. */
type FieldNames = Readonly<Record<string, StaffKey>>;

/** Validates a value with the schema. Returns messages in the language of the page; {} for a valid value. */
export function errorsOf(schema: ZodType, value: unknown, names: FieldNames): FieldErrors {
  const { error } = schema.safeParse(value, { reportInput: true });
  const errors: Record<string, string> = {};
  for (const issue of error?.issues ?? []) {
    const path = issue.path.join('.');
    const name = names[String(issue.path[0])];
    const { key, facts } = ruleOf(issue);
    // The first error of a field explains the others.
    errors[path] ??= textWithFacts(key, { ...facts, field: name ? t(name) : path });
  }
  return errors;
}

/** The field errors of a call that the server has refused. */
export const refusedFields = (error: unknown): FieldErrors =>
  error instanceof CallFailed ? Object.fromEntries(error.errors.map(({ field, message }) => [field, message])) : {};
