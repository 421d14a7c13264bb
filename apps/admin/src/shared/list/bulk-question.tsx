import type { ReactNode } from 'react';
import { formatNumber } from '@sjaj/domain';
import { ConfirmDialog, ProgressBar } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { BulkNames } from './bulk-names.tsx';
import type { FoundRows } from './definition.ts';

interface BulkQuestionProps {
  /** The verb of the button. */
  readonly label: string;
  /** How many rows are changed. */
  readonly count: number;
  /** Everything that the list finds is chosen: it says how much that is. */
  readonly found: FoundRows | undefined;
  readonly danger?: boolean;
  /** What the dialog is called, where it is not the verb with the number. */
  readonly title?: string;
  /** What the rows are called, for those that cannot be changed back; some of them are shown. */
  readonly names?: readonly string[];
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
  const { label, count, found, danger = false, names = [], isRunning, at, onConfirm, onClose, children } = props;
  const verb = t(found ? 'bulk.foundTitle' : 'bulk.title', { action: label, count: formatNumber(count) });
  const title = props.title ?? verb;
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
      {names.length > 0 && <BulkNames names={names} />}
      {children}
      {isRunning && <ProgressBar label={title} share={count === 0 ? 1 : at / count} />}
    </ConfirmDialog>
  );
}
