import '../imports.css';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconFileDownload, IconTestPipe } from '@tabler/icons-react';
import { CallFailed } from '@sjaj/client';
import type { StockImport } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Breadcrumbs, Button, Notice, PageTitle, Skeleton } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { useDownload } from '../../../shared/files/use-download.ts';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { usePageTitle } from '../../../shared/page/use-page-title.ts';
import { t } from '../../../shared/texts/t.ts';
import { ImportSteps } from '../import-steps.tsx';
import { importQuery } from '../queries.ts';
import { ApplyBar } from './apply-bar.tsx';
import { ReportCounts } from './report-counts.tsx';
import { RowsCard } from './rows-card.tsx';

/** A file of counted stock: what it would change, or has changed. */
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
  const download = useDownload();
  const isApplied = file.appliedAt !== null;
  const takeFaults = () =>
    download.mutate({
      name: `${t('imports.faultyFile')}.csv`,
      load: () => api.stockImports.faultyRows({ params: { id: file.id } }),
    });
  return (
    <>
      <Breadcrumbs trail={[{ href: '/stock-imports', title: t('resource.stockImports') }, { title: file.fileName }]} />
      <PageTitle
        title={file.fileName}
        actions={
          file.faults > 0 && (
            <Button
              variant="line"
              size="sm"
              icon={<IconFileDownload size={16} aria-hidden="true" />}
              busy={download.isPending}
              onClick={takeFaults}
            >
              {t('imports.takeFaults')}
            </Button>
          )
        }
      />
      <ImportSteps now={isApplied ? 'report' : 'check'} />
      <StateNotice file={file} />
      <ReportCounts file={file} />
      <RowsCard file={file} />
      {!isApplied && !file.isOutdated && <ApplyBar file={file} />}
    </>
  );
}

function StateNotice({ file }: { readonly file: StockImport }) {
  const { appliedAt, appliedByName, isOutdated, lines, createdAt } = file;
  const now = new Date();
  if (appliedAt !== null) {
    return <Notice>{t('imports.importedBy', { name: appliedByName ?? '', time: tableTime(appliedAt, now) })}</Notice>;
  }
  if (isOutdated) return <Notice tone="warn">{t('imports.outdatedHint')}</Notice>;
  return (
    <Notice icon={<IconTestPipe size={18} aria-hidden="true" />}>
      <b>{t('imports.dryRun')}</b>{' '}
      {t('imports.compared', { lines: formatNumber(lines), time: tableTime(createdAt, now) })}
    </Notice>
  );
}
