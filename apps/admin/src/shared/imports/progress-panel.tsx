import type { ReactNode } from 'react';
import { formatNumber } from '@sjaj/domain';
import { Panel, ProgressBar } from '@sjaj/ui';
import { t } from '../texts/t.ts';

interface ProgressPanelProps {
  readonly label: string;
  readonly dealt: number;
  readonly planned: number;
  readonly children?: ReactNode;
}

/** How far the worker has come with an import or a change; beside it what stops it. */
export function ProgressPanel({ label, dealt, planned, children }: ProgressPanelProps) {
  const facts = { done: formatNumber(dealt), planned: formatNumber(planned) };
  return (
    <Panel flush className="adm-import-progress">
      <div>
        <b className="sj-num">{dealt === 0 ? t('imports.starting') : t('imports.progress', facts)}</b>
        <ProgressBar label={label} share={planned === 0 ? 1 : dealt / planned} />
        <span className="sj-sm sj-t2">{t('imports.mayLeave')}</span>
      </div>
      {children}
    </Panel>
  );
}
