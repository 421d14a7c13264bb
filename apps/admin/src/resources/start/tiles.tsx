import type { ComponentType } from 'react';
import {
  IconAlertTriangle,
  IconArrowBack,
  IconBriefcase,
  IconCash,
  IconChecks,
  IconClock,
  IconCreditCard,
  IconId,
  IconMailOff,
  IconMailQuestion,
  IconMessageExclamation,
  IconMessageQuestion,
  IconPackageImport,
  IconPlugOff,
  IconPresentation,
  IconSearchOff,
  IconSettingsExclamation,
  IconStar,
  IconTruckDelivery,
  IconUserPlus,
} from '@tabler/icons-react';
import type { StartPage, WorkQueue } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { classNames, useUiLink } from '@sjaj/ui';
import { waitingText } from '../../shared/figures/waiting-text.ts';
import { t } from '../../shared/texts/t.ts';

type Queue = StartPage['queues'][number];

interface TileFacts {
  readonly icon: ComponentType<{ readonly size: number }>;
  readonly href: string;
  /** What should never be there is shown only where it is. */
  readonly isTrouble?: true;
}

const TILES: Readonly<Record<WorkQueue, TileFacts>> = {
  approval: { icon: IconChecks, href: '/queues/approval' },
  shipping: { icon: IconTruckDelivery, href: '/queues/shipping' },
  notDelivered: { icon: IconArrowBack, href: '/queues/shipping?view=notDelivered' },
  preOrders: { icon: IconClock, href: '/orders?view=preOrders' },
  unpaid: { icon: IconCreditCard, href: '/orders?view=unpaid' },
  complaints: { icon: IconMessageExclamation, href: '/complaints' },
  accountRequests: { icon: IconUserPlus, href: '/account-requests' },
  dataChanges: { icon: IconId, href: '/company-changes' },
  availabilityRequests: { icon: IconMailQuestion, href: '/out-of-stock-requests' },
  presentations: { icon: IconPresentation, href: '/presentation-requests' },
  withdrawals: { icon: IconPackageImport, href: '/withdrawals' },
  questions: { icon: IconMessageQuestion, href: '/questions' },
  reviews: { icon: IconStar, href: '/reviews' },
  jobApplications: { icon: IconBriefcase, href: '/job-applications' },
  lowStock: { icon: IconAlertTriangle, href: '/stock?view=low' },
  debtors: { icon: IconCash, href: '/finance?view=overdue' },
  searchesWithoutHits: { icon: IconSearchOff, href: '/searches' },
  failedMails: { icon: IconMailOff, href: '/outgoing-mail?view=failed', isTrouble: true },
  failedJobs: { icon: IconSettingsExclamation, href: '/failed-jobs', isTrouble: true },
  failedEvents: { icon: IconPlugOff, href: '/failed-events', isTrouble: true },
};

/** The queues of open work: how much waits, since when, and a link to the work. */
export function Tiles({ queues }: { readonly queues: readonly Queue[] }) {
  return (
    <ul className="adm-tiles">
      {queues
        .filter(({ queue, count }) => count > 0 || !TILES[queue].isTrouble)
        .map((queue) => (
          <li key={queue.queue}>
            <Tile {...queue} />
          </li>
        ))}
    </ul>
  );
}

function Tile({ queue, count, oldest }: Queue) {
  const Link = useUiLink();
  const { icon: Icon, href, isTrouble } = TILES[queue];
  return (
    <Link href={href} className={classNames('sj-panel adm-tile adm-tile-link', isTrouble && 'adm-tile-trouble')}>
      <span className="adm-tile-title">
        <Icon size={16} aria-hidden="true" />
        {t(`workQueue.${queue}`)}
      </span>
      <span className="adm-tile-foot">
        <b className={classNames('adm-tile-count sj-num', count === 0 && 'adm-tile-none')}>{formatNumber(count)}</b>
        {oldest !== null && (
          <span className="sj-xs sj-t3 sj-num sj-nw">{t('start.oldest', { time: waitingText(oldest) })}</span>
        )}
      </span>
    </Link>
  );
}
