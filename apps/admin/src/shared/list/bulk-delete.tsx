import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { formatNumber } from '@sjaj/domain';
import { Button, ConfirmDialog, Notice } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { BulkNames } from './bulk-names.tsx';
import { BulkQuestion } from './bulk-question.tsx';
import type { BulkProps } from './definition.ts';
import { reportBulk } from './report-bulk.ts';
import { runOver } from './run-over.ts';
import { useRun } from './use-run.ts';
import { useSwitch } from './use-switch.ts';

interface BulkDeleteProps<Row, Deleted> extends Pick<BulkProps<Row>, 'rows' | 'found' | 'reload' | 'onDone'> {
  readonly nameOf: (row: Row) => string;
  /** Deletes a row; what it was like, for those that are taken back. */
  readonly run: (row: Row) => Promise<Deleted>;
  /** Adds a deleted row again; absent where that is not possible. */
  readonly restore?: (deleted: Deleted) => Promise<unknown>;
  /** No record is ever kept because it is in use. */
  readonly nothingRefers?: true;
  /** Switches off what is in use, where these records are switched on and off. */
  readonly switchOff?: {
    readonly isOn: (row: Row) => boolean;
    readonly setOn: (id: number, isOn: boolean) => Promise<unknown>;
  };
}

const MOST_REFUSALS = 5;

/** Deletes the chosen records after a question. What is in use stays, and is switched off instead where that is possible. */
export function BulkDelete<Row extends { readonly id: number }, Deleted>(props: BulkDeleteProps<Row, Deleted>) {
  const { rows, found, nameOf, run, restore, nothingRefers, switchOff, reload, onDone } = props;
  const [isAsking, setAsking] = useState(false);
  const [left, setLeft] = useState<{ readonly rows: readonly Row[]; readonly refusals: readonly string[] } | null>(
    null,
  );
  const progress = useRun();
  const undo = useMutation({
    mutationFn: (deleted: readonly Deleted[]) => runOver(deleted, async (one) => restore?.(one)),
    onSuccess: ({ done, refusals }) => {
      reportBulk({ title: t('bulk.undone', { count: done.length }), refusals });
      reload();
    },
  });
  const remove = useMutation({
    mutationFn: () => progress.over(rows, run),
    onSuccess: ({ done, refused, refusals }) => {
      const stillOn = refused.filter((row) => switchOff?.isOn(row));
      const isLeft = stillOn.length > 0;
      if (done.length > 0 || !isLeft) {
        reportBulk({
          title: t('bulk.deleted', { count: done.length }),
          refusals: isLeft ? [] : refusals,
          onUndo: restore && done.length > 0 ? () => undo.mutate(done) : undefined,
        });
      }
      setAsking(false);
      if (isLeft) setLeft({ rows: stillOn, refusals });
      reload();
      if (!isLeft) onDone();
    },
  });
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<IconTrash size={16} aria-hidden="true" />}
        disabled={rows.length === 0}
        onClick={() => setAsking(true)}
      >
        {t('action.delete')}
      </Button>
      {isAsking && (
        <BulkQuestion
          label={t('action.delete')}
          count={rows.length}
          found={found}
          danger
          {...(!found && { title: t('bulk.deleteTitle', { count: rows.length }) })}
          names={rows.map(nameOf)}
          isRunning={remove.isPending}
          at={progress.at}
          onConfirm={() => remove.mutate()}
          onClose={() => (remove.isPending ? progress.stop() : setAsking(false))}
        >
          <p className="sj-sm sj-t2">
            {t(restore ? 'bulk.deleteUndoHint' : 'bulk.deleteFinal')} {!nothingRefers && t('bulk.deleteInUse')}
          </p>
        </BulkQuestion>
      )}
      {left && switchOff && <StillUsed {...{ left, nameOf, reload, onDone }} setOn={switchOff.setOn} />}
    </>
  );
}

interface StillUsedProps<Row> extends Pick<BulkDeleteProps<Row, unknown>, 'nameOf' | 'reload' | 'onDone'> {
  readonly left: { readonly rows: readonly Row[]; readonly refusals: readonly string[] };
  readonly setOn: (id: number, isOn: boolean) => Promise<unknown>;
}

/** Says what was not deleted, and offers to switch it off instead. */
function StillUsed<Row extends { readonly id: number }>({ left, nameOf, setOn, reload, onDone }: StillUsedProps<Row>) {
  const change = useSwitch({ setOn, reload, onDone });
  return (
    <ConfirmDialog
      title={t('bulk.stillUsed', { count: formatNumber(left.rows.length) })}
      open
      busy={change.isPending}
      confirmLabel={t('bulk.switchOff')}
      onConfirm={() => change.mutate({ ids: left.rows.map(({ id }) => id), isOn: false })}
      onClose={onDone}
    >
      <BulkNames names={left.rows.map(nameOf)} />
      <Notice tone="warn">
        {left.refusals.slice(0, MOST_REFUSALS).map((refusal) => (
          <p key={refusal}>{refusal}</p>
        ))}
      </Notice>
      <p className="sj-sm sj-t2">{t('bulk.switchOffInstead')}</p>
    </ConfirmDialog>
  );
}
