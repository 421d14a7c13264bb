import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconCalendarOff } from '@tabler/icons-react';
import { usePageTitle } from '@sjaj/app-kit';
import { Breadcrumbs, ButtonLink, EmptyState, PageTitle } from '@sjaj/ui';
import { QuantitiesStartAtZero } from '../../shared/article/quantity-start.ts';
import { t } from '../../shared/texts/t.ts';
import { ListingFailed } from './listing-failed.tsx';
import { promotionsQuery } from './queries.ts';
import { PromotionFacts } from './promotion-tiles.tsx';
import styles from './promotions.module.css';
import { UnpaginatedArticles } from './unpaginated-articles.tsx';

const EXPECTED = 10;

/** One promotion with its end and its articles. */
export function PromotionPage() {
  const { id } = useParams({ strict: false });
  const { data: promotions, error, refetch } = useQuery(promotionsQuery);
  const promotion = promotions?.find((each) => each.id === Number(id));
  usePageTitle(promotion?.title ?? null);
  if (error && !promotions) return <ListingFailed error={error} onRetry={() => void refetch()} />;
  if (promotions && !promotion) return <PromotionEnded />;
  const trail = [
    { title: t('frame.home'), href: '/' },
    { title: t('frame.promotions'), href: '/akcija' },
    { title: promotion?.title ?? '\u00A0' },
  ];
  return (
    <div>
      <Breadcrumbs trail={trail} />
      <PageTitle title={promotion?.title ?? '\u00A0'} note={promotion && <PromotionFacts promotion={promotion} />} />
      <p className={`sj-t2 ${styles['about']}`}>{promotion?.description ?? '\u00A0'}</p>
      <QuantitiesStartAtZero value>
        <UnpaginatedArticles articles={promotion?.productSaleItems} expected={EXPECTED} />
      </QuantitiesStartAtZero>
    </div>
  );
}

function PromotionEnded() {
  return (
    <EmptyState
      page
      icon={<IconCalendarOff size={28} />}
      title={t('listing.saleOver')}
      actions={<ButtonLink href="/akcija">{t('home.allPromotions')}</ButtonLink>}
    />
  );
}
