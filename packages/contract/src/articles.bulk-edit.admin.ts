import { z } from 'zod';
import { AdminArticleListRequest } from './articles.admin.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Id, selectedIds, shape } from './shapes.ts';

const MOST_SELECTED = 100;

/** Articles that were ticked, or all that a list finds, on whatever page. */
export const ArticleSelection = z.union([
  shape({ ids: selectedIds(MOST_SELECTED) }),
  shape({ found: AdminArticleListRequest.pick({ view: true, brandIds: true, categoryIds: true, quickSearch: true }) }),
]);

/** What all of them get. */
const BulkEditChange = z.discriminatedUnion('field', [
  shape({ field: z.literal('isVisibleOnWeb'), value: z.boolean() }),
  shape({ field: z.literal('brandId'), value: Id }),
  shape({ field: z.literal('taxGroupId'), value: Id }),
  /** The only category that they are in from now on. */
  shape({ field: z.literal('categoryIds'), value: Id }),
  shape({ field: z.literal('tagIds'), value: Id, isAdded: z.boolean() }),
]);

export const BulkEditResult = shape({
  /** Articles that were not so already. */
  changed: z.int().min(0),
  /** By which it is taken back; null where nothing was changed. */
  id: Id.nullable(),
});

export const articleBulkEdits = routes({
  apply: {
    method: 'PUT',
    path: '/admin/articles/bulk-edit',
    access: BACK_OFFICE,
    body: shape({ selection: ArticleSelection, change: BulkEditChange }),
    answer: BulkEditResult,
    problems: ['articles.reference_unknown'],
    summary: 'Changes one field of many articles. Those that are so already stay as they are; prices stay.',
  },
  undo: {
    method: 'POST',
    path: '/admin/articles/bulk-edit/{id}/undo',
    access: BACK_OFFICE,
    params: ById,
    answer: BulkEditResult,
    problems: ['records.not_found', 'articles.bulk_edit_undone'],
    summary: 'Takes a change of many articles back, where nobody has changed the field again. Possible for seven days.',
  },
});

export type BulkEditChange = z.output<typeof BulkEditChange>;
export type ArticleSelection = z.output<typeof ArticleSelection>;
export type BulkEditResult = z.output<typeof BulkEditResult>;
