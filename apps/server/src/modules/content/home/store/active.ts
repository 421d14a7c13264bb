import type { Content } from '@sjaj/domain';
import { type PictureDisplay, pictureDisplay } from '../../../../kernel/picture-display.ts';
import type { Db } from '../../../../platform/database/db.ts';

interface HeroBannerRow {
  readonly id: number;
  readonly title: Content;
  readonly text: Content;
  readonly link: string | null;
  readonly pictureKey: string | null;
  readonly display: PictureDisplay | null;
}

/** The active hero banners of a day, by position. */
export const heroBanners = (db: Db, today: string): Promise<HeroBannerRow[]> =>
  db
    .selectFrom('hero_banner')
    .select((eb) => [
      'id',
      eb.ref('title').$castTo<Content>().as('title'),
      eb.ref('text').$castTo<Content>().as('text'),
      'link',
      'picture_key as pictureKey',
      pictureDisplay('hero_banner.picture_key').as('display'),
    ])
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('starts_on', 'is', null), eb('starts_on', '<=', today)]))
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', today)]))
    .orderBy('position')
    .orderBy('id')
    .execute();
