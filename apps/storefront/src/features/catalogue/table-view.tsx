import { Fragment, useCallback, useState } from 'react';
import type { ArticleCard, PurchasedArticle } from '@sjaj/contract';
import { SortHead, Table } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { useIsRetail } from '../../shared/session/retail.ts';
import { changed, type SortChoice } from './listing-choice.logic.ts';
import { isPurchased } from './purchase-cells.tsx';
import { SizeTableRows } from './size-table-rows.tsx';
import { TableRow } from './table-row.tsx';
import styles from './table-view.module.css';
import type { EntryColumn } from './use-entries.ts';
import { useListingChoice } from './use-listing-choice.ts';

interface TableViewProps {
  readonly articles: readonly (ArticleCard | PurchasedArticle)[];
  readonly column: EntryColumn;
}

/** Dense rows with a quantity column; what has sizes opens into a row for each. Tab and Enter move down in it. */
export function TableView({ articles, column }: TableViewProps) {
  const canViewPrices = useCanViewPrices();
  const isRetail = useIsRetail();
  const hasPurchases = articles.some(isPurchased);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggleSizes = useCallback((articleId: number) => {
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(articleId)) after.add(articleId);
      return after;
    });
  }, []);
  return (
    <div className={`sj-panel ${styles['table']}`}>
      <Table caption={t('unit.products', { count: articles.length })} dense rounded>
        <thead>
          <tr>
            <th className={styles['picture']}>
              <span className="sj-vh">{t('listing.columnPicture')}</span>
            </th>
            <th className={styles['code']}>{t('listing.columnCode')}</th>
            <TitleHead />
            {hasPurchases ? (
              <th className={styles['purchase']}>{t('purchase.lastTime')}</th>
            ) : (
              <>
                <th className={styles['wide']}>{t('listing.columnBrand')}</th>
                <th className={`${styles['wide']} ${styles['pack']}`}>{t('listing.columnPack')}</th>
              </>
            )}
            <th className={styles['stock']}>{t('listing.columnStock')}</th>
            {canViewPrices && hasPurchases && (
              <th className={`sj-right ${styles['purchase']}`}>{t('purchase.priceThen')}</th>
            )}
            {canViewPrices && <PriceHeads isRetail={isRetail} hasPurchases={hasPurchases} />}
            <th className="sj-right">{t('listing.columnQuantity')}</th>
            {canViewPrices && <th className={`sj-right ${styles['amount']}`}>{t('listing.columnAmount')}</th>}
            <th className={styles['heart']}>
              <span className="sj-vh">{t('article.addToWishlist')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {articles.map((article) => (
            <Fragment key={article.id}>
              <TableRow
                article={article}
                typed={column.entries.get(article.id) ?? ''}
                canViewPrices={canViewPrices}
                isRetail={isRetail}
                showsSizes={opened.has(article.id)}
                onSizes={toggleSizes}
                onType={column.type}
              />
              {opened.has(article.id) && (
                <SizeTableRows
                  article={article}
                  column={column}
                  canViewPrices={canViewPrices}
                  hasGross={!isRetail && !hasPurchases}
                  hasPurchases={hasPurchases}
                />
              )}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function TitleHead() {
  const { choice, choose } = useListingChoice();
  return (
    <SortHead
      label={t('listing.columnTitle')}
      sorted={choice.sort === 'title' ? 'ascending' : null}
      onSort={() => choose(changed(choice, { sort: choice.sort === 'title' ? 'default' : 'title' }))}
    />
  );
}

/** Headings of the prices without and with VAT. Retail prices include VAT and have one column, as have prices now beside then. */
function PriceHeads({ isRetail, hasPurchases }: { readonly isRetail: boolean; readonly hasPurchases: boolean }) {
  const { choice, choose } = useListingChoice();
  const next: SortChoice = choice.sort === 'priceUp' ? 'priceDown' : 'priceUp';
  const sorted = { priceUp: 'ascending', priceDown: 'descending' } as const;
  return (
    <>
      <SortHead
        label={t(hasPurchases ? 'purchase.priceNow' : isRetail ? 'listing.columnGross' : 'listing.columnNet')}
        className="sj-notphone"
        right
        sorted={choice.sort === 'priceUp' || choice.sort === 'priceDown' ? sorted[choice.sort] : null}
        onSort={() => choose(changed(choice, { sort: next }))}
      />
      {!isRetail && !hasPurchases && <th className={`sj-right ${styles['wide']}`}>{t('listing.columnGross')}</th>}
    </>
  );
}
