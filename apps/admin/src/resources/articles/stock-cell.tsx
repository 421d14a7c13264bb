import { useState } from 'react';
import type { AdminArticleRow } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import type { ListHandle } from '../../shared/list/definition.ts';
import { CorrectDialog } from '../../shared/stock/correct-dialog.tsx';
import { t } from '../../shared/texts/t.ts';

interface StockCellProps {
  readonly article: AdminArticleRow;
  readonly list: ListHandle<AdminArticleRow>;
}

/** The pieces on hand. A click opens the correction. */
export function StockCell({ article, list }: StockCellProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="adm-cell-button sj-num"
        aria-label={`${t('article.correctStock')}: ${article.title}, ${article.onHand}`}
        onClick={() => setOpen(true)}
      >
        {formatNumber(article.onHand)}
      </button>
      {open && (
        <CorrectDialog
          article={article}
          onSaved={({ onHand, reserved }) => list.replace({ ...article, onHand, reserved })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
