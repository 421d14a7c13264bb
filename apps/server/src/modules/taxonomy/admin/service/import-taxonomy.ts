import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import type { RecordDefinition } from '../../../../kernel/records.ts';
import type { Tx } from '../../../../platform/database/db.ts';
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

/** Creates a category below another one; its id. 400 below the third level. */
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

const DEFINITIONS = { category: categoryRecords, brand: brandRecords, tag: tagRecords } as const;

/** Deletes a category, brand or tag that nothing belongs to; one in use stays. */
export async function deleteIfUnused(
  tx: Tx,
  staff: Importer,
  { kind, id }: { readonly kind: keyof typeof DEFINITIONS; readonly id: number },
): Promise<void> {
  const { entity, lock, usersOf, remove } = DEFINITIONS[kind];
  const stored = await lock(tx, id);
  if (!stored || (await usersOf(tx, id)).length > 0) return;
  await remove(tx, id);
  await writeAudit(tx, staff, { action: `${entity}.delete`, entity, entityId: id, before: stored.form });
}
