import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PurchaseProposalLine } from '@sjaj/contract';
import { formatNumber, fromKm, times, toKm } from '@sjaj/domain';
import { Badge, Button, Notice, QuantityField, Table } from '@sjaj/ui';
import { kmText } from '../../shared/figures/amounts.ts';
import { ROWS_A_PAGE, RowPages } from '../../shared/imports/row-pages.tsx';
import { NameCell } from '../../shared/record/name-cell.tsx';
import { useCan } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { type Choice, quantityOf, ruleOf, typedOf } from './chosen-lines.logic.ts';

interface ProposalTableProps {
  readonly vendor: string;
  readonly lines: readonly PurchaseProposalLine[];
  readonly choice: Choice;
  /** The chosen articles whose quantity cannot be ordered, on whatever page. */
  readonly wrong: readonly number[];
  readonly onChoose: (choice: Choice) => void;
}

/** The articles that should be bought from a vendor, in pages. */
export function ProposalTable({ vendor, lines, choice, wrong, onChoose }: ProposalTableProps) {
  const seesCosts = useCan('viewCostPrices');
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(lines.length / ROWS_A_PAGE));
  const shown = Math.min(page, pages);
  const table = useRef<HTMLDivElement>(null);
  const showWrong = (articleId: number): void => {
    const place = lines.findIndex((line) => line.articleId === articleId);
    flushSync(() => setPage(Math.floor(place / ROWS_A_PAGE) + 1));
    table.current?.querySelector<HTMLInputElement>(`[data-article="${articleId}"] [data-quantity]`)?.focus();
  };
  const toggle = (articleId: number): void => {
    const excluded = new Set(choice.excluded);
    if (!excluded.delete(articleId)) excluded.add(articleId);
    onChoose({ ...choice, excluded });
  };
  const type = (articleId: number, typed: string): void =>
    onChoose({ ...choice, typed: { ...choice.typed, [articleId]: typed } });
  return (
    <div ref={table}>
      <Table caption={t('purchasing.linesOf', { vendor })} dense>
        <thead>
          <tr>
            <th scope="col">
              <span className="sj-vh">{t('purchasing.chosen')}</span>
            </th>
            <th scope="col">{t('company.article')}</th>
            <th scope="col" className="sj-right sj-notphone">
              {t('article.available')}
            </th>
            <th scope="col" className="sj-right sj-notphone">
              {t('purchasing.expected')}
            </th>
            <th scope="col" className="sj-right sj-notphone">
              {t('purchasing.sold')}
            </th>
            <th scope="col" className="sj-right sj-notphone">
              {t('purchasing.lasts')}
            </th>
            <th scope="col" className="sj-right">
              {t('purchasing.quantity')}
            </th>
            {seesCosts && (
              <th scope="col" className="sj-right sj-notphone">
                {t('purchasing.amount')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.slice((shown - 1) * ROWS_A_PAGE, shown * ROWS_A_PAGE).map((line) => (
            <tr
              key={line.articleId}
              data-article={line.articleId}
              className={choice.excluded.has(line.articleId) ? 'adm-purchase-out' : undefined}
            >
              <td>
                <input
                  type="checkbox"
                  className="sj-check"
                  aria-label={t('purchasing.choose', { code: line.code })}
                  checked={!choice.excluded.has(line.articleId)}
                  onChange={() => toggle(line.articleId)}
                />
              </td>
              <td>
                <ArticleCell line={line} />
              </td>
              <td className="sj-right sj-num sj-notphone">{formatNumber(line.available - line.backOrdered)}</td>
              <td className="sj-right sj-num sj-notphone">{line.ordered === 0 ? '–' : formatNumber(line.ordered)}</td>
              <td className="sj-right sj-num sj-notphone">{formatNumber(line.sold)}</td>
              <td className="sj-right sj-nw sj-notphone">
                {line.lastsDays === null ? '–' : t('purchasing.days', { count: line.lastsDays })}
              </td>
              <td className="sj-right">
                <QuantityField
                  typed={typedOf(line, choice)}
                  rule={ruleOf(line)}
                  label={t('purchasing.quantityOf', { code: line.code })}
                  onType={(typed) => type(line.articleId, typed)}
                />
              </td>
              {seesCosts && (
                <td className="sj-right sj-num sj-nw sj-notphone">{amountText(line, quantityOf(line, choice))}</td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {pages > 1 && <RowPages page={shown} total={lines.length} onPage={setPage} />}
      <WrongQuantities lines={lines} wrong={wrong} onShow={showWrong} />
    </div>
  );
}

interface WrongQuantitiesProps extends Pick<ProposalTableProps, 'lines' | 'wrong'> {
  readonly onShow: (articleId: number) => void;
}

/** Says which quantities hold the order up; a press leads to the first of them, which may be on another page. */
function WrongQuantities({ lines, wrong, onShow }: WrongQuantitiesProps) {
  const [first] = wrong;
  const code = lines.find(({ articleId }) => articleId === first)?.code;
  if (first === undefined || code === undefined) return null;
  return (
    <div className="adm-purchase-wrong" role="status">
      <Notice tone="warn">
        {t('purchasing.wrongQuantities', { count: wrong.length, code })}{' '}
        <Button variant="line" size="sm" onClick={() => onShow(first)}>
          {t('purchasing.showWrong')}
        </Button>
      </Notice>
    </div>
  );
}

const amountText = ({ unitCost }: PurchaseProposalLine, quantity: number): string =>
  unitCost === null || Number.isNaN(quantity) ? '–' : kmText(toKm(times(fromKm(unitCost), quantity)));

function ArticleCell({ line }: { readonly line: PurchaseProposalLine }) {
  const { articleId, code, title, partNumber, packSize, unit, reason } = line;
  const details = [
    code,
    partNumber,
    packSize > 1 && t('purchasing.pack', { size: formatNumber(packSize), unit }),
  ].filter(Boolean);
  return (
    <span className="adm-purchase-article">
      <span>
        <NameCell href={`/stock/${articleId}`} name={title} />{' '}
        <Badge tone={reason === 'low' ? 'warn' : 'outline'}>{t(`purchaseReason.${reason}`)}</Badge>
      </span>
      <span className="sj-xs sj-t3">{details.join(' · ')}</span>
      <span className="sj-xs sj-t3 adm-purchase-onphone">
        {t('purchasing.phoneFacts', {
          available: formatNumber(line.available - line.backOrdered),
          sold: formatNumber(line.sold),
        })}
      </span>
    </span>
  );
}
