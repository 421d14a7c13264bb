import './finance.css';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '@sjaj/app-kit';
import type { FinanceInfo } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Breadcrumbs, ButtonLink, Facts, PageTitle, Panel } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { kmText } from '../../shared/figures/amounts.ts';
import { FilesMenu } from '../../shared/files/files-menu.tsx';
import { LoadedRecord, useRecordId } from '../../shared/page/loaded-record.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { accountQuery } from './queries.ts';
import { RecordsCard } from './records-card.tsx';

/** The account of one company. */
export function AccountPage() {
  const id = useRecordId();
  const query = useQuery(accountQuery(id));
  usePageTitle(query.data ? query.data.companyTitle : null);
  return (
    <LoadedRecord query={query} list="/finance" heights={[320]}>
      {(info) => <Account id={id} info={info} />}
    </LoadedRecord>
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
