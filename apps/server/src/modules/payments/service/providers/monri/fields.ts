import type { Language } from '@sjaj/domain';
import { CURRENCY, type PaymentOrder } from '../provider.ts';
import { formDigest } from './digests.ts';

export interface Merchant {
  /** Public: it is part of the form. */
  readonly token: string;
  /** Secret: it signs. */
  readonly key: string;
}

/** The gateway's own page has no Serbian: Bosnian is nearest. */
export const PAGE_LANGUAGES: Readonly<Record<Language, string>> = {
  bs: 'ba',
  hr: 'hr',
  srLatn: 'ba',
  srCyrl: 'ba',
  en: 'en',
};

/** A text of at least `min` and at most `max` characters: the gateway refuses others without saying why. */
export function fit(text: string, min: number, max: number): string {
  const letters = [...text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()].slice(0, max);
  return letters.join('') + '.'.repeat(Math.max(0, min - letters.length));
}

/** The fields of the form, signed. */
export function formFields(
  payment: PaymentOrder,
  merchant: Merchant,
  languages: Readonly<Record<Language, string>>,
): Record<string, string> {
  const { buyer, number, amount } = payment;
  return {
    ch_full_name: fit(buyer.name, 3, 30),
    ch_address: fit(buyer.street, 3, 100),
    ch_city: fit(buyer.town, 3, 30),
    ch_zip: fit(buyer.postalCode, 3, 9),
    ch_country: 'BA',
    ch_phone: fit(buyer.phone, 3, 30),
    ch_email: fit(buyer.email, 3, 100),
    order_number: number,
    order_info: fit(payment.info, 3, 100),
    amount: String(amount),
    currency: CURRENCY,
    language: languages[payment.language],
    transaction_type: 'purchase',
    authenticity_token: merchant.token,
    digest: formDigest(merchant.key, { number, amount, currency: CURRENCY }),
    success_url_override: payment.doneUrl,
    cancel_url_override: payment.cancelUrl,
    callback_url_override: payment.callbackUrl,
    supported_payment_methods: 'card',
  };
}
