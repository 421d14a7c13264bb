import { type Schema, zodOf } from '@sjaj/contract';
import { z } from 'zod';
import type { ColumnKind } from '../../../platform/sheets/sheet.ts';

interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly multipleOf?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** Amounts are the numbers of the contract that have two decimals. */
const FENINGA = 0.01;

const schemas = new WeakMap<Schema, JsonSchema>();

function schemaOf(answer: Schema): JsonSchema {
  const known = schemas.get(answer);
  if (known) return known;
  const schema = z.toJSONSchema(zodOf(answer), { io: 'output', unrepresentable: 'any' }) as JsonSchema;
  schemas.set(answer, schema);
  return schema;
}

/** What a value may be besides null. */
const variantsOf = (schema: JsonSchema): readonly JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf)?.flatMap(variantsOf) ?? (schema.type === 'null' ? [] : [schema]);

/** The part of a record, or of each record in a list. */
const partsOf = (schema: JsonSchema, name: string): readonly JsonSchema[] =>
  variantsOf(schema).flatMap(({ items, properties = {} }) => {
    if (items) return partsOf(items, name);
    const part = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return part ?? [];
  });

/** What a field of a list's rows holds, as its contract declares it; undefined for one that the rows do not have. */
export function kindOfField(answer: Schema, path: string): ColumnKind | undefined {
  const found = path
    .split('.')
    .reduce<readonly JsonSchema[]>((parts, name) => parts.flatMap((part) => partsOf(part, name)), [schemaOf(answer)]);
  if (found.length === 0) return undefined;
  const [first, ...others] = found.flatMap(variantsOf);
  return first && others.length === 0 ? kindOf(first) : 'text';
}

function kindOf({ type, format, multipleOf }: JsonSchema): ColumnKind {
  if (type === 'integer') return 'count';
  if (type === 'number') return multipleOf === FENINGA ? 'km' : 'number';
  if (format === 'date-time') return 'instant';
  return format === 'date' ? 'day' : 'text';
}
