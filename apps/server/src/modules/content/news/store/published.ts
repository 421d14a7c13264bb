import { businessDate, type Language } from '@sjaj/domain';
import { type Expression, type SqlBool, sql } from 'kysely';
import { pictureDisplay } from '../../../../kernel/picture-display.ts';
import type { Db } from '../../../../platform/database/db.ts';
import type { ListRequest } from '../../../../platform/database/list-page.ts';
import { mentions } from '../../../../platform/database/list-search.ts';

const published = (db: Db, now: Date) =>
  db
    .selectFrom('news_item')
    .where('published_at', '<=', now)
    .where('is_archived', '=', false)
    .where((eb) => eb.or([eb('published_until', 'is', null), eb('published_until', '>=', businessDate(now))]));

const asSummary = ['id', 'title', 'summary', 'picture_key as pictureKey'] as const;
const display = pictureDisplay('news_item.picture_key').as('display');
// Never null below: unpublished news is left out.
const publishedAt = sql<Date>`published_at`.as('publishedAt');
const month = sql<string>`to_char(published_at at time zone 'Europe/Sarajevo', 'YYYY-MM')`;

interface Wanted {
  readonly now: Date;
  readonly month: string | undefined;
  readonly text: string | undefined;
}

const fitting = (db: Db, { now, month: wanted, text }: Wanted) =>
  published(db, now)
    .$if(wanted !== undefined, (query) => query.where(month, '=', wanted ?? ''))
    .$if(text !== undefined, (query) => query.where(mentions(text, sql`content_words(title)`)));

interface PageQuery extends ListRequest<'default' | 'createdDate' | 'title'> {
  readonly language: Language;
}

const titleIn = (language: Language): Expression<string> =>
  sql<string>`coalesce(nullif(title->>${language}, ''), title->>'bs') collate "bs-x-icu"`;

/** Newest first, unless asked for otherwise. */
export const list = (db: Db, wanted: Wanted, { page, pageSize, sortBy, isSortAscending, language }: PageQuery) =>
  fitting(db, wanted)
    .select(asSummary)
    .select([publishedAt, display])
    .orderBy(
      sortBy === 'title' ? titleIn(language) : sql`published_at`,
      sortBy !== 'default' && isSortAscending ? 'asc' : 'desc',
    )
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function count(db: Db, wanted: Wanted): Promise<number> {
  const { news } = await fitting(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('news'))
    .executeTakeFirstOrThrow();
  return news;
}

export const archive = (db: Db, now: Date) =>
  published(db, now)
    .select(month.as('month'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute();

export const one = (db: Db, id: number, now: Date) =>
  published(db, now)
    .select([...asSummary, 'content'])
    .select([publishedAt, display])
    .where('id', '=', id)
    .executeTakeFirst();

interface Place {
  readonly id: number;
  readonly publishedAt: Date;
}

/** The piece of news right before or after another one, by the order of the list. */
export const neighbour = (db: Db, { id, publishedAt: at }: Place, side: { newer: boolean; now: Date }) =>
  published(db, side.now)
    .select(['id', 'title'])
    .where(
      side.newer
        ? sql<SqlBool>`(published_at, id) > (${at}, ${id})`
        : sql<SqlBool>`(published_at, id) < (${at}, ${id})`,
    )
    .orderBy('published_at', side.newer ? 'asc' : 'desc')
    .orderBy('id', side.newer ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst();
