import '../../shared/imports/imports.css';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { messageOf } from '@sjaj/app-kit';
import { Breadcrumbs, Panel, Notice, PageTitle } from '@sjaj/ui';
import type { StockColumns } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { FileDrop } from '../../shared/files/file-drop.tsx';
import { FilesMenu } from '../../shared/files/files-menu.tsx';
import { ImportSteps } from '../../shared/imports/import-steps.tsx';
import { listKey } from '../../shared/list/use-list.ts';
import { t } from '../../shared/texts/t.ts';
import { ColumnsCard } from './columns-card.tsx';

/**
 * The first two steps of an import: the file, then the columns for code and quantity. Then the server compares it with
 * the stock.
 */
export function NewImportPage() {
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const preview = useMutation({
    mutationFn: async (sent: File) => (await api.stockImports.preview({ file: sent })).data,
    // The error is shown above the file field.
    onError: () => undefined,
  });
  const compare = useMutation({
    mutationFn: async ({ sent, columns }: { readonly sent: File; readonly columns: StockColumns }) =>
      (await api.stockImports.compare({ file: sent, query: queryOf(columns) })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey('stock-imports') }),
    onError: () => undefined,
  });
  const onFile = (sent: File): void => {
    setFile(sent);
    compare.reset();
    preview.mutate(sent);
  };
  // Does not navigate if the user has left the page: the list shows the result.
  const onColumns = (columns: StockColumns): void => {
    if (file) {
      compare.mutate({ sent: file, columns }, { onSuccess: ({ id }) => void navigate({ to: `/stock-imports/${id}` }) });
    }
  };
  return (
    <>
      <Breadcrumbs
        trail={[{ href: '/stock-imports', title: t('resource.stockImports') }, { title: t('imports.import') }]}
      />
      <PageTitle title={t('imports.import')} actions={<TemplatesMenu />} />
      <ImportSteps now={preview.data ? 'columns' : 'file'} />
      {file && preview.data ? (
        <ColumnsCard
          fileName={file.name}
          preview={preview.data}
          isComparing={compare.isPending}
          error={compare.error && messageOf(compare.error)}
          onCompare={onColumns}
          onOtherFile={preview.reset}
        />
      ) : (
        <Panel flush>
          <div className="sj-col sj-g12 adm-import-file">
            {preview.error && <Notice tone="error">{messageOf(preview.error)}</Notice>}
            <FileDrop hint={t('imports.hint')} busy={preview.isPending} onFile={onFile} />
            <p className="sj-sm sj-t2">{t('imports.columnsHint')}</p>
          </div>
        </Panel>
      )}
    </>
  );
}

const queryOf = ({ codeColumn, quantityColumn, hasHeading }: StockColumns) => ({
  codeColumn: String(codeColumn),
  quantityColumn: String(quantityColumn),
  hasHeading: hasHeading ? ('true' as const) : ('false' as const),
});

/** The file formats with known columns. */
function TemplatesMenu() {
  return (
    <FilesMenu
      label={t('imports.template')}
      files={[
        { title: t('imports.emptyCsv'), name: 'sjaj.csv', load: () => api.stockImports.templateCsv() },
        { title: t('imports.emptyXlsx'), name: 'sjaj.xlsx', load: () => api.stockImports.templateXlsx() },
        { title: t('imports.stockCsv'), name: `${t('resource.stock')}.csv`, load: () => api.stock.csv() },
        { title: t('imports.stockXlsx'), name: `${t('resource.stock')}.xlsx`, load: () => api.stock.xlsx() },
      ]}
    />
  );
}
