import { t } from '../../shared/texts/t.ts';
import type { Draft, DraftFault } from './draft.logic.ts';
import { guestFaults } from './guest.logic.ts';
import { type Fault, TERMS_AT } from './notices.tsx';
import { guestFaultText, guestFieldId, guestFieldLabel } from './use-guest-fields.ts';

/** Texts of the errors of a draft, each with the field where it is corrected. */
export function faultTexts(faults: readonly DraftFault[], { guest }: Draft): readonly Fault[] {
  const rules = guestFaults(guest, true);
  return faults.map((fault): Fault => {
    if (fault === 'address')
      return { at: 'checkout-address', text: t('checkout.noAddress'), field: t('checkout.address') };
    if (fault === 'terms') return { at: TERMS_AT, text: t('checkout.mustAccept'), field: t('field.termsAccepted') };
    const rule = rules.get(fault) ?? { key: 'validation.not_valid', facts: {} };
    return { at: guestFieldId(fault), text: guestFaultText(fault, rule), field: guestFieldLabel(fault) };
  });
}
