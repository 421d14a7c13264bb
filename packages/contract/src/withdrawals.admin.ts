import { z } from 'zod';
import { REQUEST_VIEWS } from './availability-requests.admin.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Day, Done, Id, Instant, ListRequest, longText, shape } from './shapes.ts';

const LONGEST_ANSWER = 1_000;

export const AdminWithdrawal = shape({
  id: Id,
  order: shape({ id: Id, number: z.string() }),
  /** The buyer, as the order names them. */
  person: z.string(),
  email: z.string(),
  goods: z.string(),
  note: z.string(),
  /** As account number with dashes; null where the money goes back to the card. */
  refundAccount: z.string().nullable(),
  until: Day.nullable(),
  isLate: z.boolean(),
  createdAt: Instant,
  outcome: z.enum(['accepted', 'refused']).nullable(),
  answer: z.string().nullable(),
  answeredAt: Instant.nullable(),
  answeredBy: z.string().nullable(),
});

export const adminWithdrawals = routes({
  list: {
    method: 'POST',
    path: '/admin/withdrawals/get-withdrawals',
    access: BACK_OFFICE,
    body: shape({ ...ListRequest.shape, view: z.enum(REQUEST_VIEWS).default('waiting') }),
    answer: AdminWithdrawal,
    paged: true,
    reads: true,
    summary: 'Who has withdrawn from which purchase, newest first.',
  },
  answer: {
    method: 'PUT',
    path: '/admin/withdrawals/{id}/answer',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ outcome: z.enum(['accepted', 'refused']), answer: longText(LONGEST_ANSWER).min(1) }),
    answer: Done,
    problems: ['records.not_found', 'records.changed_meanwhile'],
    summary: 'Accepts a withdrawal, with how the goods come back, or refuses one with the reason; the buyer is mailed.',
  },
});

export type AdminWithdrawal = z.output<typeof AdminWithdrawal>;
