import { z } from 'zod';
import { REQUEST_VIEWS } from './availability-requests.admin.ts';
import { CompanyChange } from './companies.details.ts';
import { ADMINISTRATORS, routes } from './route.ts';
import { ById, Done, Id, ListRequest, longText, shape } from './shapes.ts';

const Answer = longText(1_000);

/** A change of company data as staff see it. */
export const AdminCompanyChange = shape({
  ...CompanyChange.shape,
  company: shape({ id: Id, title: z.string() }),
  /** Null for a deleted account. */
  person: z.string().nullable(),
  decidedBy: z.string().nullable(),
});

/** A rejection says why. */
export const CompanyChangeDecision = z.discriminatedUnion('outcome', [
  shape({ outcome: z.literal('approved'), answer: Answer.default('') }),
  shape({ outcome: z.literal('rejected'), answer: Answer.min(1) }),
]);

export const adminCompanyChanges = routes({
  list: {
    method: 'POST',
    path: '/admin/company-changes/get-company-changes',
    access: ADMINISTRATORS,
    body: shape({ ...ListRequest.shape, view: z.enum(REQUEST_VIEWS).default('waiting') }),
    answer: AdminCompanyChange,
    paged: true,
    reads: true,
    summary: 'Changes of company data that companies ask for, newest first, each with old and new values.',
  },
  decide: {
    method: 'PUT',
    path: '/admin/company-changes/{id}',
    access: ADMINISTRATORS,
    params: ById,
    body: CompanyChangeDecision,
    answer: Done,
    problems: ['records.not_found', 'records.changed_meanwhile'],
    summary: 'Approves a change, which takes effect at once, or rejects it; the asker gets a message.',
  },
});

export type AdminCompanyChange = z.output<typeof AdminCompanyChange>;
export type CompanyChangeDecision = z.output<typeof CompanyChangeDecision>;
