import { useState } from 'react';
import type { ArticleDetails, VariationMatrix } from '@sjaj/contract';
import { classNames, CountPill, Picture, QuantityStepper } from '@sjaj/ui';
import { ArticleStock } from '../../shared/article/article-stock.tsx';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { RequestButton } from '../../shared/article/request-button.tsx';
import { t } from '../../shared/texts/t.ts';
import { canBuy, countedFor, type Grid, type MatrixRow, piecesOf, rowOf, ruleOf } from './matrix.logic.ts';
import { priceAt } from './tier.logic.ts';
import type { Selection } from './use-selection.ts';
import { useBareAmount } from '../../shared/article/use-bare-amount.ts';
import styles from './variation.module.css';

interface VariationTilesProps {
  readonly article: ArticleDetails;
  readonly matrix: VariationMatrix;
  readonly grid: Grid;
  readonly selection: Selection;
}

/** The matrix on phones: a tile with a count for each value of the first attribute, a row for each value of the second. */
export function VariationTiles({ article, matrix, grid, selection }: VariationTilesProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const row = rowOf(grid, { chosen, articleId: article.id });
  return (
    <>
      <header className={styles['head']}>
        <h2>{grid.rowTitle}</h2>
      </header>
      <div className={styles['tiles']}>
        {grid.rows.map((each) => {
          const pieces = piecesOf(each.cells, selection.quantities);
          return (
            <button
              key={each.value.id}
              type="button"
              className={classNames(styles['tile'], each === row && styles['on'])}
              aria-pressed={each === row}
              onClick={() => setChosen(each.value.id)}
            >
              <Picture
                src={each.cells.find((cell) => cell?.highlightedImageUrl)?.highlightedImageUrl ?? null}
                placeholder={placeholderAddress(article.placeholder)}
                size={48}
              />
              <span className="sj-xs">{each.value.title}</span>
              {pieces > 0 && (
                <span className={styles['tileCount']}>
                  <CountPill tone="soft">{pieces}</CountPill>
                </span>
              )}
            </button>
          );
        })}
      </div>
      {row && <TileRows article={article} matrix={matrix} grid={grid} row={row} selection={selection} />}
    </>
  );
}

type TileRowsProps = VariationTilesProps & { readonly row: MatrixRow };

function TileRows({ article, matrix, grid, row, selection }: TileRowsProps) {
  const bare = useBareAmount();
  const chosenAndInCart = { chosen: selection.quantities, inCart: selection.inCart };
  return (
    <>
      <header className={classNames(styles['head'], styles['line'])}>
        <h2>{`${row.value.title}, ${grid.columnTitle.toLowerCase()}`}</h2>
        <span className="sj-xs sj-t3">{t('article.perUnitHead', { unit: article.unit })}</span>
      </header>
      {row.cells.map((member, at) => {
        const column = grid.columns[at];
        if (!member || !column) return null;
        const quantity = selection.quantities.get(member.id) ?? 0;
        const inCart = selection.inCart.get(member.id) ?? 0;
        return (
          <div key={member.id} className={classNames(styles['tileRow'], quantity > 0 && styles['has'])}>
            <b>{column.title}</b>
            <span className="sj-grow">
              <ArticleStock stock={member.stock} unit={article.unit} />
              {inCart > 0 && <span className={styles['inCart']}>{t('article.inCart', { quantity: inCart })}</span>}
            </span>
            <span className="sj-num sj-sm sj-t2">
              {bare(priceAt(member, countedFor(matrix, chosenAndInCart, member.id)))}
            </span>
            {canBuy(member) ? (
              <QuantityStepper
                value={quantity}
                rule={ruleOf(member)}
                allowsZero
                float
                label={t('listing.quantityOf', { title: `${row.value.title} ${column.title}` })}
                onChange={(next) => selection.setQuantity(member.id, next)}
                onEnter={() => void selection.add()}
              />
            ) : (
              member.offer === 'request' && <RequestButton article={member} size="xs" />
            )}
          </div>
        );
      })}
    </>
  );
}
