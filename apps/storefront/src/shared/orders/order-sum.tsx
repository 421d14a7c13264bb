import type { OrderRow } from '@sjaj/contract';
import { classNames, useAmount } from '@sjaj/ui';
import { useCanViewPrices } from '../session/profile.ts';
import { useIsRetail } from '../session/retail.ts';
import { t } from '../texts/t.ts';

/** The heading of the sums of orders; nothing for users who see no prices. */
export function OrderSumHead() {
  const isRetail = useIsRetail();
  if (!useCanViewPrices()) return null;
  return (
    <th scope="col" className="sj-right">
      {t(isRetail ? 'price.totalWithVat' : 'orders.columnNet')}
    </th>
  );
}

interface OrderSumCellProps {
  readonly order: OrderRow;
  readonly className?: string | undefined;
}

/** The sum of an order, with VAT for people who buy for themselves; nothing for users who see no prices. */
export function OrderSumCell({ order, className }: OrderSumCellProps) {
  const amount = useAmount();
  const sum = useIsRetail() ? order.total : order.amountWithoutVat;
  if (!useCanViewPrices()) return null;
  return (
    <td className={classNames('sj-right sj-num sj-nw', className)}>{sum !== null && <strong>{amount(sum)}</strong>}</td>
  );
}
