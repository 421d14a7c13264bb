import { useQuery } from '@tanstack/react-query';
import type { FinanceInfo } from '@sjaj/contract';
import { Panel, ProgressBar, Skeleton, useAmount, useUiLink } from '@sjaj/ui';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './figures.module.css';
import { infoQuery } from './queries.ts';

/** What the company owes against its limit, for the dashboard. Nothing for users without the account. */
export function DebtPanel() {
  const { companyId, canViewPrices } = useProfile().userData;
  return companyId !== null && canViewPrices ? <Debt /> : null;
}

function Debt() {
  const Link = useUiLink();
  const { data: info, error, refetch } = useQuery(infoQuery({ view: 'all', from: '', to: '' }));
  const title = t('finance.debtTitle');
  return (
    <Panel
      title={title}
      end={
        <Link href="/profile/finance" className="sj-link sj-sm">
          {t('finance.toFinance')}
        </Link>
      }
    >
      {!info && error && <PanelFailed error={error} onRetry={() => void refetch()} />}
      {!info && !error && <Skeleton height={58} />}
      {info && <DebtFacts info={info} />}
    </Panel>
  );
}

function DebtFacts({ info }: { readonly info: FinanceInfo }) {
  const amount = useAmount();
  const { currentDebt, approvedDebt, debtOutsideCurrency } = info;
  return (
    <div className={styles.debt}>
      <p className={styles.figureHead}>
        <strong className="sj-num">{amount(currentDebt)}</strong>
        <span className="sj-t2 sj-sm">
          {approvedDebt > 0 ? t('finance.ofLimit', { amount: amount(approvedDebt) }) : t('finance.noLimit')}
        </span>
      </p>
      {approvedDebt > 0 && (
        <ProgressBar
          label={t('finance.debtTitle')}
          share={Math.max(0, currentDebt) / approvedDebt}
          tone={debtOutsideCurrency > 0 || currentDebt > approvedDebt ? 'amber' : 'primary'}
        />
      )}
      <p className="sj-sm sj-t2">
        {debtOutsideCurrency > 0
          ? t('finance.noticeAmount', { amount: amount(debtOutsideCurrency) })
          : t('finance.nothingOverdue')}
      </p>
    </div>
  );
}
