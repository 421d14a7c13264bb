import type { StockCard, StockMovement, StockRow } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import type { MovementRow, WaitingRow } from './store/movements.ts';
import type { StockListRow } from './store/stock-list.ts';

/** The drawing that stands for an article without a picture, by its category. */
export type PlaceholderOf = (categoryId: number | undefined) => string;

export function rowView(row: StockListRow, language: Language, placeholderOf: PlaceholderOf): StockRow {
  const { categoryId, pictureKey, title, unit, ...same } = row;
  return {
    ...same,
    title: localised(title, language, [row.brand]),
    unit: localised(unit, language),
    placeholder: placeholderOf(categoryId ?? undefined),
    imageUrl: pictureUrl(pictureKey, 160),
  };
}

export const waitingView = ({ placedAt, ...row }: WaitingRow): StockCard['waiting'][number] => ({
  ...row,
  placedAt: placedAt.toISOString(),
});

export function movementView({ total: _, orderId, orderNumber, orderStatus, at, ...same }: MovementRow): StockMovement {
  const order =
    orderId !== null && orderNumber !== null && orderStatus !== null
      ? { id: orderId, number: orderNumber, status: orderStatus }
      : null;
  return { ...same, at: at.toISOString(), order };
}
