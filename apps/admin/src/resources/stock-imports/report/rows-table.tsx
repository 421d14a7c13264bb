import { IconArrowRight, IconQuestionMark } from '@tabler/icons-react';
import type { StockImportRow } from '@sjaj/contract';
import { formatNumber, MINUS } from '@sjaj/domain';
import { Badge, Picture, Table, useUiLink } from '@sjaj/ui';
import { placeholderUrl } from '../../../shared/figures/placeholder.ts';
import { t } from '../../../shared/texts/t.ts';
import { RowFix } from './row-fix.tsx';

type Outcome = StockImportRow['outcome'];
const GOOD = ['change', 'same', 'done', 'left'] as const satisfies readonly Outcome[];
type RowError = Exclude<Outcome, (typeof GOOD)[number]>;

const isRowError = (outcome: Outcome): outcome is RowError => !GOOD.some((good) => good === outcome);
const isWrong = ({ outcome }: StockImportRow): boolean => isRowError(outcome);

const TONES = { change: 'soft', same: 'grey', done: 'soft', left: 'outline' } as const;

interface RowsTableProps {
  readonly importId: number;
  /** Whether lines can still be corrected. */
  readonly isOpen: boolean;
  /** Whether the file is imported: the previous stock differs from the current one. */
  readonly isBegun: boolean;
  readonly rows: readonly StockImportRow[];
}

/** The lines of a file with previous stock, new stock and errors. */
export function RowsTable({ importId, isOpen, isBegun, rows }: RowsTableProps) {
  return (
    <Table caption={t('imports.lines')}>
      <thead>
        <tr>
          <th scope="col" className="sj-right">
            {t('imports.line')}
          </th>
          <th scope="col">{t('imports.article')}</th>
          <th scope="col" className="sj-right sj-notphone">
            {isBegun ? t('imports.was') : t('imports.before')}
          </th>
          <th className="sj-notphone" aria-hidden="true" />
          <th scope="col" className="sj-right">
            {t('imports.after')}
          </th>
          <th scope="col" className="sj-right sj-notphone">
            {t('imports.difference')}
          </th>
          <th scope="col" className="sj-notphone">
            {t('imports.outcome')}
          </th>
          {isOpen && (
            <th scope="col" className="sj-notphone">
              <span className="sj-vh">{t('imports.correct')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} importId={importId} isOpen={isOpen} row={row} />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps extends Omit<RowsTableProps, 'rows' | 'isBegun'> {
  readonly row: StockImportRow;
}

function Row({ importId, isOpen, row }: RowProps) {
  const { before, after, written, outcome } = row;
  const wrong = isWrong(row);
  const difference = before !== null && after !== null && !wrong ? after - before : null;
  return (
    <tr className={wrong ? 'adm-import-row-wrong' : undefined}>
      <td className="sj-right sj-t3 sj-num">{row.id}</td>
      <td>
        <ArticleCell row={row} />
        {isOpen && wrong && (
          <span className="adm-import-onphone">
            <RowFix importId={importId} row={row} />
          </span>
        )}
      </td>
      <td className="sj-right sj-num sj-notphone">
        {before === null ? '–' : <span className={wrong ? undefined : 'adm-import-was'}>{formatNumber(before)}</span>}
      </td>
      <td className="sj-t3 sj-notphone" aria-hidden="true">
        <IconArrowRight size={14} />
      </td>
      <td className="sj-right sj-num">
        {wrong || after === null ? (
          <span className="adm-import-wrong">{written || '–'}</span>
        ) : (
          <span className="adm-import-will">{formatNumber(after)}</span>
        )}
      </td>
      <td className="sj-right sj-num sj-t2 sj-notphone">
        {difference !== null && (difference < 0 ? MINUS : '+') + formatNumber(Math.abs(difference))}
      </td>
      <td className="sj-nw sj-notphone">
        <Badge tone={isRowError(outcome) ? 'error' : TONES[outcome]}>{t(`importOutcome.${outcome}`)}</Badge>
      </td>
      {isOpen && <td className="sj-right sj-notphone">{wrong && <RowFix importId={importId} row={row} />}</td>}
    </tr>
  );
}

function ArticleCell({ row }: { readonly row: StockImportRow }) {
  const Link = useUiLink();
  const { articleId, code, title, imageUrl, placeholder } = row;
  return (
    <span className="adm-import-article">
      {articleId === null ? (
        <IconQuestionMark size={20} className="sj-t3" aria-hidden="true" />
      ) : (
        <Picture src={imageUrl} placeholder={placeholderUrl(placeholder)} size={28} />
      )}
      <span>
        <span className="adm-import-name">
          <b className="sj-sm sj-nw">{code || '–'}</b>
          {articleId !== null && (
            <Link href={`/stock/${articleId}`} className="sj-sm sj-ell sj-t2" title={title}>
              {title}
            </Link>
          )}
        </span>
        {isWrong(row) && <span className="adm-import-error">{errorText(row)}</span>}
      </span>
    </span>
  );
}

function errorText({ outcome, nearest, reserved }: StockImportRow): string {
  if (outcome === 'unknown' && nearest !== null) return t('imports.unknownNearest', { code: nearest });
  if (outcome === 'below_reserved') return t('imports.belowReserved', { reserved: formatNumber(reserved) });
  return isRowError(outcome) ? t(`importErrorHint.${outcome}`) : '';
}
