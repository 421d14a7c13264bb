import '../../../shared/imports/imports.css';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import type { StockImport } from '@sjaj/contract';
import { Breadcrumbs, PageTitle, Skeleton } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { FilesMenu } from '../../../shared/files/files-menu.tsx';
import { ImportSteps } from '../../../shared/imports/import-steps.tsx';
import { useStateFocus } from '../../../shared/imports/use-state-focus.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { importQuery } from '../queries.ts';
import { ApplyBar } from './apply-bar.tsx';
import { ProgressCard } from './progress-card.tsx';
import { ReportCounts } from './report-counts.tsx';
import { RowsCard } from './rows-card.tsx';
import { StateNotice } from './state-notice.tsx';
import { useEnd } from './use-end.ts';

/** A stock import: the changes before and after it is applied. */
export function ReportPage() {
  const { id }: { readonly id?: string } = useParams({ strict: false });
  const { data: file, error, refetch } = useQuery(importQuery(Number(id)));
  usePageTitle(file ? file.fileName : null);
  if (file) return <Report file={file} />;
  if (error) {
    const isUnknown = error instanceof CallFailed && (error.status === 404 || error.status === 400);
    return (
      <FailureState error={error} onRetry={() => void refetch()} back={isUnknown ? '/stock-imports' : undefined} />
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton width={320} height={28} />
      <Skeleton height={90} radius={12} marginTop={16} />
      <Skeleton height={360} radius={12} marginTop={12} />
    </div>
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

const STEPS = { compared: 'check', applying: 'goingIn', stopped: 'goingIn', done: 'report' } as const;

/** The download of the rejected lines, to be corrected and imported again. */
function FaultyFiles({ id }: { readonly id: number }) {
  const name = t('imports.faultyFile');
  const params = { id };
  return (
    <FilesMenu
      label={t('imports.takeErrors')}
      files={[
        { title: 'CSV', name: `${name}.csv`, load: () => api.stockImports.faultyCsv({ params }) },
        { title: 'XLSX', name: `${name}.xlsx`, load: () => api.stockImports.faultyXlsx({ params }) },
      ]}
    />
  );
}
