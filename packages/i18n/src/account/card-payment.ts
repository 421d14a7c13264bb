import { texts } from '../texts.ts';

/** Paying an order by card: before, at and after the bank’s page. */
export const cardPayment = texts({
  pay: { en: 'Pay by card', bs: 'Plati karticom', hr: 'Plati karticom', srLatn: 'Plati karticom' },
  payAgain: { en: 'Pay again', bs: 'Plati ponovo', hr: 'Plati ponovno', srLatn: 'Plati ponovo' },
  waitingTitle: {
    en: 'Order {number} waits for payment',
    bs: 'Narudžba {number} čeka plaćanje',
    hr: 'Narudžba {number} čeka plaćanje',
    srLatn: 'Porudžbina {number} čeka plaćanje',
  },
  waiting: {
    en: 'We keep the goods for you until {time}. An order that is not paid by then is cancelled.',
    bs: 'Robu čuvamo za vas do {time}. Ako do tada ne bude plaćena, narudžba se otkazuje.',
    hr: 'Robu čuvamo za vas do {time}. Ako do tada ne bude plaćena, narudžba se otkazuje.',
    srLatn: 'Robu čuvamo za vas do {time}. Ako do tada ne bude plaćena, porudžbina se otkazuje.',
  },
  checkingTitle: {
    en: 'Checking the payment',
    bs: 'Provjeravamo uplatu',
    hr: 'Provjeravamo uplatu',
    srLatn: 'Provjeravamo uplatu',
  },
  checking: {
    en: 'The bank is telling us the result. It usually takes a few seconds; this page changes by itself.',
    bs: 'Banka nam javlja ishod. Obično traje nekoliko sekundi, a stranica se sama osvježava.',
    hr: 'Banka nam javlja ishod. Obično traje nekoliko sekundi, a stranica se sama osvježava.',
    srLatn: 'Banka nam javlja ishod. Obično traje nekoliko sekundi, a stranica se sama osvježava.',
  },
  checkingLong: {
    en: 'It takes longer than usual. Please do not pay again: we will let you know as soon as the bank confirms it.',
    bs: 'Traje duže nego obično. Ne plaćajte ponovo: javit ćemo vam čim banka potvrdi uplatu.',
    hr: 'Traje dulje nego obično. Ne plaćajte ponovno: javit ćemo vam čim banka potvrdi uplatu.',
    srLatn: 'Traje duže nego obično. Ne plaćajte ponovo: javićemo vam čim banka potvrdi uplatu.',
  },
  failed: {
    en: 'Payment failed. Try again or choose another card.',
    bs: 'Plaćanje nije uspjelo. Pokušajte ponovo ili odaberite drugu karticu.',
    hr: 'Plaćanje nije uspjelo. Pokušajte ponovno ili odaberite drugu karticu.',
    srLatn: 'Plaćanje nije uspjelo. Pokušajte ponovo ili izaberite drugu karticu.',
  },
  failedTitle: {
    en: 'Payment of order {number} failed',
    bs: 'Plaćanje narudžbe {number} nije uspjelo',
    hr: 'Plaćanje narudžbe {number} nije uspjelo',
    srLatn: 'Plaćanje porudžbine {number} nije uspjelo',
  },
  cancelledTitle: {
    en: 'The payment of order {number} was not completed',
    bs: 'Plaćanje narudžbe {number} nije dovršeno',
    hr: 'Plaćanje narudžbe {number} nije dovršeno',
    srLatn: 'Plaćanje porudžbine {number} nije dovršeno',
  },
  otherwise: {
    en: 'Pay in another way',
    bs: 'Plati na drugi način',
    hr: 'Plati na drugi način',
    srLatn: 'Plati na drugi način',
  },
  otherwiseQuestion: {
    en: 'Pay order {number} in another way?',
    bs: 'Platiti narudžbu {number} na drugi način?',
    hr: 'Platiti narudžbu {number} na drugi način?',
    srLatn: 'Platiti porudžbinu {number} na drugi način?',
  },
  otherwiseText: {
    en: 'The order is cancelled and its articles go back to the cart. At the checkout you choose bank transfer or cash, and order again at the prices of today.',
    bs: 'Narudžba se otkazuje, a artikli se vraćaju u korpu. Na kraju kupovine odaberite virman ili gotovinu i naručite ponovo po današnjim cijenama.',
    hr: 'Narudžba se otkazuje, a artikli se vraćaju u košaricu. Na kraju kupnje odaberite virman ili gotovinu i naručite ponovno po današnjim cijenama.',
    srLatn:
      'Porudžbina se otkazuje, a artikli se vraćaju u korpu. Na kraju kupovine izaberite virman ili gotovinu i naručite ponovo po današnjim cijenama.',
  },
  paidTitle: {
    en: 'Order {number} is paid',
    bs: 'Narudžba {number} je plaćena',
    hr: 'Narudžba {number} je plaćena',
    srLatn: 'Porudžbina {number} je plaćena',
  },
  overTitle: {
    en: 'Order {number} is cancelled',
    bs: 'Narudžba {number} je otkazana',
    hr: 'Narudžba {number} je otkazana',
    srLatn: 'Porudžbina {number} je otkazana',
  },
  over: {
    en: 'It was not paid, and your card was not charged.',
    bs: 'Nije plaćena i kartica nije terećena.',
    hr: 'Nije plaćena i kartica nije terećena.',
    srLatn: 'Nije plaćena i kartica nije zadužena.',
  },
  refundDue: {
    en: 'We are returning the whole amount to your card.',
    bs: 'Cijeli iznos vraćamo na vašu karticu.',
    hr: 'Cijeli iznos vraćamo na vašu karticu.',
    srLatn: 'Cijeli iznos vraćamo na vašu karticu.',
  },
  refunded: {
    en: 'We have returned the whole amount to your card.',
    bs: 'Cijeli iznos smo vratili na vašu karticu.',
    hr: 'Cijeli iznos vratili smo na vašu karticu.',
    srLatn: 'Cijeli iznos smo vratili na vašu karticu.',
  },
});
