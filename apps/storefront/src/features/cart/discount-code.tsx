import { type FormEvent, useState } from 'react';
import { IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messageOf, showFailure } from '@sjaj/app-kit';
import type { Cart } from '@sjaj/contract';
import { Badge, Button, IconButton, Notice, showToast, TextField } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { storeCart } from '../../shared/cart-store.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './discount-code.module.css';

/** Coupon of the cart: the applied code, or the field for one. */
export function DiscountCode({ cart }: { readonly cart: Cart }) {
  return cart.couponCode === null ? <CodeField cart={cart} /> : <AppliedCode cart={cart} code={cart.couponCode} />;
}

function CodeField({ cart }: { readonly cart: Cart }) {
  const [code, setCode] = useState('');
  const apply = useMutation({
    mutationFn: (code: string) => api.shoppingCart.applyCode({ params: { cartId: cart.id, code } }),
    onSuccess: ({ data, info }) => {
      storeCart(data);
      if (info) showToast({ tone: 'done', title: info.message });
    },
    // Shown at the field.
    onError: () => undefined,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = code.trim();
    if (typed !== '') apply.mutate(typed);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('cartPage.discountCode')}
        value={code}
        error={apply.error ? messageOf(apply.error) : undefined}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          apply.reset();
        }}
      />
      <Button type="submit" variant="line" aria-label={t('cartPage.applyCode')} busy={apply.isPending}>
        {t('action.apply')}
      </Button>
    </form>
  );
}

function AppliedCode({ cart, code }: { readonly cart: Cart; readonly code: string }) {
  const remove = useMutation({
    mutationFn: () => api.shoppingCart.removeCode({ params: { cartId: cart.id } }),
    onSuccess: ({ data, info }) => {
      storeCart(data);
      if (info) showToast({ tone: 'done', title: info.message });
    },
    onError: showFailure,
  });
  return (
    <div className={styles.applied}>
      <p>
        {t('cartPage.discountCode')} <Badge tone={cart.couponNotice === null ? 'soft' : 'warn'}>{code}</Badge>
        <IconButton
          label={t('cartPage.removeCode')}
          icon={<IconX size={16} aria-hidden="true" />}
          tip="end"
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        />
      </p>
      {cart.couponNotice !== null && <Notice tone="warn">{cart.couponNotice}</Notice>}
    </div>
  );
}
