import type { AdminHeroBanner, adminHeroBanners } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { paginateInMemory } from '../../../kernel/paginate-in-memory.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import type { PictureDeps } from '../../../kernel/picture-records.ts';
import { pictureHandlers } from '../../../kernel/record-pictures.ts';
import { recordHandlers } from '../../../kernel/records.ts';
import { isWithin } from '../rules.ts';
import { heroBannerPicture, heroBannerRecords, type HeroBannerRow, heroBannerRows } from './store/records.ts';

interface ViewContext {
  readonly language: Language;
  readonly now: Date;
}

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
  const records = recordHandlers({
    db,
    definition: heroBannerRecords,
    read: async (id, context) => {
      const [row] = await heroBannerRows(db, id);
      return row && bannerView(row, context);
    },
  });
  return {
    ...records,
    ...pictureHandlers(deps, heroBannerPicture, records.one),
    list: async ({ body: { view, ...query }, ...context }) =>
      paginateInMemory(
        (await heroBannerRows(db))
          .map((row) => bannerView(row, context))
          .filter(({ isShown }) => view === 'all' || isShown === (view === 'shown')),
        query,
        { language: context.language, text: ({ name }) => name, columns: { name: ({ name }) => name } },
      ),
  };
}
