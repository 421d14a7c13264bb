import { z } from 'zod';
import { type Schema, zodOf } from './route.ts';

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
}

type FieldValue = string | number | boolean | null;

/** A field of a list's rows. */
export interface ListField {
  readonly field: string;
  /** Every value that it may have, for an enumeration; empty for a field of any other kind. */
  readonly values: FieldValue[];
  /** Whether it holds several of them. */
  readonly isList: boolean;
}

/** The values of an enumeration; null where there may be any other. */
function valuesOf({ type, anyOf, ...schema }: JsonSchema): readonly unknown[] | null {
  if (schema.enum) return schema.enum;
  if (schema.const !== undefined) return [schema.const];
  if (type === 'boolean') return [true, false];
  if (type === 'null') return [null];
  const parts = anyOf?.map(valuesOf);
  return parts?.every((part) => part !== null) ? parts.flat() : null;
}

/** The fields of the rows that a list's call answers. */
export function listFieldsOf(answer: Schema): ListField[] {
  const { properties = {} } = z.toJSONSchema(zodOf(answer), { io: 'output', unrepresentable: 'any' }) as JsonSchema;
  return Object.entries(properties).map(([field, schema]) => {
    const { items } = schema;
    return { field, values: (valuesOf(items ?? schema) ?? []) as FieldValue[], isList: items !== undefined };
  });
}
