import { texts } from '../../texts.ts';

/** Payment by card. */
export const payments = texts({
  not_payable: {
    en: 'This order is not waiting for a card payment.',
    bs: 'Ova narudžba ne čeka plaćanje karticom.',
    hr: 'Ova narudžba ne čeka plaćanje karticom.',
    srLatn: 'Ova porudžbina ne čeka plaćanje karticom.',
  },
  too_late: {
    en: 'The time for paying is over. The order is being cancelled.',
    bs: 'Vrijeme za plaćanje je isteklo. Narudžba se otkazuje.',
    hr: 'Vrijeme za plaćanje je isteklo. Narudžba se otkazuje.',
    srLatn: 'Vrijeme za plaćanje je isteklo. Porudžbina se otkazuje.',
  },
  unavailable: {
    en: 'Card payment does not work at the moment. Try again a little later.',
    bs: 'Plaćanje karticom trenutno ne radi. Pokušajte malo kasnije.',
    hr: 'Plaćanje karticom trenutačno ne radi. Pokušajte malo kasnije.',
    srLatn: 'Plaćanje karticom trenutno ne radi. Pokušajte malo kasnije.',
  },
  refund_not_found: {
    en: 'The refund was not found.',
    bs: 'Povrat novca nije pronađen.',
    hr: 'Povrat novca nije pronađen.',
    srLatn: 'Povraćaj novca nije pronađen.',
  },
  refund_done: {
    en: 'The money has already been returned.',
    bs: 'Novac je već vraćen.',
    hr: 'Novac je već vraćen.',
    srLatn: 'Novac je već vraćen.',
  },
  other_gateway: {
    en: 'This payment was taken by another gateway than today’s. Return the money through the bank.',
    bs: 'Ova uplata je primljena preko drugog platnog sistema. Novac vratite preko banke.',
    hr: 'Ova uplata je primljena preko drugog platnog sustava. Novac vratite preko banke.',
    srLatn: 'Ova uplata je primljena preko drugog platnog sistema. Novac vratite preko banke.',
  },
  refund_on_the_way: {
    en: 'The refund is being sent. Look again in a minute.',
    bs: 'Povrat novca se upravo šalje. Pogledajte ponovo za minutu.',
    hr: 'Povrat novca se upravo šalje. Pogledajte ponovno za minutu.',
    srLatn: 'Povraćaj novca se upravo šalje. Pogledajte ponovo za minut.',
  },
  refund_refused: {
    en: 'The gateway refused the refund (code {code}). Try again or return the money through the bank.',
    bs: 'Platni sistem je odbio povrat (kôd {code}). Pokušajte ponovo ili vratite novac preko banke.',
    hr: 'Platni sustav je odbio povrat (kôd {code}). Pokušajte ponovno ili vratite novac preko banke.',
    srLatn: 'Platni sistem je odbio povraćaj (kod {code}). Pokušajte ponovo ili vratite novac preko banke.',
  },
});
