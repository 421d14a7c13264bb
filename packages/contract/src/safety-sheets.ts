import { z } from 'zod';
import { PRINT_PROBLEMS } from './finance.documents.ts';
import { CUSTOMERS, routes } from './route.ts';
import { ById, Day, Done, Id, Instant, name, NearDay, shape } from './shapes.ts';

/** What sheets are put in order by: where the goods went, or the saved carts that have them, which often are rooms. */
export const SAFETY_GROUPINGS = ['place', 'saved_cart'] as const;

/** The purchases that count: of a period, and of one place by its name; a saved cart is one where they are put in order by these. */
const SafetyFilter = shape({
  from: NearDay.optional(),
  to: NearDay.optional(),
  place: name(200).optional(),
  by: z.enum(SAFETY_GROUPINGS).default('place'),
});

const SafetySheet = shape({
  articleId: Id,
  code: z.string(),
  title: z.string(),
  slug: z.string(),
  pictograms: z.array(z.string()),
  signalWord: z.enum(['danger', 'warning']).nullable(),
  /** Where it was delivered to, or the saved carts that have it. */
  places: z.array(z.string()),
  lastBoughtAt: Instant,
  /** The one in the caller's language, or the nearest; null where the supplier has none. */
  sheet: shape({
    id: Id,
    version: z.string().nullable(),
    issuedOn: Day.nullable(),
    language: z.string(),
    name: z.string(),
    bytes: z.int(),
  }).nullable(),
});

export const safetySheets = routes({
  list: {
    method: 'GET',
    path: '/safety-sheets',
    access: CUSTOMERS,
    query: SafetyFilter,
    answer: shape({
      /** All places of the caller's purchases, or saved carts with them, to choose from. */
      places: z.array(z.string()),
      sheets: z.array(SafetySheet),
    }),
    summary: 'The hazardous articles that the caller or the company has bought, with their safety data sheets.',
  },
  file: {
    method: 'GET',
    path: '/safety-sheets/{id}/file',
    access: CUSTOMERS,
    params: ById,
    answer: Done,
    download: true,
    limit: { requests: 120, seconds: 60 },
    problems: ['files.not_found'],
    summary: 'One of the listed sheets, also of an article that the shop shows no longer.',
  },
  binder: {
    method: 'GET',
    path: '/safety-sheets/binder',
    access: CUSTOMERS,
    query: SafetyFilter,
    answer: Done,
    download: true,
    limit: { requests: 10, seconds: 60 },
    problems: [...PRINT_PROBLEMS, 'safetySheets.none', 'safetySheets.too_many'],
    summary: 'Their safety data sheets as one ZIP file: an index as PDF, and a folder for each place or saved cart.',
  },
});

export type SafetyGrouping = (typeof SAFETY_GROUPINGS)[number];
export type SafetySheet = z.output<typeof SafetySheet>;
