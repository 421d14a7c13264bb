import { z } from 'zod';
import { pictureRoutes, RECORD_FIELDS, recordList, recordRoutes } from './records.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { localText, NearDay, shape } from './shapes.ts';

/** In five languages at once, Cyrillic with two bytes a letter, it must fit into one request. */
const LONGEST_TEXT = 9_000;

const NEWS_STATES = ['draft', 'scheduled', 'published', 'ended', 'archived'] as const;

export const NewsForm = shape({
  title: localText(160),
  summary: localText(400).partial(),
  /** HTML; the server keeps what its allow-list has. */
  content: localText(LONGEST_TEXT),
  /** The first day in the shop; null for a draft. */
  publishOn: NearDay.nullable(),
  /** The last day in the shop; null where it stays. */
  publishUntil: NearDay.nullable(),
  isArchived: z.boolean(),
});

export const AdminNews = shape({
  ...NewsForm.shape,
  ...RECORD_FIELDS,
  slug: z.string(),
  pictureUrl: z.string().nullable(),
  state: z.enum(NEWS_STATES),
});

export const adminNews = {
  ...recordRoutes({
    path: 'news',
    form: NewsForm,
    view: AdminNews,
    list: recordList(['all', ...NEWS_STATES], ['default', 'name']),
    words: ['news item', 'news items, drafts first'],
    problems: ['content.days_turned', 'content.text_empty'],
  }),
  ...pictureRoutes({ path: 'news', view: AdminNews, one: 'news item' }),
  ...routes({
    addPicture: {
      method: 'POST',
      path: '/admin/content-pictures',
      access: BACK_OFFICE,
      answer: shape({ url: z.string() }),
      upload: true,
      problems: ['files.not_a_picture', 'files.not_stored', 'files.too_large'],
      summary: 'Stores a picture for the inside of a text: JPEG, PNG or WebP.',
    },
  }),
};

export type NewsForm = z.output<typeof NewsForm>;
export type AdminNews = z.output<typeof AdminNews>;
export type NewsState = (typeof NEWS_STATES)[number];
