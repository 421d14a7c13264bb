import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button, showToast } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import type { BulkProps } from './definition.ts';
import { runOver } from './run-over.ts';

/** An action on the selected rows. */
export interface BulkAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether the action changes the row; other rows are skipped. */
  readonly applies: (row: Row) => boolean;
  readonly run: (row: Row) => Promise<unknown>;
}

interface BulkActionsProps<Row> extends BulkProps<Row> {
  readonly actions: readonly [BulkAction<Row>, ...BulkAction<Row>[]];
  /** The text of the toast that says how many rows were changed. */
  readonly doneText: (count: number) => string;
}

/** The buttons of the bulk bar; the first is the primary one. Toasts say how many rows were changed and why others were refused. */
export function BulkActions<Row>({ actions, doneText, rows, reload, onDone }: BulkActionsProps<Row>) {
  const change = useMutation({
    mutationFn: ({ applies, run }: BulkAction<Row>) => runOver(rows.filter(applies), run),
    onSuccess: ({ done, refusals }) => {
      showToast({ title: t('sign.saved'), text: doneText(done.length) });
      for (const refusal of refusals) showToast({ tone: 'warn', title: refusal });
      reload();
      onDone();
    },
  });
  return (
    <>
      <span className="adm-bulk-rule" />
      {actions.map((action, index) => (
        <Button
          key={action.key}
          size="sm"
          variant={index === 0 ? 'filled' : 'ghost'}
          icon={action.icon}
          busy={change.isPending && change.variables === action}
          disabled={change.isPending}
          onClick={() => change.mutate(action)}
        >
          {action.label}
        </Button>
      ))}
    </>
  );
}
