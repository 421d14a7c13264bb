import { InlineSelect } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { ORDER_SIZES, orderSize, type OrderSize } from './order-choice.logic.ts';

const STORAGE_KEY = 'sjaj.orders.size';
const USUAL: OrderSize = 12;

/** As many a page as last time on this device. */
export function rememberedSize(): OrderSize {
  try {
    return orderSize(localStorage.getItem(STORAGE_KEY)) ?? USUAL;
  } catch {
    return USUAL;
  }
}

interface OrderSizeSelectProps {
  readonly size: OrderSize;
  readonly onChoose: (size: OrderSize) => void;
}

/** How many orders a page; remembered on this device. */
export function OrderSizeSelect({ size, onChoose }: OrderSizeSelectProps) {
  const choose = (value: string): void => {
    const next = orderSize(value) ?? USUAL;
    try {
      localStorage.setItem(STORAGE_KEY, String(next));
    } catch {
      // The address says it all the same.
    }
    onChoose(next);
  };
  return (
    <InlineSelect
      label={t('action.show')}
      value={String(size)}
      options={ORDER_SIZES.map((one) => ({ value: String(one), label: String(one) }))}
      onChange={choose}
    />
  );
}
