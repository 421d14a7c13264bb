import './complaints.css';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconMessage } from '@tabler/icons-react';
import { usePageTitle } from '@sjaj/app-kit';
import { classNames, EmptyState, PageTitle, Skeleton } from '@sjaj/ui';
import { FailureState } from '../../shared/page/failure-state.tsx';
import { t } from '../../shared/texts/t.ts';
import { CaseFacts } from './case-facts.tsx';
import { CaseView } from './case-view.tsx';
import { InboxList } from './inbox-list.tsx';
import { caseQuery } from './queries.ts';

/** The inbox: list, case and facts. A narrow screen shows the list or the case. */
export function InboxPage() {
  const { id }: { readonly id?: string } = useParams({ strict: false });
  const openId = id === undefined ? null : Number(id);
  return (
    <>
      <PageTitle title={t('resource.complaints')} />
      <div className={classNames('cmp-inbox', openId !== null && 'cmp-inbox-open')}>
        <InboxList openId={openId} />
        {openId === null ? (
          <div className="cmp-case cmp-none">
            <EmptyState icon={<IconMessage size={28} />} title={t('complaints.chooseOne')} />
          </div>
        ) : (
          <OpenCase key={openId} id={openId} />
        )}
      </div>
    </>
  );
}

function OpenCase({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(caseQuery(id));
  usePageTitle(data ? `${data.number} · ${data.customer.title}` : t('resource.complaints'));
  if (data) {
    return (
      <>
        <CaseView complaint={data} />
        <CaseFacts complaint={data} />
      </>
    );
  }
  return (
    <div className="cmp-case" aria-busy={!error}>
      {error ? (
        <FailureState error={error} onRetry={() => void refetch()} back="/complaints" />
      ) : (
        <div className="cmp-entries">
          <Skeleton height={40} />
          <Skeleton height={120} marginTop={12} />
        </div>
      )}
    </div>
  );
}
