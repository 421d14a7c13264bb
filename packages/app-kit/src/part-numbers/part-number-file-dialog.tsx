import './part-numbers.css';
import { useMutation } from '@tanstack/react-query';
import type { PartNumberReport } from '@sjaj/contract';
import { Button, Dialog, FileDrop, Notice } from '@sjaj/ui';
import { messageOf } from '../api/failure.ts';
import { t } from '../texts/texts.ts';
import { PartNumberFileReport } from './part-number-file-report.tsx';

type SendFile = (request: { readonly file: File }) => Promise<{ readonly data: PartNumberReport }>;

interface PartNumberFileDialogProps {
  readonly compareFile: SendFile;
  readonly importFile: SendFile;
  /** Called with the number of lines that were imported. */
  readonly onImported: (count: number) => void;
  readonly onClose: () => void;
}

/** Imports part numbers from a file: first a preview of the changes, then the import of the valid lines. */
export function PartNumberFileDialog({ compareFile, importFile, onImported, onClose }: PartNumberFileDialogProps) {
  // The dialog shows the errors of both.
  const compare = useMutation({
    mutationFn: async (file: File) => ({ file, report: (await compareFile({ file })).data }),
    onError: () => undefined,
  });
  const send = useMutation({
    mutationFn: async (file: File) => (await importFile({ file })).data,
    onSuccess: (report) => onImported(validLines(report)),
    onError: () => undefined,
  });
  const compared = compare.data;
  const error = compare.error ?? send.error;
  const count = compared ? validLines(compared.report) : 0;
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
          <Button disabled={count === 0} busy={send.isPending} onClick={() => compared && send.mutate(compared.file)}>
            {t('partNumbers.apply', { count })}
          </Button>
        </>
      }
    >
      <div className="sj-col sj-g12">
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
        {compared ? (
          <PartNumberFileReport fileName={compared.file.name} report={compared.report} />
        ) : (
          <FileDrop
            title={t(compare.isPending ? 'partNumbers.comparing' : 'partNumbers.dropHere')}
            hint={t('partNumbers.fileHint')}
            busy={compare.isPending}
            onFile={(file) => compare.mutate(file)}
          />
        )}
      </div>
    </Dialog>
  );
}

const validLines = ({ add, change }: PartNumberReport): number => add + change;
