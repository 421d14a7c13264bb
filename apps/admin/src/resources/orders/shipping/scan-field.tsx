import { type SubmitEvent, useRef, useState } from 'react';
import { IconScan } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { messageOf } from '@sjaj/app-kit';
import { classNames } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { useSingleKeys } from '../../../shared/keys/single-keys.ts';
import { changeStatus, refreshOrders } from '../../../shared/orders/change-status.ts';
import { statusText } from '../../../shared/orders/status-badge.tsx';
import { t } from '../../../shared/texts/t.ts';
import { orderNumberOf, scannedOrder } from './scan.logic.ts';
import { type ShippingView, shippingView } from './shipping-views.ts';

const MOST_FOUND = 24;
const LONGEST_NUMBER = 20;

interface Outcome {
  readonly text: string;
  readonly isDone: boolean;
}

/** Does with the order of a number what the view does with its orders. */
async function moveByNumber(number: string, { action }: ShippingView): Promise<Outcome> {
  const { data } = await api.orders.list({ body: { pageSize: MOST_FOUND, quickSearch: number } });
  const order = scannedOrder(number, data);
  if (!order) return { text: t('shippingQueue.notFound', { number }), isDone: false };
  const facts = { number: order.orderNumber, status: statusText(order) };
  // An order that is scanned twice, or at the wrong place, stays where it is.
  if (!order.may.includes(action)) return { text: t('shippingQueue.wrongStatus', facts), isDone: false };
  await changeStatus(order, { action });
  return { text: t(`shippingScanned.${action}`, facts), isDone: true };
}

/** The field of the scanner: an order number and Enter hand over the order, or confirm its delivery, as the view says. */
export function ScanField() {
  const { view: key }: { readonly view?: unknown } = useSearch({ strict: false });
  const view = shippingView(key);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useSingleKeys({ s: () => field.current?.focus() });
  const scan = async (event: SubmitEvent) => {
    event.preventDefault();
    const number = orderNumberOf(typed);
    if (number === '') return;
    // The next number may be scanned while this one is under way.
    setTyped('');
    setOutcome(await moveByNumber(number, view).catch((error: unknown) => refusal(number, error)));
    await refreshOrders();
  };
  return (
    <form className="shq-scan" onSubmit={(event) => void scan(event)}>
      <span className={classNames('sj-sm', outcome && !outcome.isDone && 'adm-attention')} role="status">
        {outcome?.text}
      </span>
      <span className="sj-input shq-scan-field">
        <IconScan size={16} aria-hidden="true" />
        <input
          ref={field}
          aria-label={t(`shippingScan.${view.action}`)}
          placeholder={t(`shippingScan.${view.action}`)}
          value={typed}
          maxLength={LONGEST_NUMBER}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </span>
    </form>
  );
}

const refusal = (number: string, error: unknown): Outcome => ({
  text: `${number}: ${messageOf(error)}`,
  isDone: false,
});
