import type { Cart, DeliveryOption } from '@sjaj/contract';
import { sumKm } from '@sjaj/domain';
import { Facts, useAmount } from '@sjaj/ui';
import { useIsRetail } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './checkout.module.css';

interface TotalsProps {
  readonly delivery: DeliveryOption;
  readonly cart: Cart;
}

/** Totals of the order with delivery. Prices of private customers include VAT. */
export function CheckoutTotals({ delivery: { totals }, cart }: TotalsProps) {
  const amount = useAmount();
  const isRetail = useIsRetail();
  const { postage, net, vat, total } = totals;
  if (postage === null || net === null || vat === null || total === null) return null;
  const goods = sumKm(cart.cartItems.map((item) => item.amount ?? 0));
  const discount = sumKm([goods, postage, -(isRetail ? total : net)]);
  const saving = {
    term: t('orderFacts.couponSaving', { code: cart.couponCode ?? '' }),
    value: amount(-discount),
  };
  return (
    <>
      <Facts
        facts={[
          { term: t(isRetail ? 'price.goods' : 'price.goodsWithoutVat'), value: amount(goods) },
          ...(discount === 0 ? [] : [saving]),
          { term: t('delivery.delivery'), value: postage === 0 ? t('delivery.free') : amount(postage) },
          ...(isRetail ? [] : [{ term: t('price.vat'), value: amount(vat) }]),
          { term: t('price.totalWithVat'), value: amount(total), total: true },
        ]}
      />
      {isRetail && <p className="sj-t3 sj-sm">{t('price.vatIncluded', { amount: amount(vat) })}</p>}
    </>
  );
}

/** On phones the total is beside the order button. */
export function PhoneTotal({ delivery: { totals } }: Pick<TotalsProps, 'delivery'>) {
  const amount = useAmount();
  if (totals.total === null) return null;
  return (
    <p className={styles.phoneTotal}>
      <strong className="sj-num">{amount(totals.total)}</strong>
      <small>{t('price.totalWithVat')}</small>
    </p>
  );
}
