import { IconShoppingCart } from '@tabler/icons-react';
import type { ArticleDetails } from '@sjaj/contract';
import { Button, useAmount } from '@sjaj/ui';
import { isBuyable } from '../../shared/article/offer.logic.ts';
import { useVatNote } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './sticky-buy.module.css';
import { totalKm, type Selection } from './use-selection.ts';

interface StickyBuyProps {
  readonly article: ArticleDetails;
  readonly selection: Selection;
}

/** Sticky bar with total and button, where the panel with the price does not stay beside what one reads; on phones above the bottom bar. */
export function StickyBuy({ article, selection }: StickyBuyProps) {
  const amount = useAmount();
  const vatNote = useVatNote();
  if (!article.variationMatrix && !isBuyable(article.offer)) return null;
  const isEmpty = selection.pieces === 0;
  const shown = isEmpty ? (article.salePrice ?? article.price) : totalKm(selection);
  const counted = isEmpty ? `/ ${article.unit}` : `${selection.pieces} ${article.unit}`;
  return (
    <div className={styles['bar']}>
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
