import type { ReactNode } from 'react';
import { formatNumber } from '@sjaj/domain';
import { Panel, classNames } from '@sjaj/ui';

interface ImportCountProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly count: number;
  readonly note: string;
  readonly isWrong?: boolean;
}

/** A figure of an import. */
export function ImportCount({ icon, label, count, note, isWrong }: ImportCountProps) {
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
