import { cartQuery } from '../cart-store.ts';
import { debtNoticeQuery } from '../debt/debt-notice.tsx';
import { deliveryDaysQuery } from '../delivery/delivery-days.tsx';
import { limitsQuery } from '../limits/limit-card.tsx';
import { isGuestRole } from '../session/guest.logic.ts';
import { useProfile } from '../session/profile.ts';
import { useFirstAnswers } from './use-first-answers.ts';

/** Waits for the cart and for the notices beside it, asked for at once. */
export function useBuyingFacts(): void {
  const { role, companyId } = useProfile().userData;
  useFirstAnswers([
    cartQuery,
    deliveryDaysQuery(),
    ...(isGuestRole(role) ? [] : [limitsQuery]),
    ...(companyId === null ? [] : [debtNoticeQuery]),
  ]);
}
