import type { HeroBannerForm } from '@sjaj/contract';
import { sql } from 'kysely';
import { pictureOwner } from '../../../../kernel/record-pictures.ts';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import { tableRecords } from '../../../../kernel/table-records.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { checkDays } from '../../rules.ts';

export interface HeroBannerRow extends Stored<HeroBannerForm> {
  readonly pictureKey: string | null;
}

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

export const heroBannerRecords: RecordDefinition<HeroBannerForm> = {
  entity: 'hero_banner',
  ...tableRecords('hero_banner', { rows: heroBannerRows, columnsOf }),
  check: async (_tx, form) => checkDays(form, 'endsOn'),
};

export const heroBannerPicture = pictureOwner('hero_banner');
