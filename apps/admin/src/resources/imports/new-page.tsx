import '../../shared/imports/imports.css';
import './imports.css';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { messageOf } from '@sjaj/app-kit';
import { RECORD_IMPORT_NEEDS, type RecordImportKind } from '@sjaj/contract';
import { Breadcrumbs, Notice, PageTitle, Panel, SelectField } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { FileDrop } from '../../shared/files/file-drop.tsx';
import { FilesMenu } from '../../shared/files/files-menu.tsx';
import { ImportSteps } from '../../shared/imports/import-steps.tsx';
import { listKey } from '../../shared/list/use-list.ts';
import { useRights } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { ColumnsCard } from './columns-card.tsx';
import { type ColumnsDraft, columnsQuery } from './columns.logic.ts';
import { PicturesDrop } from './pictures-drop.tsx';
import { CONTENTS, contentIn } from './queries.ts';

/** The first two steps of an import: kind and file, then its columns. Then the server compares it with the shop. */
export function NewImportPage() {
  const navigate = useNavigate();
  const search: { readonly kind?: unknown } = useSearch({ strict: false });
  const { capabilities } = useRights();
  const contents = CONTENTS.filter((one) => {
    const needed = RECORD_IMPORT_NEEDS[one];
    return needed === null || capabilities.includes(needed);
  });
  const [chosen, setKind] = useState(() => contentIn(search.kind));
  const content = contents.includes(chosen) ? chosen : 'articles';
  const kind = content === 'pictures' ? 'articles' : content;
  const [file, setFile] = useState<File | null>(null);
  const preview = useMutation({
    mutationFn: async (sent: File) => (await api.recordImports.preview({ file: sent, query: { kind } })).data,
    // The error is shown above the file field.
    onError: () => undefined,
  });
  const compare = useMutation({
    mutationFn: async ({ sent, draft }: { readonly sent: File; readonly draft: ColumnsDraft }) =>
      (await api.recordImports.compare({ file: sent, query: { kind, ...columnsQuery(draft, kind) } })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey('record-imports') }),
    onError: () => undefined,
  });
  const onFile = (sent: File): void => {
    setFile(sent);
    compare.reset();
    preview.mutate(sent);
  };
  // Does not navigate if the user has left the page: the list shows the result.
  const onColumns = (draft: ColumnsDraft): void => {
    if (file) compare.mutate({ sent: file, draft }, { onSuccess: ({ id }) => void navigate({ to: `/imports/${id}` }) });
  };
  return (
    <>
      <Breadcrumbs trail={[{ href: '/imports', title: t('resource.imports') }, { title: t('recordImports.new') }]} />
      <PageTitle title={t('recordImports.new')} actions={content !== 'pictures' && <SheetsMenu kind={kind} />} />
      <ImportSteps now={preview.data ? 'columns' : 'file'} hasColumns={content !== 'pictures'} />
      {file && preview.data ? (
        <ColumnsCard
          fileName={file.name}
          kind={kind}
          preview={preview.data}
          isComparing={compare.isPending}
          error={compare.error && messageOf(compare.error)}
          onCompare={onColumns}
          back={{ label: t('importColumns.otherFile'), onPress: preview.reset }}
        />
      ) : (
        <Panel flush>
          <div className="sj-col sj-g12 adm-import-file">
            {preview.error && <Notice tone="error">{messageOf(preview.error)}</Notice>}
            <div className="adm-import-kind">
              <SelectField
                label={t('recordImports.kind')}
                value={content}
                options={contents.map((value) => ({ value, label: t(`recordImportKind.${value}`) }))}
                onChange={(event) => setKind(contentIn(event.currentTarget.value))}
              />
            </div>
            {content === 'users' && <Notice>{t('recordImports.invites')}</Notice>}
            {content === 'pictures' ? (
              <PicturesDrop />
            ) : (
              <FileDrop hint={t('recordImports.hint')} busy={preview.isPending} onFile={onFile} />
            )}
          </div>
        </Panel>
      )}
    </>
  );
}

/** Empty sheets with the columns of the kind, and all records of it in the same columns. */
function SheetsMenu({ kind }: { readonly kind: RecordImportKind }) {
  const name = t(`recordImportKind.${kind}`);
  const params = (format: 'csv' | 'xlsx') => ({ params: { kind, format } });
  const { template, export: exportAll } = api.recordImports;
  return (
    <FilesMenu
      label={t('recordImports.sheets')}
      files={[
        { title: t('recordImports.templateCsv'), name: 'sjaj.csv', load: () => template(params('csv')) },
        { title: t('recordImports.templateXlsx'), name: 'sjaj.xlsx', load: () => template(params('xlsx')) },
        { title: t('recordImports.exportCsv'), name: `${name}.csv`, load: () => exportAll(params('csv')) },
        { title: t('recordImports.exportXlsx'), name: `${name}.xlsx`, load: () => exportAll(params('xlsx')) },
      ]}
    />
  );
}
