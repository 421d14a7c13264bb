import type { ReactNode } from 'react';
import { formatNumber } from '@sjaj/domain';
import { ConfirmDialog, ProgressBar } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import type { FoundRows } from './definition.ts';

interface BulkQuestionProps {
  /** The verb of the button. */
  readonly label: string;
  /** How many rows are changed. */
  readonly count: number;
  /** Everything that the list finds is chosen: it says how much that is. */
  readonly found: FoundRows | undefined;
  readonly danger?: boolean;
  readonly isRunning: boolean;
  /** How many rows the run has come past. */
  readonly at: number;
  readonly onConfirm: () => void;
  /** Takes the question back; stops a run. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks before rows are changed that nobody has seen one by one, or that cannot be changed back; shows the run. */
export function BulkQuestion(props: BulkQuestionProps) {
  const { label, count, found, danger = false, isRunning, at, onConfirm, onClose, children } = props;
  const title = t(found ? 'bulk.foundTitle' : 'bulk.title', { action: label, count: formatNumber(count) });
  return (
    <ConfirmDialog
      title={title}
      open
      danger={danger}
      busy={isRunning}
      confirmLabel={label}
      {...(isRunning && { cancelLabel: t('bulk.stop') })}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {found && <p>{t('bulk.foundText', { found: formatNumber(found.total), count: formatNumber(count) })}</p>}
      {children}
      {isRunning && <ProgressBar label={title} share={count === 0 ? 1 : at / count} />}
    </ConfirmDialog>
  );
}
