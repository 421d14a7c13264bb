import type { FinanceLine, FinanceReport } from '@sjaj/contract';
import { formatDateInTable, formatNumber } from '@sjaj/domain';
import { Badge, Facts, Notice, Table } from '@sjaj/ui';
import { amountText } from '../../shared/figures/amounts.ts';
import { language, t } from '../../shared/texts/t.ts';

interface ImportReportProps {
  readonly fileName: string;
  readonly report: FinanceReport;
}

/** What a file would add and change, and each line that is wrong. */
export function ImportReport({ fileName, report }: ImportReportProps) {
  return (
    <>
      <Notice>
        <b>{fileName}</b> {t('imports.dryRun')}
      </Notice>
      <Facts
        facts={[
          { term: t('finance.added'), value: formatNumber(report.add) },
          { term: t('imports.changes'), value: formatNumber(report.change) },
          { term: t('imports.same'), value: formatNumber(report.same) },
          { term: t('imports.errors'), value: formatNumber(report.faults) },
        ]}
      />
      {report.lines.length > 0 && <Lines lines={report.lines} />}
    </>
  );
}

const isWrong = ({ outcome }: FinanceLine): boolean => outcome !== 'add' && outcome !== 'change';

const amountOf = (km: number | null): string => (km === null || km === 0 ? '–' : amountText(km));

function Lines({ lines }: { readonly lines: readonly FinanceLine[] }) {
  return (
    <div className="adm-finance-lines">
      <Table caption={t('imports.lines')} dense>
        <thead>
          <tr>
            <th scope="col" className="sj-right">
              {t('imports.line')}
            </th>
            <th scope="col">{t('finance.company')}</th>
            <th scope="col">{t('financeField.number')}</th>
            <th scope="col" className="sj-notphone">
              {t('financeField.docDate')}
            </th>
            <th scope="col" className="sj-right">
              {t('financeField.owes')}
            </th>
            <th scope="col" className="sj-right">
              {t('financeField.claims')}
            </th>
            <th scope="col">{t('imports.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td className="sj-right sj-t3 sj-num">{line.line}</td>
              <td>{line.company || '–'}</td>
              <td className="sj-name">{line.number || '–'}</td>
              <td className="sj-notphone sj-nw">{line.docDate && formatDateInTable(line.docDate, language())}</td>
              <td className="sj-right sj-num">{amountOf(line.owes)}</td>
              <td className="sj-right sj-num">{amountOf(line.claims)}</td>
              <td>
                <Badge tone={isWrong(line) ? 'error' : 'soft'}>{t(`financeOutcome.${line.outcome}`)}</Badge>
                {line.changes.map(({ field, before, after }) => (
                  <div key={field} className="sj-xs">
                    {t(`financeField.${field}`)}: <s className="sj-t3">{before || '–'}</s> {after || '–'}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
