import fc from 'fast-check';

/** As much of a JSON JsonSchema as the contract uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** False where `prefixItems` are all. */
  readonly items?: JsonSchema | false;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}

const MOST_ITEMS = 4;

/** Values that the schema describes, edges first; what it cannot say (a sum, an order) is for the shop to refuse. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map(valuesOf));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object') return objectsOf(schema);
  if (schema.type === 'array') return listsOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') return numbersOf(schema);
  if (schema.type === 'string') return textsOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  return schema.type === 'null' ? fc.constant(null) : fc.jsonValue({ maxDepth: 1 });
}

function objectsOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valuesOf(field)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields), noNullPrototype: true });
}

function listsOf({ items, prefixItems, minItems = 0, maxItems = MOST_ITEMS }: JsonSchema): fc.Arbitrary<unknown> {
  if (prefixItems) return fc.tuple(...prefixItems.map(valuesOf));
  return fc.array(valuesOf(items || {}), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
  });
}

function numbersOf({ type, minimum = 0, maximum = 1_000_000, multipleOf }: JsonSchema): fc.Arbitrary<unknown> {
  const step = multipleOf ?? (type === 'integer' ? 1 : 0.01);
  const [low, high] = [Math.ceil(minimum / step), Math.floor(maximum / step)];
  const round = (count: number): number => Number((count * step).toFixed(2));
  return fc
    .oneof(fc.integer({ min: low, max: Math.min(high, low + 5) }), fc.integer({ min: low, max: high }))
    .map(round);
}

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.test$/),
  uri: fc.webUrl(),
  date: fc.oneof(
    fc.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }).map(dayOf),
    // The format has a year that no calendar of the database has.
    fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31'),
  ),
  'date-time': fc
    .date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
};

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function textsOf({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<unknown> {
  const formatted = format === undefined ? undefined : FORMATS[format];
  if (formatted) return formatted;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
}

/** What no field of the shop is: each is put where something else should be. */
const WRONG: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e9,
  Number.MAX_SAFE_INTEGER + 2,
  '1',
  '',
  ' '.repeat(20),
  'a\0b',
  '\uD800',
  '\u202Eabc',
  "'; drop table sales_order; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  'x'.repeat(20_000),
  true,
  [],
  {},
  [[[[[[[[[[1]]]]]]]]]],
  { __proto__: null, constructor: { prototype: { isAdmin: true } } },
  { $gt: '' },
];

/** The value with one thing in it made wrong: something of another kind, something missing, something too much. */
export const brokenOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(value, fc.nat(1_000), fc.constantFrom(...WRONG), fc.nat(5)).map(([whole, place, wrong, way]) => {
    const paths = pathsIn(whole);
    const path = paths[place % paths.length] ?? [];
    if (way === 0) return withAt(whole, path, (at) => (isObject(at) ? { ...at, isAdmin: true } : wrong));
    if (way === 1) return withAt(whole, path.slice(0, -1), (at) => without(at, path.at(-1)));
    return withAt(whole, path, () => wrong);
  });

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pathsIn(value: unknown, base: Path = []): Path[] {
  const inside: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [base, ...inside.flatMap(([key, item]) => pathsIn(item, [...base, key]))];
}

function withAt(value: unknown, [key, ...rest]: Path, change: (at: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withAt(item, rest, change) : item));
  return isObject(value) ? { ...value, [key]: withAt(value[key], rest, change) } : value;
}

function without(value: unknown, key: string | number | undefined): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => index !== key);
  return isObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) : value;
}
