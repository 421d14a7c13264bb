import { useState } from 'react';
import type { StockRow } from '@sjaj/contract';
import { formatDate, formatNumber } from '@sjaj/domain';
import { classNames } from '@sjaj/ui';
import { articleColumns, onHandColumn, unitColumn } from '../../shared/catalogue/article-columns.tsx';
import type { Column, ListHandle } from '../../shared/list/definition.ts';
import { CorrectDialog } from '../../shared/stock/correct-dialog.tsx';
import { language, t } from '../../shared/texts/t.ts';

/** The pieces on hand. A click opens the correction. */
function OnHandCell({ row, list }: { readonly row: StockRow; readonly list: ListHandle<StockRow> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="adm-stock-button sj-num"
        aria-label={`${t('article.correctStock')}: ${row.title}, ${row.onHand}`}
        onClick={() => setOpen(true)}
      >
        {formatNumber(row.onHand)}
      </button>
      {open && (
        <CorrectDialog
          article={row}
          onSaved={({ waiting: _waiting, requests: _requests, ...saved }) => list.replace(saved)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const figure = (pieces: number) => (pieces === 0 ? <span className="sj-t3">{'–'}</span> : formatNumber(pieces));

export const STOCK_COLUMNS: readonly Column<StockRow>[] = [
  ...articleColumns<StockRow>('/stock'),
  { key: 'brand', title: 'article.brand', offered: true, text: ({ brand }) => brand },
  unitColumn(),
  onHandColumn((row, list) => <OnHandCell row={row} list={list} />),
  {
    key: 'reserved',
    title: 'article.reserved',
    right: true,
    sortBy: 'reserved',
    text: ({ reserved }) => String(reserved),
    show: ({ reserved }) => figure(reserved),
  },
  {
    key: 'available',
    title: 'article.available',
    right: true,
    onPhone: true,
    sortBy: 'available',
    text: ({ available }) => String(available),
    show: ({ available, lowLevel }) => (
      <b
        className={classNames(
          available === 0 && 'adm-stock-none',
          available <= lowLevel && available > 0 && 'adm-attention',
        )}
      >
        {formatNumber(available)}
      </b>
    ),
  },
  {
    key: 'backOrdered',
    title: 'stock.backOrdered',
    right: true,
    sortBy: 'backOrdered',
    text: ({ backOrdered }) => String(backOrdered),
    show: ({ backOrdered }) => figure(backOrdered),
  },
  {
    key: 'lowLevel',
    title: 'article.lowLevel',
    right: true,
    text: ({ lowLevel }) => String(lowLevel),
    show: ({ lowLevel, followsShopLevel }) => (
      <span
        className={followsShopLevel ? 'sj-t3' : undefined}
        title={followsShopLevel ? t('stock.shopLevel') : undefined}
      >
        {formatNumber(lowLevel)}
      </span>
    ),
  },
  {
    key: 'shortage',
    title: 'stock.shortage',
    right: true,
    sortBy: 'shortage',
    text: ({ shortage }) => String(shortage),
    show: ({ shortage }) => figure(shortage),
  },
  {
    key: 'expectedOn',
    title: 'stock.expectedOn',
    offered: true,
    text: ({ expectedOn }) => expectedOn ?? '',
    show: ({ expectedOn }) => (expectedOn === null ? '' : formatDate(expectedOn, language())),
  },
];
