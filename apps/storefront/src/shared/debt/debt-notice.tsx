import { queryOptions, useQuery } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { finance } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Notice, useAmount, useUiLink } from '@sjaj/ui';
import { transport } from '../api/api.ts';
import { useProfile } from '../session/profile.ts';
import { language, t } from '../texts/t.ts';

const calls = clientFor(finance, transport);

/** Of the company of the user. */
export const debtNoticeQuery = queryOptions({
  queryKey: ['finance', 'debt-notice'],
  queryFn: async ({ signal }) => (await calls.debtNotice({ signal })).data,
});

/** Says that the company has overdue debt, and whether orders are taken all the same. Nothing where there is none. */
export function DebtNotice() {
  const { companyId, canViewPrices } = useProfile().userData;
  const amount = useAmount();
  const Link = useUiLink();
  const { data: debt } = useQuery({ ...debtNoticeQuery, enabled: companyId !== null });
  if (!debt) return null;
  const since = formatDate(debt.since, language());
  return (
    <Notice tone={debt.mode === 'stop' ? 'error' : 'warn'}>
      {debt.mode === 'stop' ? t('finance.noticeStop', { since }) : t('finance.noticeWarn', { since })}{' '}
      {debt.overdue !== null && t('debt.overdue', { amount: amount(debt.overdue) })}{' '}
      {canViewPrices && (
        <Link href="/profile/finance?view=open" className="sj-link">
          {t('debt.toFinance')}
        </Link>
      )}
    </Notice>
  );
}
