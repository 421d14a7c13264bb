import { capitalized } from './names.ts';

/** What a field holds: one line, several lines, a whole number, yes or no. */
const KINDS = ['line', 'text', 'count', 'switch'] as const;
type FieldKind = (typeof KINDS)[number];

/** A field of a record beside its title. */
export interface NewField {
  /** `capacityKg`: in the contract and the code. */
  readonly key: string;
  /** `capacity_kg` */
  readonly column: string;
  readonly kind: FieldKind;
  /** `Capacity kg`, `Active` */
  readonly english: string;
  /** As the form calls it: `Nosivost`. */
  readonly bosnian: string;
}

/** `capacityKg` → `capacity kg`, `isActive` → `active` */
const wordsOf = (key: string): string =>
  key
    .replace(/^(is|has|can)(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

/** What the files of a module say of a field of each kind. */
interface KindFacts {
  readonly column: (column: string) => string;
  readonly shape: string;
  /** What the shape needs of `packages/contract/src/shapes.ts`. */
  readonly shapeImport?: string;
  readonly codec: string;
  /** In the empty form, as source. */
  readonly empty: string;
  /** A value that the contract accepts, as source. */
  readonly sample: (field: NewField) => string;
  readonly isSorted: boolean;
  readonly isSearched: boolean;
}

/** Checked by contract and table: the column holds no more. */
const LARGEST_COUNT = 999_999;

export const FACTS: Readonly<Record<FieldKind, KindFacts>> = {
  line: {
    column: (column) => `${column} text not null`,
    shape: 'name(80)',
    shapeImport: 'name',
    codec: 'text()',
    empty: "''",
    sample: ({ key }) => `'${capitalized(wordsOf(key))} 1'`,
    isSorted: true,
    isSearched: true,
  },
  text: {
    column: (column) => `${column} text not null default ''`,
    shape: 'longText(2_000)',
    shapeImport: 'longText',
    codec: 'text()',
    empty: "''",
    sample: ({ key }) => `'${capitalized(wordsOf(key))} of it'`,
    isSorted: false,
    isSearched: true,
  },
  count: {
    column: (column) => `${column} integer not null check (${column} between 0 and ${LARGEST_COUNT})`,
    shape: `z.int().min(0).max(${LARGEST_COUNT.toLocaleString('en').replaceAll(',', '_')})`,
    codec: 'count()',
    empty: "''",
    sample: () => '12',
    isSorted: true,
    isSearched: false,
  },
  switch: {
    column: (column) => `${column} boolean not null default true`,
    shape: 'z.boolean()',
    codec: 'asTyped<boolean>()',
    empty: 'true',
    sample: () => 'true',
    isSorted: false,
    isSearched: false,
  },
};

/** The field that switches a record on and off: its list has tabs for both. */
export const ACTIVE = 'isActive';

export const isSwitchedOff = (fields: readonly NewField[]): boolean =>
  fields.some(({ key, kind }) => key === ACTIVE && kind === 'switch');

/** Reads `capacityKg:count:Nosivost, kg:Capacity, kg`; without an English label it follows from the key. RangeError for what is no field. */
export function fieldOf(written: string): NewField {
  const [key = '', name = '', bosnian = '', english = capitalized(wordsOf(key))] = written.split(':');
  const kind = KINDS.find((one) => one === name);
  if (!/^[a-z][A-Za-z]*$/.test(key) || ['id', 'version', 'name', 'title'].includes(key))
    throw new RangeError(`not a name of a field (capacityKg): ${written}`);
  if (!kind || bosnian === '')
    throw new RangeError(`not key:${KINDS.join('|')}:Bosnian label[:English label]: ${written}`);
  const column = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return { key, column, kind, english, bosnian };
}

/** Source of an object with the samples of these fields: `plate: 'Plate 1', capacityKg: 12`. */
export const samplesOf = (fields: readonly NewField[]): string =>
  fields.map((field) => `${field.key}: ${FACTS[field.kind].sample(field)}`).join(', ');
