import { MOST_ATTRIBUTE_VALUES } from '@sjaj/contract';
import { foldLetters, LANGUAGES } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { knownNamesIn, LIST_SEPARATOR } from '../../rules/cells.ts';
import { type ImportField, type MissingRecord, type Remark, remark } from '../../rules/fields.ts';
import type { ReadingContext, ReadReference } from './reading.ts';
import { ARTICLE_FIELDS } from './fields.ts';
import { type AttributeRow, nameKey, type References } from './references.ts';
import { pairsIn } from './values.ts';

/** A sheet has a hundred columns, and articles have some forty others. */
const MOST_COLUMNS = 60;
/** As in the form of attributes. */
const LONGEST_VALUE = 80;
const LONGEST_SHOWN = 60;
const NUMBER = /^-?\d{1,9}(?:[.,]\d{1,6})?$/;

/** The columns of articles: each attribute has one of its own, and a shop with very many attributes writes them into one. */
export function articleFields({ rows: { attributes } }: References): ImportField[] {
  const hasOwn = attributes.length > 0 && attributes.length <= MOST_COLUMNS;
  const fields = ARTICLE_FIELDS.map((field) =>
    field.key === 'attributes' && hasOwn ? { ...field, isReadOnly: true } : field,
  );
  return [...fields, ...attributeFields(attributes).map((field) => (hasOwn ? field : { ...field, isReadOnly: true }))];
}

/**
 * A column is named by the attribute in any language, or by its code. A name that another column has too is followed by the code in
 * the heading, so that what is exported is read again.
 */
function attributeFields(attributes: readonly AttributeRow[]): ImportField[] {
  const taken = new Set(ARTICLE_FIELDS.flatMap(headingsOf));
  const namesOf = ({ key, title }: AttributeRow) =>
    new Set([key, ...LANGUAGES.flatMap((language) => title[language] ?? [])].map(nameKey));
  const counts = Map.groupBy(
    attributes.flatMap((attribute) => [...namesOf(attribute)]),
    (name) => name,
  );
  const isOwn = (name: string): boolean => counts.get(name)?.length === 1 && !taken.has(name);
  return attributes.map((attribute) => {
    const { id, key, title } = attribute;
    const isClear = LANGUAGES.every((language) => !title[language] || isOwn(nameKey(title[language])));
    const marked = LANGUAGES.map((language) => [language, `${title[language] || title.bs} (${key})`]);
    return {
      key: `attribute.${id}`,
      kind: 'list',
      heading: 'importField.attributes',
      name: isClear ? title : Object.fromEntries(marked),
      words: [...namesOf(attribute)].filter(isOwn),
    };
  });
}

const headingsOf = ({ heading, words = [] }: ImportField): string[] => [
  ...LANGUAGES.map((language) => foldLetters(text(language, heading))),
  ...words,
];

/** `Boja: crvena | Volumen: 5 L` */
export function readAttributes(written: string, context: ReadingContext): ReadReference {
  const { references } = context;
  const pairs = pairsIn(written, references);
  const unknown = pairs.find(({ attributeId }) => attributeId === undefined);
  if (unknown) {
    const errors = [remark('attributes', 'sheetError.unknown_attribute', factsOf(unknown.attribute))];
    return { value: null, errors, missing: [] };
  }
  const read = references.rows.attributes.flatMap((attribute) => {
    const names = pairs.filter(({ attributeId }) => attributeId === attribute.id).map(({ value }) => value);
    return names.length === 0 ? [] : [{ attribute, ...readValues(attribute, names, { field: 'attributes', context }) }];
  });
  const values = read.flatMap(({ attribute, values }) =>
    values.map((value) => `${references.nameOf('attribute', attribute.id)}: ${value}`),
  );
  return {
    value: values.join(LIST_SEPARATOR) || null,
    errors: read.flatMap(({ errors }) => errors),
    missing: read.flatMap(({ missing }) => missing),
  };
}

/** The values of one attribute: `crvena | plava`. */
export function readAttribute(key: string, written: string, context: ReadingContext): ReadReference {
  const attribute = context.references.rows.attributes.find(({ id }) => key === `attribute.${id}`);
  if (!attribute) return { value: null, errors: [], missing: [] };
  const names = knownNamesIn(written, (name) => context.references.attributeValue(attribute.id, name) !== undefined);
  const { values, ...read } = readValues(attribute, names, { field: key, context });
  return { ...read, value: values.join(LIST_SEPARATOR) || null };
}

interface ReadValues {
  readonly values: readonly string[];
  readonly errors: readonly Remark[];
  readonly missing: readonly MissingRecord[];
}

interface ValuesContext {
  readonly field: string;
  readonly context: ReadingContext;
}

/** Values as the shop writes them, in the order in which an article has them: new ones come after those that are there. */
function readValues(attribute: AttributeRow, names: readonly string[], { field, context }: ValuesContext): ReadValues {
  const { references, createsMissing, newNames } = context;
  const called = references.nameOf('attribute', attribute.id);
  const ids = new Set<number>();
  const added = new Set<string>();
  const errors: Remark[] = [];
  for (const name of names) {
    const id = references.attributeValue(attribute.id, name);
    const refusal = id === undefined ? refusalOf(name, attribute, createsMissing) : null;
    if (id !== undefined) ids.add(id);
    else if (refusal)
      errors.push(remark(field, refusal, { attribute: called, ...factsOf(name), maximum: LONGEST_VALUE }));
    else added.add(newNames.of(`value ${attribute.id}`, name));
  }
  const ofAttribute = newNames.all(`value ${attribute.id}`);
  if (added.size > 0 && attribute.values.length + ofAttribute.length > MOST_ATTRIBUTE_VALUES) {
    errors.push(remark(field, 'sheetError.too_many_values', { attribute: called, maximum: MOST_ATTRIBUTE_VALUES }));
  }
  const known = attribute.values.filter(({ id }) => ids.has(id)).map(({ id }) => references.nameOf('value', id));
  const fresh = ofAttribute.filter((name) => added.has(name));
  const missing = fresh.map((value) => ({
    kind: 'attribute_value' as const,
    name: `${called}: ${value}`,
    attributeId: attribute.id,
    value,
  }));
  return { values: [...known, ...fresh], errors, missing };
}

/** Why a value cannot be created; null for one that can. */
function refusalOf(name: string, { kind }: AttributeRow, createsMissing: boolean) {
  if (!createsMissing) return 'sheetError.unknown_value';
  if (kind === 'number' && !NUMBER.test(name)) return 'sheetError.value_no_number';
  return name.length > LONGEST_VALUE ? 'sheetError.value_too_long' : null;
}

const factsOf = (written: string) => ({ value: written.slice(0, LONGEST_SHOWN) });
