import { texts } from '../texts.ts';

/** The right of consumers to withdraw from a purchase. */
export const withdrawal = texts({
  title: {
    en: 'Right of withdrawal',
    bs: 'Pravo na odustanak',
    hr: 'Pravo na odustanak',
    srLatn: 'Pravo na odustanak',
  },
  days: {
    en: 'You may withdraw without a reason within {days} days of receiving the goods.',
    bs: 'Bez navođenja razloga možete odustati u roku od {days} dana od prijema robe.',
    hr: 'Bez navođenja razloga možete odustati u roku od {days} dana od primitka robe.',
    srLatn: 'Bez navođenja razloga možete odustati u roku od {days} dana od prijema robe.',
  },
  until: {
    en: 'You may withdraw without a reason until {date}.',
    bs: 'Bez navođenja razloga možete odustati do {date}.',
    hr: 'Bez navođenja razloga možete odustati do {date}.',
    srLatn: 'Bez navođenja razloga možete odustati do {date}.',
  },
  over: {
    en: 'The period ended on {date}. You can still send the declaration; we will look into it.',
    bs: 'Rok je istekao {date}. Izjavu i dalje možete poslati; razmotrit ćemo je.',
    hr: 'Rok je istekao {date}. Izjavu i dalje možete poslati; razmotrit ćemo je.',
    srLatn: 'Rok je istekao {date}. Izjavu i dalje možete poslati; razmotrićemo je.',
  },
  more: {
    en: 'How it works',
    bs: 'Kako to ide',
    hr: 'Kako to ide',
    srLatn: 'Kako to ide',
  },
  open: {
    en: 'Withdraw from the purchase',
    bs: 'Odustani od kupovine',
    hr: 'Odustani od kupnje',
    srLatn: 'Odustani od kupovine',
  },
  declare: {
    en: 'I hereby declare that I withdraw from the contract for the purchase of these goods:',
    bs: 'Ovim izjavljujem da odustajem od ugovora o kupovini sljedeće robe:',
    hr: 'Ovim izjavljujem da odustajem od ugovora o kupnji sljedeće robe:',
    srLatn: 'Ovim izjavljujem da odustajem od ugovora o kupovini sljedeće robe:',
  },
  choose: {
    en: 'Choose at least one product.',
    bs: 'Izaberite barem jedan artikal.',
    hr: 'Odaberite barem jedan artikl.',
    srLatn: 'Izaberite barem jedan artikal.',
  },
  buyer: { en: 'Buyer', bs: 'Kupac', hr: 'Kupac', srLatn: 'Kupac' },
  refundAccount: {
    en: 'Bank account for the refund',
    bs: 'Bankovni račun za povrat novca',
    hr: 'Bankovni račun za povrat novca',
    srLatn: 'Bankovni račun za povraćaj novca',
  },
  refundHint: {
    en: 'If you did not pay by card: 16 digits or IBAN.',
    bs: 'Ako niste platili karticom: 16 cifara ili IBAN.',
    hr: 'Ako niste platili karticom: 16 znamenki ili IBAN.',
    srLatn: 'Ako niste platili karticom: 16 cifara ili IBAN.',
  },
  note: { en: 'Note', bs: 'Napomena', hr: 'Napomena', srLatn: 'Napomena' },
  send: { en: 'Send the declaration', bs: 'Pošalji izjavu', hr: 'Pošalji izjavu', srLatn: 'Pošalji izjavu' },
  mailed: {
    en: 'We mail the confirmation to {email} at once.',
    bs: 'Potvrdu odmah šaljemo na {email}.',
    hr: 'Potvrdu odmah šaljemo na {email}.',
    srLatn: 'Potvrdu odmah šaljemo na {email}.',
  },
  waiting: { en: 'Received', bs: 'Zaprimljeno', hr: 'Zaprimljeno', srLatn: 'Primljeno' },
  accepted: { en: 'Accepted', bs: 'Prihvaćeno', hr: 'Prihvaćeno', srLatn: 'Prihvaćeno' },
  refused: { en: 'Not accepted', bs: 'Nije prihvaćeno', hr: 'Nije prihvaćeno', srLatn: 'Nije prihvaćeno' },
});
