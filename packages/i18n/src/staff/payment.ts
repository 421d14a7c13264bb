import { texts } from '../texts.ts';

/** What came in for an order by card, and what goes back. */
export const payment = texts({
  title: { en: 'Card payment', bs: 'Kartično plaćanje', hr: 'Kartično plaćanje', srLatn: 'Kartično plaćanje' },
  none: {
    en: 'The buyer has not been to the bank’s page yet.',
    bs: 'Kupac još nije bio na stranici banke.',
    hr: 'Kupac još nije bio na stranici banke.',
    srLatn: 'Kupac još nije bio na stranici banke.',
  },
  started: { en: 'Waiting for the bank', bs: 'Čeka banku', hr: 'Čeka banku', srLatn: 'Čeka banku' },
  cancelled: { en: 'Given up', bs: 'Odustao', hr: 'Odustao', srLatn: 'Odustao' },
  declined: { en: 'Declined', bs: 'Odbijeno', hr: 'Odbijeno', srLatn: 'Odbijeno' },
  approved: { en: 'Received', bs: 'Primljeno', hr: 'Primljeno', srLatn: 'Primljeno' },
  approvalCode: {
    en: 'approval {code}',
    bs: 'odobrenje {code}',
    hr: 'odobrenje {code}',
    srLatn: 'odobrenje {code}',
  },
  responseCode: { en: 'code {code}', bs: 'kôd {code}', hr: 'kôd {code}', srLatn: 'kod {code}' },
  mismatch: {
    en: 'The bank reported {amount}, which is not what was asked for. Nothing was booked.',
    bs: 'Banka je javila {amount}, što nije traženi iznos. Ništa nije proknjiženo.',
    hr: 'Banka je javila {amount}, što nije traženi iznos. Ništa nije proknjiženo.',
    srLatn: 'Banka je javila {amount}, što nije traženi iznos. Ništa nije proknjiženo.',
  },
  dueCancelled: {
    en: 'The order was cancelled after it was paid: {amount} goes back to the buyer.',
    bs: 'Narudžba je otkazana nakon uplate: {amount} treba vratiti kupcu.',
    hr: 'Narudžba je otkazana nakon uplate: {amount} treba vratiti kupcu.',
    srLatn: 'Porudžbina je otkazana poslije uplate: {amount} treba vratiti kupcu.',
  },
  dueLate: {
    en: 'The payment came after the order was cancelled: {amount} goes back to the buyer.',
    bs: 'Uplata je stigla nakon otkazivanja: {amount} treba vratiti kupcu.',
    hr: 'Uplata je stigla nakon otkazivanja: {amount} treba vratiti kupcu.',
    srLatn: 'Uplata je stigla poslije otkazivanja: {amount} treba vratiti kupcu.',
  },
  dueTwice: {
    en: 'The order was paid before: {amount} goes back to the buyer.',
    bs: 'Narudžba je već bila plaćena: {amount} treba vratiti kupcu.',
    hr: 'Narudžba je već bila plaćena: {amount} treba vratiti kupcu.',
    srLatn: 'Porudžbina je već bila plaćena: {amount} treba vratiti kupcu.',
  },
  refused: {
    en: 'The gateway refused the last try.',
    bs: 'Platni sistem je odbio posljednji pokušaj.',
    hr: 'Platni sustav je odbio posljednji pokušaj.',
    srLatn: 'Platni sistem je odbio posljednji pokušaj.',
  },
  sending: {
    en: 'The refund is on its way.',
    bs: 'Povrat novca je u toku.',
    hr: 'Povrat novca je u tijeku.',
    srLatn: 'Povraćaj novca je u toku.',
  },
  refunded: {
    en: '{amount} returned to the buyer',
    bs: 'Kupcu je vraćeno {amount}',
    hr: 'Kupcu je vraćeno {amount}',
    srLatn: 'Kupcu je vraćeno {amount}',
  },
  refund: { en: 'Return the money', bs: 'Vrati novac', hr: 'Vrati novac', srLatn: 'Vrati novac' },
  refundQuestion: {
    en: 'Do you want to return {amount} to the buyer’s card? This cannot be undone.',
    bs: 'Želite li vratiti {amount} na karticu kupca? To se ne može poništiti.',
    hr: 'Želite li vratiti {amount} na karticu kupca? To se ne može poništiti.',
    srLatn: 'Da li želite da vratite {amount} na karticu kupca? To se ne može poništiti.',
  },
});
