import '../form/form.css';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf, useSendOnce } from '@sjaj/app-kit';
import { Correction, type StockCard } from '@sjaj/contract';
import { formatNumber, MINUS } from '@sjaj/domain';
import { Facts, SegmentedControl, showToast, TextField } from '@sjaj/ui';
import { FormDialog } from '../form/form-dialog.tsx';
import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { firstFocus } from '../form/first-focus.ts';
import { t } from '../texts/t.ts';
import { correctionOf, type CorrectionKind } from './correction.logic.ts';

interface CorrectDialogProps {
  readonly article: { readonly id: number; readonly title: string; readonly onHand: number; readonly reserved: number };
  readonly onSaved: (card: StockCard) => void;
  readonly onClose: () => void;
}

const LONGEST_REASON = 200;

/** Sets the counted stock, or adds and removes pieces. The reason is stored with the movement. */
export function CorrectDialog({ article, onSaved, onClose }: CorrectDialogProps) {
  const [kind, setKind] = useState<CorrectionKind>('counted');
  const [pieces, setPieces] = useState(String(article.onHand));
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const sendOnce = useSendOnce();
  const body = Correction.safeParse(correctionOf(kind, pieces, reason)).data;
  const correct = useMutation({
    mutationFn: async (correction: Correction) => {
      const call = { params: { id: article.id }, body: correction };
      return (await sendOnce(correction, (idempotencyKey) => api.stock.correct({ ...call, idempotencyKey }))).data;
    },
    onSuccess: (card) => {
      onSaved(card);
      onClose();
      showToast({ title: t('sign.saved'), text: article.title });
      void queryClient.invalidateQueries({ queryKey: ['stock'] });
    },
    // The dialog shows it.
    onError: () => undefined,
  });
  const choose = (next: CorrectionKind) => {
    setKind(next);
    setPieces(next === 'counted' ? String(article.onHand) : '');
    setChecked(false);
  };
  const onSubmit = (): void => {
    setChecked(true);
    if (body) correct.mutate(body);
  };
  const hasReason = reason.trim() !== '';
  const isWrong = checked && body === undefined && hasReason;
  return (
    <FormDialog
      title={t('article.correctStock')}
      error={correct.error && messageOf(correct.error)}
      isSending={correct.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <b>{article.title}</b>
      <Facts
        facts={[
          { term: t('article.onHand'), value: formatNumber(article.onHand) },
          { term: t('article.reserved'), value: formatNumber(article.reserved) },
        ]}
      />
      <SegmentedControl
        label={t('stock.correctionKind')}
        value={kind}
        options={[
          { value: 'counted', label: t('stock.counted') },
          { value: 'change', label: t('stock.change') },
        ]}
        onChange={choose}
      />
      <TextField
        key={kind}
        label={kind === 'counted' ? t('article.counted') : t('stock.changeBy')}
        hint={kind === 'change' ? t('stock.changeHint', { minus: MINUS }) : undefined}
        inputMode={kind === 'counted' ? 'numeric' : 'text'}
        ref={firstFocus}
        value={pieces}
        error={isWrong ? t('component.wholeNumber') : undefined}
        onChange={(event) => setPieces(event.currentTarget.value)}
      />
      <TextField
        label={t('article.correctionReason')}
        maxLength={LONGEST_REASON}
        value={reason}
        error={checked && !hasReason ? t('validation.required', { field: t('article.correctionReason') }) : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
