import { anonymousTransport } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { type ApprovalDecision, type LinkedApproval, orderApprovals } from '@sjaj/contract';
import { transport } from '../../../shared/api/api.ts';

type Reduction = Pick<ApprovalDecision, 'version' | 'lines'>;

interface Preview {
  readonly total: number | null;
  readonly totalBefore: number | null;
}

/** How a page decides on an order: as an account, or with the link of a mail. */
export interface ApprovalCalls {
  readonly preview: (body: Reduction, signal: AbortSignal) => Promise<Preview>;
  /** Resolves with what to tell the user. */
  readonly decide: (body: ApprovalDecision) => Promise<string | undefined>;
}

/** The decision of a user who is signed in. */
export function accountCalls(id: number): ApprovalCalls {
  const calls = clientFor(orderApprovals, transport);
  return {
    preview: async (body, signal) => (await calls.preview({ params: { id }, body }, { signal })).data,
    decide: async (body) => (await calls.decide({ params: { id }, body })).info?.message,
  };
}

const linked = clientFor(orderApprovals, anonymousTransport);

/** The order of a link. It reads; nothing is decided by following a link. */
export const readLinked = async (token: string, signal: AbortSignal): Promise<LinkedApproval> =>
  (await linked.openLink({ body: { token } }, { signal })).data;

/** The decision with the token of a link. */
export const linkedCalls = (token: string): ApprovalCalls => ({
  preview: async (body, signal) => (await linked.previewByLink({ body: { token, ...body } }, { signal })).data,
  decide: async (body) => (await linked.decideByLink({ body: { token, ...body } })).info?.message,
});
