import '../order.css';
import './approval.css';
import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconChecks, IconCircleCheck } from '@tabler/icons-react';
import type { QueuedOrder } from '@sjaj/contract';
import { sumKm } from '@sjaj/domain';
import { Button, ButtonLink, ConfirmDialog, EmptyState, PageTitle, Panel, Skeleton } from '@sjaj/ui';
import { kmText } from '../../../shared/figures/amounts.ts';
import { Key } from '../../../shared/keys/key.tsx';
import { useSingleKeys } from '../../../shared/keys/single-keys.ts';
import { ActionDialog } from '../../../shared/orders/action-dialog.tsx';
import { questionAbout } from '../../../shared/orders/order-actions.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { BulkReport } from '../bulk-report.tsx';
import { approvalQuery, orderQuery } from '../queries.ts';
import { ApprovalList } from './approval-list.tsx';
import { ApprovalOrder } from './approval-order.tsx';
import { signTexts } from './approval-signs.tsx';
import { neighbourOf, stepFrom } from './queue.logic.ts';
import { useDecisions } from './use-decisions.ts';

/** The approval queue: the order that waits longest first; a decision opens the next one. */
export function ApprovalPage() {
  const { data, error, refetch } = useQuery(approvalQuery);
  if (data) return <Queue all={data.orders} />;
  return (
    <>
      <PageTitle title={t('approvalQueue.title')} />
      {error ? (
        <Panel>
          <FailureState error={error} onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <Skeleton height={480} radius={12} />
      )}
    </>
  );
}

type Question = 'approve' | 'reject' | 'approveClear';

function Queue({ all }: { readonly all: readonly QueuedOrder[] }) {
  const { waiting, decide, approveAll, refused, closeReport } = useDecisions(all);
  const [openId, setOpenId] = useState<number>();
  const [question, setQuestion] = useState<Question | null>(null);
  const open = waiting.find(({ id }) => id === openId) ?? waiting[0];
  const clear = waiting.filter(({ isClear }) => isClear);
  usePrefetchedOrder(open && stepFrom(waiting, open.id, 1)?.id);
  const step = (by: 1 | -1) => {
    const next = stepFrom(waiting, open?.id, by);
    if (next) setOpenId(next.id);
  };
  const decideOnOpen = (action: 'approve' | 'reject', reason?: string) => {
    if (!open) return;
    setQuestion(null);
    setOpenId(neighbourOf(waiting, open.id)?.id);
    void decide(open, { action, ...(reason !== undefined && { reason }) });
  };
  const approve = () => (open?.isClear ? decideOnOpen('approve') : setQuestion('approve'));
  useSingleKeys(
    open
      ? {
          a: approve,
          r: () => setQuestion('reject'),
          j: () => step(1),
          k: () => step(-1),
          ...(clear.length > 0 && { g: () => setQuestion('approveClear') }),
        }
      : {},
  );
  return (
    <>
      <PageTitle
        title={t('approvalQueue.title')}
        actions={
          clear.length > 0 && (
            <Button
              size="sm"
              variant="line"
              icon={<IconChecks size={16} aria-hidden="true" />}
              onClick={() => setQuestion('approveClear')}
            >
              {t('approvalQueue.approveClear', { count: clear.length })} <Key name="G" />
            </Button>
          )
        }
      />
      {open ? (
        <div className="apq">
          <section className="apq-list" aria-label={t('approvalQueue.oldestFirst')}>
            <ApprovalList orders={waiting} openId={open.id} onOpen={({ id }) => setOpenId(id)} onStep={step} />
          </section>
          <ApprovalOrder
            order={open}
            at={waiting.indexOf(open)}
            count={waiting.length}
            onStep={step}
            onApprove={approve}
            onReject={() => setQuestion('reject')}
          />
        </div>
      ) : (
        <AllDecided takesFocus={all.length > 0} />
      )}
      {open && (question === 'approve' || question === 'reject') && (
        <ActionDialog
          action={question}
          question={questionAbout(question, open.orderNumber)}
          remarks={signTexts(open)}
          busy={false}
          onConfirm={(reason) => decideOnOpen(question, reason)}
          onClose={() => setQuestion(null)}
        />
      )}
      {/* It goes with its answer: while it closes, no order could take the focus. */}
      {question === 'approveClear' && clear.length > 0 && (
        <ConfirmDialog
          title={t('orders.approve')}
          open
          confirmLabel={t('orders.approveCount', { count: clear.length })}
          onConfirm={() => {
            setQuestion(null);
            void approveAll(clear);
          }}
          onClose={() => setQuestion(null)}
        >
          {t('approvalQueue.approveClearQuestion', {
            count: clear.length,
            amount: kmText(sumKm(clear.map(({ amountWithoutVat }) => amountWithoutVat ?? 0))),
          })}
        </ConfirmDialog>
      )}
      <BulkReport refused={refused} onClose={closeReport} />
    </>
  );
}

/** An empty queue. After the last decision Enter goes on to shipping. */
function AllDecided({ takesFocus }: { readonly takesFocus: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  const isAfterDecision = useRef(takesFocus);
  useEffect(() => {
    if (isAfterDecision.current) panel.current?.querySelector('a')?.focus();
  }, []);
  return (
    <div ref={panel}>
      <Panel>
        <EmptyState
          icon={<IconCircleCheck size={28} />}
          title={t('approvalQueue.allDone')}
          text={t('approvalQueue.allDoneText')}
          actions={<ButtonLink href="/queues/shipping">{t('approvalQueue.openShipping')}</ButtonLink>}
        />
      </Panel>
    </div>
  );
}

/** Loads the order that a decision opens next. */
function usePrefetchedOrder(id: number | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (id !== undefined) void queries.prefetchQuery({ ...orderQuery(id), staleTime: 30_000 });
  }, [queries, id]);
}
