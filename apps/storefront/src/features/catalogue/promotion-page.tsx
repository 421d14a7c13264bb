import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconCalendarOff } from '@tabler/icons-react';
import { usePageTitle } from '@sjaj/app-kit';
import { Breadcrumbs, ButtonLink, EmptyState, PageTitle } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { ListingFailed } from './listing-failed.tsx';
import { salesQuery } from './queries.ts';
import { SaleFacts } from './sale-tiles.tsx';
import styles from './sales.module.css';
import { ShortList } from './short-list.tsx';

const EXPECTED = 10;

/** One promotion with its end and its articles. */
export function PromotionPage() {
  const { id } = useParams({ strict: false });
  const { data: sales, error, refetch } = useQuery(salesQuery);
  const sale = sales?.find((each) => each.id === Number(id));
  usePageTitle(sale?.title ?? null);
  if (error && !sales) return <ListingFailed error={error} onRetry={() => void refetch()} />;
  if (sales && !sale) return <SaleOver />;
  const trail = [
    { title: t('frame.home'), href: '/' },
    { title: t('frame.promotions'), href: '/akcija' },
    { title: sale?.title ?? '\u00A0' },
  ];
  return (
    <div>
      <Breadcrumbs trail={trail} />
      <PageTitle title={sale?.title ?? '\u00A0'} note={sale && <SaleFacts sale={sale} />} />
      <p className={`sj-t2 ${styles['about']}`}>{sale?.description ?? '\u00A0'}</p>
      <ShortList articles={sale?.productSaleItems} expected={EXPECTED} />
    </div>
  );
}

function SaleOver() {
  return (
    <EmptyState
      page
      icon={<IconCalendarOff size={28} />}
      title={t('listing.saleOver')}
      actions={<ButtonLink href="/akcija">{t('home.allPromotions')}</ButtonLink>}
    />
  );
}
