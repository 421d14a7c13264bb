import { OPEN_STATUSES, type Order } from '@sjaj/contract';
import { addDays, formatDate, formatNumber, formatPercent, sumKm } from '@sjaj/domain';
import { Panel, type Fact, Facts, useAmount } from '@sjaj/ui';
import { deliveryTitleOf } from '../../shared/delivery-title.ts';
import { paymentTitleOf } from '../../shared/payment/payment-title.ts';
import { language, t } from '../../shared/texts/t.ts';
import { Arrival } from './arrival.tsx';
import styles from './orders.module.css';

const GRAMS = 1_000;

/** Delivery, payment and totals. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { contactPerson, phone, street, postalCode, town, note } = order.deliveryAddress;
  return (
    <div className={styles.facts}>
      <Panel title={t('delivery.delivery')}>
        <p>
          {deliveryTitleOf(order)}
          <br />
          {street}
          <br />
          {postalCode} {town}
        </p>
        <Arrival order={order} />
        <p className="sj-t2">{[contactPerson, phone].filter(Boolean).join(', ')}</p>
        {note && <p className="sj-t2">{note}</p>}
        {order.weightG > 0 && (
          <p className="sj-t3">
            {t('unit.quantityOf', { quantity: formatNumber(order.weightG / GRAMS, 1), unit: t('unit.kilogram') })}
          </p>
        )}
      </Panel>
      <Panel title={t('orderFacts.paymentMethod')}>
        <p>{paymentTitleOf(order.paymentTypeId)}</p>
        {!!order.paymentTermDays && <p>{t('delivery.transferTerm', { count: order.paymentTermDays })}</p>}
        <Due order={order} />
        {order.note && (
          <p className="sj-t2">
            {t('orderFacts.note')}: {order.note}
          </p>
        )}
      </Panel>
      <Totals order={order} />
    </div>
  );
}

/** About when an order that is not invoiced yet will be due: its invoice comes with the goods and says the day. */
function Due({ order: { paymentTermDays, arrives, status } }: { readonly order: Order }) {
  if (!paymentTermDays || !arrives || !OPEN_STATUSES.includes(status)) return null;
  return (
    <p className="sj-t2">
      {t('orderFacts.dueAbout', { date: formatDate(addDays(arrives.to, paymentTermDays), language()) })}
    </p>
  );
}

function Totals({ order }: { readonly order: Order }) {
  const amount = useAmount();
  const { amountWithoutVat: net, postage, total } = order;
  if (net === null || postage === null || total === null) return null;
  const isRetail = order.companyTitle === null;
  // In the buyer's price type: with VAT for private customers.
  const goods = sumKm(order.orderLines.map((line) => line.amount ?? 0));
  const discount = sumKm([goods, postage, -(isRetail ? total : net)]);
  const vatFacts: Fact[] = order.vatRates.map(({ rate, vat }) => ({
    term: t('price.vatRate', { rate: formatPercent(rate, language()) }),
    value: vat === null ? '' : amount(vat),
  }));
  const facts: Fact[] = [
    { term: t(isRetail ? 'price.goods' : 'price.goodsWithoutVat'), value: amount(goods) },
    ...(discount === 0 ? [] : [{ term: savingOf(order), value: amount(-discount) }]),
    { term: t('delivery.delivery'), value: postage === 0 ? t('delivery.free') : amount(postage) },
    ...(isRetail ? [] : [{ term: t('price.totalWithoutVat'), value: amount(net) }, ...vatFacts]),
    { term: t('price.totalWithVat'), value: amount(total), total: true },
  ];
  return (
    <Panel title={t('price.total')}>
      <Facts facts={facts} />
      {isRetail && (
        <p className="sj-t3 sj-sm">
          {t('price.vatIncluded', { amount: amount(sumKm(order.vatRates.map(({ vat }) => vat ?? 0))) })}
        </p>
      )}
    </Panel>
  );
}

/** Label of the discount with its coupon code. A merged order may have several, or one without a code. */
const savingOf = ({ couponCode }: Order): string =>
  couponCode ? t('orderFacts.couponSaving', { code: couponCode }) : t('price.discount');
