import { useQuery } from '@tanstack/react-query';
import { IconCalendarEvent } from '@tabler/icons-react';
import type { RunningPromotion } from '@sjaj/contract';
import { formatDate, formatPercent } from '@sjaj/domain';
import { Badge, Skeleton, useUiLink } from '@sjaj/ui';
import { promotionAddress } from '../../shared/article/addresses.ts';
import { language, t } from '../../shared/texts/t.ts';
import { promotionsQuery } from './queries.ts';
import { highestPercent } from './promotion.logic.ts';
import { PromotionPicture } from './promotion-picture.tsx';
import styles from './promotions.module.css';

const USUAL = 3;
const MINUS = '\u2212';

/** Tiles of the current promotions in a row that scrolls sideways. Each links to its articles. */
export function PromotionTiles() {
  const { data: promotions, isError } = useQuery(promotionsQuery);
  if (isError || promotions?.length === 0) return null;
  return (
    <ul className={styles['tiles']} aria-label={t('listing.sales')} aria-busy={!promotions}>
      {promotions
        ? promotions.map((promotion) => <PromotionTile key={promotion.id} promotion={promotion} />)
        : Array.from({ length: USUAL }, (_, index) => (
            <li key={index}>
              <Skeleton height="100%" radius={12} />
            </li>
          ))}
    </ul>
  );
}

function PromotionTile({ promotion }: { readonly promotion: RunningPromotion }) {
  const Link = useUiLink();
  const percent = highestPercent(promotion);
  return (
    <li>
      <Link href={promotionAddress(promotion)} className={`sj-panel ${styles['tile']}`}>
        <span className={styles['top']}>
          <span className={styles['words']}>
            {percent !== null && (
              <Badge tone="sale">
                {t('listing.saleUpTo', { percent: MINUS + formatPercent(percent, language()) })}
              </Badge>
            )}
            <b className={styles['title']}>{promotion.title}</b>
            <span className="sj-sm sj-t2">{promotion.description}</span>
          </span>
          <PromotionPicture promotion={promotion} />
        </span>
        <PromotionFacts promotion={promotion} />
      </Link>
    </li>
  );
}

/** End of a promotion and number of its articles. */
export function PromotionFacts({ promotion }: { readonly promotion: RunningPromotion }) {
  const until = t('listing.saleEnds', { date: formatDate(new Date(promotion.endsAt), language()) });
  return (
    <span className={`sj-xs sj-t2 sj-num ${styles['facts']}`}>
      <IconCalendarEvent size={15} aria-hidden="true" />
      {`${until} · ${t('unit.products', { count: promotion.numberOfArticles })}`}
    </span>
  );
}
