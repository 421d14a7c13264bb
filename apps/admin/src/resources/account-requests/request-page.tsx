import './account-requests.css';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '@sjaj/app-kit';
import type { AccountRequest } from '@sjaj/contract';
import { Breadcrumbs, PageTitle } from '@sjaj/ui';
import { LoadedRecord, useRecordId } from '../../shared/page/loaded-record.tsx';
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
  const query = useQuery(requestQuery(useRecordId()));
  usePageTitle(query.data ? t('accountRequests.one', { company: query.data.companyTitle }) : null);
  return (
    <LoadedRecord query={query} list="/account-requests" heights={[420]}>
      {(request) => <RequestView key={request.id} request={request} />}
    </LoadedRecord>
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
