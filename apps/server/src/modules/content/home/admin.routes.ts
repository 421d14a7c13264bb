import type { AdminHeroBanner, adminHeroBanners } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { paginateInMemory } from '../../../kernel/paginate-in-memory.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import { recordHandlers } from '../../../kernel/records.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { isWithin } from '../rules.ts';
import { type PictureDeps, type PictureOwner, replacePicture } from '../service/pictures.ts';
import {
  ENTITY,
  lockPictureKey,
  heroBannerRecords,
  type HeroBannerRow,
  heroBannerRows,
  setPictureKey,
} from './store/records.ts';

const pictures: PictureOwner = { entity: ENTITY, lockKey: lockPictureKey, setKey: setPictureKey };

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
  async function read(id: number, context: ViewContext): Promise<AdminHeroBanner | undefined> {
    const [row] = await heroBannerRows(db, id);
    return row && bannerView(row, context);
  }
  async function saved(id: number, context: ViewContext): Promise<WithMessage<AdminHeroBanner>> {
    const banner = await read(id, context);
    if (!banner) throw new Problem('records.not_found', 404);
    return new WithMessage(banner, 'records.saved');
  }
  return {
    ...recordHandlers({ db, definition: heroBannerRecords, read }),
    list: async ({ body: { view, ...query }, ...context }) =>
      paginateInMemory(
        (await heroBannerRows(db))
          .map((row) => bannerView(row, context))
          .filter(({ isShown }) => view === 'all' || isShown === (view === 'shown')),
        query,
        { language: context.language, text: ({ name }) => name, columns: { name: ({ name }) => name } },
      ),
    setPicture: async ({ actor, params: { id }, file, ...context }) => {
      await replacePicture(deps, pictures, actor, { id, bytes: file.bytes });
      return saved(id, context);
    },
    removePicture: async ({ actor, params: { id }, ...context }) => {
      await replacePicture(deps, pictures, actor, { id, bytes: null });
      return saved(id, context);
    },
  };
}
