import { readStored, STORAGE_KEYS, writeStored } from '@sjaj/app-kit';
import { InlineSelect } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { ORDER_SIZES, orderSize, type OrderSize } from './order-choice.logic.ts';

const USUAL: OrderSize = 12;

/** Page size stored on this device. */
export const storedPageSize = (): OrderSize => orderSize(readStored(STORAGE_KEYS.ordersSize)) ?? USUAL;

interface OrderSizeSelectProps {
  readonly size: OrderSize;
  readonly onChoose: (size: OrderSize) => void;
}

/** Select of the page size, which is stored on this device. */
export function OrderSizeSelect({ size, onChoose }: OrderSizeSelectProps) {
  const choose = (value: string): void => {
    const next = orderSize(value) ?? USUAL;
    writeStored(STORAGE_KEYS.ordersSize, String(next));
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
