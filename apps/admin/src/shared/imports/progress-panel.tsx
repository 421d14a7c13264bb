import type { ReactNode } from 'react';
import { formatNumber } from '@sjaj/domain';
import { Panel, ProgressBar } from '@sjaj/ui';
import { t } from '../texts/t.ts';

interface ProgressPanelProps {
  readonly label: string;
  readonly done: number;
  readonly planned: number;
  readonly children?: ReactNode;
}

/** How far the worker has come with an import or a change; beside it what stops it. */
export function ProgressPanel({ label, done, planned, children }: ProgressPanelProps) {
  const facts = { done: formatNumber(done), planned: formatNumber(planned) };
  return (
    <Panel flush className="adm-import-progress">
      <div>
        <b className="sj-num">{done === 0 ? t('imports.starting') : t('imports.progress', facts)}</b>
        <ProgressBar label={label} share={planned === 0 ? 1 : done / planned} />
        <span className="sj-sm sj-t2">{t('imports.mayLeave')}</span>
      </div>
      {children}
    </Panel>
  );
}
