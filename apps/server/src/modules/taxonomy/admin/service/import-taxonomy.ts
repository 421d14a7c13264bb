import { type AttributeForm, MOST_ATTRIBUTE_VALUES } from '@sjaj/contract';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import type { RecordDefinition } from '../../../../kernel/records.ts';
import type { Tx } from '../../../../platform/database/db.ts';
import { attributeOfValue, attributeRecords, attributeRows, isValueUsed } from '../store/attributes.ts';
import { brandRecords } from '../store/brands.ts';
import { categoryRecords } from '../store/categories.ts';
import { tagRecords } from '../store/tags.ts';

type Importer = Pick<Staff, 'userId' | 'name'>;

/** Behind those that staff have put in order. */
const LAST = 9_999;

async function create<Form>(
  tx: Tx,
  staff: Importer,
  { entity, check, insert }: RecordDefinition<Form>,
  form: Form,
): Promise<number> {
  await check?.(tx, form, null);
  const id = await insert(tx, form);
  await writeAudit(tx, staff, { action: `${entity}.create`, entity, entityId: id, after: form });
  return id;
}

interface NewCategory {
  readonly title: string;
  /** Null for one at the top. */
  readonly parentId: number | null;
}

/** Creates a category below another one; its id. 400 below the last level of the menu. */
export const createCategory = (tx: Tx, staff: Importer, { title, parentId }: NewCategory): Promise<number> =>
  create(tx, staff, categoryRecords, {
    title: { bs: title },
    description: {},
    parentCategoryId: parentId,
    order: LAST,
    isOnMainPage: parentId === null,
    icon: null,
    attributeIds: [],
  });

export const createBrand = (tx: Tx, staff: Importer, title: string): Promise<number> =>
  create(tx, staff, brandRecords, { title, description: {}, order: LAST, isHighlighted: false, websiteUrl: null });

export const createTag = (tx: Tx, staff: Importer, title: string): Promise<number> =>
  create(tx, staff, tagRecords, { title: { bs: title } });

interface NewValues {
  readonly attributeId: number;
  readonly titles: readonly string[];
}

/** Adds values behind those that an attribute has, as many as it may have; the ids of those that it did not have. */
export async function addAttributeValues(
  tx: Tx,
  staff: Importer,
  { attributeId, titles }: NewValues,
): Promise<readonly number[]> {
  const before = (await attributeRecords.lock(tx, attributeId))?.form;
  const known = new Set(before?.values.map(({ title }) => title.bs));
  const added = titles
    .filter((title) => !known.has(title))
    .slice(0, MOST_ATTRIBUTE_VALUES - known.size)
    .map((title) => ({ id: null, title: { bs: title }, swatch: null }));
  if (!before || added.length === 0) return [];
  await writeValues(tx, staff, { attributeId, before, values: [...before.values, ...added] });
  const [after] = await attributeRows(tx, attributeId);
  return after?.form.values.slice(before.values.length).flatMap(({ id }) => id ?? []) ?? [];
}

interface ValuesChange {
  readonly attributeId: number;
  readonly before: AttributeForm;
  readonly values: AttributeForm['values'];
}

async function writeValues(tx: Tx, staff: Importer, { attributeId, before, values }: ValuesChange): Promise<void> {
  const { entity, update } = attributeRecords;
  const after = { ...before, values };
  await update(tx, attributeId, after);
  await writeAudit(tx, staff, { action: `${entity}.update`, entity, entityId: attributeId, before, after });
}

/** Takes a value that no article has from its attribute; whether it is gone. */
async function removeUnusedValue(tx: Tx, staff: Importer, id: number): Promise<boolean> {
  const attributeId = await attributeOfValue(tx, id);
  const before = attributeId === undefined ? undefined : (await attributeRecords.lock(tx, attributeId))?.form;
  if (attributeId === undefined || !before) return true;
  if (await isValueUsed(tx, id)) return false;
  await writeValues(tx, staff, { attributeId, before, values: before.values.filter((value) => value.id !== id) });
  return true;
}

const DEFINITIONS = { category: categoryRecords, brand: brandRecords, tag: tagRecords } as const;

interface ImportedRecord {
  readonly kind: keyof typeof DEFINITIONS | 'attribute_value';
  readonly id: number;
}

/** Deletes a category, brand, tag or value that nothing belongs to; false for one in use, which stays. */
export async function deleteIfUnused(tx: Tx, staff: Importer, { kind, id }: ImportedRecord): Promise<boolean> {
  if (kind === 'attribute_value') return removeUnusedValue(tx, staff, id);
  const { entity, lock, usersOf, remove } = DEFINITIONS[kind];
  const stored = await lock(tx, id);
  if (!stored) return true;
  if ((await usersOf(tx, id)).length > 0) return false;
  await remove(tx, id);
  await writeAudit(tx, staff, { action: `${entity}.delete`, entity, entityId: id, before: stored.form });
  return true;
}
