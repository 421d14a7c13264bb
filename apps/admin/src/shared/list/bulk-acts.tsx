import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { Button, showToast } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import type { BulkProps } from './definition.ts';

/** One thing that may be done with several rows. */
export interface BulkAct<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Rows that are so already are left alone. */
  readonly applies: (row: Row) => boolean;
  readonly run: (row: Row) => Promise<unknown>;
}

interface Outcome {
  readonly done: number;
  /** Why those that were refused were refused, each reason once. */
  readonly refusals: readonly string[];
}

/** One after the other, so that a refused one stops none of the others. */
async function runOver<Row>(rows: readonly Row[], { applies, run }: BulkAct<Row>): Promise<Outcome> {
  const refusals = new Set<string>();
  let done = 0;
  for (const row of rows.filter(applies)) {
    try {
      await run(row);
      done += 1;
    } catch (error) {
      refusals.add(messageOf(error));
    }
  }
  return { done, refusals: [...refusals] };
}

interface BulkActsProps<Row> extends BulkProps<Row> {
  readonly acts: readonly [BulkAct<Row>, ...BulkAct<Row>[]];
  /** How many were done, in words. */
  readonly counted: (count: number) => string;
}

/** The buttons of the bulk bar: the first is the white one. Says how many were done and why others were refused. */
export function BulkActs<Row>({ acts, counted, rows, reload, onDone }: BulkActsProps<Row>) {
  const change = useMutation({
    mutationFn: (act: BulkAct<Row>) => runOver(rows, act),
    onSuccess: ({ done, refusals }) => {
      showToast({ title: t('sign.saved'), text: counted(done) });
      for (const refusal of refusals) showToast({ tone: 'warn', title: refusal });
      reload();
      onDone();
    },
  });
  return (
    <>
      <span className="adm-bulk-rule" />
      {acts.map((act, index) => (
        <Button
          key={act.key}
          size="sm"
          variant={index === 0 ? 'filled' : 'ghost'}
          icon={act.icon}
          busy={change.isPending && change.variables === act}
          disabled={change.isPending}
          onClick={() => change.mutate(act)}
        >
          {act.label}
        </Button>
      ))}
    </>
  );
}
