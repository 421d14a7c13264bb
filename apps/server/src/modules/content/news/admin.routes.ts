import type { AdminNews, adminNews, NewsForm } from '@sjaj/contract';
import { slugOf } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import type { PictureDeps } from '../../../kernel/picture-records.ts';
import { pictureHandlers } from '../../../kernel/record-pictures.ts';
import { recordListHandlers } from '../../../kernel/record-lists.ts';
import type { ViewContext } from '../../../kernel/request-context.ts';
import { cleanText } from '../service/clean-text.ts';
import { addTextPicture } from '../service/pictures.ts';
import { stateOf } from './rules.ts';
import { newsPicture, newsRecords, type NewsRow, newsRows } from './store/records.ts';

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
  const records = recordListHandlers({
    db,
    definition: newsRecords,
    clean,
    views: async (context, id) => (await newsRows(db, id)).map((row) => newsView(row, context)),
    isIn: ({ state }, { view }: { readonly view: 'all' | AdminNews['state'] }) =>
      view === 'all' ? state !== 'archived' : state === view,
    text: ({ name, title }) => `${name} ${title.bs}`,
    columns: { name: ({ name }) => name },
  });
  return {
    ...records,
    ...pictureHandlers(deps, newsPicture, records.one),
    addPicture: async ({ file, now }) => ({
      url: pictureUrl(await addTextPicture(deps, file.bytes, now), 800) ?? '',
    }),
  };
}
