import type { InformationPageForm, PageName } from '@sjaj/contract';
import { sql } from 'kysely';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { updateVersion } from '../../../../platform/database/rows.ts';

export interface InformationPageRow extends Stored<InformationPageForm> {
  readonly page: PageName;
  readonly updatedAt: Date;
}

/** All information pages, or the one with the id. */
export async function informationPageRows(db: Db | Tx, id?: number): Promise<readonly InformationPageRow[]> {
  const rows = await pages(db)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute();
  return rows.map(rowOf);
}

/** The page of that name; undefined where there is none. */
export async function findPage(db: Db, name: PageName): Promise<InformationPageRow | undefined> {
  const row = await pages(db).where('name', '=', name).executeTakeFirst();
  return row && rowOf(row);
}

const pages = (db: Db | Tx) =>
  db
    .selectFrom('information_page')
    .select(['id', 'version', 'name', 'updated_at as updatedAt'])
    .select([
      sql<InformationPageForm['lead']>`lead`.as('lead'),
      sql<InformationPageForm['content']>`content`.as('content'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof pages>['executeTakeFirstOrThrow']>>;

// The base data have checked the name.
const rowOf = ({ id, version, name, updatedAt, lead, content }: Row): InformationPageRow => ({
  id,
  version,
  page: name as PageName,
  updatedAt,
  form: { lead, content },
});

/** Pages are changed only: which there are, the routes of the shop say. */
export const informationPageRecords: RecordDefinition<InformationPageForm> = {
  entity: 'information_page',
  lock: async (tx, id) => {
    await tx.selectFrom('information_page').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    return (await informationPageRows(tx, id))[0];
  },
  insert: async () => {
    throw new Error('Information pages come with the base data');
  },
  update: async (tx, id, { lead, content }) => {
    await updateVersion(tx, 'information_page', id, {
      lead: JSON.stringify(lead),
      content: JSON.stringify(content),
      updated_at: sql<Date>`now()`,
    });
  },
  remove: async () => {
    throw new Error('Information pages come with the base data');
  },
  usersOf: async () => [],
};
