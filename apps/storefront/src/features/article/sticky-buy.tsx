import '../../shared/page/screen-bars.css';
import type { RefObject } from 'react';
import { IconShoppingCart } from '@tabler/icons-react';
import type { ArticleDetails } from '@sjaj/contract';
import { Button, classNames, useAmount } from '@sjaj/ui';
import { isBuyable } from '../../shared/article/offer.logic.ts';
import { useVatNote } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './sticky-buy.module.css';
import { useIsScrolledAway } from './use-is-scrolled-away.ts';
import { totalKm, type Selection } from './use-selection.ts';

interface StickyBuyProps {
  readonly article: ArticleDetails;
  readonly selection: Selection;
  /** The panel with the price. */
  readonly panel: RefObject<Element | null>;
}

/**
 * Bar with total and button that stays at the bottom of the screen: on narrow screens always, on wide ones once the panel with the price
 * is scrolled away. On phones it is above the bottom bar.
 */
export function StickyBuy({ article, selection, panel }: StickyBuyProps) {
  const isAway = useIsScrolledAway(panel);
  const amount = useAmount();
  const vatNote = useVatNote();
  if (!article.variationMatrix && !isBuyable(article.offer)) return null;
  const isEmpty = selection.pieces === 0;
  const shown = isEmpty ? (article.salePrice ?? article.price) : totalKm(selection);
  const counted = isEmpty ? `/ ${article.unit}` : `${selection.pieces} ${article.unit}`;
  return (
    <div className={classNames(styles['bar'], isAway && styles['away'])} data-bar="bottom">
      <div className="sj-grow">
        {shown !== null && <b className={styles['sum']}>{amount(shown)}</b>}
        {(shown !== null || !isEmpty) && (
          <div className="sj-xs sj-t3 sj-nw">
            {[counted, shown === null ? null : vatNote].filter(Boolean).join(' · ')}
          </div>
        )}
      </div>
      <Button
        size="lg"
        busy={selection.busy}
        disabled={!selection.valid}
        icon={<IconShoppingCart size={18} aria-hidden="true" />}
        onClick={() => void selection.add()}
      >
        {t('cart.add')}
      </Button>
    </div>
  );
}
