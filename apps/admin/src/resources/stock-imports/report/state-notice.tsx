import { IconTestPipe } from '@tabler/icons-react';
import type { StockImport } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Notice } from '@sjaj/ui';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { t } from '../../../shared/texts/t.ts';

/** The state of the import as a notice. A running import has the progress card instead. */
export function StateNotice({ file }: { readonly file: StockImport }) {
  const { state, isOutdated, lines, createdAt, endedAt, appliedByName, stoppedByName, changes } = file;
  const columns = { code: file.codeHeading, quantity: file.quantityHeading };
  const time = tableTime(endedAt ?? createdAt, new Date());
  if (state === 'applying') return null;
  if (state === 'done') return <Notice>{t('imports.importedBy', { name: appliedByName ?? '', time })}</Notice>;
  if (state === 'stopped') {
    return (
      <Notice tone="warn">
        {t('imports.stoppedBy', { name: stoppedByName ?? '', time, left: formatNumber(changes) })}{' '}
        {isOutdated && t('imports.outdatedHint')}
      </Notice>
    );
  }
  if (isOutdated) return <Notice tone="warn">{t('imports.outdatedHint')}</Notice>;
  return (
    <Notice icon={<IconTestPipe size={18} aria-hidden="true" />}>
      <b>{t('imports.dryRun')}</b> {t('imports.compared', { lines: formatNumber(lines), time })}{' '}
      {columns.code !== '' && t('importColumns.taken', columns)}
    </Notice>
  );
}
