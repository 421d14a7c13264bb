import type { Db, Tx } from '../../platform/database/db.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { ReadArticle } from './documents.ts';
import { References } from './references.ts';
import { inSlices } from './slices.ts';
import { type Changes, changesSince, inSnapshot } from './store/changes.ts';
import { everything, membersOfVariations } from './store/documents.ts';
import { references } from './store/references.ts';

/** An index and the state of the database that it shows. */
export interface Generation {
  readonly index: CatalogueIndex;
  readonly shows: Changes;
}

/** Articles of one fetch. */
const CHUNK = 200;

/** Reads the whole catalogue into a new index, in one unchanging view of the database. `now` in ms. */
export async function build(db: Db, now: number): Promise<Generation> {
  const generation = await inSnapshot(db, async (tx) => {
    const shows = await changesSince(tx, null);
    const index = new CatalogueIndex(new References(await references(tx)));
    await fill(tx, index, now);
    return { index, shows };
  });
  // Outside of the transaction, which the database would end if nothing were asked in it for long.
  await inSlices(generation.index.sealing());
  return generation;
}

/** Puts in the articles as they come; the members of a variation wait for each other. */
async function fill(tx: Tx, index: CatalogueIndex, now: number): Promise<void> {
  const sizes = await membersOfVariations(tx);
  const waiting = new Map<number, ReadArticle[]>();
  for await (const articles of everything(tx, CHUNK)) {
    const whole = articles.flatMap((article) => {
      const { variationId } = article.document;
      if (variationId === null) return article;
      const members = waiting.get(variationId) ?? [];
      members.push(article);
      waiting.set(variationId, members);
      if (members.length !== sizes.get(variationId)) return [];
      waiting.delete(variationId);
      return members;
    });
    await inSlices(index.filling(whole, now));
  }
}
