import { IconTruck } from '@tabler/icons-react';
import type { Cart } from '@sjaj/contract';
import { sumKm } from '@sjaj/domain';
import { type Fact, Facts, ProgressBar, useAmount } from '@sjaj/ui';
import { useIsRetail } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './cart.module.css';

/** Totals of the cart. Prices of private customers include VAT. */
export function CartTotals({ cart }: { readonly cart: Cart }) {
  const amount = useAmount();
  const isRetail = useIsRetail();
  const { totalAmountWithoutVat: net, totalAmountVat: vat, totalAmount: total, savings } = cart;
  const discount = cart.discount ?? 0;
  const code = cart.couponCode ?? '';
  if (net === null || vat === null || total === null) return null;
  const facts: Fact[] = [
    ...(savings
      ? [
          { term: t('cart.goodsAtList'), value: amount(sumKm([isRetail ? total : net, discount, savings])) },
          { term: t('price.saving'), value: <span className={styles.saved}>{amount(-savings)}</span> },
        ]
      : []),
    ...(discount > 0 ? [{ term: t('orderFacts.couponSaving', { code }), value: amount(-discount) }] : []),
    ...(isRetail
      ? []
      : [
          { term: t('price.totalWithoutVat'), value: <strong>{amount(net)}</strong> },
          { term: t('price.vat'), value: amount(vat) },
        ]),
    { term: t('price.totalWithVat'), value: amount(total), total: true },
  ];
  return (
    <>
      <FreeDelivery cart={cart} />
      <Facts facts={facts} />
      {isRetail && <p className="sj-t3 sj-sm">{t('price.vatIncluded', { amount: amount(vat) })}</p>}
    </>
  );
}

/** Amount that is missing for free delivery. */
export function FreeDelivery({ cart: { freeShipping } }: { readonly cart: Cart }) {
  const amount = useAmount();
  if (!freeShipping) return null;
  const { missing, amount: from } = freeShipping;
  const label = missing === 0 ? t('cart.freeDelivery') : t('cart.toFreeDelivery', { amount: amount(missing) });
  return (
    <div className={styles.delivery}>
      <IconTruck size={18} aria-hidden="true" />
      <div>
        <strong>{label}</strong>
        <ProgressBar label={label} share={from === 0 ? 1 : 1 - missing / from} />
      </div>
    </div>
  );
}
