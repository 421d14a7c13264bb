import type { AdminPriceList } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Badge, type BadgeTone } from '@sjaj/ui';
import { language, t } from '../texts/t.ts';

const TONE: Readonly<Record<AdminPriceList['state'], BadgeTone>> = {
  in_force: 'soft',
  planned: 'outline',
  ended: 'grey',
  inactive: 'warn',
};

/** Whether the prices of a list hold today, with the reason if not. */
export const PriceListBadge = ({ state }: Pick<AdminPriceList, 'state'>) => (
  <Badge tone={TONE[state]}>{t(`priceListState.${state}`)}</Badge>
);

/** The days on which prices hold, `1. 1. 2026. – …`; '' where they are not limited. */
export function periodText({ validFrom, validTo }: Pick<AdminPriceList, 'validFrom' | 'validTo'>): string {
  if (validFrom === null && validTo === null) return '';
  const day = (date: string | null): string => (date === null ? '…' : formatDate(date, language()));
  return `${day(validFrom)} – ${day(validTo)}`;
}
