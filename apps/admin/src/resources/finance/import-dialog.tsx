import './finance.css';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { FinanceFilePreview, FinanceReport } from '@sjaj/contract';
import { Button, Dialog, Notice, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { FileDrop } from '../../shared/files/file-drop.tsx';
import { useDownload } from '../../shared/files/use-download.ts';
import { t } from '../../shared/texts/t.ts';
import { type ColumnsDraft, columnsQuery, draftOf, isComplete } from './columns.logic.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportReport } from './import-report.tsx';
import { FINANCE_KEY } from './queries.ts';

interface Opened {
  readonly file: File;
  readonly preview: FinanceFilePreview;
}

/** Imports finance records from a file: choose its columns, see what would change, then import the valid lines. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [draft, setDraft] = useState<ColumnsDraft | null>(null);
  const [report, setReport] = useState<FinanceReport | null>(null);
  const open = useMutation({
    mutationFn: async (file: File): Promise<Opened> => ({
      file,
      preview: (await api.financeImports.previewFile({ file })).data,
    }),
    onSuccess: (next) => {
      setOpened(next);
      setDraft(draftOf(next.preview.columns));
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
  const compare = useMutation({
    mutationFn: async ({ file, columns }: { file: File; columns: ColumnsDraft }) =>
      (await api.financeImports.compareFile({ file, query: columnsQuery(columns) })).data,
    onSuccess: setReport,
    onError: () => undefined,
  });
  const send = useMutation({
    mutationFn: async ({ file, columns }: { file: File; columns: ColumnsDraft }) =>
      (await api.financeImports.importFile({ file, query: columnsQuery(columns) })).data,
    onSuccess: ({ add, change }) => {
      showToast({ title: t('imports.imported'), text: t('unit.rows', { count: add + change }) });
      void queryClient.invalidateQueries({ queryKey: FINANCE_KEY });
      onClose();
    },
    onError: () => undefined,
  });
  const error = open.error ?? compare.error ?? send.error;
  const good = report ? report.add + report.change : 0;
  const chosen = opened && draft && { file: opened.file, columns: draft };
  return (
    <Dialog
      title={t('finance.import')}
      open
      onClose={onClose}
      size="lg"
      foot={
        <>
          {report ? (
            <Button variant="ghost" onClick={() => setReport(null)}>
              {t('finance.backToColumns')}
            </Button>
          ) : (
            <Button variant="ghost" onClick={onClose}>
              {t('action.cancel')}
            </Button>
          )}
          {report ? (
            <Button disabled={good === 0} busy={send.isPending} onClick={() => chosen && send.mutate(chosen)}>
              {t('imports.apply', { count: good })}
            </Button>
          ) : (
            <Button
              disabled={!draft || !isComplete(draft)}
              busy={compare.isPending}
              onClick={() => chosen && compare.mutate(chosen)}
            >
              {t('importColumns.compare')}
            </Button>
          )}
        </>
      }
    >
      <div className="sj-col sj-g12">
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
        {!opened && <Choose isBusy={open.isPending} onFile={(file) => open.mutate(file)} />}
        {opened && draft && !report && <ImportColumns preview={opened.preview} draft={draft} onChange={setDraft} />}
        {opened && report && <ImportReport fileName={opened.file.name} report={report} />}
      </div>
    </Dialog>
  );
}

interface ChooseProps {
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

function Choose({ isBusy, onFile }: ChooseProps) {
  const template = useDownload();
  return (
    <>
      <FileDrop hint={t('finance.fileHint')} busy={isBusy} onFile={onFile} />
      <Button
        variant="text"
        size="sm"
        busy={template.isPending}
        onClick={() =>
          template.mutate({ name: `${t('finance.template')}.csv`, load: () => api.financeImports.templateCsv() })
        }
      >
        {t('finance.template')}
      </Button>
    </>
  );
}
