import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { messageOf, showFailure } from '@sjaj/app-kit';
import type { Cart, CartItem } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { IconButton, Table } from '@sjaj/ui';
import { amountText } from '../../../shared/figures/amounts.ts';
import { ActionsHead } from '../../../shared/rows/actions-head.tsx';
import { RowInput } from '../../../shared/rows/row-input.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type OrderCalls, storeCart } from './order-calls.ts';

interface LinesTableProps {
  readonly calls: OrderCalls;
  readonly cart: Cart;
}

/** The lines with stock and price of the customer; a quantity is saved when its field is left. */
export function LinesTable({ calls, cart }: LinesTableProps) {
  if (cart.cartItems.length === 0) return <p className="sj-sm sj-t2">{t('phoneOrder.noLines')}</p>;
  return (
    <div className="adm-phone-lines">
      <Table caption={t('phoneOrder.lines')} dense>
        <thead>
          <tr>
            <th scope="col">{t('orders.columnArticle')}</th>
            <th scope="col" className="sj-right sj-notphone">
              {t('orders.columnStock')}
            </th>
            <th scope="col" className="sj-right sj-notphone">
              {t('orders.editPrice')}
            </th>
            <th scope="col" className="sj-right">
              {t('field.quantity')}
            </th>
            <th scope="col" className="sj-right">
              {t('price.amount')}
            </th>
            <ActionsHead />
          </tr>
        </thead>
        <tbody>
          {cart.cartItems.map((item) => (
            <LineRow key={`${item.id} ${item.quantity}`} calls={calls} item={item} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function LineRow({ calls, item }: { readonly calls: OrderCalls; readonly item: CartItem }) {
  const [typed, setTyped] = useState(String(item.quantity));
  const change = useMutation({
    mutationFn: async (quantity: number) =>
      (await calls.cart.update({ body: { items: [{ id: item.id, quantity }] } })).data,
    onSuccess: (cart) => storeCart(calls, cart),
    // Stands at the field.
    onError: () => undefined,
  });
  const remove = useMutation({
    mutationFn: async () => (await calls.cart.deleteItem({ params: { id: item.id } })).data,
    onSuccess: (cart) => storeCart(calls, cart),
    onError: showFailure,
  });
  const isQuantity = /^\d{1,4}$/.test(typed.trim());
  const save = () => {
    if (isQuantity && Number(typed) !== item.quantity) change.mutate(Number(typed));
  };
  const { title } = item.article;
  return (
    <tr className={item.notices.includes('not_sellable') || item.notices.includes('short') ? 'sj-row-warn' : undefined}>
      <td>
        <span className="sj-name">{title}</span>
        <span className="sj-xs sj-t3 adm-block">{[item.code, ...(item.variation?.values ?? [])].join(' · ')}</span>
        {item.notices.includes('short') && <span className="sj-xs sj-error">{t('phoneOrder.short')}</span>}
        {item.notices.includes('not_sellable') && <span className="sj-xs sj-error">{t('article.notSold')}</span>}
      </td>
      <td className="sj-right sj-num sj-notphone">{`${formatNumber(item.stock.available)} ${item.unit}`}</td>
      <td className="sj-right sj-num sj-notphone">{amountText(item.price)}</td>
      <td className="sj-right">
        <RowInput
          label={`${t('field.quantity')}: ${title}`}
          figure
          inputMode="numeric"
          maxLength={4}
          value={typed}
          error={change.error ? messageOf(change.error) : isQuantity ? undefined : t('orders.editQuantity')}
          onWrite={(value) => {
            change.reset();
            setTyped(value);
          }}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.ctrlKey) save();
          }}
        />
      </td>
      <td className="sj-right sj-num">{amountText(item.amount)}</td>
      <td>
        <IconButton
          label={`${t('orders.editRemove')}: ${title}`}
          size="sm"
          icon={<IconTrash size={16} />}
          onClick={() => remove.mutate()}
        />
      </td>
    </tr>
  );
}
