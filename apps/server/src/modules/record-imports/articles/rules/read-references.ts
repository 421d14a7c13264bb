import { CATEGORY_LEVELS } from '@sjaj/domain';
import { LIST_SEPARATOR, namesIn } from '../../rules/cells.ts';
import { type MissingRecord, type Remark, remark, type Value } from '../../rules/fields.ts';
import { joinPath, nameKey, pathOf } from './references.ts';
import { readAttributes } from './attributes.ts';
import type { ReadingContext, ReadReference } from './reading.ts';
import { breaksIn, breaksText } from './values.ts';

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

function readBrand(written: string, { references, createsMissing, newNames }: ReadingContext): ReadReference {
  const id = references.brand(written);
  if (id !== undefined) return good(references.nameOf('brand', id));
  if (written.length > LONGEST_BRAND) return bad(tooLong('brand', written, LONGEST_BRAND));
  const name = newNames.of('brand', written);
  if (createsMissing) return good(name, [{ kind: 'brand', name }]);
  return bad(remark('brand', 'sheetError.unknown_brand', facts(written)));
}

function readCategories(written: string, context: ReadingContext): ReadReference {
  const { references, createsMissing } = context;
  const errors: Remark[] = [];
  const missing: MissingRecord[] = [];
  const paths = namesIn(written).map((name) => {
    const path = spelledPath(pathOf(name), context);
    const found = references.category(path);
    if (typeof found === 'object') return references.categoryPath(found.id);
    if (path.length > CATEGORY_LEVELS)
      errors.push(remark('categories', 'sheetError.category_too_deep', { ...facts(name), levels: CATEGORY_LEVELS }));
    else if (found === 'ambiguous') errors.push(remark('categories', 'sheetError.category_ambiguous', facts(name)));
    else if (path.some((part) => part.length > LONGEST_CATEGORY))
      errors.push(tooLong('categories', name, LONGEST_CATEGORY));
    else if (createsMissing) missing.push({ kind: 'category', name: joinPath(path) });
    else errors.push(remark('categories', 'sheetError.unknown_category', facts(name)));
    return joinPath(path);
  });
  return { value: [...new Set(paths)].join(LIST_SEPARATOR) || null, errors, missing };
}

/** The path with the names of the shop as far as it has them, and below them as the first line of the file writes them. */
const spelledPath = (path: readonly string[], { references, newNames }: ReadingContext): readonly string[] =>
  path.map((name, place) => {
    const known = references.categoryAt(path.slice(0, place + 1));
    if (known !== undefined) return references.nameOf('category', known);
    return newNames.of(`category ${path.slice(0, place).map(nameKey).join('>')}`, name);
  });

function readTags(written: string, { references, createsMissing, newNames }: ReadingContext): ReadReference {
  const errors: Remark[] = [];
  const missing: MissingRecord[] = [];
  const known: { readonly id: number; readonly name: string }[] = [];
  const added = new Set<string>();
  for (const tag of namesIn(written, /[|;,\n]/)) {
    const id = references.tag(tag);
    const name = newNames.of('tag', tag);
    if (id !== undefined) known.push({ id, name: references.nameOf('tag', id) });
    else if (createsMissing) {
      missing.push({ kind: 'tag', name });
      added.add(name);
    } else errors.push(remark('tags', 'sheetError.unknown_tag', facts(tag)));
  }
  // In the order in which an article has them.
  const names = [...new Set(known.toSorted((a, b) => a.id - b.id).map(({ name }) => name)), ...added];
  return { value: names.join(LIST_SEPARATOR) || null, errors, missing };
}
