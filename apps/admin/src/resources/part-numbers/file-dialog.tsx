import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { PartNumberLine, PartNumberReport } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Badge, Button, Dialog, Facts, Notice, showToast, Table } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { FileDrop } from '../../shared/files/file-drop.tsx';
import { t } from '../../shared/texts/t.ts';

interface FileDialogProps {
  readonly companyId: number;
  readonly onClose: () => void;
}

interface Compared {
  readonly file: File;
  readonly report: PartNumberReport;
}

/** Imports part numbers from a file: first a preview of the changes, then the import of the valid lines. */
export function FileDialog({ companyId, onClose }: FileDialogProps) {
  const [compared, setCompared] = useState<Compared | null>(null);
  const params = { id: companyId };
  const compare = useMutation({
    mutationFn: async (file: File): Promise<Compared> => ({
      file,
      report: (await api.partNumbers.compareFile({ params, file })).data,
    }),
    onSuccess: setCompared,
    // The dialog shows the error.
    onError: () => setCompared(null),
  });
  const send = useMutation({
    mutationFn: async (file: File) => (await api.partNumbers.importFile({ params, file })).data,
    onSuccess: ({ add, change }) => {
      showToast({ title: t('imports.imported'), text: t('unit.rows', { count: add + change }) });
      void queryClient.invalidateQueries({ queryKey: ['company-codes'] });
      onClose();
    },
    onError: () => undefined,
  });
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
            {t('imports.apply', { count: good })}
          </Button>
        </>
      }
    >
      <div className="sj-col sj-g12">
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
        {compared === null && (
          <FileDrop hint={t('partNumbers.fileHint')} busy={compare.isPending} onFile={(file) => compare.mutate(file)} />
        )}
        {compared && <Report {...compared} />}
      </div>
    </Dialog>
  );
}

function Report({ file, report }: Compared) {
  return (
    <>
      <Notice>
        <b>{file.name}</b> {t('imports.dryRun')}
      </Notice>
      <Facts
        facts={[
          { term: t('partNumbers.added'), value: formatNumber(report.add) },
          { term: t('imports.changes'), value: formatNumber(report.change) },
          { term: t('imports.same'), value: formatNumber(report.same) },
          { term: t('imports.faults'), value: formatNumber(report.faults) },
        ]}
      />
      {report.lines.length > 0 && <ReportLines lines={report.lines} />}
    </>
  );
}

const isWrong = ({ outcome }: PartNumberLine): boolean => outcome !== 'add' && outcome !== 'change';

function ReportLines({ lines }: { readonly lines: readonly PartNumberLine[] }) {
  return (
    <div className="adm-codes-lines">
      <Table caption={t('imports.lines')} dense>
        <thead>
          <tr>
            <th scope="col" className="sj-right">
              {t('imports.line')}
            </th>
            <th scope="col">{t('partNumbers.code')}</th>
            <th scope="col">{t('partNumbers.articleCode')}</th>
            <th scope="col">{t('imports.outcome')}</th>
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
                <Badge tone={isWrong(line) ? 'error' : 'soft'}>{t(`codeOutcome.${line.outcome}`)}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
