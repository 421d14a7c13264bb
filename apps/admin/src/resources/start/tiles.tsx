import type { ComponentType } from 'react';
import {
  IconAlertTriangle,
  IconClock,
  IconCreditCard,
  IconEyeOff,
  IconMailQuestion,
  IconMessageExclamation,
  IconReceipt,
  IconUserPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { StartPage } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import type { StaffKey } from '@sjaj/i18n';
import { classNames, useUiLink } from '@sjaj/ui';
import { complaintCountsQuery } from '../../shared/complaint-counts.ts';
import { t } from '../../shared/texts/t.ts';

type Counted = { [K in keyof StartPage]: StartPage[K] extends number ? K : never }[keyof StartPage];

interface TileFacts {
  readonly title: StaffKey;
  readonly icon: ComponentType<{ readonly size: number }>;
  /** The address of the list; absent if there is none. */
  readonly href?: string;
}

const TILES: readonly (TileFacts & { readonly count: Counted })[] = [
  { count: 'ordersToApprove', title: 'start.ordersToApprove', icon: IconReceipt, href: '/orders?view=waiting' },
  { count: 'preOrders', title: 'start.preOrders', icon: IconClock, href: '/orders?view=preOrders' },
  { count: 'unpaidOrders', title: 'start.unpaidOrders', icon: IconCreditCard, href: '/orders?view=unpaid' },
  {
    count: 'lowStockArticles',
    title: 'start.lowStockArticles',
    icon: IconAlertTriangle,
    href: '/stock?view=low',
  },
  {
    count: 'outOfStockRequests',
    title: 'start.availabilityRequests',
    icon: IconMailQuestion,
    href: '/out-of-stock-requests',
  },
  {
    count: 'accountRequests',
    title: 'start.accountRequests',
    icon: IconUserPlus,
    href: '/account-requests',
  },
  { count: 'hiddenArticles', title: 'start.hiddenArticles', icon: IconEyeOff, href: '/articles?view=hidden' },
];

const COMPLAINTS = { title: 'start.complaints', icon: IconMessageExclamation, href: '/complaints' } as const;

/** The tiles of open work: the count and a link to the list. */
export function Tiles({ data }: { readonly data: StartPage }) {
  const { data: complaints } = useQuery(complaintCountsQuery);
  return (
    <ul className="adm-tiles">
      {TILES.map((tile) => (
        <li key={tile.count}>
          <Tile tile={tile} count={data[tile.count]} />
        </li>
      ))}
      {complaints && (
        <li>
          <Tile tile={COMPLAINTS} count={complaints.unanswered} />
        </li>
      )}
    </ul>
  );
}

function Tile({ tile: { title, icon: Icon, href }, count }: { readonly tile: TileFacts; readonly count: number }) {
  const Link = useUiLink();
  const content = (
    <>
      <span className="adm-tile-title">
        <Icon size={16} aria-hidden="true" />
        {t(title)}
      </span>
      <b className={classNames('adm-tile-count sj-num', count === 0 && 'adm-tile-none')}>{formatNumber(count)}</b>
    </>
  );
  if (!href) return <div className="sj-panel adm-tile">{content}</div>;
  return (
    <Link href={href} className="sj-panel adm-tile adm-tile-link">
      {content}
    </Link>
  );
}
