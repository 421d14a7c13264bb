import { useState } from 'react';
import { fieldErrors, FormDialog, messageOf } from '@sjaj/app-kit';
import type { Order, OrderWithdrawals } from '@sjaj/contract';
import { isBankAccount } from '@sjaj/domain';
import { Checkbox, Facts, Notice, QuantityStepper, TextArea, TextField } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import styles from './withdrawal.module.css';
import { useWithdraw } from './queries.ts';
import { isComplete, newDraft, toggled, type WithdrawalDraft, withPieces } from './withdrawal.logic.ts';

const LONGEST_NOTE = 1_000;
const LONGEST_ACCOUNT = 40;
const WHOLE_PIECES = { minimum: 1, pack: 1 } as const;

interface WithdrawalDialogProps {
  readonly order: Order;
  readonly facts: OrderWithdrawals;
  readonly onClose: () => void;
}

/** The declaration, filled in from the order: the buyer chooses lines and pieces and sends it. */
export function WithdrawalDialog({ order, facts, onClose }: WithdrawalDialogProps) {
  const [{ draft, key }, setState] = useState(() => ({ draft: newDraft(facts.lines), key: crypto.randomUUID() }));
  const [isSubmitted, setSubmitted] = useState(false);
  const send = useWithdraw(order.id);
  const set = (next: WithdrawalDraft): void => {
    setState({ draft: next, key: crypto.randomUUID() });
    if (send.error) send.reset();
  };
  const isWrongAccount = draft.refundAccount.trim() !== '' && !isBankAccount(draft.refundAccount);
  const submit = (): void => {
    setSubmitted(true);
    if (isComplete(draft) && !isWrongAccount) send.mutate({ draft, key }, { onSuccess: onClose });
  };
  const refused = fieldErrors(send.error)['refundAccount'];
  const { name, address, email } = facts.buyer;
  return (
    <FormDialog
      title={t('withdrawal.open')}
      size="md"
      error={refused ? null : send.error && messageOf(send.error)}
      isSending={send.isPending}
      verb={t('withdrawal.send')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('withdrawal.declare')}</p>
      <Lines lines={facts.lines} draft={draft} onChange={set} />
      {isSubmitted && !isComplete(draft) && <Notice tone="error">{t('withdrawal.choose')}</Notice>}
      <Facts
        facts={[
          { term: t('withdrawal.buyer'), value: `${name}, ${address}` },
          { term: t('field.email'), value: email },
        ]}
      />
      <TextField
        label={t('withdrawal.refundAccount')}
        optional
        hint={t('withdrawal.refundHint')}
        maxLength={LONGEST_ACCOUNT}
        value={draft.refundAccount}
        error={isSubmitted && isWrongAccount ? t('validation.account_number') : refused}
        onChange={(event) => set({ ...draft, refundAccount: event.currentTarget.value })}
      />
      <TextArea
        label={t('withdrawal.note')}
        optional
        maxLength={LONGEST_NOTE}
        value={draft.note}
        onChange={(event) => set({ ...draft, note: event.currentTarget.value })}
      />
      <p className="sj-sm sj-t2">{t('withdrawal.mailed', { email })}</p>
    </FormDialog>
  );
}

interface LinesProps {
  readonly lines: OrderWithdrawals['lines'];
  readonly draft: WithdrawalDraft;
  readonly onChange: (draft: WithdrawalDraft) => void;
}

function Lines({ lines, draft, onChange }: LinesProps) {
  return (
    <ul className={styles.lines}>
      {lines
        .filter(({ left }) => left > 0)
        .map((line) => {
          const pieces = draft.chosen.get(line.lineId);
          return (
            <li key={line.lineId} className={styles.line}>
              <Checkbox
                label={
                  <>
                    {line.title} <span className="sj-xs sj-t3">{line.code}</span>
                  </>
                }
                checked={pieces !== undefined}
                onChange={() => onChange(toggled(draft, line))}
              />
              {pieces !== undefined && (
                <QuantityStepper
                  value={pieces}
                  rule={WHOLE_PIECES}
                  label={t('cartPage.quantityOf', { title: line.title })}
                  onChange={(next) => onChange(withPieces(draft, line, next))}
                />
              )}
            </li>
          );
        })}
    </ul>
  );
}
