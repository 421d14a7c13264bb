import { texts } from '../../texts.ts';

/** Card payments. */
export const payments = texts({
  failed: {
    en: 'Payment failed. Try again or choose another method.',
    bs: 'Plaćanje nije uspjelo. Pokušajte ponovo ili odaberite drugi način.',
    hr: 'Plaćanje nije uspjelo. Pokušajte ponovno ili odaberite drugi način.',
    srLatn: 'Plaćanje nije uspjelo. Pokušajte ponovo ili izaberite drugi način.',
  },
  not_payable: {
    en: 'This order cannot be paid by card just now.',
    bs: 'Ovu narudžbu trenutno nije moguće platiti karticom.',
    hr: 'Ovu narudžbu trenutačno nije moguće platiti karticom.',
    srLatn: 'Ovu porudžbinu trenutno nije moguće platiti karticom.',
  },
  signature_invalid: {
    en: 'The signature of the message is not valid.',
    bs: 'Potpis poruke nije ispravan.',
    hr: 'Potpis poruke nije ispravan.',
    srLatn: 'Potpis poruke nije ispravan.',
  },
  amount_differs: {
    en: 'The amount paid differs from the amount of the order.',
    bs: 'Uplaćeni iznos se razlikuje od iznosa narudžbe.',
    hr: 'Uplaćeni iznos se razlikuje od iznosa narudžbe.',
    srLatn: 'Uplaćeni iznos se razlikuje od iznosa porudžbine.',
  },
});
