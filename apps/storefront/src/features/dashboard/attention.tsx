import { IconCreditCard, IconMail, IconReceipt, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@sjaj/domain';
import { classNames, Skeleton, useUiLink } from '@sjaj/ui';
import { unreadQuery } from '../../shared/messages/unread-query.ts';
import { WAITING_ADDRESS, waitingQuery } from '../../shared/orders/waiting-query.ts';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './dashboard.module.css';
import { overviewQuery } from './queries.ts';

/** What waits for the user, each with the way to it. Orders to approve and to pay are there only if there are some. */
export function Attention() {
  const { companyId } = useProfile().userData;
  const { data: forMe = 0 } = useQuery({ ...waitingQuery, enabled: companyId !== null });
  const { data, error, refetch } = useQuery(overviewQuery);
  const { data: unread = 0 } = useQuery(unreadQuery);
  if (!data) return error ? <PanelFailed error={error} onRetry={() => void refetch()} /> : <Skeleton height={72} />;
  const { open, waitingForApproval, unpaid } = data.counts;
  const entries = [
    {
      key: 'forMe',
      href: WAITING_ADDRESS,
      Icon: IconUserCheck,
      title: t('dashboard.toApprove'),
      count: forMe,
      isHidden: forMe === 0,
      waits: true,
    },
    {
      key: 'approval',
      href: '/profile/orders?waitsFor=approval',
      Icon: IconUserCheck,
      title: t('dashboard.inApproval'),
      count: waitingForApproval - forMe,
      isHidden: waitingForApproval <= forMe,
      waits: false,
    },
    {
      key: 'unpaid',
      href: '/profile/orders?waitsFor=payment',
      Icon: IconCreditCard,
      title: t('dashboard.unpaid'),
      count: unpaid,
      isHidden: unpaid === 0,
      waits: true,
    },
    { key: 'open', href: '/profile/orders?status=open', Icon: IconReceipt, title: t('dashboard.open'), count: open },
    {
      key: 'unread',
      href: unread > 0 ? '/profile/messages?unread=1' : '/profile/messages',
      Icon: IconMail,
      title: t('dashboard.unread'),
      count: unread,
      waits: unread > 0,
    },
  ];
  return <AttentionList entries={entries} />;
}

interface Entry {
  readonly key: string;
  readonly href: string;
  readonly Icon: typeof IconMail;
  readonly title: string;
  readonly count: number;
  readonly isHidden?: boolean;
  readonly waits?: boolean;
}

function AttentionList({ entries }: { readonly entries: readonly Entry[] }) {
  const Link = useUiLink();
  return (
    <section aria-label={t('dashboard.attention')}>
      <ul className={styles.attention}>
        {entries
          .filter(({ isHidden }) => !isHidden)
          .map(({ key, href, Icon, title, count, waits }) => (
            <li key={key}>
              <Link href={href} className={classNames('sj-panel', waits && styles.waits)}>
                <Icon size={22} aria-hidden="true" />
                <span>
                  <b className="sj-num shop-block">{formatNumber(count)}</b>
                  <span className="sj-sm sj-t2">{title}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
