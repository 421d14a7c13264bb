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

/** Articles of one fetch, and those that are put in before requests are answered again. */
const CHUNK = 200;
const ARTICLES = 50;
const VARIATIONS = 30;

/** Reads the whole catalogue into a new index, in one unchanging view of the database. `now` in ms. */
export async function build(db: Db, now: number): Promise<Generation> {
  const { index, shows, members } = await inSnapshot(db, async (tx) => {
    const shows = await changesSince(tx, null);
    const index = new CatalogueIndex(new References(await references(tx)));
    return { index, shows, members: await fill(tx, index, now) };
  });
  // Outside of the transaction, which the database would end if nothing were asked in it for long.
  const variations = [...Map.groupBy(members, ({ document }) => document.variationId).values()];
  for (let at = 0; at < variations.length; at += VARIATIONS) {
    index.index(variations.slice(at, at + VARIATIONS).flat(), now);
    await breath();
  }
  await inSlices(index.sealing());
  return { index, shows };
}

/** Puts in the articles that stand alone; members of variations may lie in different chunks and are returned. */
async function fill(tx: Tx, index: CatalogueIndex, now: number): Promise<ReadArticle[]> {
  const members: ReadArticle[] = [];
  for await (const articles of everything(tx, CHUNK)) {
    const alone: ReadArticle[] = [];
    for (const article of articles) (article.document.variationId === null ? alone : members).push(article);
    for (let at = 0; at < alone.length; at += ARTICLES) {
      index.index(alone.slice(at, at + ARTICLES), now);
      await breath();
    }
  }
  return members;
}
