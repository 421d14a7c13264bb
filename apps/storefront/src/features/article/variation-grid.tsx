import type { ClipboardEvent, KeyboardEvent } from 'react';
import { IconBell } from '@tabler/icons-react';
import type { ArticleDetails, VariationMember } from '@sjaj/contract';
import { findQuantityError } from '@sjaj/domain';
import { classNames, Picture, QUANTITY_FIELD_CLASS } from '@sjaj/ui';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { RequestButton } from '../../shared/article/request-button.tsx';
import { t } from '../../shared/texts/t.ts';
import { CellInCart } from './cell-in-cart.tsx';
import { CellStock } from './cell-stock.tsx';
import { canBuy, type Grid, pasteInto, piecesOf, ruleOf } from './matrix.logic.ts';
import type { Selection } from './use-selection.ts';
import { useBareAmount } from '../../shared/article/use-bare-amount.ts';
import styles from './variation.module.css';

interface VariationGridProps {
  readonly article: ArticleDetails;
  readonly grid: Grid;
  readonly selection: Selection;
}

/** Two attributes as a table. Arrow keys move between cells, Enter adds what is chosen; a block copied from a spreadsheet can be pasted. */
export function VariationGrid({ article, grid, selection }: VariationGridProps) {
  const columnCells = (column: number) => grid.rows.map((row) => row.cells[column] ?? null);
  return (
    <>
      <div className={styles['scroll']}>
        <table
          className={styles['matrix']}
          onKeyDown={(event) => (event.key === 'Enter' ? addChosen(event, selection) : moveBetweenCells(event))}
        >
          <caption className="sj-vh">{`${grid.rowTitle} × ${grid.columnTitle}`}</caption>
          <GridHead article={article} grid={grid} />
          <tbody>
            {grid.rows.map((row, at) => (
              <tr key={row.value.id}>
                <th scope="row" className={styles['rowHead']}>
                  <span className="sj-row">
                    <Picture
                      src={row.cells.find((cell) => cell?.highlightedImageUrl)?.highlightedImageUrl ?? null}
                      placeholder={placeholderAddress(article.placeholder)}
                      size={40}
                    />
                    <span className={styles['rowName']}>{row.value.title}</span>
                  </span>
                </th>
                {row.cells.map((cell, column) => (
                  <GridCell
                    key={grid.columns[column]?.id}
                    member={cell}
                    name={`${row.value.title} ${grid.columns[column]?.title ?? ''}`}
                    selection={selection}
                    onPasteText={(text) =>
                      selection.setAll(pasteInto(grid, selection.quantities, { row: at, column, text }))
                    }
                  />
                ))}
                <td className="sj-num">
                  <b>{piecesOf(row.cells, selection.quantities) || '–'}</b>
                </td>
              </tr>
            ))}
            <tr className={styles['sums']}>
              <th scope="row" className={styles['rowHead']}>
                {t('article.sumOf', { attribute: grid.columnTitle.toLowerCase() })}
              </th>
              {grid.columns.map((column, at) => (
                <td key={column.id} className="sj-num">
                  {piecesOf(columnCells(at), selection.quantities) || '–'}
                </td>
              ))}
              <td className="sj-num">
                <b>{selection.pieces || '–'}</b>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <Legend grid={grid} />
    </>
  );
}

/** Legend for the bell and the dash, if the matrix has any. */
function Legend({ grid }: { readonly grid: Grid }) {
  const cells = grid.rows.flatMap((row) => row.cells);
  const hasBell = cells.some((cell) => cell?.offer === 'request');
  const hasHole = cells.includes(null);
  if (!hasBell && !hasHole) return null;
  return (
    <p className={styles['legend']}>
      {hasBell && (
        <span>
          <IconBell size={14} aria-hidden="true" />
          {t('article.notifyWhenHere')}
        </span>
      )}
      {hasHole && <span>{`– ${t('article.notMade')}`}</span>}
    </p>
  );
}

function GridHead({ article, grid }: Pick<VariationGridProps, 'article' | 'grid'>) {
  const bare = useBareAmount();
  const priceOf = (column: number) => {
    const member = grid.rows.map((row) => row.cells[column]).find((cell) => cell);
    return member ? bare(member.salePrice ?? member.price) : '';
  };
  return (
    <thead>
      <tr>
        <th scope="col" className={styles['rowHead']}>
          {grid.rowTitle}
        </th>
        {grid.columns.map((column, at) => (
          <th key={column.id} scope="col">
            {column.title}
            <small>{priceOf(at)}</small>
          </th>
        ))}
        <th scope="col" className={styles['sumHead']}>
          {article.unit}
        </th>
      </tr>
    </thead>
  );
}

interface GridCellProps {
  readonly member: VariationMember | null;
  readonly name: string;
  readonly selection: Selection;
  readonly onPasteText: (text: string) => void;
}

function GridCell({ member, name, selection, onPasteText }: GridCellProps) {
  if (!member) {
    return (
      <td className={styles['notMade']}>
        <span aria-hidden="true">{'–'}</span>
        <span className="sj-vh">{`${name}: ${t('article.notMade')}`}</span>
      </td>
    );
  }
  if (!canBuy(member)) {
    return (
      <td>
        {member.offer === 'request' && <RequestButton article={member} iconOnly />}
        <CellStock stock={member.stock} />
      </td>
    );
  }
  const quantity = selection.quantities.get(member.id) ?? 0;
  const inCart = selection.inCart.get(member.id) ?? 0;
  const wrong = quantity !== 0 && findQuantityError(quantity, ruleOf(member)) !== null;
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onPasteText(text);
  };
  return (
    <td className={classNames(quantity > 0 && styles['has'])}>
      <input
        className={classNames(QUANTITY_FIELD_CLASS, styles['field'])}
        data-cell=""
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        placeholder="0"
        aria-label={t('listing.quantityOf', { title: name })}
        aria-invalid={wrong || undefined}
        title={wrong ? t('article.multiples', { quantity: member.packSize, unit: '' }) : undefined}
        value={quantity === 0 ? '' : String(quantity)}
        onChange={(event) => selection.setQuantity(member.id, Number(event.currentTarget.value.replaceAll(/\D/g, '')))}
        onFocus={(event) => event.currentTarget.select()}
        onPaste={onPaste}
      />
      {inCart > 0 && <CellInCart quantity={inCart} />}
      <CellStock stock={member.stock} />
    </td>
  );
}

/** Enter in a cell puts everything that is chosen into the cart. */
function addChosen(event: KeyboardEvent, selection: Selection): void {
  if (!(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  void selection.add();
}

const MOVES: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Moves the focus to the next cell that has a field. */
function moveBetweenCells(event: KeyboardEvent<HTMLTableElement>): void {
  const move = MOVES[event.key];
  const cell = event.target instanceof HTMLInputElement ? event.target.closest('td') : null;
  if (!move || !cell) return;
  event.preventDefault();
  const rows = [...event.currentTarget.rows];
  let row = rows.findIndex((each) => each.contains(cell));
  let column = cell.cellIndex;
  for (;;) {
    row += move[0];
    column += move[1];
    const next = rows[row]?.cells[column];
    if (!next) return;
    const field = next.querySelector<HTMLInputElement>('input[data-cell]');
    if (field) {
      field.focus();
      return;
    }
  }
}
