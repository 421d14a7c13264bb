import type { validation } from './shared/validation.ts';
import type { Facts } from './texts.ts';

/** The key of a field's error and what fills it, `{field}` apart, which depends on the language. */
export type FieldRule = { readonly key: `validation.${keyof typeof validation & string}`; readonly facts: Facts };

/** As much of a zod issue as decides its text. */
type Issue = {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly message?: string;
  readonly expected?: string;
  readonly format?: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
};

const plain = (name: keyof typeof validation & string): FieldRule => ({ key: `validation.${name}`, facts: {} });

/** The checks of the contract's own that have words of their own; a check names its text as its message. */
const CHECKS = [
  'text',
  'plain_name',
  'jib',
  'vat_number',
  'account_number',
  'accent_colour',
  'phone',
  'terms',
] as const;

/**
 * The rule that an issue of zod 4 broke. A missing value and an empty text both count as required; zod leaves `input` out
 * of an issue unless told to report it, and then says so in the message.
 */
export function ruleOf(issue: Issue): FieldRule {
  if (isEmptyText(issue)) return plain('required');
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return ofFormat(issue);
    case 'unrecognized_keys':
      return plain('unknown_field');
    case 'invalid_value':
    case 'invalid_union':
      return plain('not_a_choice');
    case 'not_multiple_of':
      return plain('too_many_decimals');
    case 'custom':
      return plain(CHECKS.find((check) => check === issue.message) ?? 'not_valid');
    default:
      return plain('failed');
  }
}

/** Nothing was typed into a field that has a pattern or a check of its own: what is wrong with the text is not the news. */
const isEmptyText = ({ code, input, message }: Issue): boolean =>
  typeof input === 'string' &&
  input.trim() === '' &&
  (code === 'invalid_format' || CHECKS.some((check) => check === message && check !== 'terms'));

function ofType(issue: Issue): FieldRule {
  const missing = issue.input === undefined || issue.input === null;
  if (missing && (issue.input === null || !issue.message || issue.message.endsWith('received undefined')))
    return plain('required');
  return plain(issue.expected === 'number' || issue.expected === 'int' ? 'integer' : 'not_valid');
}

function tooSmall(issue: Issue): FieldRule {
  const minimum = Number(issue.minimum ?? 0);
  if (issue.origin === 'string')
    return minimum <= 1 ? plain('required') : { key: 'validation.min_length', facts: { count: minimum } };
  if (issue.origin === 'array' || issue.origin === 'set')
    return plain(issue.message === 'none_selected' ? 'none_selected' : 'required');
  return { key: 'validation.minimum', facts: { minimum } };
}

function tooBig(issue: Issue): FieldRule {
  const maximum = Number(issue.maximum ?? 0);
  if (issue.origin === 'string') return { key: 'validation.max_length', facts: { count: maximum } };
  if (issue.origin === 'array' || issue.origin === 'set')
    return { key: 'validation.too_many', facts: { count: maximum } };
  return { key: 'validation.maximum', facts: { maximum } };
}

function ofFormat(issue: Issue): FieldRule {
  if (issue.format === 'email') return plain('email');
  if (issue.format === 'url') return plain('url');
  return plain(issue.format === 'date' || issue.format === 'datetime' ? 'date' : 'not_valid');
}
