import type { HeroBannerForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { checkDays } from '../../rules.ts';

export interface HeroBannerRow extends Stored<HeroBannerForm> {
  readonly pictureKey: string | null;
}

export const ENTITY = 'hero_banner';

/** All hero banners by position, or the one. */
export async function heroBannerRows(db: Db | Tx, id?: number): Promise<readonly HeroBannerRow[]> {
  const rows = await db
    .selectFrom('hero_banner')
    .select(['id', 'version', 'link', 'picture_key as pictureKey', 'position as order', 'is_active as isActive'])
    .select([
      sql<HeroBannerForm['title']>`title`.as('title'),
      sql<HeroBannerForm['text']>`text`.as('text'),
      sql<string | null>`starts_on`.as('startsOn'),
      sql<string | null>`ends_on`.as('endsOn'),
    ])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id: rowId, version, pictureKey, ...form }) => ({ id: rowId, version, pictureKey, form }));
}

const columnsOf = (form: HeroBannerForm) => ({
  title: JSON.stringify(form.title),
  text: JSON.stringify(form.text),
  link: form.link,
  position: form.order,
  starts_on: form.startsOn,
  ends_on: form.endsOn,
  is_active: form.isActive,
});

async function lock(tx: Tx, id: number): Promise<HeroBannerRow | undefined> {
  await tx.selectFrom('hero_banner').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return (await heroBannerRows(tx, id))[0];
}

export const heroBannerRecords: RecordDefinition<HeroBannerForm> = {
  entity: ENTITY,
  check: async (_tx, form) => checkDays(form, 'endsOn'),
  lock,
  insert: async (tx, form) => {
    const inserting = tx.insertInto('hero_banner').values(columnsOf(form));
    const { id } = await inserting.returning('id').executeTakeFirstOrThrow();
    return id;
  },
  update: async (tx, id, form) => {
    const columns = { ...columnsOf(form), version: sql<number>`version + 1` };
    await tx.updateTable('hero_banner').set(columns).where('id', '=', id).execute();
  },
  remove: async (tx, id) => {
    await tx.deleteFrom('hero_banner').where('id', '=', id).execute();
  },
  usersOf: async () => [],
};

/** The key of the picture, with the record locked; undefined where there is no such record. */
export const lockPictureKey = async (tx: Tx, id: number): Promise<string | null | undefined> =>
  (await lock(tx, id))?.pictureKey;

export async function setPictureKey(tx: Tx, id: number, key: string | null): Promise<void> {
  await tx.updateTable('hero_banner').set({ picture_key: key }).where('id', '=', id).execute();
}
