import type { Order } from '@sjaj/contract';
import { Panel } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import type { ApprovalCalls } from './approval-calls.ts';
import { ApprovalForm } from './approval-form.tsx';
import { LimitFacts } from './limit-facts.tsx';

interface ApprovalPanelProps {
  readonly order: Order;
  readonly calls: ApprovalCalls;
  /** In whose name it is decided, where that is not the user who is signed in. */
  readonly decidesAs?: string;
}

/** What weighs on the decision, and the decision, for users who may make it. */
export function ApprovalPanel({ order, calls, decidesAs }: ApprovalPanelProps) {
  const decides = order.may.includes('confirm');
  if (!order.approval && !decides) return null;
  return (
    <Panel title={t('limits.approval')} className="sj-noprint">
      <LimitFacts order={order} />
      {decides && <ApprovalForm {...{ order, calls, decidesAs }} />}
    </Panel>
  );
}
