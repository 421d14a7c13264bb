import { texts } from '../../texts.ts';

/** What is told of a withdrawal from a purchase. The message to the buyer is the confirmation that the law asks for. */
export const withdrawalMessage = texts({
  received: {
    en: 'We confirm that we received your withdrawal from order {number} on {at}. Goods: {goods}. Buyer: {buyer}, {address}. We will write to you how the goods come back and when the money is returned. Please keep this message.',
    bs: 'Potvrđujemo da smo {at} primili vašu izjavu o odustanku od narudžbe {number}. Roba: {goods}. Kupac: {buyer}, {address}. Javit ćemo vam kako vratiti robu i kada vraćamo novac. Sačuvajte ovu poruku.',
    hr: 'Potvrđujemo da smo {at} primili vašu izjavu o odustanku od narudžbe {number}. Roba: {goods}. Kupac: {buyer}, {address}. Javit ćemo vam kako vratiti robu i kada vraćamo novac. Spremite ovu poruku.',
    srLatn:
      'Potvrđujemo da smo {at} primili vašu izjavu o odustanku od porudžbine {number}. Roba: {goods}. Kupac: {buyer}, {address}. Javićemo vam kako da vratite robu i kada vraćamo novac. Sačuvajte ovu poruku.',
  },
  receivedLate: {
    en: 'We confirm that we received your withdrawal from order {number} on {at}, after the period had ended. Goods: {goods}. Buyer: {buyer}, {address}. We will look into it and write to you. Please keep this message.',
    bs: 'Potvrđujemo da smo {at}, nakon isteka roka, primili vašu izjavu o odustanku od narudžbe {number}. Roba: {goods}. Kupac: {buyer}, {address}. Razmotrit ćemo je i javiti vam se. Sačuvajte ovu poruku.',
    hr: 'Potvrđujemo da smo {at}, nakon isteka roka, primili vašu izjavu o odustanku od narudžbe {number}. Roba: {goods}. Kupac: {buyer}, {address}. Razmotrit ćemo je i javiti vam se. Spremite ovu poruku.',
    srLatn:
      'Potvrđujemo da smo {at}, po isteku roka, primili vašu izjavu o odustanku od porudžbine {number}. Roba: {goods}. Kupac: {buyer}, {address}. Razmotrićemo je i javiti vam se. Sačuvajte ovu poruku.',
  },
  accepted: {
    en: 'Your withdrawal from order {number} is accepted. {note}',
    bs: 'Vaš odustanak od narudžbe {number} je prihvaćen. {note}',
    hr: 'Vaš odustanak od narudžbe {number} je prihvaćen. {note}',
    srLatn: 'Vaš odustanak od porudžbine {number} je prihvaćen. {note}',
  },
  refused: {
    en: 'Your withdrawal from order {number} is not accepted. Reason: {note}',
    bs: 'Vaš odustanak od narudžbe {number} nije prihvaćen. Razlog: {note}',
    hr: 'Vaš odustanak od narudžbe {number} nije prihvaćen. Razlog: {note}',
    srLatn: 'Vaš odustanak od porudžbine {number} nije prihvaćen. Razlog: {note}',
  },
  declared: {
    en: '{customer} withdraws from order {number}.',
    bs: '{customer} odustaje od narudžbe {number}.',
    hr: '{customer} odustaje od narudžbe {number}.',
    srLatn: '{customer} odustaje od porudžbine {number}.',
  },
  subject: {
    en: 'Your withdrawal from order {number}',
    bs: 'Vaš odustanak od narudžbe {number}',
    hr: 'Vaš odustanak od narudžbe {number}',
    srLatn: 'Vaš odustanak od porudžbine {number}',
  },
  acceptedSubject: {
    en: 'Withdrawal from order {number} accepted',
    bs: 'Odustanak od narudžbe {number} je prihvaćen',
    hr: 'Odustanak od narudžbe {number} je prihvaćen',
    srLatn: 'Odustanak od porudžbine {number} je prihvaćen',
  },
  refusedSubject: {
    en: 'Withdrawal from order {number} not accepted',
    bs: 'Odustanak od narudžbe {number} nije prihvaćen',
    hr: 'Odustanak od narudžbe {number} nije prihvaćen',
    srLatn: 'Odustanak od porudžbine {number} nije prihvaćen',
  },
});
