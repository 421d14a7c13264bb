import type { ArticleCard } from '@sjaj/contract';
import { Button, classNames } from '@sjaj/ui';
import { purchaseOf, quantityRule } from '../../shared/article/offer.logic.ts';
import { t } from '../../shared/texts/t.ts';
import { QuantityToCart } from './quantity-to-cart.tsx';
import styles from './suggestions.module.css';

interface ArticleQuantitiesProps {
  readonly articles: readonly ArticleCard[];
  /** What was typed behind the words. */
  readonly quantity: number | null;
  readonly hasSide: boolean;
  readonly onAdded: () => void;
  readonly onSizes: (article: ArticleCard) => void;
}

/** Beside each suggested article its quantity, or the button that shows its sizes. */
export function ArticleQuantities({ articles, quantity, hasSide, onAdded, onSizes }: ArticleQuantitiesProps) {
  if (articles.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t('listing.columnQuantity')}
      data-quantity-column=""
      className={classNames(styles['beside'], hasSide && styles['leftOfSide'])}
    >
      {articles.map((article) => (
        <div key={article.id} data-beside={`article-${article.id}`}>
          {purchaseOf(article) === 'buy' && (
            <QuantityToCart
              articleId={article.id}
              title={article.title}
              rule={quantityRule(article)}
              quantity={quantity}
              onAdded={onAdded}
            />
          )}
          {article.variation && (
            <Button
              variant="soft"
              size="xs"
              aria-label={`${t('action.choose')}: ${article.title}, ${article.variation.range}`}
              onClick={() => onSizes(article)}
            >
              {t('action.choose')}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
