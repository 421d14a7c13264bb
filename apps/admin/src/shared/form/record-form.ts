import type { StaffKey } from '@sjaj/i18n';
import { z } from 'zod';
import { t } from '../texts/t.ts';
import { shownText } from '../texts-form/shown-text.ts';
import type { DraftText } from '../texts-form/text-draft.logic.ts';
import { errorsOf, type FieldErrors } from './form-errors.ts';

interface RecordFormSettings<Fields extends z.ZodType<unknown, object>, Body> {
  /** Converts the fields of the form and the body of the call into each other. */
  readonly fields: Fields;
  /** The contract's rules for the body. */
  readonly schema: z.ZodType<Body>;
  readonly fieldNames: Readonly<{ [Key in keyof z.input<Fields> & string]: StaffKey }>;
  /** Returns all errors of a draft, where the contract's do not say everything. */
  readonly completeErrors?: (errors: FieldErrors, draft: z.input<Fields>, body: z.output<Fields>) => FieldErrors;
  /** The text of fields in the comparison of two versions that are neither texts nor switches. */
  readonly shown?: { readonly [Key in keyof z.input<Fields>]?: (value: z.input<Fields>[Key]) => string };
}

/** What a form of a record does with its fields: fill them in, check them, send them, show them side by side. */
export function recordForm<Fields extends z.ZodType<unknown, object>, Body>(
  settings: RecordFormSettings<Fields, Body>,
) {
  type Draft = z.input<Fields>;
  const { fields, schema, fieldNames, completeErrors, shown } = settings;
  const draftErrors = (draft: Draft): FieldErrors => {
    const body = z.decode(fields, draft);
    const errors = atFields(errorsOf(schema, body, fieldNames), draft);
    return completeErrors?.(errors, draft, body) ?? errors;
  };
  return {
    fieldNames,
    /** The fields of a saved record. */
    draftOf: (record: z.output<Fields>): Draft => z.encode(fields, record),
    /** The errors of a draft, by the path of the field. */
    errorsOf: draftErrors,
    /** The draft as the body of the call; null for an invalid draft. */
    checkedForm: (draft: Draft): Body | null =>
      Object.keys(draftErrors(draft)).length === 0 ? (schema.safeParse(z.decode(fields, draft)).data ?? null) : null,
    /** The text of a field in the comparison of two versions. */
    shownValue: <Key extends keyof Draft & string>(draft: Draft, key: Key): string =>
      shown?.[key]?.(draft[key]) ?? textOf(draft[key]),
  };
}

/** An entry of a text with one entry per line has no field of its own: its error belongs to the text. */
function atFields(errors: FieldErrors, draft: object): FieldErrors {
  const fields: Readonly<Record<string, unknown>> = { ...draft };
  const placed: Record<string, string> = {};
  for (const [path, error] of Object.entries(errors)) {
    const [field = path] = path.split('.', 1);
    placed[typeof fields[field] === 'string' ? field : path] ??= error;
  }
  return placed;
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'sign.yes' : 'sign.no');
  if (isDraftText(value)) return shownText(value);
  return String(value) || '–';
}

const isDraftText = (value: unknown): value is DraftText =>
  typeof value === 'object' && value !== null && 'bs' in value && 'srCyrl' in value;
