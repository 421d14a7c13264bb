import { useRef, useState } from 'react';
import type { OrderAction } from '@sjaj/contract';
import { Button, Dialog, Notice, OfferedChip, TextArea } from '@sjaj/ui';
import { firstFocus } from '../form/first-focus.ts';
import { t } from '../texts/t.ts';
import { ORDER_ACTION } from './order-actions.ts';

interface ActionDialogProps {
  readonly action: OrderAction;
  /** What is asked, in words: the question, or the title above the field of the reason. */
  readonly question: string;
  /** What is to be known before one answers. */
  readonly remarks?: readonly string[];
  readonly busy: boolean;
  readonly onConfirm: (reason: string | undefined) => void;
  readonly onClose: () => void;
}

const LONGEST_REASON = 2_000;
const REASONS = {
  reject: ['not_available', 'over_limit', 'overdue', 'duplicate'],
  cancel: ['not_available', 'wrong_product', 'duplicate', 'not_needed'],
  not_delivered: ['recipient_absent', 'wrong_product', 'not_needed'],
} as const;

/** Asks before an order moves; where the customer must learn why, for the reason. */
export function ActionDialog({ action, question, remarks = [], busy, onConfirm, onClose }: ActionDialogProps) {
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const answer = useRef<HTMLButtonElement>(null);
  const { label, needsReason, isDanger } = ORDER_ACTION[action];
  const isMissing = needsReason && reason.trim() === '';
  const confirm = () => {
    setChecked(true);
    if (!isMissing) onConfirm(needsReason ? reason.trim() : undefined);
  };
  const offered = action === 'reject' || action === 'cancel' || action === 'not_delivered' ? REASONS[action] : [];
  return (
    <Dialog
      title={needsReason ? question : t(label)}
      open
      onClose={onClose}
      size="sm"
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button ref={answer} variant={isDanger ? 'danger' : 'filled'} busy={busy} onClick={confirm}>
            {t(label)}
          </Button>
        </>
      }
    >
      {needsReason ? (
        <div className="sj-col sj-g12">
          <TextArea
            label={t('orders.reason')}
            hint={t('orders.reasonHint')}
            error={checked && isMissing ? t('validation.required', { field: t('orders.reason') }) : undefined}
            ref={firstFocus}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) confirm();
            }}
          />
          <div className="sj-row sj-wraps">
            {offered.map((key) => (
              <OfferedChip
                key={key}
                plain
                label={t(`orderReason.${key}`)}
                onPick={() => {
                  setReason(t(`orderReason.${key}`));
                  // The next Enter decides.
                  answer.current?.focus();
                }}
              />
            ))}
          </div>
        </div>
      ) : (
        <div className="sj-col sj-g12">
          <p>{question}</p>
          {remarks.length > 0 && <Notice tone="warn">{remarks.join(' · ')}</Notice>}
        </div>
      )}
    </Dialog>
  );
}
