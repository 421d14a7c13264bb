import { useState } from 'react';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useSendOnce } from '@sjaj/app-kit';
import { Button, ConfirmDialog } from '@sjaj/ui';
import { useDecision } from './use-decision.ts';

interface UndoButtonProps<View> {
  readonly title: string;
  readonly question: string;
  /** Of the query that shows the outcome. */
  readonly queryKey: readonly unknown[];
  readonly undo: (idempotencyKey: string) => Promise<{ readonly data: View }>;
}

/** Takes an import or a change back, once it is confirmed. */
export function UndoButton<View>({ title, question, queryKey, undo }: UndoButtonProps<View>) {
  const [isAsking, setAsking] = useState(false);
  const sendOnce = useSendOnce();
  const decision = useDecision(queryKey, () => sendOnce(title, undo));
  return (
    <>
      <Button
        variant="line"
        size="xs"
        icon={<IconArrowBackUp size={14} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {title}
      </Button>
      <ConfirmDialog
        title={title}
        open={isAsking}
        confirmLabel={title}
        danger
        busy={decision.isPending}
        onConfirm={() => decision.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
