import { useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { AdminArticleRow } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Button, Dialog, Facts, Notice, showToast, TextField } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { messageOf } from '../../shared/api/failure.ts';
import { firstFocus } from '../../shared/form/first-focus.ts';
import { t } from '../../shared/texts/t.ts';

interface StockDialogProps {
  readonly article: Pick<AdminArticleRow, 'id' | 'title' | 'onHand' | 'reserved'>;
  readonly onSaved: (row: AdminArticleRow) => void;
  readonly onClose: () => void;
}

const FORM_ID = 'stock';
const COUNT = /^\d{1,7}$/;
const LONGEST_REASON = 200;

/** Sets what was counted on the shelf; the reason is kept with it. */
export function StockDialog({ article, onSaved, onClose }: StockDialogProps) {
  const [count, setCount] = useState(String(article.onHand));
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const correct = useMutation({
    mutationFn: async () => {
      const body = { onHand: Number(count), reason: reason.trim() };
      return (await api.articles.correctStock({ params: { id: article.id }, body })).data;
    },
    onSuccess: (row) => {
      onSaved(row);
      onClose();
      showToast({ title: t('sign.saved'), text: article.title });
    },
    // It stands in the dialog.
    onError: () => undefined,
  });
  const isCount = COUNT.test(count.trim());
  const hasReason = reason.trim() !== '';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isCount && hasReason && !correct.isPending) correct.mutate();
  };
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
            {t('article.correctStock')}
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
        <TextField
          label={t('article.counted')}
          inputMode="numeric"
          ref={firstFocus}
          value={count}
          error={checked && !isCount ? t('component.wholeNumber') : undefined}
          onChange={(event) => setCount(event.currentTarget.value)}
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
