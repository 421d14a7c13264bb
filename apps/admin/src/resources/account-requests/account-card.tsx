import { useMutation } from '@tanstack/react-query';
import { IconMailForward } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { AccountRequest } from '@sjaj/contract';
import { Button, Panel, showToast, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import { t } from '../../shared/texts/t.ts';
import { refreshRequests } from './queries.ts';

interface AccountCardProps {
  readonly request: AccountRequest;
  readonly account: NonNullable<AccountRequest['account']>;
}

/** What came of an approved request: the company, the user, and whether the person has got in. */
export function AccountCard({ request, account }: AccountCardProps) {
  const Link = useUiLink();
  const { companyId, username, emailConfirmedAt, hasPassword, linkExpiresAt } = account;
  const send = useMutation({
    mutationFn: () => api.accountRequests.sendLink({ params: { id: request.id } }),
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('sign.saved') }),
    onError: showFailure,
    onSettled: refreshRequests,
  });
  const time = (instant: string): string => tableTime(instant, new Date());
  const linkText =
    linkExpiresAt === null
      ? t('accountRequests.noLink')
      : t('accountRequests.linkUntil', { until: time(linkExpiresAt) });
  return (
    <Panel title={t('accountRequests.account')}>
      <div className="sj-col sj-g8">
        {username && <p className="sj-sm">{`${t('accountRequests.username')}: ${username}`}</p>}
        <p className="sj-sm sj-t2">{hasPassword ? t('accountRequests.accountReady') : linkText}</p>
        {emailConfirmedAt && (
          <p className="sj-sm sj-t2">{t('accountRequests.emailSeen', { at: time(emailConfirmedAt) })}</p>
        )}
        {!hasPassword && account.userId !== null && (
          <Button
            variant="line"
            size="sm"
            icon={<IconMailForward size={16} aria-hidden="true" />}
            busy={send.isPending}
            onClick={() => send.mutate()}
          >
            {t('accountRequests.sendLink')}
          </Button>
        )}
        <Link className="sj-link sj-sm" href={`/companies/${companyId}`}>
          {t('accountRequests.openCompany')}
        </Link>
      </div>
    </Panel>
  );
}
