import type { ReactNode } from 'react';
import { IconAlertCircle, IconEqual, IconPencil, IconTable } from '@tabler/icons-react';
import type { StockImport } from '@sjaj/contract';
import { formatNumber, MINUS } from '@sjaj/domain';
import { Panel, classNames } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';

interface CountProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly count: number;
  readonly note: string;
  readonly isWrong?: boolean;
}

function Count({ icon, label, count, note, isWrong }: CountProps) {
  return (
    <Panel flush className="adm-import-count">
      <span className={classNames('sj-sm sj-t2', isWrong && 'adm-import-wrong')}>
        {icon}
        {label}
      </span>
      <b>{formatNumber(count)}</b>
      <small className="sj-xs sj-t3">{note}</small>
    </Panel>
  );
}

/** The four counts of the file. */
export function ReportCounts({ file }: { readonly file: StockImport }) {
  const pieces = `+${formatNumber(file.added)}, ${MINUS}${formatNumber(file.taken)}`;
  const isBegun = file.state !== 'compared';
  return (
    <div className="adm-import-counts">
      <Count
        icon={<IconTable size={16} aria-hidden="true" />}
        label={t('imports.lines')}
        count={file.lines}
        note={t('imports.inFile')}
      />
      <Count
        icon={<IconPencil size={16} aria-hidden="true" />}
        label={isBegun ? t('imports.imported') : t('imports.changes')}
        count={isBegun ? file.done : file.changes}
        note={t('imports.pieces', { pieces })}
      />
      <Count
        icon={<IconEqual size={16} aria-hidden="true" />}
        label={t('imports.same')}
        count={file.same}
        note={t('imports.skipped')}
      />
      <Count
        icon={<IconAlertCircle size={16} aria-hidden="true" />}
        label={t('imports.faults')}
        count={file.faults}
        note={t('imports.notImported')}
        isWrong={file.faults > 0}
      />
    </div>
  );
}
