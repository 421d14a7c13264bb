import type { AdminOrder } from '@sjaj/contract';
import { formatDateTime, formatNumber, formatWeekday, formatWeekdays } from '@sjaj/domain';
import { Panel, Facts } from '@sjaj/ui';
import { PAYMENT_KEY } from '../../shared/orders/payment.ts';
import { language, t } from '../../shared/texts/t.ts';

const GRAMS_A_KG = 1_000;

/** Date, payment and delivery of the order. */
export function OrderFactsCards({ order }: { readonly order: AdminOrder }) {
  const { deliveryAddress: place } = order;
  const payment = PAYMENT_KEY[order.paymentTypeId];
  return (
    <>
      <Panel title={t('orders.facts')}>
        <Facts
          facts={[
            { term: t('orderFacts.date'), value: formatDateTime(new Date(order.date), language()) },
            { term: t('orderFacts.paymentMethod'), value: payment ? t(payment) : '–' },
            ...(order.customerReference ? [{ term: t('orders.columnReference'), value: order.customerReference }] : []),
            { term: t('price.weight'), value: `${formatNumber(order.weightG / GRAMS_A_KG)} ${t('unit.kilogram')}` },
          ]}
        />
      </Panel>
      <Panel title={t('orderFacts.deliveryAddress')}>
        <address className="adm-address">
          <b>{order.deliveryTitle}</b>
          {order.arrives && (
            <span>
              {t(order.deliveryMethod === 'pickup' ? 'orderFacts.readyOn' : 'orderFacts.arrivesOn', {
                days: formatWeekdays(order.arrives, language()),
              })}
            </span>
          )}
          <ExpectedArrival order={order} />
          <span>{place.contactPerson}</span>
          <span>{place.street}</span>
          <span>{`${place.postalCode} ${place.town}, ${place.country}`}</span>
          <a className="sj-link" href={`tel:${place.phone.replaceAll(/[^+\d]/g, '')}`}>
            {place.phone}
          </a>
          {place.note && <span className="sj-t2">{place.note}</span>}
        </address>
      </Panel>
    </>
  );
}

/** When an order arrives that waits, if it waits no longer than that. */
function ExpectedArrival({ order: { waitsFor, arrivesOnceReleased: expected } }: { readonly order: AdminOrder }) {
  if (!expected) return null;
  const { days, cutOff } = expected;
  const by = t('orderFacts.dayAndHour', { day: formatWeekday(cutOff.on, language()), hour: cutOff.hour });
  return (
    <span>
      {t(waitsFor === 'approval' ? 'orderFacts.onceApproved' : 'orderFacts.onceInStock', {
        by,
        days: formatWeekdays(days, language()),
      })}
    </span>
  );
}
