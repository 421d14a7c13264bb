import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ArticleCard, VariationMatrix } from '@sjaj/contract';
import { IconButton, Skeleton } from '@sjaj/ui';
import { ArticleStock } from '../../shared/article/article-stock.tsx';
import { isBuyable, quantityRule } from '../../shared/article/offer.logic.ts';
import { useBareAmount } from '../../shared/article/use-bare-amount.ts';
import { memberName, membersInOrder } from '../../shared/article/variation-members.logic.ts';
import { variationQuery } from '../../shared/article/variation-query.ts';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { t } from '../../shared/texts/t.ts';
import { QuantityToCart } from './quantity-to-cart.tsx';
import styles from './suggestions.module.css';

interface SizeRowsProps {
  readonly article: ArticleCard;
  readonly quantity: number | null;
  readonly onAdded: () => void;
  readonly onBack: () => void;
}

/** The sizes of a suggested article, each with stock, price and quantity. */
export function SizeRows({ article, quantity, onAdded, onBack }: SizeRowsProps) {
  const { data: matrix, error, refetch } = useQuery(variationQuery(article.variation?.id ?? null));
  return (
    <div role="group" aria-label={article.title} className={styles['sizes']}>
      <div className={styles['sizesHead']}>
        <IconButton
          size="sm"
          tip="none"
          label={t('search.backToSuggestions')}
          icon={<IconArrowLeft size={17} aria-hidden="true" />}
          onClick={onBack}
        />
        <b className="sj-grow sj-ell">{article.title}</b>
      </div>
      {matrix && <Rows matrix={matrix} quantity={quantity} onAdded={onAdded} />}
      {!matrix && error && <PanelFailed error={error} onRetry={() => void refetch()} />}
      {!matrix && !error && <Skeleton height={44 * (article.variation?.members ?? 1)} />}
    </div>
  );
}

interface RowsProps extends Pick<SizeRowsProps, 'quantity' | 'onAdded'> {
  readonly matrix: VariationMatrix;
}

function Rows({ matrix, quantity, onAdded }: RowsProps) {
  const bare = useBareAmount();
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => rows.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={rows} data-quantity-column="">
      {membersInOrder(matrix).map((member) => {
        const name = memberName(matrix, member);
        const price = member.salePrice ?? member.price;
        return (
          <div key={member.id} className={styles['size']}>
            <span className="sj-ell">
              <b>{name}</b> <span className="sj-xs sj-t3">{member.code}</span>
            </span>
            <ArticleStock stock={member.stock} />
            <span className="sj-right sj-num">{price !== null && bare(price)}</span>
            <span className={styles['quantity']}>
              {isBuyable(member.offer) && (
                <QuantityToCart
                  articleId={member.id}
                  title={`${matrix.title}, ${name}`}
                  rule={quantityRule(member)}
                  quantity={quantity}
                  onAdded={onAdded}
                />
              )}
            </span>
          </div>
        );
      })}
    </div>
  );
}
