import './account-requests.css';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import type { AccountRequest } from '@sjaj/contract';
import { Breadcrumbs, PageTitle, Skeleton } from '@sjaj/ui';
import { FailureState } from '../../shared/page/failure-state.tsx';
import { t } from '../../shared/texts/t.ts';
import { AccountCard } from './account-card.tsx';
import { DuplicatesCard } from './duplicates-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { requestQuery } from './queries.ts';
import { RequestActions } from './request-actions.tsx';
import { StateBadge } from './state-badge.tsx';

/** A request for an account: what was typed, what may be the same, and the decision. */
export function AccountRequestPage() {
  const { id }: { readonly id?: string } = useParams({ strict: false });
  const { data: request, error, refetch } = useQuery(requestQuery(Number(id)));
  usePageTitle(request ? t('accountRequests.one', { company: request.companyTitle }) : null);
  if (request) return <RequestView key={request.id} request={request} />;
  if (error) {
    const isUnknown = error instanceof CallFailed && (error.status === 404 || error.status === 400);
    return (
      <FailureState error={error} onRetry={() => void refetch()} back={isUnknown ? '/account-requests' : undefined} />
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton width={280} height={28} />
      <Skeleton height={420} radius={12} marginTop={16} />
    </div>
  );
}

function RequestView({ request }: { readonly request: AccountRequest }) {
  return (
    <>
      <Breadcrumbs
        trail={[{ href: '/account-requests', title: t('resource.accountRequests') }, { title: request.companyTitle }]}
      />
      <PageTitle
        title={request.companyTitle}
        note={<StateBadge state={request.state} />}
        actions={<RequestActions request={request} />}
      />
      <div className="adm-lay">
        <div className="adm-lay-main">
          <FactsCard request={request} />
          <DuplicatesCard request={request} />
        </div>
        <div className="adm-lay-side">
          {request.account && <AccountCard request={request} account={request.account} />}
          <HistoryCard request={request} />
        </div>
      </div>
    </>
  );
}
