import { messageOf } from '@sjaj/app-kit';
import type { PartNumberReport } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Badge, Button, Dialog, Facts, FileDrop, Notice, Table } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './part-numbers.module.css';
import { useCompareFile, useImportFile } from './queries.ts';

/** Import of part numbers from a file: first a preview of the changes, then the import of valid rows. */
export function FileDialog({ onClose }: { readonly onClose: () => void }) {
  const compare = useCompareFile();
  const send = useImportFile(onClose);
  const compared = compare.data;
  const error = compare.error ?? send.error;
  const good = compared ? compared.report.add + compared.report.change : 0;
  return (
    <Dialog
      title={t('partNumbers.importFile')}
      open
      onClose={onClose}
      size="lg"
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button disabled={good === 0} busy={send.isPending} onClick={() => compared && send.mutate(compared.file)}>
            {t('partNumbers.apply')}
          </Button>
        </>
      }
    >
      <div className="sj-col sj-g12">
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
        {compared ? (
          <Report name={compared.file.name} report={compared.report} />
        ) : (
          <FileDrop
            title={compare.isPending ? t('partNumbers.comparing') : t('partNumbers.dropHere')}
            hint={t('partNumbers.fileHint')}
            busy={compare.isPending}
            onFile={(file) => compare.mutate(file)}
          />
        )}
      </div>
    </Dialog>
  );
}

function Report({ name, report }: { readonly name: string; readonly report: PartNumberReport }) {
  return (
    <>
      <Notice>
        <b>{name}</b> {t('partNumbers.dryRun')}
      </Notice>
      <Facts
        facts={[
          { term: t('partNumbers.new'), value: formatNumber(report.add) },
          { term: t('partNumbers.changed'), value: formatNumber(report.change) },
          { term: t('partNumbers.same'), value: formatNumber(report.same) },
          { term: t('partNumbers.faults'), value: formatNumber(report.faults) },
        ]}
      />
      {report.lines.length > 0 && (
        <div className={styles.lines}>
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
              {report.lines.map(({ line, code, articleCode, before, outcome }) => (
                <tr key={line}>
                  <td className="sj-right sj-t3 sj-num">{line}</td>
                  <td className="sj-name">{code || '–'}</td>
                  <td>
                    {before !== null && <s className="sj-t3">{before}</s>} {articleCode || '–'}
                  </td>
                  <td>
                    <Badge tone={outcome === 'add' || outcome === 'change' ? 'soft' : 'error'}>
                      {t(`partNumberOutcome.${outcome}`)}
                    </Badge>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </>
  );
}
