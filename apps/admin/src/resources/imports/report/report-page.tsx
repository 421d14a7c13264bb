import '../../../shared/imports/imports.css';
import '../imports.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '@sjaj/app-kit';
import type { RecordImport } from '@sjaj/contract';
import { IconColumns } from '@tabler/icons-react';
import { Breadcrumbs, Button, PageTitle, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { FilesMenu, sheetFiles } from '../../../shared/files/files-menu.tsx';
import { ImportSteps } from '../../../shared/imports/import-steps.tsx';
import { useStateFocus } from '../../../shared/imports/use-state-focus.ts';
import { useWorkEnd } from '../../../shared/imports/use-work-end.ts';
import { listKey } from '../../../shared/list/use-list.ts';
import { LoadedRecord, useRecordId } from '../../../shared/page/loaded-record.tsx';
import { t } from '../../../shared/texts/t.ts';
import { importQuery, isUnderWay, type RowView } from '../queries.ts';
import { DecideBar } from './decide-bar.tsx';
import { StoredColumns } from './stored-columns.tsx';
import { MissingCard, ReportCounts } from './report-counts.tsx';
import { RowsCard } from './rows-card.tsx';
import { ProgressCard, StateNotice } from './state-notice.tsx';

/** An import: what it would change, its progress, and what it has changed. */
export function ReportPage() {
  const query = useQuery(importQuery(useRecordId()));
  usePageTitle(query.data ? query.data.fileName : null);
  return (
    <LoadedRecord query={query} list="/imports" heights={[90, 360]}>
      {(file) => <Report file={file} />}
    </LoadedRecord>
  );
}

const STEPS = {
  compared: 'check',
  scheduled: 'goingIn',
  applying: 'goingIn',
  stopped: 'goingIn',
  done: 'report',
  undoing: 'report',
  undone: 'report',
} as const;

function Report({ file }: { readonly file: RecordImport }) {
  useEnd(file);
  const place = useStateFocus(file);
  const [view, setView] = useState<RowView>('differences');
  const mayBegin = (file.state === 'compared' || file.state === 'stopped') && !file.isOutdated;
  const staysOut = file.faulty + file.refused > 0;
  const [isChoosing, setChoosing] = useState(false);
  if (isChoosing && file.canChooseColumns && file.kind !== 'pictures') {
    return (
      <>
        <Breadcrumbs trail={[{ href: '/imports', title: t('resource.imports') }, { title: file.fileName }]} />
        <PageTitle title={file.fileName} />
        <ImportSteps now="columns" hasColumns />
        <StoredColumns file={file} kind={file.kind} onClose={() => setChoosing(false)} />
      </>
    );
  }
  return (
    <>
      <Breadcrumbs trail={[{ href: '/imports', title: t('resource.imports') }, { title: file.fileName }]} />
      <PageTitle
        title={file.fileName}
        actions={
          <>
            {file.canChooseColumns && (
              <Button
                variant="line"
                icon={<IconColumns size={16} aria-hidden="true" />}
                onClick={() => setChoosing(true)}
              >
                {t('recordImports.chooseColumns')}
              </Button>
            )}
            {staysOut && <FaultyFiles id={file.id} />}
          </>
        }
      />
      <ImportSteps now={STEPS[file.state]} hasColumns={file.kind !== 'pictures'} />
      <div ref={place} tabIndex={-1}>
        <StateNotice file={file} onShowDoubtful={() => setView('doubtful')} onChooseColumns={() => setChoosing(true)} />
        {isUnderWay(file) && <ProgressCard file={file} />}
      </div>
      <ReportCounts file={file} />
      <MissingCard file={file} />
      <RowsCard file={file} view={view} onView={setView} />
      {mayBegin && file.planned - file.done - file.refused > 0 && <DecideBar file={file} />}
    </>
  );
}

/** Shows a toast at the end of an import and reloads what it has changed. */
function useEnd(file: RecordImport): void {
  useWorkEnd(isUnderWay(file), () => {
    void queryClient.invalidateQueries({ queryKey: listKey('record-imports') });
    void queryClient.invalidateQueries({ queryKey: ['articles'] });
    void queryClient.invalidateQueries({ queryKey: listKey('articles') });
    const count = file.state === 'undone' ? file.undone : file.done;
    showToast({ title: t(`recordImportState.${file.state}`), text: t('unit.rows', { count }) });
  });
}

/** The download of the lines that stay out, to be corrected and imported again. */
function FaultyFiles({ id }: { readonly id: number }) {
  const name = t('recordImports.faultyFile');
  const load = (format: 'csv' | 'xlsx') => () => api.recordImports.faulty({ params: { id, format } });
  return (
    <FilesMenu label={t('imports.downloadErrors')} files={sheetFiles(name, { csv: load('csv'), xlsx: load('xlsx') })} />
  );
}
