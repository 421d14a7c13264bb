import { texts } from '../../texts.ts';

/** System messages about money: to staff where something is to be done, to the buyer where money goes back. */
export const paymentMessage = texts({
  mismatch: {
    en: 'Card payment {number} does not fit the order: another amount or currency was reported. Nothing was booked; check it with the bank.',
    bs: 'Kartično plaćanje {number} ne odgovara narudžbi: javljen je drugi iznos ili valuta. Ništa nije proknjiženo; provjerite s bankom.',
    hr: 'Kartično plaćanje {number} ne odgovara narudžbi: javljen je drugi iznos ili valuta. Ništa nije proknjiženo; provjerite s bankom.',
    srLatn:
      'Kartično plaćanje {number} ne odgovara porudžbini: javljen je drugi iznos ili valuta. Ništa nije proknjiženo; provjerite sa bankom.',
  },
  unknown: {
    en: 'The gateway reported payment {number}, which no order knows. Check it with the bank.',
    bs: 'Platni sistem je javio plaćanje {number} koje ne pripada nijednoj narudžbi. Provjerite s bankom.',
    hr: 'Platni sustav je javio plaćanje {number} koje ne pripada nijednoj narudžbi. Provjerite s bankom.',
    srLatn: 'Platni sistem je javio plaćanje {number} koje ne pripada nijednoj porudžbini. Provjerite sa bankom.',
  },
  wentBack: {
    en: 'The money of card payment {number} went back at the bank, though nobody here returned it. Look at the order before anything leaves.',
    bs: 'Novac kartičnog plaćanja {number} vraćen je u banci, iako ga ovdje niko nije vratio. Provjerite narudžbu prije nego što roba krene.',
    hr: 'Novac kartičnog plaćanja {number} vraćen je u banci, iako ga ovdje nitko nije vratio. Provjerite narudžbu prije nego što roba krene.',
    srLatn:
      'Novac kartičnog plaćanja {number} vraćen je u banci, iako ga ovdje niko nije vratio. Provjerite porudžbinu prije nego što roba krene.',
  },
  dueCancelled: {
    en: 'Order {number} was cancelled after it was paid by card. Return the money.',
    bs: 'Narudžba {number} je otkazana nakon plaćanja karticom. Vratite novac.',
    hr: 'Narudžba {number} je otkazana nakon plaćanja karticom. Vratite novac.',
    srLatn: 'Porudžbina {number} je otkazana poslije plaćanja karticom. Vratite novac.',
  },
  dueLate: {
    en: 'The card payment for order {number} came after the order was cancelled. Return the money.',
    bs: 'Uplata karticom za narudžbu {number} stigla je nakon otkazivanja. Vratite novac.',
    hr: 'Uplata karticom za narudžbu {number} stigla je nakon otkazivanja. Vratite novac.',
    srLatn: 'Uplata karticom za porudžbinu {number} stigla je poslije otkazivanja. Vratite novac.',
  },
  dueTwice: {
    en: 'Order {number} was paid by card twice. Return the second payment.',
    bs: 'Narudžba {number} je plaćena karticom dva puta. Vratite drugu uplatu.',
    hr: 'Narudžba {number} je plaćena karticom dva puta. Vratite drugu uplatu.',
    srLatn: 'Porudžbina {number} je plaćena karticom dva puta. Vratite drugu uplatu.',
  },
  refunded: {
    en: 'We have returned the money for order {number} to your card.',
    bs: 'Vratili smo novac za narudžbu {number} na vašu karticu.',
    hr: 'Vratili smo novac za narudžbu {number} na vašu karticu.',
    srLatn: 'Vratili smo novac za porudžbinu {number} na vašu karticu.',
  },
});
