import { useQuery } from '@tanstack/react-query';
import type { FinanceInfo } from '@sjaj/contract';
import { Panel, ProgressBar, Skeleton, useAmount, useUiLink } from '@sjaj/ui';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './debt-panel.module.css';
import { infoOf } from './info-query.ts';

const debtQuery = infoOf({});
/** Of the figures. */
const FACTS_HEIGHT = 60;

/** The call of the panel; none for users without the account. */
export function useDebtQueries() {
  const { companyId, canViewPrices } = useProfile().userData;
  return companyId !== null && canViewPrices ? [debtQuery] : [];
}

/** What the company owes against its limit, for the dashboard. Nothing for users without the account. */
export function DebtPanel() {
  return useDebtQueries().length > 0 ? <Debt /> : null;
}

function Debt() {
  const Link = useUiLink();
  const { data: info, error, refetch } = useQuery(debtQuery);
  const title = t('debt.title');
  return (
    <Panel
      title={title}
      end={
        <Link href="/profile/finance" className="sj-link sj-sm">
          {t('debt.toFinance')}
        </Link>
      }
    >
      {!info && error && <PanelFailed error={error} onRetry={() => void refetch()} />}
      {!info && !error && <Skeleton height={FACTS_HEIGHT} />}
      {info && <DebtFacts info={info} />}
    </Panel>
  );
}

function DebtFacts({ info }: { readonly info: FinanceInfo }) {
  const amount = useAmount();
  const { currentDebt, approvedDebt, debtOutsideCurrency } = info;
  return (
    <div className={styles.debt}>
      <p className={styles.head}>
        <strong className="sj-num">{amount(currentDebt)}</strong>
        <span className="sj-t2 sj-sm">
          {approvedDebt > 0 ? t('debt.ofLimit', { amount: amount(approvedDebt) }) : t('debt.noLimit')}
        </span>
      </p>
      {approvedDebt > 0 && (
        <ProgressBar
          label={t('debt.title')}
          share={Math.max(0, currentDebt) / approvedDebt}
          tone={debtOutsideCurrency > 0 || currentDebt > approvedDebt ? 'amber' : 'primary'}
        />
      )}
      <p className="sj-sm sj-t2">
        {debtOutsideCurrency > 0
          ? t('debt.overdue', { amount: amount(debtOutsideCurrency) })
          : t('debt.nothingOverdue')}
      </p>
    </div>
  );
}
