import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { Instant, localText, shape } from './shapes.ts';

const LONGEST_TITLE = 120;
/** In five languages at once, Cyrillic with two bytes a letter, it must fit into one request. */
const LONGEST_TERMS = 9_000;

export const TermsForm = shape({
  title: localText(LONGEST_TITLE),
  /** HTML; the server keeps what its allow-list has. */
  content: localText(LONGEST_TERMS),
});

export const AdminTerms = shape({
  title: localText(LONGEST_TITLE).partial(),
  content: localText(LONGEST_TERMS).partial(),
  /** From when this version is in force; null where there are no terms yet. */
  validFrom: Instant.nullable(),
  version: z.int().min(0),
});

export const adminTerms = routes({
  read: {
    method: 'GET',
    path: '/admin/terms',
    access: BACK_OFFICE,
    answer: AdminTerms,
    summary: 'The terms of use in force, in all languages.',
  },
  update: {
    method: 'PUT',
    path: '/admin/terms',
    access: BACK_OFFICE,
    body: shape({ ...TermsForm.shape, version: z.int().min(0) }),
    answer: AdminTerms,
    problems: ['records.changed_meanwhile', 'content.text_empty'],
    summary: 'Makes a new version of the terms, in force at once; orders keep the version that was accepted with them.',
  },
});

export type AdminTerms = z.output<typeof AdminTerms>;
export type TermsForm = z.output<typeof TermsForm>;
