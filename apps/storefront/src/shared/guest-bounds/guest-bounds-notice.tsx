import { useQuery } from '@tanstack/react-query';
import type { Cart } from '@sjaj/contract';
import { Notice, useAmount } from '@sjaj/ui';
import { frameQuery } from '../frame-query.ts';
import { useIsGuest } from '../session/profile.ts';
import { useSupportPhone } from '../supplier.ts';
import { t } from '../texts/t.ts';
import { boundError } from './guest-bounds.logic.ts';

/** For a guest whose cart is more than one order without an account may hold: said before anything is filled in. */
export function GuestBoundsNotice({ cart }: { readonly cart: Cart }) {
  const isGuest = useIsGuest();
  const amount = useAmount();
  const phone = useSupportPhone();
  const { data: frame } = useQuery({ ...frameQuery, enabled: isGuest });
  const error = isGuest && frame ? boundError(cart, frame.guestOrders) : null;
  if (!error) return null;
  const text = {
    lines: () => t('guest.tooManyLines', { count: error.bound, phone }),
    quantity: () => t('guest.tooManyPieces', { count: error.bound, phone }),
    total: () => t('guest.totalTooHigh', { maximum: amount(error.bound), phone }),
  }[error.kind];
  return (
    <Notice tone="warn" className="sj-noprint">
      {error.kind === 'quantity' && <b>{`${error.codes.join(', ')}: `}</b>}
      {text()}
    </Notice>
  );
}
