import '../form/form.css';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Correction, type StockCard } from '@sjaj/contract';
import { formatNumber, MINUS } from '@sjaj/domain';
import { Button, Dialog, Facts, Notice, Segmented, showToast, TextField } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { messageOf } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { firstFocus } from '../form/first-focus.ts';
import { t } from '../texts/t.ts';
import { correctionOf, type CorrectionKind } from './correction.logic.ts';

interface CorrectDialogProps {
  readonly article: { readonly id: number; readonly title: string; readonly onHand: number; readonly reserved: number };
  readonly onSaved: (card: StockCard) => void;
  readonly onClose: () => void;
}

const FORM_ID = 'stock';
const LONGEST_REASON = 200;

/** Sets what was counted on the shelf, or adds and takes away; the reason is kept with it. */
export function CorrectDialog({ article, onSaved, onClose }: CorrectDialogProps) {
  const [kind, setKind] = useState<CorrectionKind>('counted');
  const [pieces, setPieces] = useState(String(article.onHand));
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  // The same for every try of this dialog: a lost answer corrects nothing twice.
  const [idempotencyKey, renewKey] = useState(() => crypto.randomUUID());
  const body = Correction.safeParse(correctionOf(kind, pieces, reason)).data;
  const correct = useMutation({
    mutationFn: async (correction: Correction) =>
      (await api.stock.correct({ params: { id: article.id }, body: correction, idempotencyKey })).data,
    onSuccess: (card) => {
      onSaved(card);
      onClose();
      showToast({ title: t('sign.saved'), text: article.title });
      void queryClient.invalidateQueries({ queryKey: ['stock'] });
    },
    // It stands in the dialog.
    onError: () => renewKey(crypto.randomUUID()),
  });
  const choose = (next: CorrectionKind) => {
    setKind(next);
    setPieces(next === 'counted' ? String(article.onHand) : '');
    setChecked(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (body && !correct.isPending) correct.mutate(body);
  };
  const hasReason = reason.trim() !== '';
  const isWrong = checked && body === undefined && hasReason;
  return (
    <Dialog
      title={t('article.correctStock')}
      open
      onClose={onClose}
      size="sm"
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} busy={correct.isPending}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="sj-col sj-g12 adm-dialog-form" noValidate onSubmit={onSubmit}>
        <b>{article.title}</b>
        <Facts
          facts={[
            { term: t('article.onHand'), value: formatNumber(article.onHand) },
            { term: t('article.reserved'), value: formatNumber(article.reserved) },
          ]}
        />
        {correct.error && <Notice tone="error">{messageOf(correct.error)}</Notice>}
        <Segmented
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
      </form>
    </Dialog>
  );
}
