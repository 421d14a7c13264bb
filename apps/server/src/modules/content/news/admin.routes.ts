import type { AdminNews, adminNews, NewsForm } from '@sjaj/contract';
import { type Language, slugOf } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { paginateInMemory } from '../../../kernel/paginate-in-memory.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import type { PictureDeps } from '../../../kernel/picture-records.ts';
import { type PictureOwner, replacePicture } from '../../../kernel/record-pictures.ts';
import { recordHandlers } from '../../../kernel/records.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { cleanText } from '../service/clean-text.ts';
import { addTextPicture } from '../service/pictures.ts';
import { stateOf } from './rules.ts';
import { ENTITY, lockPictureKey, newsRecords, type NewsRow, newsRows, setPictureKey } from './store/records.ts';

const pictures: PictureOwner = { entity: ENTITY, lockKey: lockPictureKey, setKey: setPictureKey };

interface ViewContext {
  readonly language: Language;
  readonly now: Date;
}

function newsView(row: NewsRow, { language, now }: ViewContext): AdminNews {
  const { id, version, form, pictureKey } = row;
  const name = localised(form.title, language);
  const state = stateOf({ ...form, publishedAt: row.publishedAt }, now);
  return { ...form, id, version, name, slug: slugOf(name), pictureUrl: pictureUrl(pictureKey), state };
}

const clean = (form: NewsForm): NewsForm => ({ ...form, content: cleanText(form.content, 'content') });

/** Staff write, publish and archive news. */
export function adminNewsHandlers(deps: PictureDeps): Handlers<typeof adminNews> {
  const { db } = deps;
  const records = recordHandlers({
    db,
    definition: newsRecords,
    clean,
    read: async (id, context) => {
      const [row] = await newsRows(db, id);
      return row && newsView(row, context);
    },
  });
  const saved = async (call: Parameters<typeof records.one>[0]) =>
    new WithMessage(await records.one(call), 'records.saved');
  return {
    ...records,
    list: async ({ body: { view, ...query }, language, now }) =>
      paginateInMemory(
        (await newsRows(db))
          .map((row) => newsView(row, { language, now }))
          .filter(({ state }) => (view === 'all' ? state !== 'archived' : state === view)),
        query,
        { language, text: ({ name, title }) => `${name} ${title.bs}`, columns: { name: ({ name }) => name } },
      ),
    setPicture: async (call) => {
      await replacePicture(deps, pictures, call.actor, { id: call.params.id, file: call.file });
      return saved(call);
    },
    removePicture: async (call) => {
      await replacePicture(deps, pictures, call.actor, { id: call.params.id, file: null });
      return saved(call);
    },
    addPicture: async ({ file, now }) => ({
      url: pictureUrl(await addTextPicture(deps, file.bytes, now), 800) ?? '',
    }),
  };
}
