import { memo } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import type { ArticleCard, PurchasedArticle } from '@sjaj/contract';
import { toKm } from '@sjaj/domain';
import { classNames, CodeCopy, LineTitle, Picture, QuantityField, RowPrice, useAmount, useUiLink } from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { ArticleBadges } from '../../shared/article/article-badges.tsx';
import { ArticleStock } from '../../shared/article/article-stock.tsx';
import { CostsOfUse } from '../../shared/article/cost-of-use.tsx';
import { hasPromotionPrice } from '../../shared/article/offer.logic.ts';
import { HazardMarks } from '../../shared/article/hazards.tsx';
import { packText } from '../../shared/article/pack-text.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { RequestButton } from '../../shared/article/request-button.tsx';
import { CompareToggle } from '../../shared/compare/compare-toggle.tsx';
import { WishHeart } from '../../shared/article/wish-heart.tsx';
import { t } from '../../shared/texts/t.ts';
import { amountOf, canEnter, type Enterable, ruleOf } from './entry.logic.ts';
import { isPurchased, PriceThenCell, PurchaseBelow, PurchaseCell } from './purchase-cells.tsx';
import styles from './table-view.module.css';

interface TableRowProps {
  readonly article: ArticleCard | PurchasedArticle;
  readonly typed: string;
  readonly canViewPrices: boolean;
  /** Prices include VAT, so there is one price column. */
  readonly isRetail: boolean;
  readonly showsSizes: boolean;
  /** Shows or hides the sizes of an article. */
  readonly onSizes: (articleId: number) => void;
  readonly onType: (article: Enterable, typed: string) => void;
}

/** A row of the table. Memoised, so that typing in one of a hundred rows renders only that row. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { article, typed, canViewPrices, isRetail, showsSizes, onSizes, onType } = props;
  const Link = useUiLink();
  const amount = useAmount();
  const sum = amountOf(article, typed);
  const purchased = isPurchased(article) ? article : null;
  return (
    <tr className={classNames(styles['row'], typed !== '' && typed !== '0' && 'sj-row-on')}>
      <td className={styles['picture']}>
        <Picture
          src={article.highlightedImageUrl}
          placeholder={placeholderAddress(article.placeholder)}
          size={28}
          className={styles['thumb'] ?? ''}
        />
      </td>
      <td className={styles['code']}>
        <CodeCopy code={article.code} />
      </td>
      <td className={styles['title']}>
        <div className="sj-row">
          <Link href={articleAddress(article)} className="sj-ell" title={article.title}>
            <LineTitle title={article.title} wraps />
          </Link>
          <ArticleBadges article={article} />
          <HazardMarks hazards={article.hazards} />
        </div>
        <OnPhone article={article} />
      </td>
      {purchased ? (
        <PurchaseCell article={purchased} />
      ) : (
        <>
          <td className={classNames('sj-t2 sj-nw', styles['wide'])}>{article.brand.title}</td>
          <td className={classNames('sj-t2 sj-nw', styles['wide'], styles['pack'])}>{packText(article)}</td>
        </>
      )}
      <td className={styles['stock']}>
        <ArticleStock stock={article.stock} />
      </td>
      {canViewPrices && (
        <>
          {purchased && <PriceThenCell article={purchased} />}
          <td className="sj-right sj-nw sj-notphone">
            <TablePrice article={article} />
            <CostsOfUse short costs={article.costsOfUse} className={styles['cost']} />
          </td>
          {!isRetail && !purchased && (
            <td className={classNames('sj-right sj-nw sj-t3', styles['wide'])}>
              {article.priceWithVat === null ? '–' : amount(article.priceWithVat)}
            </td>
          )}
        </>
      )}
      <td className={classNames('sj-right', styles['quantity'])}>
        <QuantityCell article={article} typed={typed} showsSizes={showsSizes} onSizes={onSizes} onType={onType} />
      </td>
      {canViewPrices && (
        <td className={classNames('sj-right sj-nw', styles['amount'])}>
          <b>{sum !== null && amount(toKm(sum))}</b>
        </td>
      )}
      <td className={styles['heart']}>
        <CompareToggle articleId={article.id} title={article.title} />
        <WishHeart articleId={article.id} title={article.title} />
      </td>
    </tr>
  );
});

/** For a promotion the badge beside the title shows the discount. */
function TablePrice({ article }: { readonly article: ArticleCard }) {
  return (
    <RowPrice
      net={article.salePrice ?? article.price}
      isLowest={article.isLowestPrice}
      old={article.oldPrice}
      hidesPercent={hasPromotionPrice(article)}
      unit={article.unit}
    />
  );
}

/** Values that have their own columns on wide screens. */
function OnPhone({ article }: { readonly article: ArticleCard | PurchasedArticle }) {
  return (
    <div className={styles['onPhone']}>
      <CodeCopy code={article.code} />
      <ArticleStock stock={article.stock} />
      <span className={styles['price']}>
        <TablePrice article={article} />
      </span>
      <CostsOfUse short costs={article.costsOfUse} className={styles['price']} />
      <CompareToggle articleId={article.id} title={article.title} />
      {isPurchased(article) && <PurchaseBelow article={article} />}
    </div>
  );
}

type QuantityCellProps = Pick<TableRowProps, 'article' | 'typed' | 'showsSizes' | 'onSizes' | 'onType'>;

function QuantityCell({ article, typed, showsSizes, onSizes, onType }: QuantityCellProps) {
  if (canEnter(article)) {
    return (
      <QuantityField
        typed={typed}
        rule={ruleOf(article)}
        label={t('listing.quantityOf', { title: article.title })}
        onType={(next) => onType(article, next)}
      />
    );
  }
  if (article.variation) {
    return (
      <button
        type="button"
        className={classNames('sj-link sj-nw', styles['choose'])}
        aria-expanded={showsSizes}
        aria-label={`${t('action.choose')}: ${article.title}`}
        onClick={() => onSizes(article.id)}
      >
        {t('action.choose')}
        <IconChevronDown size={14} aria-hidden="true" className={showsSizes ? styles['turned'] : undefined} />
      </button>
    );
  }
  return article.offer === 'request' ? <RequestButton article={article} size="xs" iconOnly /> : null;
}
