import type { AdminArticle, ArticleForm, ConfirmedPrice } from '@sjaj/contract';
import { usePriceCheck } from '../../../shared/prices/use-price-check.tsx';
import { t } from '../../../shared/texts/t.ts';
import { FIELD_NAMES } from './fields.ts';

/** The body of the call: the form and the confirmed implausible prices. */
export type SentForm = ArticleForm & { readonly confirmedPrices?: ConfirmedPrice[] };

const isAmountField = (field: string): field is 'nc' | 'vpc' | 'mpc' => ['nc', 'vpc', 'mpc'].includes(field);

/** `breaks.0.price` is the first quantity price. */
function labelOf(field: string): string {
  if (isAmountField(field)) return t(FIELD_NAMES[field]);
  return t('article.breakRow', { line: Number(field.split('.')[1]) + 1 });
}

/** Asks for a confirmation of the prices that the server finds implausible. */
export function useArticlePriceCheck() {
  const { ask, dialog } = usePriceCheck(labelOf);
  const askForm = (error: unknown, form: SentForm, send: (form: SentForm) => void): boolean =>
    ask(error, (confirmedPrices) => send({ ...form, confirmedPrices }));
  return { askForm, dialog };
}

type Prices = Pick<ArticleForm, 'nc' | 'vpc' | 'mpc' | 'breaks'>;

/** All prices of a form, by field. */
export const pricesIn = ({ nc, vpc, mpc, breaks }: Prices): ConfirmedPrice[] => [
  { field: 'nc', price: nc },
  { field: 'vpc', price: vpc },
  { field: 'mpc', price: mpc },
  ...breaks.map(({ price }, place) => ({ field: `breaks.${place}.price`, price })),
];

export const hasOtherPrices = (form: Prices, { nc, ...saved }: Pick<AdminArticle, keyof Prices>): boolean =>
  JSON.stringify([pricesIn(form), form.breaks]) !==
  JSON.stringify([pricesIn({ ...saved, nc: nc ?? form.nc }), saved.breaks]);
