import type { NewsForm } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { sql } from 'kysely';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { checkDays } from '../../rules.ts';
import { publishedAtOf } from '../rules.ts';

export interface NewsRow extends Stored<NewsForm> {
  readonly publishedAt: Date | null;
  readonly pictureKey: string | null;
}

export const ENTITY = 'news_item';

/** All news, drafts first and then the newest, or the one. */
export async function newsRows(db: Db | Tx, id?: number): Promise<readonly NewsRow[]> {
  const rows = await db
    .selectFrom('news_item')
    .select(['id', 'version', 'published_at as publishedAt', 'published_until as publishUntil'])
    .select(['picture_key as pictureKey', 'is_archived as isArchived'])
    .select([
      sql<NewsForm['title']>`title`.as('title'),
      sql<NewsForm['summary']>`summary`.as('summary'),
      sql<NewsForm['content']>`content`.as('content'),
    ])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('published_at', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id: rowId, version, publishedAt, pictureKey, publishUntil, ...texts }) => ({
    id: rowId,
    version,
    publishedAt,
    pictureKey,
    form: {
      ...texts,
      publishOn: publishedAt && businessDate(publishedAt),
      publishUntil: publishUntil as unknown as string | null,
    },
  }));
}

const columnsOf = (form: NewsForm, stored: Date | null) => ({
  title: JSON.stringify(form.title),
  summary: JSON.stringify(form.summary),
  content: JSON.stringify(form.content),
  published_at: publishedAtOf(form, stored),
  published_until: form.publishUntil,
  is_archived: form.isArchived,
});

async function lock(tx: Tx, id: number): Promise<NewsRow | undefined> {
  await tx.selectFrom('news_item').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return (await newsRows(tx, id))[0];
}

export const newsRecords: RecordDefinition<NewsForm> = {
  entity: ENTITY,
  check: async (_tx, { publishOn, publishUntil }) =>
    checkDays({ startsOn: publishOn, endsOn: publishUntil }, 'publishUntil'),
  lock,
  insert: async (tx, form) => {
    const inserting = tx.insertInto('news_item').values(columnsOf(form, null));
    const { id } = await inserting.returning('id').executeTakeFirstOrThrow();
    return id;
  },
  update: async (tx, id, form) => {
    const [stored] = await newsRows(tx, id);
    const columns = { ...columnsOf(form, stored?.publishedAt ?? null), version: sql<number>`version + 1` };
    await tx.updateTable('news_item').set(columns).where('id', '=', id).execute();
  },
  remove: async (tx, id) => {
    await tx.deleteFrom('news_item').where('id', '=', id).execute();
  },
  usersOf: async () => [],
};

/** The key of the picture, with the record locked; undefined where there is no such record. */
export const lockPictureKey = async (tx: Tx, id: number): Promise<string | null | undefined> =>
  (await lock(tx, id))?.pictureKey;

export async function setPictureKey(tx: Tx, id: number, key: string | null): Promise<void> {
  await tx.updateTable('news_item').set({ picture_key: key }).where('id', '=', id).execute();
}
