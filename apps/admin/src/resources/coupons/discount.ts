import type { AdminCoupon } from '@sjaj/contract';
import { formatPercent } from '@sjaj/domain';
import { kmText } from '../../shared/figures/amounts.ts';
import { language } from '../../shared/texts/t.ts';

/** `10 %`, or `20,00 KM`. */
export const discountText = ({ percent, amount }: Pick<AdminCoupon, 'percent' | 'amount'>): string =>
  percent === null ? kmText(amount) : formatPercent(percent, language());
