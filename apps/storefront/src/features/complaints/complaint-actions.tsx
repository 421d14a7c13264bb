import { useState } from 'react';
import { FormDialog, messageOf } from '@sjaj/app-kit';
import { type Complaint, LONGEST_COMPLAINT } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Button, ConfirmDialog, TextArea } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import { useReopen, useWithdraw } from './queries.ts';

/** Withdrawing a complaint that nobody works on, or reopening a completed one. */
export function ComplaintActions({ complaint }: { readonly complaint: Complaint }) {
  const [open, setOpen] = useState<'withdraw' | 'reopen' | null>(null);
  const close = () => setOpen(null);
  const withdraw = useWithdraw(complaint.id, close);
  if (complaint.may.includes('withdraw')) {
    return (
      <>
        <Button variant="line" size="sm" onClick={() => setOpen('withdraw')}>
          {t('complaints.withdraw')}
        </Button>
        <ConfirmDialog
          title={t('complaints.withdraw')}
          open={open === 'withdraw'}
          danger
          busy={withdraw.isPending}
          confirmLabel={t('complaints.withdraw')}
          onConfirm={() => withdraw.mutate(complaint.version)}
          onClose={close}
        >
          {t('complaints.withdrawSure')}
        </ConfirmDialog>
      </>
    );
  }
  if (!complaint.may.includes('reopen')) return null;
  return (
    <>
      <Button variant="line" size="sm" aria-haspopup="dialog" onClick={() => setOpen('reopen')}>
        {t('complaints.reopen')}
      </Button>
      {open === 'reopen' && <ReopenDialog complaint={complaint} onClose={close} />}
    </>
  );
}

function ReopenDialog({ complaint, onClose }: { readonly complaint: Complaint; readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reopen = useReopen(complaint.id, onClose);
  const submit = (): void => {
    setMissing(text.trim() === '');
    if (text.trim() !== '') reopen.mutate({ version: complaint.version, text: text.trim() });
  };
  return (
    <FormDialog
      title={t('complaints.reopen')}
      error={reopen.error && messageOf(reopen.error)}
      isSending={reopen.isPending}
      verb={t('complaints.reopen')}
      onSubmit={submit}
      onClose={onClose}
    >
      {complaint.reopenUntil && (
        <p className="sj-sm sj-t2">
          {t('complaints.reopenHint', { date: formatDate(complaint.reopenUntil, language()) })}
        </p>
      )}
      <TextArea
        label={t('complaints.reopenReason')}
        maxLength={LONGEST_COMPLAINT}
        value={text}
        autoFocus
        error={isMissing ? t('validation.required', { field: t('complaints.reopenReason') }) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
