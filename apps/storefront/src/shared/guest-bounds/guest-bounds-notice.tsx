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
  const fault = isGuest && frame ? boundError(cart, frame.guestOrders) : null;
  if (!fault) return null;
  const text = {
    lines: () => t('guest.tooManyLines', { count: fault.bound, phone }),
    quantity: () => t('guest.tooManyPieces', { count: fault.bound, phone }),
    total: () => t('guest.totalTooHigh', { maximum: amount(fault.bound), phone }),
  }[fault.kind];
  return (
    <Notice tone="warn" className="sj-noprint">
      {fault.kind === 'quantity' && <b>{`${fault.codes.join(', ')}: `}</b>}
      {text()}
    </Notice>
  );
}
