import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconSparkles } from '@tabler/icons-react';
import { ButtonLink, EmptyState, PageTitle, Skeleton } from '@sjaj/ui';
import { selectedQuery } from '../../shared/selected.ts';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { language, t } from '../../shared/texts/t.ts';
import { ListingFailed } from './listing-failed.tsx';
import styles from './listing.module.css';
import { inOrder, SELECTED_SORTS } from './selected.logic.ts';
import { UnpaginatedArticles } from './unpaginated-articles.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListingChoice } from './use-listing-choice.ts';

const MOST = 10;

/** Articles selected for the user: a short list with sort order and view, without filters and pagination. */
export function SelectedPage() {
  const { choice } = useListingChoice();
  const canViewPrices = useCanViewPrices();
  const { data, error, refetch } = useQuery(selectedQuery);
  const sort = canViewPrices || choice.sort === 'title' ? choice.sort : 'default';
  const articles = useMemo(() => data && inOrder(data, sort, language()), [data, sort]);
  if (error && !data) return <ListingFailed error={error} onRetry={() => void refetch()} />;
  return (
    <div>
      <PageTitle
        title={t('home.selectedForYou')}
        note={
          <span className={styles['count']}>
            {data ? t('unit.products', { count: data.length }) : <Skeleton width={82} height={16} />}
          </span>
        }
      />
      {data?.length === 0 ? (
        <div className="sj-panel">
          <EmptyState
            icon={<IconSparkles size={28} />}
            title={t('listing.noneSelected')}
            text={t('listing.noneSelectedHint')}
            actions={<ButtonLink href="/new-articles">{t('home.newlyAdded')}</ButtonLink>}
          />
        </div>
      ) : (
        <UnpaginatedArticles articles={articles} expected={MOST} tools={<SortSelect sorts={SELECTED_SORTS} />} />
      )}
    </div>
  );
}
