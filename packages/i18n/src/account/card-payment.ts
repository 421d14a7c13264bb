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
    en: 'Payment failed.',
    bs: 'Plaćanje nije uspjelo.',
    hr: 'Plaćanje nije uspjelo.',
    srLatn: 'Plaćanje nije uspjelo.',
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
    en: 'Pay by bank transfer',
    bs: 'Plati virmanom',
    hr: 'Plati virmanom',
    srLatn: 'Plati virmanom',
  },
  otherwiseQuestion: {
    en: 'Pay order {number} by bank transfer?',
    bs: 'Platiti narudžbu {number} virmanom?',
    hr: 'Platiti narudžbu {number} virmanom?',
    srLatn: 'Platiti porudžbinu {number} virmanom?',
  },
  otherwiseText: {
    en: 'The order is cancelled and its articles go back to the cart. At the checkout bank transfer is chosen, or you choose cash, and order again at the prices of today.',
    bs: 'Narudžba se otkazuje, a artikli se vraćaju u korpu. Na kraju kupovine odabran je virman, a možete odabrati i gotovinu. Naručujete ponovo, po današnjim cijenama.',
    hr: 'Narudžba se otkazuje, a artikli se vraćaju u košaricu. Na kraju kupnje odabran je virman, a možete odabrati i gotovinu. Naručujete ponovno, po današnjim cijenama.',
    srLatn:
      'Porudžbina se otkazuje, a artikli se vraćaju u korpu. Na kraju kupovine izabran je virman, a možete izabrati i gotovinu. Poručujete ponovo, po današnjim cijenama.',
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

/** Why a card was declined, and what helps. */
export const declineReason = texts({
  funds: {
    en: 'There is not enough money on the card for this amount. Try another card.',
    bs: 'Na kartici nema dovoljno novca za ovaj iznos. Pokušajte drugom karticom.',
    hr: 'Na kartici nema dovoljno novca za ovaj iznos. Pokušajte drugom karticom.',
    srLatn: 'Na kartici nema dovoljno novca za ovaj iznos. Pokušajte drugom karticom.',
  },
  expired: {
    en: 'The card has expired. Try another card.',
    bs: 'Kartica je istekla. Pokušajte drugom karticom.',
    hr: 'Kartica je istekla. Pokušajte drugom karticom.',
    srLatn: 'Kartica je istekla. Pokušajte drugom karticom.',
  },
  details: {
    en: 'The bank knows no card with these details. Check the number and the date.',
    bs: 'Banka ne poznaje karticu s tim podacima. Provjerite broj i datum.',
    hr: 'Banka ne poznaje karticu s tim podacima. Provjerite broj i datum.',
    srLatn: 'Banka ne poznaje karticu sa tim podacima. Provjerite broj i datum.',
  },
  unconfirmed: {
    en: 'The payment was not confirmed with your bank. Try again and confirm it in the app or by the code of your bank.',
    bs: 'Plaćanje nije potvrđeno kod vaše banke. Pokušajte ponovo i potvrdite ga u aplikaciji ili kodom banke.',
    hr: 'Plaćanje nije potvrđeno kod vaše banke. Pokušajte ponovno i potvrdite ga u aplikaciji ili kodom banke.',
    srLatn: 'Plaćanje nije potvrđeno kod vaše banke. Pokušajte ponovo i potvrdite ga u aplikaciji ili kodom banke.',
  },
  bank: {
    en: 'The bank did not approve the card. Only the bank that issued it can say why. Try another card.',
    bs: 'Banka nije odobrila karticu. Razlog može reći samo banka koja ju je izdala. Pokušajte drugom karticom.',
    hr: 'Banka nije odobrila karticu. Razlog može reći samo banka koja ju je izdala. Pokušajte drugom karticom.',
    srLatn: 'Banka nije odobrila karticu. Razlog može da kaže samo banka koja ju je izdala. Pokušajte drugom karticom.',
  },
});
