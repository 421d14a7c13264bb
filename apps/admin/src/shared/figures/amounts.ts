import { formatKm, fromKm } from '@sjaj/domain';
import { language } from '../texts/t.ts';

/** `1.234,50 KM`; a dash where there is no amount. */
export const kmText = (km: number | null): string => (km === null ? '–' : formatKm(fromKm(km), language()));

/** `1.234,50`, for columns whose heading names the currency, and for fields. */
export const amountText = (km: number | null): string =>
  km === null ? '' : formatKm(fromKm(km), 'bs').replace(/\sKM$/, '');

/** `1234,50`, which spreadsheets here read as a number. */
export const plainAmount = (km: number | null): string => (km === null ? '' : km.toFixed(2).replace('.', ','));
