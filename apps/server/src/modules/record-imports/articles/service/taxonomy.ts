import type { Tx } from '../../../../platform/database/db.ts';
import { addAttributeValues, createBrand, createCategory, createTag, deleteIfUnused } from '../../../taxonomy/index.ts';
import type { MissingRecord } from '../../rules/fields.ts';
import type { CreatedRecord } from '../../rules/records.ts';
import type { WriteCause } from '../../service/session.ts';
import { nameKey, pathOf, type References } from '../rules/references.ts';

interface MissingTaxonomy {
  readonly references: References;
  readonly missing: readonly MissingRecord[];
}

/**
 * Creates the categories, with those above them, the brands, the tags and the values of attributes that the shop does not have
 * yet.
 */
export async function createTaxonomy(
  tx: Tx,
  staff: WriteCause['staff'],
  { references, missing }: MissingTaxonomy,
): Promise<readonly CreatedRecord[]> {
  const created: CreatedRecord[] = [];
  const ids = new Map<string, number>();
  for (const one of missing) {
    if (one.kind === 'attribute_value') continue;
    const { kind, name } = one;
    if (kind === 'category') {
      await createPath(pathOf(name));
      continue;
    }
    if ((kind === 'brand' ? references.brand(name) : references.tag(name)) !== undefined) continue;
    const id = await (kind === 'brand' ? createBrand : createTag)(tx, staff, name);
    created.push({ kind, id });
  }
  const values = missing.filter((one) => one.kind === 'attribute_value');
  for (const [attributeId, ofIt] of Map.groupBy(values, (one) => one.attributeId)) {
    const titles = ofIt.map(({ value }) => value);
    const added = titles.filter((title) => references.attributeValue(attributeId, title) === undefined);
    const valueIds = await addAttributeValues(tx, staff, { attributeId, titles: added });
    created.push(...valueIds.map((id) => ({ kind: 'attribute_value' as const, id })));
  }
  return created;

  async function createPath(path: readonly string[]): Promise<void> {
    let parentId: number | null = null;
    for (const place of path.keys()) {
      const upTo = path.slice(0, place + 1);
      const key = upTo.map(nameKey).join('>');
      const known: number | undefined = ids.get(key) ?? references.categoryAt(upTo);
      const id: number = known ?? (await createCategory(tx, staff, { title: upTo.at(-1) ?? '', parentId }));
      if (known === undefined) created.push({ kind: 'category', id });
      ids.set(key, id);
      parentId = id;
    }
  }
}

/** Deletes what an import has created and nothing refers to any more, categories from the deepest on; what stays. */
export async function discardTaxonomy(
  tx: Tx,
  staff: WriteCause['staff'],
  created: readonly CreatedRecord[],
): Promise<readonly CreatedRecord[]> {
  const kept: CreatedRecord[] = [];
  for (const record of created.toReversed()) if (!(await deleteIfUnused(tx, staff, record))) kept.unshift(record);
  return kept;
}
