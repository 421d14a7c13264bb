import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { AdminPromotionItem, ConfirmedPrice } from '@sjaj/contract';
import { parseKm, toKm } from '@sjaj/domain';
import { showToast, TextField } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { amountText, kmText } from '../../../shared/figures/amounts.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { usePriceCheck } from '../../../shared/prices/use-price-check.tsx';
import { t } from '../../../shared/texts/t.ts';

interface ItemDialogProps {
  readonly promotionId: number;
  readonly item: AdminPromotionItem;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const priceOf = (typed: string): number | null => {
  const amount = parseKm(typed);
  return amount === null || amount <= 0 ? null : toKm(amount);
};

/** The promotional prices of an article. */
export function ItemDialog({ promotionId, item, onSaved, onClose }: ItemDialogProps) {
  const [typed, setTyped] = useState({ price: amountText(item.price), retailPrice: amountText(item.retailPrice) });
  const [checked, setChecked] = useState(false);
  const [price, retailPrice] = [priceOf(typed.price), priceOf(typed.retailPrice)];
  const check = usePriceCheck((name) => t(name === 'price' ? 'promotions.salePriceNet' : 'promotions.salePriceGross'));
  const save = useMutation({
    mutationFn: (next: { price: number; retailPrice: number; confirmedPrices?: ConfirmedPrice[] }) =>
      api.promotions.setItem({
        params: { id: promotionId, articleId: item.id },
        body: { ...next, seen: { price: item.price, retailPrice: item.retailPrice } },
      }),
    onSuccess: ({ info }) => {
      onClose();
      showToast({ title: info?.message ?? t('sign.saved'), text: item.code });
    },
    // The dialog shows the error.
    onError: (error, next) => void check.ask(error, (confirmedPrices) => save.mutate({ ...next, confirmedPrices })),
    onSettled: onSaved,
  });
  const onSubmit = (): void => {
    setChecked(true);
    if (price !== null && retailPrice !== null) save.mutate({ price, retailPrice });
  };
  const field = (key: 'price' | 'retailPrice', label: string, regular: number) => (
    <TextField
      label={label}
      inputMode="decimal"
      className="adm-amount"
      end={<span className="adm-unit">{t('article.km')}</span>}
      hint={t('promotions.regular', { amount: kmText(regular) })}
      error={checked && priceOf(typed[key]) === null ? t('validation.amount') : undefined}
      value={typed[key]}
      onChange={(event) => setTyped({ ...typed, [key]: event.currentTarget.value })}
    />
  );
  return (
    <FormDialog
      title={item.title}
      error={check.dialog ? null : save.error && messageOf(save.error)}
      isSending={save.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {field('price', t('promotions.salePriceNet'), item.vpc)}
      {field('retailPrice', t('promotions.salePriceGross'), item.mpc)}
      {check.dialog}
    </FormDialog>
  );
}
