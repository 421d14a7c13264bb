import '../../../shared/imports/imports.css';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '@sjaj/app-kit';
import type { StockImport } from '@sjaj/contract';
import { Breadcrumbs, PageTitle, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { FilesMenu, sheetFiles } from '../../../shared/files/files-menu.tsx';
import { ImportSteps } from '../../../shared/imports/import-steps.tsx';
import { useStateFocus } from '../../../shared/imports/use-state-focus.ts';
import { useWorkEnd } from '../../../shared/imports/use-work-end.ts';
import { listKey } from '../../../shared/list/use-list.ts';
import { LoadedRecord, useRecordId } from '../../../shared/page/loaded-record.tsx';
import { t } from '../../../shared/texts/t.ts';
import { importQuery, isUnderWay } from '../queries.ts';
import { ApplyBar } from './apply-bar.tsx';
import { ProgressCard } from './progress-card.tsx';
import { ReportCounts } from './report-counts.tsx';
import { RowsCard } from './rows-card.tsx';
import { StateNotice } from './state-notice.tsx';

/** A stock import: the changes before and after it is applied. */
export function ReportPage() {
  const query = useQuery(importQuery(useRecordId()));
  usePageTitle(query.data ? query.data.fileName : null);
  return (
    <LoadedRecord query={query} list="/stock-imports" heights={[90, 360]}>
      {(file) => <Report file={file} />}
    </LoadedRecord>
  );
}

function Report({ file }: { readonly file: StockImport }) {
  useEnd(file);
  const place = useStateFocus(file);
  const mayGoIn = (file.state === 'compared' || file.state === 'stopped') && !file.isOutdated;
  const isShort = file.faults > 0 || (file.state === 'stopped' && file.changes > 0);
  return (
    <>
      <Breadcrumbs trail={[{ href: '/stock-imports', title: t('resource.stockImports') }, { title: file.fileName }]} />
      <PageTitle title={file.fileName} actions={isShort && <FaultyFiles id={file.id} />} />
      <ImportSteps now={STEPS[file.state]} />
      <div ref={place} tabIndex={-1}>
        <StateNotice file={file} />
        {file.state === 'applying' && <ProgressCard file={file} />}
      </div>
      <ReportCounts file={file} />
      <RowsCard file={file} />
      {mayGoIn && <ApplyBar file={file} />}
    </>
  );
}

/** Shows a toast at the end of an import and reloads lists and stock levels. */
function useEnd(file: StockImport): void {
  useWorkEnd(isUnderWay(file), () => {
    void queryClient.invalidateQueries({ queryKey: listKey('stock-imports') });
    void queryClient.invalidateQueries({ queryKey: ['stock'] });
    const title = file.state === 'stopped' ? t('imports.stopped') : t('imports.imported');
    showToast({ title, text: t('unit.rows', { count: file.done }) });
  });
}

const STEPS = { compared: 'check', applying: 'goingIn', stopped: 'goingIn', done: 'report' } as const;

/** The download of the rejected lines, to be corrected and imported again. */
function FaultyFiles({ id }: { readonly id: number }) {
  const name = t('imports.faultyFile');
  const params = { id };
  return (
    <FilesMenu
      label={t('imports.downloadErrors')}
      files={sheetFiles(name, {
        csv: () => api.stockImports.faultyCsv({ params }),
        xlsx: () => api.stockImports.faultyXlsx({ params }),
      })}
    />
  );
}
