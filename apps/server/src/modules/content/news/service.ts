import type { NewsItem, NewsSummary } from '@sjaj/contract';
import { type Language, slugOf } from '@sjaj/domain';
import type { Db } from '../../../platform/database/db.ts';
import { localised } from '../../../kernel/localised.ts';
import { pictureDisplayView } from '../../../kernel/picture-display.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import { richTextFor } from '../../../kernel/rich-text.ts';
import { Problem } from '../../../platform/problem.ts';
import * as store from './store/published.ts';

type Row = Awaited<ReturnType<typeof store.list>>[number];

export function summaryOf(row: Row, language: Language): NewsSummary {
  const title = localised(row.title, language);
  return {
    id: row.id,
    title,
    slug: slugOf(title),
    summary: localised(row.summary, language),
    pictureUrl: pictureUrl(row.pictureKey, 800),
    ...pictureDisplayView(row.display, language),
    publishedAt: row.publishedAt.toISOString(),
  };
}

interface NewsItemInput {
  readonly id: number;
  readonly language: Language;
  readonly now: Date;
}

/** One piece of news with the ones next to it; 404 while it is not published. */
export async function newsItem(db: Db, { id, language, now }: NewsItemInput): Promise<NewsItem> {
  const row = await store.one(db, id, now);
  if (!row) throw new Problem('content.news_not_found', 404);
  const [newer, older] = await Promise.all([
    store.neighbour(db, row, { newer: true, now }),
    store.neighbour(db, row, { newer: false, now }),
  ]);
  const linkTo = (item: typeof newer) => {
    if (!item) return null;
    const title = localised(item.title, language);
    return { id: item.id, title, slug: slugOf(title) };
  };
  const content = richTextFor(row.content, language);
  return { ...summaryOf(row, language), content, newer: linkTo(newer), older: linkTo(older) };
}
