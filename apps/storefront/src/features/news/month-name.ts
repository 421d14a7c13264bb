import type { ShopKey } from '@sjaj/i18n';
import { language, t } from '../../shared/texts/t.ts';

const MONTHS = [
  'month.m1',
  'month.m2',
  'month.m3',
  'month.m4',
  'month.m5',
  'month.m6',
  'month.m7',
  'month.m8',
  'month.m9',
  'month.m10',
  'month.m11',
  'month.m12',
] as const satisfies readonly ShopKey[];

/** `2026-11` → "Novembar 2026." */
export function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-');
  const key = MONTHS[Number(number) - 1];
  if (!key) return month;
  const [first = '', ...rest] = t(key);
  return t('news.monthOf', { month: first.toLocaleUpperCase(language() === 'en' ? 'en' : 'bs') + rest.join(''), year });
}
