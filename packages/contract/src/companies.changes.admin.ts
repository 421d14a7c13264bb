import { z } from 'zod';
import { REQUEST_VIEWS } from './availability-requests.admin.ts';
import { DataChange } from './companies.details.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, ListRequest, longText, shape } from './shapes.ts';

const Answer = longText(1_000);

/** A change as staff see it. */
export const AdminDataChange = shape({
  ...DataChange.shape,
  /** Null where a person asks to change their own data. */
  company: shape({ id: Id, title: z.string() }).nullable(),
  personId: Id.nullable(),
  /** Null for a deleted account. */
  person: z.string().nullable(),
  decidedBy: z.string().nullable(),
});

/** A rejection says why. */
export const DataChangeDecision = z.discriminatedUnion('outcome', [
  shape({ outcome: z.literal('approved'), answer: Answer.default('') }),
  shape({ outcome: z.literal('rejected'), answer: Answer.min(1) }),
]);

export const adminCompanyChanges = routes({
  list: {
    method: 'POST',
    path: '/admin/company-changes/get-company-changes',
    access: BACK_OFFICE,
    body: shape({ ...ListRequest.shape, view: z.enum(REQUEST_VIEWS).default('waiting') }),
    answer: AdminDataChange,
    paged: true,
    reads: true,
    summary: 'Changes that companies and people ask for in their data, newest first, each with old and new values.',
  },
  decide: {
    method: 'PUT',
    path: '/admin/company-changes/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: DataChangeDecision,
    answer: Done,
    problems: ['records.not_found', 'records.changed_meanwhile', 'companies.email_taken'],
    summary: 'Approves a change, which takes effect at once, or rejects it; the asker gets a message.',
  },
});

export type AdminDataChange = z.output<typeof AdminDataChange>;
export type DataChangeDecision = z.output<typeof DataChangeDecision>;
