import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ArticleCard } from '@sjaj/contract';
import { ProductTileSkeleton, classNames, Section, useUiLink } from '@sjaj/ui';
import { ArticleTile } from '../../shared/article/article-tile.tsx';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { useViewedIds } from '../../shared/article/viewed.ts';
import { promotionQuery } from '../../shared/promotion.ts';
import { selectedQuery } from '../../shared/selected.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './home.module.css';
import { newestQuery, viewedQuery } from './queries.ts';

/** Tiles in a row at 1440 px; a second row would push the next section off the screen. */
const IN_A_ROW = 6;

/** What saves most in the promotions that run now; nothing for those who see no prices, to whom it would tell nothing. */
export function PromotionRow() {
  const { data: promotion, isPending } = useQuery(promotionQuery);
  const canViewPrices = useCanViewPrices();
  if (!canViewPrices || (!isPending && !promotion)) return null;
  return (
    <ProductRow
      title={t('home.onPromotion')}
      end={<SeeAll href="/akcija" words={t('home.allPromotions')} count={promotion?.numberOnSale} />}
      articles={promotion?.productSaleItems.slice(0, IN_A_ROW)}
    />
  );
}

/** New articles. */
export function NewArticlesRow() {
  const { data, isError } = useQuery(newestQuery);
  if (isError && !data) return null;
  return (
    <ProductRow
      title={t('home.newlyAdded')}
      end={<SeeAll href="/new-articles" words={t('home.allNew')} count={data?.totalItems} />}
      articles={data?.articles.slice(0, IN_A_ROW)}
    />
  );
}

/** Articles bought most often by similar users; ten at most. */
export function SelectedRow() {
  const { data, isError } = useQuery(selectedQuery);
  if (isError && !data) return null;
  return (
    <ProductRow
      title={t('home.selectedForYou')}
      end={<SeeAll href="/user-articles" words={t('action.showMore')} count={data?.length} />}
      articles={data?.slice(0, IN_A_ROW)}
    />
  );
}

/** Articles viewed on this device; nothing if there are none. */
export function ViewedRow() {
  const ids = useViewedIds();
  const { data, isError } = useQuery(viewedQuery(ids));
  return ids.length === 0 || (isError && !data) ? null : (
    <ProductRow title={t('home.recentlyViewed')} articles={data} />
  );
}

interface ProductRowProps {
  readonly title: string;
  readonly end?: ReactNode;
  /** Undefined while loading. */
  readonly articles: readonly ArticleCard[] | undefined;
}

function ProductRow({ title, end, articles: known }: ProductRowProps) {
  const articles = useAfterPaint(known);
  if (articles?.length === 0) return null;
  return (
    <Section title={title} end={end}>
      <div
        className={classNames('sj-grid sj-grid-6 sj-strip', styles['productRow'])}
        aria-busy={articles === undefined}
      >
        {articles === undefined
          ? Array.from({ length: IN_A_ROW }, (_, index) => <ProductTileSkeleton key={index} />)
          : articles.map((article) => <ArticleTile key={article.id} article={article} narrow />)}
      </div>
    </Section>
  );
}

let hasPainted = false;

/** On the first page load, renders placeholders first and the tiles after the first paint of the content above. */
function useAfterPaint<T>(value: T): T | undefined {
  useEffect(() => {
    hasPainted = true;
  }, []);
  return useDeferredValue(value, hasPainted ? value : undefined);
}

interface SeeAllProps {
  readonly href: string;
  readonly words: string;
  readonly count: number | undefined;
}

function SeeAll({ href, words, count }: SeeAllProps) {
  const Link = useUiLink();
  return (
    <Link href={href} className="sj-link sj-sm">
      {count === undefined ? words : `${words} (${count})`}
    </Link>
  );
}
