import type { NewsForm } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { sql } from 'kysely';
import { pictureOwner } from '../../../../kernel/record-pictures.ts';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import { tableRecords } from '../../../../kernel/table-records.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { updateVersion } from '../../../../platform/database/rows.ts';
import { checkDays } from '../../rules.ts';
import { publishedAtOf } from '../rules.ts';

export interface NewsRow extends Stored<NewsForm> {
  readonly publishedAt: Date | null;
  readonly pictureKey: string | null;
}

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

export const newsRecords: RecordDefinition<NewsForm> = {
  entity: 'news_item',
  ...tableRecords('news_item', { rows: newsRows, columnsOf: (form) => columnsOf(form, null) }),
  check: async (_tx, { publishOn, publishUntil }) =>
    checkDays({ startsOn: publishOn, endsOn: publishUntil }, 'publishUntil'),
  update: async (tx, id, form) => {
    const [stored] = await newsRows(tx, id);
    await updateVersion(tx, 'news_item', id, columnsOf(form, stored?.publishedAt ?? null));
  },
};

export const newsPicture = pictureOwner('news_item');
