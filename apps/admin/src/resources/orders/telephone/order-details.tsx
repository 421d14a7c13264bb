import { useQuery } from '@tanstack/react-query';
import type { Cart, CheckoutOptions, DeliveryOption } from '@sjaj/contract';
import { chosenDelivery, deliveryKey, formatWeekdays } from '@sjaj/domain';
import { Checkbox, Facts, SelectField, Skeleton, TextArea, TextField } from '@sjaj/ui';
import { kmText } from '../../../shared/figures/amounts.ts';
import { PAYMENT_KEY } from '../../../shared/orders/payment.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { type OrderCalls, ownDaysQuery } from './order-calls.ts';
import { type MissingInOrder, type OrderDraft, shortArticles } from './telephone-order.logic.ts';

interface OrderDetailsProps {
  readonly calls: OrderCalls;
  readonly cart: Cart;
  readonly options: CheckoutOptions;
  readonly draft: OrderDraft;
  readonly missing: readonly MissingInOrder[];
  readonly onChange: (change: Partial<OrderDraft>) => void;
}

const LONGEST_REFERENCE = 100;
const LONGEST_NOTE = 2_000;

const titleOf = ({ title, place, totals }: DeliveryOption): string => {
  const name = place ? t('delivery.pickupAt', { place: title }) : title;
  if (totals.postage === null) return name;
  return `${name} · ${totals.postage === 0 ? t('delivery.free') : kmText(totals.postage)}`;
};

const townOf = ({ addressId }: OrderDraft, { addresses }: CheckoutOptions): number | null =>
  addresses.find(({ id }) => id === addressId)?.townId ?? null;

interface ArrivalProps {
  readonly calls: OrderCalls;
  readonly delivery: DeliveryOption;
  /** Where the goods go, as far as it is known. */
  readonly townId: number | null;
}

/** The day that the customer can be told. Own delivery comes to each town on its own days. */
function Arrival({ calls, delivery: { method, arrives }, townId }: ArrivalProps) {
  const isByTown = method === 'own' && arrives !== null && townId !== null;
  const { data, isLoading } = useQuery({ ...ownDaysQuery(calls, townId ?? 0), enabled: isByTown });
  const days = isByTown && data ? data : arrives;
  if (isByTown && isLoading) return <Skeleton height={20} />;
  const key = method === 'pickup' ? 'orderFacts.readyOn' : 'orderFacts.arrivesOn';
  return (
    <p className="adm-phone-arrival sj-sm" role="status">
      {days ? t(key, { days: formatWeekdays(days, language()) }) : t('delivery.noDay')}
    </p>
  );
}

/** Delivery, address, payment, note and consents of the customer, and what the order comes to. */
export function OrderDetails({ calls, cart, options, draft, missing, onChange }: OrderDetailsProps) {
  const delivery = chosenDelivery(draft, options);
  const lacking = (what: MissingInOrder, field: string) =>
    missing.includes(what) ? t('validation.required', { field }) : undefined;
  return (
    <div className="sj-col sj-g12">
      <SelectField
        label={t('field.deliveryMethod')}
        value={draft.delivery ?? ''}
        error={lacking('delivery', t('field.deliveryMethod'))}
        options={options.delivery.map((option) => ({ value: deliveryKey(option), label: titleOf(option) }))}
        onChange={(event) => onChange({ delivery: event.currentTarget.value })}
      />
      {delivery?.method !== 'pickup' && (
        <SelectField
          label={t('field.addressId')}
          value={draft.addressId === null ? '' : String(draft.addressId)}
          error={lacking('address', t('field.addressId'))}
          options={options.addresses.map(({ id, title, street, town }) => ({
            value: String(id),
            label: [title, street, town].filter(Boolean).join(', '),
          }))}
          onChange={(event) => onChange({ addressId: Number(event.currentTarget.value) })}
        />
      )}
      {delivery && <Arrival calls={calls} delivery={delivery} townId={townOf(draft, options)} />}
      <SelectField
        label={t('field.paymentTypeId')}
        value={draft.paymentTypeId === null ? '' : String(draft.paymentTypeId)}
        error={lacking('payment', t('field.paymentTypeId'))}
        options={options.paymentTypes.map((id) => ({
          value: String(id),
          label: t(PAYMENT_KEY[id] ?? 'delivery.cash'),
        }))}
        onChange={(event) =>
          onChange({
            paymentTypeId: options.paymentTypes.find((id) => String(id) === event.currentTarget.value) ?? null,
          })
        }
      />
      <TextField
        label={t('phoneOrder.reference')}
        optional
        maxLength={LONGEST_REFERENCE}
        value={draft.customerReference}
        onChange={(event) => onChange({ customerReference: event.currentTarget.value })}
      />
      <TextArea
        label={t('field.note')}
        optional
        rows={2}
        maxLength={LONGEST_NOTE}
        value={draft.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
      {shortArticles(cart).length > 0 && (
        <Checkbox
          label={t('phoneOrder.waits')}
          checked={draft.agreesToWait}
          onChange={(event) => onChange({ agreesToWait: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        label={t('phoneOrder.terms')}
        checked={draft.termsAccepted}
        onChange={(event) => onChange({ termsAccepted: event.currentTarget.checked })}
      />
      {(missing.includes('terms') || missing.includes('wait')) && (
        <p className="sj-xs sj-error" role="alert">
          {t('phoneOrder.consentMissing')}
        </p>
      )}
      {delivery && (
        <Facts
          facts={[
            { term: t('price.postage'), value: kmText(delivery.totals.postage) },
            { term: t('price.totalWithoutVat'), value: kmText(delivery.totals.net) },
            { term: t('price.totalWithVat'), value: kmText(delivery.totals.total), total: true },
          ]}
        />
      )}
    </div>
  );
}
