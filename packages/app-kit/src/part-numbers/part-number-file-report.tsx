import type { PartNumberLine, PartNumberReport } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Badge, Facts, Notice, Table } from '@sjaj/ui';
import { t } from '../texts/texts.ts';

interface PartNumberFileReportProps {
  readonly fileName: string;
  readonly report: PartNumberReport;
}

/** What the file would add and change, and each line that is wrong. */
export function PartNumberFileReport({ fileName, report }: PartNumberFileReportProps) {
  return (
    <>
      <Notice>
        <b>{fileName}</b> {t('partNumbers.dryRun')}
      </Notice>
      <Facts
        facts={[
          { term: t('partNumbers.new'), value: formatNumber(report.add) },
          { term: t('partNumbers.changed'), value: formatNumber(report.change) },
          { term: t('partNumbers.same'), value: formatNumber(report.same) },
          { term: t('partNumbers.errors'), value: formatNumber(report.faults) },
        ]}
      />
      {report.lines.length > 0 && <Lines lines={report.lines} />}
    </>
  );
}

const isValid = ({ outcome }: PartNumberLine): boolean => outcome === 'add' || outcome === 'change';

function Lines({ lines }: { readonly lines: readonly PartNumberLine[] }) {
  return (
    <div className="sj-file-lines">
      <Table caption={t('partNumbers.lines')} dense>
        <thead>
          <tr>
            <th scope="col" className="sj-right">
              {t('partNumbers.line')}
            </th>
            <th scope="col">{t('partNumbers.code')}</th>
            <th scope="col">{t('partNumbers.articleCode')}</th>
            <th scope="col">{t('partNumbers.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td className="sj-right sj-t3 sj-num">{line.line}</td>
              <td className="sj-name">{line.code || '–'}</td>
              <td>
                {line.before !== null && <s className="sj-t3">{line.before}</s>} {line.articleCode || '–'}{' '}
                <span className="sj-t2 sj-notphone">{line.title}</span>
              </td>
              <td>
                <Badge tone={isValid(line) ? 'soft' : 'error'}>{t(`partNumberOutcome.${line.outcome}`)}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
