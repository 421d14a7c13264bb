import { t } from '../../shared/texts/t.ts';
import type { Draft, DraftError } from './draft.logic.ts';
import { guestErrors } from './guest.logic.ts';
import { type FormError, TERMS_AT } from './notices.tsx';
import { guestErrorText, guestFieldId, guestFieldLabel } from './use-guest-fields.ts';

/** Texts of the errors of a draft, each with the field where it is corrected. */
export function errorTexts(errors: readonly DraftError[], { guest }: Draft): readonly FormError[] {
  const rules = guestErrors(guest, true);
  return errors.map((error): FormError => {
    if (error === 'address')
      return { at: 'checkout-address', text: t('checkoutPage.noAddress'), field: t('checkoutPage.address') };
    if (error === 'terms') return { at: TERMS_AT, text: t('checkoutPage.mustAccept'), field: t('field.termsAccepted') };
    const rule = rules.get(error) ?? { key: 'validation.not_valid', facts: {} };
    return { at: guestFieldId(error), text: guestErrorText(error, rule), field: guestFieldLabel(error) };
  });
}
