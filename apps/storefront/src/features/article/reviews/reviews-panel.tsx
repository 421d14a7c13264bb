import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { IconStar } from '@tabler/icons-react';
import { messageOf } from '@sjaj/app-kit';
import type { ArticleDetails, Review } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Button, EmptyState, Notice, Skeleton } from '@sjaj/ui';
import { useLoginFirst } from '../../../shared/session/login-first.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { reviewsQuery } from './queries.ts';
import { ReviewForm } from './review-form.tsx';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

/** Reviews of an article, and the form for a new one. */
export function ReviewsPanel({ article }: { readonly article: ArticleDetails }) {
  const [writing, setWriting] = useState(false);
  const loginFirst = useLoginFirst();
  return (
    <div className="sj-col sj-g16">
      {article.rating && (
        <p className="sj-row">
          <span className="sj-t2">{t('reviews.average')}</span>
          <Stars rating={article.rating.average} />
          <span className="sj-sm sj-t3">{t('article.reviewsCount', { count: article.rating.count })}</span>
        </p>
      )}
      {writing ? (
        <ReviewForm articleId={article.id} onDone={() => setWriting(false)} />
      ) : (
        <div>
          <Button
            variant="line"
            icon={<IconStar size={16} aria-hidden="true" />}
            onClick={() => setWriting(!loginFirst('review'))}
          >
            {t('article.rate')}
          </Button>
        </div>
      )}
      <ReviewList articleId={article.id} />
    </div>
  );
}

function ReviewList({ articleId }: { readonly articleId: number }) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    reviewsQuery(articleId),
  );
  if (isPending) return <Skeleton height={72} />;
  if (error && !data) return <Notice tone="error">{messageOf(error)}</Notice>;
  const reviews = data.pages.flatMap((page) => page.data);
  if (reviews.length === 0) {
    return <EmptyState icon={<IconStar size={28} />} title={t('article.noReviews')} text={t('reviews.firstOne')} />;
  }
  return (
    <>
      <ul className={styles['list']}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button variant="line" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('action.showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

function ReviewItem({ review: { rating, comment, author, createdAt } }: { readonly review: Review }) {
  return (
    <li className={styles['review']}>
      <div className="sj-row sj-wraps">
        <Stars rating={rating} />
        <b className="sj-sm">{author}</b>
        <time className="sj-xs sj-t3 sj-num" dateTime={createdAt}>
          {formatDate(new Date(createdAt), language())}
        </time>
      </div>
      <p className={styles['comment']}>{comment}</p>
    </li>
  );
}
