import type { RunningPromotion } from '@sjaj/contract';
import { Picture } from '@sjaj/ui';
import { picturesOf } from './promotion.logic.ts';
import styles from './promotions.module.css';

const PICTURES = 2;

/** The promotion's own picture; without one, those of its first articles, which say no more than the words beside them. */
export function PromotionPicture({ promotion }: { readonly promotion: RunningPromotion }) {
  const { pictureUrl, pictureAlt, pictureFocus, productSaleItems } = promotion;
  if (pictureUrl) return <Picture src={pictureUrl} alt={pictureAlt} focus={pictureFocus} size={72} />;
  return (
    <span className={styles['pictures']} aria-hidden="true">
      {picturesOf(productSaleItems, PICTURES).map((url) => (
        <img key={url} src={url} alt="" width={72} height={72} loading="lazy" />
      ))}
    </span>
  );
}
