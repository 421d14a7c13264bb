import { z } from 'zod';
import { UPLOAD_PROBLEMS } from './files.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Day, Done, Id, Language, name, NearDay, shape } from './shapes.ts';

export const DATASHEET_KINDS = ['safety', 'technical', 'certificate', 'manual', 'eco_label'] as const;

/** A datasheet of an article as staff see it. */
export const AdminDatasheet = shape({
  id: Id,
  kind: z.enum(DATASHEET_KINDS),
  language: z.string(),
  version: z.string().nullable(),
  issuedOn: Day.nullable(),
  name: z.string(),
  bytes: z.int(),
  /** How many other articles have the same file: they get its new version as well. */
  sharedWith: z.int().min(0),
});

const ofArticle = shape({ articleId: ById.shape.id });

export const adminDatasheets = routes({
  list: {
    method: 'GET',
    path: '/admin/articles/{articleId}/datasheets',
    access: BACK_OFFICE,
    params: ofArticle,
    answer: z.array(AdminDatasheet),
    problems: ['records.not_found'],
    summary: 'The datasheets of an article.',
  },
  create: {
    method: 'POST',
    path: '/admin/articles/{articleId}/datasheets',
    access: BACK_OFFICE,
    params: ofArticle,
    upload: 'stream',
    form: shape({
      kind: z.enum(DATASHEET_KINDS),
      language: Language,
      version: name(20).optional(),
      issuedOn: NearDay.optional(),
    }),
    answer: z.array(AdminDatasheet),
    idempotent: true,
    limit: { requests: 60, seconds: 60 },
    problems: [...UPLOAD_PROBLEMS, 'records.not_found'],
    summary:
      'Adds a datasheet, in place of the one of its kind and language, also at the articles that share that one. Who has bought one of them is told of a new safety data sheet.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/articles/{articleId}/datasheets/{id}',
    access: BACK_OFFICE,
    params: shape({ ...ofArticle.shape, id: ById.shape.id }),
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Takes a datasheet from an article; other articles keep it.',
  },
});

export type DatasheetKind = (typeof DATASHEET_KINDS)[number];
export type AdminDatasheet = z.output<typeof AdminDatasheet>;
