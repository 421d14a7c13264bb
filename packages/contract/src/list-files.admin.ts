import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { Done, longText, name, shape } from './shapes.ts';

const MOST_COLUMNS = 60;
/** As many records as may be chosen at once by what a list finds. */
export const MOST_FOUND_ROWS = 1_000;

const FieldPath = z
  .string()
  .max(80)
  .regex(/^[a-zA-Z]\w*(?:\.[a-zA-Z]\w*)*$/);

const ListFileColumn = shape({
  /** A field of the list's rows; a part of one after a dot: `file.bytes`. */
  field: FieldPath,
  title: name(80),
  /** What a person calls the values of the field, such as statuses and `true`; any other value is written as it is. */
  labels: z.record(z.string().max(60), longText(200)).default({}),
});

/** The path of the call that answers a list. */
const ListPath = z
  .string()
  .max(120)
  .regex(/^(?:\/[a-z0-9-]+)+$/);
/** What that call is asked: its view, filters and order. Its page is not taken. */
const Request = z.record(z.string().max(60), z.unknown()).default({});

const Field = shape({
  field: z.string(),
  /** Every value that it may have, for an enumeration; empty for a field of any other kind. */
  values: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Whether it holds several of them. */
  isList: z.boolean(),
});

/** Lists of the back office read whole: as files, and for what is done with all that they find. */
export const adminListFiles = routes({
  fields: {
    method: 'POST',
    path: '/admin/list-files/get-fields',
    access: BACK_OFFICE,
    body: shape({ list: ListPath }),
    answer: z.array(Field),
    problems: ['access.not_allowed', 'lists.not_found'],
    reads: true,
    summary: 'The fields of the rows of a list, with the values of enumerations.',
  },
  found: {
    method: 'POST',
    path: '/admin/list-files/get-found-rows',
    access: BACK_OFFICE,
    body: shape({ list: ListPath, request: Request }),
    answer: z.array(z.record(z.string(), z.unknown())),
    // The last one is that of a list.
    problems: ['access.not_allowed', 'lists.not_found', 'lists.too_many_found', 'reports.period'],
    reads: true,
    summary:
      'All rows that a list of the back office finds, as its own call answers them, to do something with each. 400 for more than 1,000.',
  },
  create: {
    method: 'POST',
    path: '/admin/list-files/export-rows',
    access: BACK_OFFICE,
    body: shape({
      list: ListPath,
      request: Request,
      columns: z.array(ListFileColumn).min(1).max(MOST_COLUMNS),
      title: name(80),
      format: z.enum(['csv', 'xlsx']).default('xlsx'),
    }),
    answer: Done,
    download: true,
    limit: { requests: 30, seconds: 60 },
    // The last one is that of a list.
    problems: [
      'access.not_allowed',
      'lists.not_found',
      'lists.unknown_field',
      'lists.too_many_for_file',
      'reports.period',
    ],
    reads: true,
    summary:
      'All rows that a list of the back office finds as a spreadsheet, with chosen columns: what the caller may read there.',
  },
});

export type ListFileColumn = z.output<typeof ListFileColumn>;
