import { formatNumber } from '@sjaj/domain';
import { Button, rangeOf } from '@sjaj/ui';
import { t } from '../texts/t.ts';

/** Lines of an import on one page. */
export const ROWS_A_PAGE = 48;

interface RowPagesProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** The pages of an import's lines. */
export function RowPages({ page, total, onPage }: RowPagesProps) {
  const { from, to } = rangeOf(page, ROWS_A_PAGE, total);
  return (
    <nav className="sj-row sj-between sj-wraps adm-import-pages" aria-label={t('component.pages')}>
      <span className="sj-sm sj-t3 sj-num">{t('sign.fromTo', { from, to, total: formatNumber(total) })}</span>
      <span className="sj-row sj-wraps">
        <Button variant="line" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
          {t('component.previousPage')}
        </Button>
        <Button variant="line" size="sm" disabled={to >= total} onClick={() => onPage(page + 1)}>
          {t('component.nextPage')}
        </Button>
      </span>
    </nav>
  );
}
