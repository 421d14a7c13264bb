import { z } from 'zod';
import { ComplaintFiles } from './complaints.ts';
import {
  COMPLAINT_OUTCOMES,
  Complaint,
  ComplaintEntry,
  ComplaintKind,
  ComplaintRow,
  ComplaintStatus,
  LONGEST_COMPLAINT,
} from './complaints.view.ts';
import { RECORD_FIELDS } from './records.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, Instant, Language, ListRequest, localText, longText, name, shape } from './shapes.ts';

/** The queues of the inbox. */
export const COMPLAINT_VIEWS = ['open', 'mine', 'completed', 'all'] as const;

const Customer = shape({
  /** Null for a private customer. */
  companyId: Id.nullable(),
  title: z.string(),
});
const Assignee = shape({ id: Id, name: z.string() });

export const AdminComplaintRow = shape({
  ...ComplaintRow.omit({ lastAnswer: true }).shape,
  customer: Customer,
  assignee: Assignee.nullable(),
  /** The beginning of the first message. */
  summary: z.string(),
  /** Since when a message of the customer waits for an answer. */
  unansweredSince: Instant.nullable(),
});

export const AdminComplaintEntry = shape({
  ...ComplaintEntry.shape,
  /** A note that only staff read. */
  isInternal: z.boolean(),
});

const PreviousComplaint = shape({
  id: Id,
  number: z.string(),
  status: ComplaintStatus,
  kind: ComplaintKind,
  productName: z.string(),
  createdAt: Instant,
});

export const AdminComplaint = shape({
  ...Complaint.omit({ entries: true, may: true, reopenUntil: true }).shape,
  customer: shape({ ...Customer.shape, email: z.string(), phone: z.string().nullable() }),
  /** The language of the person who sent it. */
  language: Language,
  assignee: Assignee.nullable(),
  unansweredSince: Instant.nullable(),
  entries: z.array(AdminComplaintEntry),
  /** The statuses that staff may set next. */
  next: z.array(ComplaintStatus),
  /** The quantity of the order line. */
  ordered: z.int().nullable(),
  /** Complaints about the same article within the 30 days before this one, of all customers. */
  sameArticle: z.int(),
  /** Other complaints of the customer, newest first, and how many are open. */
  previous: z.array(PreviousComplaint),
  previousTotal: z.int(),
  previousOpen: z.int(),
});

/** What an answer is given to: complaints, requests for an article that is not in stock, for a presentation, for an account, questions. */
export const ANSWER_TOPICS = ['complaints', 'availability', 'presentations', 'accounts', 'questions'] as const;

/** The text may name `{name}`, `{article}` and `{order}`, which are filled when it is inserted. */
export const AnswerTemplateForm = shape({
  title: name(80),
  content: localText(LONGEST_COMPLAINT),
  topics: z.array(z.enum(ANSWER_TOPICS)).min(1, { error: 'none_selected' }).max(ANSWER_TOPICS.length),
});
export const AnswerTemplate = shape({ ...AnswerTemplateForm.shape, ...RECORD_FIELDS });

const Version = z.int().min(1);
const Text = longText(LONGEST_COMPLAINT).min(1);

export const adminComplaints = routes({
  list: {
    method: 'POST',
    path: '/admin/complaints/get-complaints',
    access: BACK_OFFICE,
    body: shape({
      ...ListRequest.shape,
      view: z.enum(COMPLAINT_VIEWS).default('open'),
      kind: ComplaintKind.optional(),
      companyId: Id.optional(),
      machineId: Id.optional(),
    }),
    answer: AdminComplaintRow,
    paged: true,
    reads: true,
    summary: 'Complaints of all customers: open ones by how long they wait, completed ones newest first.',
  },
  counts: {
    method: 'GET',
    path: '/admin/complaints/counts',
    access: BACK_OFFICE,
    answer: shape({ open: z.int(), mine: z.int(), completed: z.int(), unanswered: z.int() }),
    summary: 'How many complaints are in each queue.',
  },
  one: {
    method: 'GET',
    path: '/admin/complaints/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminComplaint,
    problems: ['complaints.not_found'],
    summary: 'A complaint with its conversation, internal notes and the facts that staff need to decide.',
  },
  assignees: {
    method: 'GET',
    path: '/admin/complaints/assignees',
    access: BACK_OFFICE,
    answer: z.array(Assignee),
    summary: 'Staff whom a complaint can be assigned to.',
  },
  answer: {
    method: 'POST',
    path: '/admin/complaints/{id}/answer',
    access: BACK_OFFICE,
    params: ById,
    body: shape({
      version: Version,
      /** May be empty where the complaint is taken into processing: the customer gets a standard text then. */
      text: longText(LONGEST_COMPLAINT).default(''),
      /** The status that the answer sets; left out, it stays. */
      status: ComplaintStatus.optional(),
      /** With the status resolved. */
      outcome: z.enum(COMPLAINT_OUTCOMES).optional(),
      fileIds: ComplaintFiles,
    }),
    answer: shape({ entryId: Id }),
    idempotent: true,
    problems: [
      'complaints.not_found',
      'complaints.transition_not_allowed',
      'complaints.text_required',
      'complaints.outcome_required',
      'complaints.changed_meanwhile',
      'files.not_found',
    ],
    summary: 'Answers the customer and sets the next status in the same step.',
  },
  addNote: {
    method: 'POST',
    path: '/admin/complaints/{id}/notes',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ text: Text, fileIds: ComplaintFiles }),
    answer: shape({ entryId: Id }),
    idempotent: true,
    problems: ['complaints.not_found', 'files.not_found'],
    summary: 'Adds a note that only staff read.',
  },
  assign: {
    method: 'PUT',
    path: '/admin/complaints/{id}/assignee',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ version: Version, assigneeId: Id.nullable() }),
    answer: Done,
    problems: ['complaints.not_found', 'complaints.no_such_assignee', 'complaints.changed_meanwhile'],
    summary: 'Assigns a complaint to a member of staff, or to nobody.',
  },
});

export const adminAnswerTemplates = routes({
  list: {
    method: 'POST',
    path: '/admin/answer-templates/get-templates',
    access: BACK_OFFICE,
    body: shape({
      ...ListRequest.shape,
      sortBy: z.enum(['default', 'name']).default('default'),
      isSortAscending: z.boolean().default(true),
    }),
    answer: AnswerTemplate,
    paged: true,
    reads: true,
    summary: 'Templates of answers to complaints and requests, by title.',
  },
  one: {
    method: 'GET',
    path: '/admin/answer-templates/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AnswerTemplate,
    problems: ['records.not_found'],
    summary: 'One template.',
  },
  create: {
    method: 'POST',
    path: '/admin/answer-templates',
    access: BACK_OFFICE,
    body: AnswerTemplateForm,
    answer: AnswerTemplate,
    idempotent: true,
    problems: ['records.not_found', 'records.taken'],
    summary: 'Adds a template.',
  },
  update: {
    method: 'PUT',
    path: '/admin/answer-templates/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...AnswerTemplateForm.shape, version: Version }),
    answer: AnswerTemplate,
    problems: ['records.not_found', 'records.changed_meanwhile', 'records.taken', 'records.in_use'],
    summary: 'Changes a template.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/answer-templates/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found', 'records.in_use'],
    summary: 'Deletes a template.',
  },
});

export type AdminComplaintRow = z.output<typeof AdminComplaintRow>;
export type AdminComplaintEntry = z.output<typeof AdminComplaintEntry>;
export type AdminComplaint = z.output<typeof AdminComplaint>;
export type AnswerTopic = (typeof ANSWER_TOPICS)[number];
export type AnswerTemplate = z.output<typeof AnswerTemplate>;
export type AnswerTemplateForm = z.output<typeof AnswerTemplateForm>;
export type ComplaintView = (typeof COMPLAINT_VIEWS)[number];
