import { useRef, useState } from 'react';
import { fieldErrors, FormError, messageOf } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import type { ApprovalDecision, Order } from '@sjaj/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, showToast, TextArea } from '@sjaj/ui';
import { useOrderAccess } from '../../../shared/order-access/order-access.ts';
import { t } from '../../../shared/texts/t.ts';
import { useFocusOnError } from '../../../shared/page/use-focus-on-error.ts';
import type { ApprovalCalls } from './approval-calls.ts';
import styles from './approval.module.css';
import { chosenLines, type TypedQuantities } from './reduction.logic.ts';
import { ReductionList } from './reduction-list.tsx';

interface ApprovalFormProps {
  readonly order: Order;
  readonly calls: ApprovalCalls;
  readonly decidesAs?: string | undefined;
}

type Mode = 'look' | 'reduce' | 'return';

/** Approves an order, approves it with less, or returns it with a word. */
export function ApprovalForm({ order, calls, decidesAs }: ApprovalFormProps) {
  const [mode, setMode] = useState<Mode>('look');
  // The button that opened a form has the focus again when the form closes.
  const [closed, setClosed] = useState<Mode>('look');
  const [typed, setTyped] = useState<TypedQuantities>({});
  const [note, setNote] = useState('');
  const decide = useDecide(order, calls);
  const errors = fieldErrors(decide.error);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, null, decide.error);
  const inWhoseName = decidesAs !== undefined && (
    <p className={styles.as}>{t('approval.decidesAs', { name: decidesAs })}</p>
  );
  if (mode === 'look')
    return (
      <>
        <FormError error={decide.error} />
        {inWhoseName}
        <div className={styles.acts}>
          <Button busy={decide.isPending} onClick={() => decide.mutate({ decision: 'approve', lines: [] })}>
            {t('orders.approve')}
          </Button>
          <Button
            variant="line"
            disabled={decide.isPending}
            autoFocus={closed === 'reduce'}
            onClick={() => setMode('reduce')}
          >
            {t('approval.reduce')}
          </Button>
          <Button
            variant="line"
            disabled={decide.isPending}
            autoFocus={closed === 'return'}
            onClick={() => setMode('return')}
          >
            {t('approval.return')}
          </Button>
        </div>
      </>
    );
  const isReturn = mode === 'return';
  const lines = isReturn ? [] : chosenLines(order.orderLines, typed);
  const back = (): void => {
    decide.reset();
    setClosed(mode);
    setMode('look');
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        decide.mutate({ decision: isReturn ? 'return' : 'approve', lines, note: note.trim() });
      }}
    >
      {isReturn ? (
        <p className="sj-sm sj-t2">{t('approval.returnHint', { name: order.orderer })}</p>
      ) : (
        <ReductionList {...{ order, calls, typed, lines, errors }} onType={setTyped} />
      )}
      <TextArea
        label={t('approval.note', { name: order.orderer })}
        maxLength={500}
        value={note}
        error={errors['note']}
        autoFocus={isReturn}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <FormError error={decide.error} />
      {inWhoseName}
      <div className={styles.acts}>
        <Button type="submit" busy={decide.isPending} disabled={!isReturn && lines.length === 0}>
          {t(isReturn ? 'approval.returnIt' : 'approval.approveLess')}
        </Button>
        <Button variant="ghost" disabled={decide.isPending} onClick={back}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}

function useDecide({ version }: Order, calls: ApprovalCalls) {
  const client = useQueryClient();
  const { key } = useOrderAccess();
  return useMutation({
    mutationFn: ({ note, ...decision }: Omit<ApprovalDecision, 'version'>) =>
      calls.decide({ version, ...decision, ...(note ? { note } : {}) }),
    onSuccess: (message) => {
      if (message !== undefined) showToast({ tone: 'done', title: message });
    },
    onError: (error) => {
      if (!isOutdated(error)) return;
      // The form that would show the error goes with what is no longer there to decide.
      if (error.code === 'orders.approval_over') showToast({ tone: 'warn', title: messageOf(error) });
    },
    onSettled: async (_message, error) => {
      if (error && !isOutdated(error)) return;
      await client.invalidateQueries({ queryKey: [key] });
      // The button that had the focus is gone.
      if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
    },
  });
}

/** Whether the page is no longer what it was: the order decided by somebody else, cancelled or changed, or the link or the right to decide over. */
const isOutdated = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && [404, 409].includes(error.status);
