import { IconAlertCircle, IconEqual, IconPencil, IconTable } from '@tabler/icons-react';
import type { StockImport } from '@sjaj/contract';
import { formatNumber, MINUS } from '@sjaj/domain';
import { ImportCount } from '../../../shared/imports/import-count.tsx';
import { t } from '../../../shared/texts/t.ts';

/** The four counts of the file. */
export function ReportCounts({ file }: { readonly file: StockImport }) {
  const pieces = `+${formatNumber(file.added)}, ${MINUS}${formatNumber(file.taken)}`;
  const isBegun = file.state !== 'compared';
  return (
    <div className="adm-import-counts">
      <ImportCount
        icon={<IconTable size={16} aria-hidden="true" />}
        label={t('imports.lines')}
        count={file.lines}
        note={t('imports.inFile')}
      />
      <ImportCount
        icon={<IconPencil size={16} aria-hidden="true" />}
        label={isBegun ? t('imports.imported') : t('imports.changes')}
        count={isBegun ? file.done : file.changes}
        note={t('imports.pieces', { pieces })}
      />
      <ImportCount
        icon={<IconEqual size={16} aria-hidden="true" />}
        label={t('imports.same')}
        count={file.same}
        note={t('imports.skipped')}
      />
      <ImportCount
        icon={<IconAlertCircle size={16} aria-hidden="true" />}
        label={t('imports.errors')}
        count={file.faults}
        note={t('imports.notImported')}
        isWrong={file.faults > 0}
      />
    </div>
  );
}
