import { useState } from 'react';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { findQuantityError, lowestQuantity, type QuantityRule } from '@sjaj/domain';
import { IconButton, QuantityField, typedQuantity } from '@sjaj/ui';
import { useAddToCart } from '../../shared/cart-actions.ts';
import { t } from '../../shared/texts/t.ts';

interface QuantityToCartProps {
  readonly articleId: number;
  readonly title: string;
  readonly rule: QuantityRule;
  /** What was typed behind the words. */
  readonly quantity: number | null;
  readonly onAdded: () => void;
}

/** A quantity beside a suggestion, put into the cart by Enter or by its button. A wrong quantity stays as typed and says so. */
export function QuantityToCart({ articleId, title, rule, quantity, onAdded }: QuantityToCartProps) {
  const addToCart = useAddToCart();
  const [entered, setEntered] = useState<string | null>(null);
  const typed = entered ?? (quantity === null ? '' : String(quantity));
  const wanted = typed === '' ? lowestQuantity(rule) : typedQuantity(typed);
  const isWrong = findQuantityError(wanted, rule) !== null;
  const add = async () => {
    if (isWrong) return;
    if (!(await addToCart([{ articleId, quantity: wanted, title }]))) return;
    setEntered(null);
    onAdded();
  };
  return (
    <>
      <QuantityField
        typed={typed}
        rule={rule}
        label={t('listing.quantityOf', { title })}
        onType={setEntered}
        onEnter={() => void add()}
      />
      <IconButton
        variant="soft"
        size="xs"
        tip="none"
        label={`${t('cart.add')}: ${title}`}
        disabled={isWrong}
        icon={<IconShoppingCartPlus size={16} aria-hidden="true" />}
        onClick={() => void add()}
      />
    </>
  );
}
