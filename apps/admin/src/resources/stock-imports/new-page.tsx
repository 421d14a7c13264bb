import './imports.css';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Breadcrumbs, Card, Notice, PageTitle } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { messageOf } from '../../shared/api/failure.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { FileDrop } from '../../shared/files/file-drop.tsx';
import { FilesMenu } from '../../shared/files/files-menu.tsx';
import { listKey } from '../../shared/list/use-list.ts';
import { t } from '../../shared/texts/t.ts';
import { ImportSteps } from './import-steps.tsx';

/** The first step: a file, compared with the shelves as soon as it is here. */
export function NewImportPage() {
  const navigate = useNavigate();
  const compare = useMutation({
    mutationFn: async (file: File) => (await api.stockImports.compare({ file })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey('stock-imports') }),
    // It stands above the place for the file.
    onError: () => undefined,
  });
  // Whoever has left this page meanwhile is not called back to it: the result stands in the list.
  const onFile = (file: File) =>
    compare.mutate(file, { onSuccess: ({ id }) => void navigate({ to: `/stock-imports/${id}` }) });
  return (
    <>
      <Breadcrumbs
        trail={[{ href: '/stock-imports', title: t('resource.stockImports') }, { title: t('imports.import') }]}
      />
      <PageTitle
        title={t('imports.import')}
        actions={
          <FilesMenu
            label={t('imports.template')}
            files={[
              { title: t('imports.emptyCsv'), name: 'sjaj.csv', load: () => api.stockImports.templateCsv() },
              { title: t('imports.emptyXlsx'), name: 'sjaj.xlsx', load: () => api.stockImports.templateXlsx() },
              { title: t('imports.stockCsv'), name: `${t('resource.stock')}.csv`, load: () => api.stock.csv() },
              { title: t('imports.stockXlsx'), name: `${t('resource.stock')}.xlsx`, load: () => api.stock.xlsx() },
            ]}
          />
        }
      />
      <ImportSteps now="file" />
      <Card flush>
        <div className="sj-col sj-g12 adm-import-file">
          {compare.error && <Notice tone="error">{messageOf(compare.error)}</Notice>}
          <FileDrop
            hint={compare.isPending ? t('imports.comparingHint') : t('imports.hint')}
            busy={compare.isPending}
            onFile={onFile}
          />
          <p className="sj-sm sj-t2">{t('imports.columnsHint')}</p>
        </div>
      </Card>
    </>
  );
}
