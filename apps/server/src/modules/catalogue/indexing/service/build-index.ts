import { CatalogueIndex, type IndexedProduct } from '@sjaj/catalogue-index';
import type { Db } from '../../../../platform/database/db.ts';
import { type Changes, changesSince, inSnapshot } from '../store/changes.ts';
import { allProducts, variationSizes } from '../store/products.ts';
import { references as readReferences } from '../store/references.ts';
import { indexedProduct, namesOf } from './indexed-product.ts';
import { priceRulesFor } from './price-rules.ts';
import { References } from '../rules.ts';

/** An index with the references that it was built with, and the state of the database that it contains. */
export interface Generation {
  readonly index: CatalogueIndex;
  readonly references: References;
  readonly contains: Changes;
  /** Resolves when titles are sorted; sorting by title is slower until then. */
  readonly titlesSorted: Promise<void>;
}

/** Articles of one fetch. */
const CHUNK = 200;

/** Builds an index of the whole catalogue from one snapshot of the database. `now` in ms. */
export async function buildIndex(db: Db, now: number): Promise<Generation> {
  const filled = await inSnapshot(db, async (tx) => {
    const contains = await changesSince(tx, null);
    const rows = await readReferences(tx);
    const references = new References(rows);
    const index = new CatalogueIndex({
      priceRules: priceRulesFor(references),
      categoryNames: rows.categories.map(({ id, title }) => ({ id, texts: namesOf(title) })),
      brandNames: rows.brands.map(({ id, title }) => ({ id, texts: [title] })),
      synonyms: rows.synonyms,
    });
    await fill(tx, index, references, now);
    return { index, references, contains };
  });
  // Outside of the transaction, which the database would end if it were idle for long.
  const { titlesSorted } = await filled.index.build();
  return { ...filled, titlesSorted };
}

/** Applies articles as they are read; the articles of a variation are held back until all are there. */
async function fill(tx: Db, index: CatalogueIndex, references: References, now: number): Promise<void> {
  const sizes = await variationSizes(tx);
  const incomplete = new Map<number, IndexedProduct[]>();
  for await (const chunk of allProducts(tx, CHUNK)) {
    const products = chunk.flatMap((facts) => {
      const product = indexedProduct(facts, references);
      const { groupId } = product;
      if (groupId === null) return product;
      const members = incomplete.get(groupId) ?? [];
      members.push(product);
      incomplete.set(groupId, members);
      if (members.length !== sizes.get(groupId)) return [];
      incomplete.delete(groupId);
      return members;
    });
    await index.apply({ products, now });
  }
}
