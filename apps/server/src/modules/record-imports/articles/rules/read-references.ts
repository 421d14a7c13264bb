import { LIST_SEPARATOR, namesIn } from '../../rules/cells.ts';
import { type MissingRecord, type Remark, remark, type Value } from '../../rules/fields.ts';
import { isTooDeep, joinPath, pathOf, type References } from './references.ts';
import { breaksIn, breaksText, pairsIn } from './values.ts';

/** What a reference is read with. */
export interface ReadingContext {
  readonly references: References;
  readonly createsMissing: boolean;
}

interface ReadReference {
  readonly value: Value;
  readonly errors: readonly Remark[];
  readonly missing: readonly MissingRecord[];
}

const LONGEST_SHOWN = 60;
/** As in the forms of brands and categories. */
const LONGEST_BRAND = 80;
const LONGEST_CATEGORY = 120;
const good = (value: Value, missing: readonly MissingRecord[] = []): ReadReference => ({ value, errors: [], missing });
const bad = (...errors: Remark[]): ReadReference => ({ value: null, errors, missing: [] });
const facts = (written: string) => ({ value: written.slice(0, LONGEST_SHOWN) });

const tooLong = (field: string, written: string, maximum: number): Remark =>
  remark(field, 'sheetError.name_too_long', { ...facts(written), maximum });

type Read = (written: string, context: ReadingContext) => ReadReference;

/** How fields with references are read: names become those that the shop uses. */
export const READ_REFERENCE: Readonly<Record<string, Read>> = {
  brand: readBrand,
  categories: readCategories,
  tags: readTags,
  unit: (written, { references }) => {
    const id = references.unit(written);
    return id === undefined
      ? bad(remark('unit', 'sheetError.unknown_unit', facts(written)))
      : good(references.nameOf('unit', id));
  },
  taxGroup: (written, { references }) => {
    const id = references.taxGroup(written);
    return id === undefined
      ? bad(remark('taxGroup', 'sheetError.unknown_tax_group', facts(written)))
      : good(references.nameOf('taxGroup', id));
  },
  attributes: readAttributes,
  breaks: (written) => {
    const breaks = breaksIn(written);
    return breaks ? good(breaksText(breaks)) : bad(remark('breaks', 'sheetError.bad_break', facts(written)));
  },
};

function readBrand(written: string, { references, createsMissing }: ReadingContext): ReadReference {
  const id = references.brand(written);
  if (id !== undefined) return good(references.nameOf('brand', id));
  if (written.length > LONGEST_BRAND) return bad(tooLong('brand', written, LONGEST_BRAND));
  if (createsMissing) return good(written, [{ kind: 'brand', name: written }]);
  return bad(remark('brand', 'sheetError.unknown_brand', facts(written)));
}

function readCategories(written: string, { references, createsMissing }: ReadingContext): ReadReference {
  const errors: Remark[] = [];
  const missing: MissingRecord[] = [];
  const paths = namesIn(written).map((name) => {
    const path = pathOf(name);
    const found = references.category(path);
    if (typeof found === 'object') return references.categoryPath(found.id);
    if (isTooDeep(path)) errors.push(remark('categories', 'sheetError.category_too_deep', facts(name)));
    else if (found === 'ambiguous') errors.push(remark('categories', 'sheetError.category_ambiguous', facts(name)));
    else if (path.some((part) => part.length > LONGEST_CATEGORY))
      errors.push(tooLong('categories', name, LONGEST_CATEGORY));
    else if (createsMissing) missing.push({ kind: 'category', name: joinPath(path) });
    else errors.push(remark('categories', 'sheetError.unknown_category', facts(name)));
    return joinPath(path);
  });
  return { value: [...new Set(paths)].join(LIST_SEPARATOR) || null, errors, missing };
}

function readTags(written: string, { references, createsMissing }: ReadingContext): ReadReference {
  const errors: Remark[] = [];
  const missing: MissingRecord[] = [];
  const known: { readonly id: number; readonly name: string }[] = [];
  const added: string[] = [];
  for (const name of namesIn(written, /[|;,\n]/)) {
    const id = references.tag(name);
    if (id !== undefined) known.push({ id, name: references.nameOf('tag', id) });
    else if (createsMissing) {
      missing.push({ kind: 'tag', name });
      added.push(name);
    } else errors.push(remark('tags', 'sheetError.unknown_tag', facts(name)));
  }
  // In the order in which an article has them.
  const names = [...new Set(known.toSorted((a, b) => a.id - b.id).map(({ name }) => name)), ...added];
  return { value: names.join(LIST_SEPARATOR) || null, errors, missing };
}

function readAttributes(written: string, { references }: ReadingContext): ReadReference {
  const pairs = pairsIn(written, references);
  const errors = pairs.flatMap(({ attribute, attributeId, value, valueId }) => {
    if (attributeId === undefined) return remark('attributes', 'sheetError.unknown_attribute', facts(attribute));
    return valueId === undefined
      ? remark('attributes', 'sheetError.unknown_value', { attribute, ...facts(value) })
      : [];
  });
  if (errors.length > 0) return bad(...errors);
  const ids = new Set(pairs.map(({ valueId }) => valueId));
  const names = references.rows.attributes.flatMap(({ id, values }) =>
    values
      .filter((value) => ids.has(value.id))
      .map((value) => `${references.nameOf('attribute', id)}: ${references.nameOf('value', value.id)}`),
  );
  return good(names.join(LIST_SEPARATOR) || null);
}

/** The values of one attribute: `crvena | plava`. */
export function readAttribute(key: string, written: string, { references }: ReadingContext): ReadReference {
  const attributeId = Number(key.split('.')[1]);
  const names = namesIn(written);
  const unknown = names.filter((name) => references.attributeValue(attributeId, name) === undefined);
  const attribute = references.nameOf('attribute', attributeId);
  if (unknown.length > 0) {
    return bad(...unknown.map((name) => remark(key, 'sheetError.unknown_value', { attribute, ...facts(name) })));
  }
  const ids = new Set(names.map((name) => references.attributeValue(attributeId, name)));
  const values = references.rows.attributes.find(({ id }) => id === attributeId)?.values ?? [];
  const found = values.filter(({ id }) => ids.has(id)).map(({ id }) => references.nameOf('value', id));
  return good(found.join(LIST_SEPARATOR) || null);
}
