import { z } from 'zod';
import type { Capability } from './capabilities.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, ids, Instant, longText, shape } from './shapes.ts';

/** The records that staff write notes on, as the audit log calls them, and what one has to be allowed to do to read them. */
export const NOTE_CAPABILITIES = {
  company: ['viewCustomers'],
  sales_order: ['viewOrders'],
  complaint: ['handleComplaints'],
  article: ['viewArticles', 'editArticles'],
  machine: ['editCustomers'],
  user: ['manageAccounts'],
  promotion: ['editPromotions'],
  coupon: ['editPromotions'],
  category: ['editArticles'],
  brand: ['editArticles'],
  carrier: ['editSettings'],
  pickup_place: ['editSettings'],
} as const satisfies Readonly<Record<string, readonly Capability[]>>;

export type NoteEntity = keyof typeof NOTE_CAPABILITIES;
const NOTE_ENTITIES = Object.keys(NOTE_CAPABILITIES) as [NoteEntity, ...NoteEntity[]];

const LONGEST_NOTE = 2_000;
const MOST_MENTIONS = 20;

/** A note as it is entered. */
export const NoteForm = shape({
  text: longText(LONGEST_NOTE).min(1),
  /** The colleagues who are told of it; the text names them as `@Ana Anić`. */
  mentionIds: ids(MOST_MENTIONS),
});

const Colleague = shape({ id: Id, name: z.string() });

export const RecordNote = shape({
  id: Id,
  text: z.string(),
  who: z.string(),
  at: Instant,
  mentions: z.array(Colleague),
  /** Whether the caller has written it; nobody else deletes it. */
  mayDelete: z.boolean(),
});

const OfRecord = shape({ entity: z.enum(NOTE_ENTITIES), ...ById.shape });
const path = '/admin/notes/{entity}/{id}' as const;

/** Notes of staff on the records that the caller may open. */
export const adminNotes = routes({
  list: {
    method: 'GET',
    path,
    access: BACK_OFFICE,
    params: OfRecord,
    answer: z.array(RecordNote),
    problems: ['records.not_found'],
    summary: 'The notes on a record, the newest first; the last hundred.',
  },
  colleagues: {
    method: 'GET',
    path: `${path}/colleagues`,
    access: BACK_OFFICE,
    params: OfRecord,
    answer: z.array(Colleague),
    problems: ['records.not_found'],
    summary: 'Who may open the record too, and can be named in a note on it.',
  },
  create: {
    method: 'POST',
    path,
    access: BACK_OFFICE,
    params: OfRecord,
    body: NoteForm,
    answer: RecordNote,
    idempotent: true,
    problems: ['records.not_found', 'notes.cannot_read'],
    summary: 'Adds a note. The colleagues whom it names are told of it.',
  },
  remove: {
    method: 'DELETE',
    path: `${path}/{noteId}`,
    access: BACK_OFFICE,
    params: shape({ ...OfRecord.shape, noteId: ById.shape.id }),
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Deletes a note of the caller; 404 for one of somebody else.',
  },
});

export type NoteForm = z.output<typeof NoteForm>;
export type RecordNote = z.output<typeof RecordNote>;
