import type { AdminHeroBanner, adminHeroBanners } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import type { PictureDeps } from '../../../kernel/picture-records.ts';
import { pictureHandlers } from '../../../kernel/record-pictures.ts';
import { recordListHandlers } from '../../../kernel/record-lists.ts';
import type { ViewContext } from '../../../kernel/request-context.ts';
import { isWithin } from '../rules.ts';
import { heroBannerPicture, heroBannerRecords, type HeroBannerRow, heroBannerRows } from './store/records.ts';

const bannerView = (row: HeroBannerRow, { language, now }: ViewContext): AdminHeroBanner => ({
  ...row.form,
  id: row.id,
  version: row.version,
  name: localised(row.form.title, language),
  pictureUrl: pictureUrl(row.pictureKey),
  isShown: row.form.isActive && isWithin(row.form, now),
});

/** Staff keep the hero banners of the main page. */
export function adminHeroBannerHandlers(deps: PictureDeps): Handlers<typeof adminHeroBanners> {
  const { db } = deps;
  const records = recordListHandlers({
    db,
    definition: heroBannerRecords,
    views: async (context, id) => (await heroBannerRows(db, id)).map((row) => bannerView(row, context)),
    isIn: ({ isShown }, { view }: { readonly view: 'all' | 'shown' | 'hidden' }) =>
      view === 'all' || isShown === (view === 'shown'),
    text: ({ name }) => name,
    columns: { name: ({ name }) => name },
  });
  return {
    ...records,
    ...pictureHandlers(deps, heroBannerPicture, records.one),
  };
}
