import type { PriceChangeView, PriceRule } from '@sjaj/contract';
import { formatKm, formatPercent, feninga } from '@sjaj/domain';
import { kmText } from '../../shared/figures/amounts.ts';
import { language, t } from '../../shared/texts/t.ts';

const PLUS = '+';

type Computed = Exclude<PriceRule['change'], { readonly by: 'list' }>;

function changeText(change: Computed): string {
  switch (change.by) {
    case 'percent':
      return `${change.value > 0 ? PLUS : ''}${formatPercent(change.value, language())}`;
    case 'amount':
      return `${change.value > 0 ? PLUS : ''}${kmText(change.value)}`;
    case 'margin':
      return t('priceChanges.ruleMargin', { percent: formatPercent(change.value, language()) });
  }
}

/** The name of a price, in short. */
export const priceName = (price: PriceRule['price']): string =>
  t(price === 'vpc' ? 'price.vpcShort' : 'price.mpcShort');

/** The rule in words: `VPC +5 %, zaokruženo na 0,05 KM`. */
export function ruleText(rule: PriceRule): string {
  if (rule.change.by === 'list') return `${t('priceChanges.list')}, ${priceName(rule.price)}`;
  const rounded = rule.roundTo === 1 ? [] : [roundingText(rule.roundTo)];
  const [step] = rounded;
  const change = `${priceName(rule.price)} ${changeText(rule.change)}`;
  return step === undefined ? change : `${change}, ${t('priceChanges.ruleRounded', { amount: step })}`;
}

export const roundingText = (step: number): string => formatKm(feninga(step), language());

/** What a change is called: its reason, or else its rule. */
export const titleOf = ({ note, rule }: PriceChangeView): string => (note === '' ? ruleText(rule) : note);
