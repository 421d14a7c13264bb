import { type ReactNode, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@sjaj/ui';
import { BulkQuestion } from './bulk-question.tsx';
import type { BulkProps } from './definition.ts';
import { reportBulk } from './report-bulk.ts';
import { useRun } from './use-run.ts';

/** An action on the selected rows. */
export interface BulkAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether the action changes the row; other rows are skipped. */
  readonly applies: (row: Row) => boolean;
  readonly run: (row: Row) => Promise<unknown>;
  /** What is asked first, for what cannot be changed back. */
  readonly warning?: string;
}

interface BulkActionsProps<Row> extends BulkProps<Row> {
  /** What a row is called, for questions before what cannot be changed back. */
  readonly nameOf?: (row: Row) => string;
  readonly actions: readonly [BulkAction<Row>, ...BulkAction<Row>[]];
  /** The text of the toast that says how many rows were changed. */
  readonly doneText: (count: number) => string;
}

/**
 * The buttons of the bulk bar for what changes any of the rows; the first is the primary one. They ask first where the action has a warning, or everything that the list finds
 * is chosen. Toasts say how many rows were changed and why others were refused.
 */
export function BulkActions<Row>({ actions, nameOf, doneText, rows, found, reload, onDone }: BulkActionsProps<Row>) {
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null);
  const run = useRun();
  const change = useMutation({
    mutationFn: (action: BulkAction<Row>) => run.over(rows.filter(action.applies), action.run),
    onSuccess: ({ done, refusals }) => {
      reportBulk({ title: doneText(done.length), refusals });
      reload();
      onDone();
    },
  });
  const offered = actions.filter(({ applies }) => rows.some(applies));
  return (
    <>
      <span className="adm-bulk-rule" />
      {offered.map((action, index) => (
        <Button
          key={action.key}
          size="sm"
          variant={index === 0 ? 'filled' : 'ghost'}
          icon={action.icon}
          busy={change.isPending && change.variables.key === action.key}
          disabled={change.isPending}
          onClick={() => (found || action.warning !== undefined ? setAsked(action) : change.mutate(action))}
        >
          {action.label}
        </Button>
      ))}
      {asked && (
        <BulkQuestion
          label={asked.label}
          count={rows.filter(asked.applies).length}
          found={found}
          danger={asked.warning !== undefined}
          {...(nameOf && asked.warning !== undefined && { names: rows.filter(asked.applies).map(nameOf) })}
          isRunning={change.isPending}
          at={run.at}
          onConfirm={() => change.mutate(asked)}
          onClose={() => (change.isPending ? run.stop() : setAsked(null))}
        >
          {asked.warning !== undefined && <p>{asked.warning}</p>}
        </BulkQuestion>
      )}
    </>
  );
}
