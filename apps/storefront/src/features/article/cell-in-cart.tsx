import { IconShoppingCart } from '@tabler/icons-react';
import { t } from '../../shared/texts/t.ts';
import styles from './cell-in-cart.module.css';

/** How much of a variant is in the cart, in its cell of the matrix. */
export function CellInCart({ quantity }: { readonly quantity: number }) {
  const words = t('article.inCart', { quantity });
  return (
    <span className={styles.inCart} title={words}>
      <IconShoppingCart size={12} aria-hidden="true" />
      <span className="sj-vh">{words}</span>
      <span aria-hidden="true">{quantity}</span>
    </span>
  );
}
