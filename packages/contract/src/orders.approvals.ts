import { z } from 'zod';
import { LinkToken } from './guests.ts';
import { EDIT_PROBLEMS, OrderEditRequest } from './orders.edits.ts';
import { Order, OrderEvent } from './orders.view.ts';
import { CUSTOMERS, EVERYONE, routes } from './route.ts';
import { ById, Instant, longText, SeenPrice, shape } from './shapes.ts';

/** The order as the approver has seen it, and the lines that become less; 0 takes one out. */
const ReducedLines = shape({ version: OrderEditRequest.shape.version, lines: OrderEditRequest.shape.lines });

export const ApprovalDecision = shape({
  ...ReducedLines.shape,
  /** `return` ends the order: its orderer may put the lines into the cart again. */
  decision: z.enum(['approve', 'return']),
  /** For the orderer. Required with less than was ordered, and with a return. */
  note: longText(500).optional(),
});

/** What the order would come to with less. */
const ApprovalPreview = shape({ net: SeenPrice, vat: SeenPrice, total: SeenPrice, totalBefore: SeenPrice });

/** What the link of a mail shows. */
const LinkedApproval = shape({
  /** Whom the link was sent to. */
  approver: z.string(),
  orderNumber: z.string(),
  expiresAt: Instant,
  /** Null where nothing waits for them any more. */
  order: Order.nullable(),
  /** What became of the order; null while it waits. */
  ended: OrderEvent.nullable(),
  /** Whether it was approved with less than was ordered. */
  isReduced: z.boolean(),
});

const WithToken = { token: LinkToken };
const PREVIEW_PROBLEMS = [...EDIT_PROBLEMS, 'orders.approval_over', 'orders.approval_not_less'] as const;
const DECISION_PROBLEMS = [...PREVIEW_PROBLEMS, 'orders.approval_note_required', 'orders.goods_missing'] as const;
const LINK_LIMIT = { requests: 300, seconds: 3_600, freeRequests: 100 };

export const orderApprovals = routes({
  waiting: {
    method: 'GET',
    path: '/orders/waiting-for-approval',
    access: CUSTOMERS,
    answer: shape({ count: z.int().min(0) }),
    summary: 'How many orders wait for the decision of the caller, as company admin or as a deputy.',
  },
  preview: {
    method: 'POST',
    path: '/orders/{id}/approval-preview',
    access: CUSTOMERS,
    params: ById,
    body: ReducedLines,
    answer: ApprovalPreview,
    problems: PREVIEW_PROBLEMS,
    reads: true,
    summary: 'What an order that waits for the caller would come to with less.',
  },
  decide: {
    method: 'POST',
    path: '/orders/{id}/approval',
    access: CUSTOMERS,
    params: ById,
    body: ApprovalDecision,
    answer: Order,
    problems: DECISION_PROBLEMS,
    summary: 'Approves an order that waits for the caller, as it is or with less, or returns it to its orderer.',
  },
  openLink: {
    method: 'POST',
    path: '/order-approvals/open',
    access: EVERYONE,
    body: shape(WithToken),
    answer: LinkedApproval,
    limit: LINK_LIMIT,
    problems: ['orders.approval_link_unknown'],
    reads: true,
    summary: 'The order that the link of a mail asks its receiver to approve. Decides nothing.',
  },
  previewByLink: {
    method: 'POST',
    path: '/order-approvals/preview',
    access: EVERYONE,
    body: shape({ ...WithToken, ...ReducedLines.shape }),
    answer: ApprovalPreview,
    limit: LINK_LIMIT,
    problems: ['orders.approval_link_unknown', ...PREVIEW_PROBLEMS],
    reads: true,
    summary: 'The same as `preview`, for the receiver of the mail.',
  },
  decideByLink: {
    method: 'POST',
    path: '/order-approvals/decide',
    access: EVERYONE,
    body: shape({ ...WithToken, ...ApprovalDecision.shape }),
    answer: LinkedApproval,
    limit: LINK_LIMIT,
    problems: ['orders.approval_link_unknown', ...DECISION_PROBLEMS],
    summary: 'The same as `decide`, for the receiver of the mail.',
  },
});

/** What a company has decided on an order that waited for its approval; `reduced` is approved with less. */
export type ApprovalOutcome = 'approved' | 'reduced' | 'returned';
export type ApprovalDecision = z.output<typeof ApprovalDecision>;
export type LinkedApproval = z.output<typeof LinkedApproval>;
