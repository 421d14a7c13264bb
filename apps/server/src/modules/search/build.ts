import type { Db, Tx } from '../../platform/db.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { ReadArticle } from './documents.ts';
import { References } from './references.ts';
import { breath, inSlices } from './slices.ts';
import { type Changes, changesSince, inSnapshot } from './store/changes.ts';
import { everything } from './store/documents.ts';
import { references } from './store/references.ts';

/** An index and the state of the database that it shows. */
export interface Generation {
  readonly index: CatalogueIndex;
  readonly shows: Changes;
}

/** Articles of one chunk: small enough that requests are answered in between. */
const CHUNK = 200;
const VARIATIONS = 30;

/** Reads the whole catalogue into a new index, in one unchanging view of the database. `now` in ms. */
export const build = (db: Db, now: number): Promise<Generation> =>
  inSnapshot(db, async (tx) => {
    const shows = await changesSince(tx, null);
    const index = new CatalogueIndex(new References(await references(tx)));
    await fill(tx, index, now);
    await inSlices(index.sealing());
    return { index, shows };
  });

async function fill(tx: Tx, index: CatalogueIndex, now: number): Promise<void> {
  // Members of a variation may lie in different chunks.
  const members: ReadArticle[] = [];
  for await (const articles of everything(tx, CHUNK)) {
    const alone: ReadArticle[] = [];
    for (const article of articles) (article.document.variationId === null ? alone : members).push(article);
    index.index(alone, now);
  }
  const variations = [...Map.groupBy(members, ({ document }) => document.variationId).values()];
  for (let at = 0; at < variations.length; at += VARIATIONS) {
    index.index(variations.slice(at, at + VARIATIONS).flat(), now);
    await breath();
  }
}
