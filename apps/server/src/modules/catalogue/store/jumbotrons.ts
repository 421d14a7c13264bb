import type { Jumbotron } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Db } from '../../../platform/database/db.ts';
import { localised } from '../../../kernel/localised.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';

/** The announcements that are on, in their order. */
export async function jumbotrons(db: Db, language: Language): Promise<Jumbotron[]> {
  const rows = await db
    .selectFrom('hero_banner')
    .select(['id', 'title', 'text', 'link', 'picture_key as pictureKey'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, text, link, pictureKey }) => ({
    id,
    title: localised(title, language),
    text: localised(text, language),
    link,
    pictureUrl: pictureUrl(pictureKey, 400),
  }));
}
