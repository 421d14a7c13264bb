import { IconChecklist, IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf, usePageTitle } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import { type LinkedApproval, ORDER_STATUS } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Button, ButtonLink, EmptyState, Notice, PageTitle, Skeleton } from '@sjaj/ui';
import { LINKED_ORDER } from '../../../shared/order-access/link-access.ts';
import { OrderAccessProvider } from '../../../shared/order-access/order-access.ts';
import { useApprovalLink } from '../../../shared/order-access/order-link-session.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { OrderSummary } from '../order-content.tsx';
import { OrderFacts } from '../order-facts.tsx';
import { OrderLines } from '../order-lines.tsx';
import { linkedCalls, readLinked } from './approval-calls.ts';
import { ApprovalPanel } from './approval-panel.tsx';
import styles from './approval.module.css';

/** The page of the link in the mail that asks for an approval. Following the link reads; only the buttons decide. */
export function LinkedApprovalPage() {
  const token = useApprovalLink();
  return token === null ? <NoLink text={t('approval.noLink')} /> : <Linked key={token} token={token} />;
}

function Linked({ token }: { readonly token: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [LINKED_ORDER.key, 'approval', token],
    queryFn: ({ signal }) => readLinked(token, signal),
    gcTime: 0,
  });
  // Also of a page that is open since before the link was over.
  if (error instanceof CallFailed && [400, 404].includes(error.status)) return <NoLink text={messageOf(error)} />;
  if (data) return <Approval approval={data} token={token} />;
  if (!error) return <Skeleton height={320} />;
  return (
    <NoLink text={messageOf(error)}>
      <Button busy={isFetching} onClick={() => void refetch()}>
        {t('action.tryAgain')}
      </Button>
    </NoLink>
  );
}

interface ApprovalProps {
  readonly approval: LinkedApproval;
  readonly token: string;
}

function Approval({ approval, token }: ApprovalProps) {
  const { order, orderNumber, approver, expiresAt } = approval;
  const title = t('orders.one', { number: orderNumber });
  usePageTitle(title);
  if (order === null) return <Ended approval={approval} />;
  const until = formatDateTime(new Date(expiresAt), language());
  return (
    <OrderAccessProvider value={LINKED_ORDER}>
      <div className={styles.linked}>
        <PageTitle first title={title} note={<OrderSummary order={order} />} />
        <Notice tone="info">{t('approval.linkFor', { name: approver, until })}</Notice>
        <ApprovalPanel order={order} calls={linkedCalls(token)} decidesAs={approver} />
        <OrderLines order={order} />
        <OrderFacts order={order} />
      </div>
    </OrderAccessProvider>
  );
}

/** What became of the order; who may no longer decide is not told. */
function Ended({ approval }: { readonly approval: LinkedApproval }) {
  const { orderNumber: number, ended } = approval;
  const facts = ended && {
    who: ended.who,
    at: formatDateTime(new Date(ended.at), language()),
  };
  return (
    <EmptyState
      page
      icon={<IconChecklist size={28} />}
      title={t(endOf(approval), { number })}
      text={[facts && t('approval.endedBy', facts), ended?.reason].filter(Boolean).join(' · ')}
      actions={<ButtonLink href="/profile/orders">{t('approval.toOrders')}</ButtonLink>}
    />
  );
}

function endOf({ ended, isReduced }: LinkedApproval) {
  if (ended === null) return 'approval.over';
  if (ended.to !== ORDER_STATUS.cancelled) return isReduced ? 'approval.endedReduced' : 'approval.endedApproved';
  return ended.by === 'company' ? 'approval.endedReturned' : 'approval.endedCancelled';
}

function NoLink({ text, children }: { readonly text: string; readonly children?: React.ReactNode }) {
  usePageTitle(t('guest.linkOver'));
  return (
    <EmptyState
      page
      icon={<IconMailOff size={28} />}
      title={t('guest.linkOver')}
      text={text}
      actions={children ?? <ButtonLink href="/profile/orders?forMe=1">{t('approval.logIn')}</ButtonLink>}
    />
  );
}
