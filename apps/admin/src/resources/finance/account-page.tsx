import './finance.css';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import type { FinanceInfo } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Breadcrumbs, ButtonLink, Facts, PageTitle, Panel, Skeleton } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { kmText } from '../../shared/figures/amounts.ts';
import { FilesMenu } from '../../shared/files/files-menu.tsx';
import { FailureState } from '../../shared/page/failure-state.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { accountQuery } from './queries.ts';
import { RecordsCard } from './records-card.tsx';

/** The account of one company. */
export function AccountPage() {
  const { id }: { readonly id?: string } = useParams({ strict: false });
  const { data: info, error, refetch } = useQuery(accountQuery(Number(id)));
  usePageTitle(info ? info.companyTitle : null);
  if (info) return <Account id={Number(id)} info={info} />;
  if (error) {
    const isUnknown = error instanceof CallFailed && (error.status === 404 || error.status === 400);
    return <FailureState error={error} onRetry={() => void refetch()} back={isUnknown ? '/finance' : undefined} />;
  }
  return (
    <div aria-busy="true">
      <Skeleton width={320} height={28} />
      <Skeleton height={320} radius={12} marginTop={16} />
    </div>
  );
}

interface AccountProps {
  readonly id: number;
  readonly info: FinanceInfo;
}

function Account({ id, info }: AccountProps) {
  const params = { id };
  const { companyTitle } = info;
  const statement = (kind: 'card' | 'open-items', title: string) => ({
    title,
    name: `${title} ${companyTitle}.pdf`,
    load: () => api.finance.statement({ params, query: { kind } }),
  });
  return (
    <>
      <Breadcrumbs trail={[{ href: '/finance', title: t('resource.finance') }, { title: companyTitle }]} />
      <PageTitle
        title={companyTitle}
        actions={
          <>
            <ButtonLink variant="line" size="sm" href={`/companies/${id}`}>
              {t('finance.toCompany')}
            </ButtonLink>
            <FilesMenu
              label={t('action.download')}
              files={[
                statement('card', t('finance.statementCard')),
                statement('open-items', t('finance.statementOpen')),
              ]}
            />
          </>
        }
      />
      <div className="adm-finance">
        <RecordsCard companyId={id} />
        <AccountFacts info={info} />
      </div>
    </>
  );
}

function AccountFacts({ info }: { readonly info: FinanceInfo }) {
  const { ageing, overdueSince } = info;
  return (
    <Panel title={t('finance.state')}>
      <Facts
        facts={[
          { term: t('finance.debt'), value: kmText(info.currentDebt), total: true },
          { term: t('finance.limit'), value: info.approvedDebt === 0 ? '–' : kmText(info.approvedDebt) },
          { term: t('finance.overdue'), value: kmText(info.debtOutsideCurrency) },
          { term: t('finance.since'), value: overdueSince === null ? '–' : formatDate(overdueSince, language()) },
          { term: t('finance.notDue'), value: kmText(ageing.notDue) },
          { term: t('finance.days30'), value: kmText(ageing.days30) },
          { term: t('finance.days60'), value: kmText(ageing.days60) },
          { term: t('finance.days90'), value: kmText(ageing.days90) },
          { term: t('finance.over90'), value: kmText(ageing.over90) },
        ]}
      />
    </Panel>
  );
}
