import type { AdminNews, adminNews, NewsForm } from '@sjaj/contract';
import { type Language, slugOf } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { paginateInMemory } from '../../../kernel/paginate-in-memory.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import type { PictureDeps } from '../../../kernel/picture-records.ts';
import { pictureHandlers } from '../../../kernel/record-pictures.ts';
import { recordHandlers } from '../../../kernel/records.ts';
import { cleanText } from '../service/clean-text.ts';
import { addTextPicture } from '../service/pictures.ts';
import { stateOf } from './rules.ts';
import { newsPicture, newsRecords, type NewsRow, newsRows } from './store/records.ts';

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
  return {
    ...records,
    ...pictureHandlers(deps, newsPicture, records.one),
    list: async ({ body: { view, ...query }, language, now }) =>
      paginateInMemory(
        (await newsRows(db))
          .map((row) => newsView(row, { language, now }))
          .filter(({ state }) => (view === 'all' ? state !== 'archived' : state === view)),
        query,
        { language, text: ({ name, title }) => `${name} ${title.bs}`, columns: { name: ({ name }) => name } },
      ),
    addPicture: async ({ file, now }) => ({
      url: pictureUrl(await addTextPicture(deps, file.bytes, now), 800) ?? '',
    }),
  };
}
