import type pg from 'pg';
import type { DemoArticle } from '../compose/article.ts';
import { assortment } from '../compose/assortment.ts';
import { furtherArticles } from '../compose/further.ts';
import { articleTables } from './article-tables.ts';
import { write } from './database.ts';
import type { Numbering } from './numbering.ts';
import { safetyTable } from './safety-tables.ts';
import { stockTables } from './stock-tables.ts';

/** Articles in memory at a time: large enough for COPY, small enough for any machine. */
const AT_A_TIME = 5_000;

interface Wanted {
  /** All articles together, those of the demo included. */
  readonly articles: number;
  readonly today: Date;
  readonly numbering: Numbering;
  onProgress(step: string): void;
}

/** Fills the assortment up to the wanted size, a few thousand articles at a time; a card is never cut. */
export async function writeFurther(
  client: pg.PoolClient,
  { articles, today, numbering, onProgress }: Wanted,
): Promise<void> {
  let written = assortment().articles.length;
  if (written >= articles) return;
  let batch: DemoArticle[] = [];
  for (const card of furtherArticles()) {
    batch.push(...card);
    const isEnough = written + batch.length >= articles;
    if (!isEnough && batch.length < AT_A_TIME) continue;
    const numbered = numbering.number(batch);
    await write(client, [
      ...articleTables(numbered, { today, isCyrillic: false }),
      safetyTable(numbered),
      ...stockTables(numbered, [], today),
    ]);
    written += batch.length;
    batch = [];
    onProgress(`${written} articles`);
    if (isEnough) return;
  }
}
