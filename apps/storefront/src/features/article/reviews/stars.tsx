import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { formatNumber } from '@sjaj/domain';
import { t } from '../../../shared/texts/t.ts';
import styles from './reviews.module.css';

export const RATINGS = [1, 2, 3, 4, 5] as const;

/** A rating as five stars, with a text for screen readers. */
export function Stars({ rating }: { readonly rating: number }) {
  const decimals = Number.isInteger(rating) ? 0 : 1;
  return (
    <span className={styles['stars']}>
      <span aria-hidden="true">
        {RATINGS.map((star) =>
          star <= Math.round(rating) ? <IconStarFilled key={star} size={15} /> : <IconStar key={star} size={15} />,
        )}
      </span>
      <span className="sj-sm sj-num">{t('article.stars', { rating: formatNumber(rating, decimals) })}</span>
    </span>
  );
}
