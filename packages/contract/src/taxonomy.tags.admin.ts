import { z } from 'zod';
import { RECORD_FIELDS, recordList, recordRoutes } from './records.ts';
import { localText, shape } from './shapes.ts';

export const TagForm = shape({ title: localText(60) });

export const AdminTag = shape({
  ...TagForm.shape,
  ...RECORD_FIELDS,
  /** Articles that customers find under it. */
  articles: z.int().min(0),
});

export const TAG_VIEWS = ['all', 'unused'] as const;
export const TAG_SORTS = ['name', 'articles'] as const;

export const adminTags = recordRoutes({
  path: 'tags',
  form: TagForm,
  view: AdminTag,
  list: recordList(TAG_VIEWS, TAG_SORTS),
  words: ['tag', 'tags'],
});

export type TagForm = z.output<typeof TagForm>;
export type AdminTag = z.output<typeof AdminTag>;
