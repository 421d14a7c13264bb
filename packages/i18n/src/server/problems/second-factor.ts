import { texts } from '../../texts.ts';

/** What proves who somebody is beside the password. */
export const secondFactor = texts({
  not_offered: {
    en: 'This shop does not offer a second factor to staff.',
    bs: 'Ova prodavnica osoblju ne nudi drugi faktor.',
    hr: 'Ova trgovina osoblju ne nudi drugi faktor.',
    srLatn: 'Ova prodavnica osoblju ne nudi drugi faktor.',
  },
  setup_expired: {
    en: 'The set-up took too long. Please begin again.',
    bs: 'Postavljanje je trajalo predugo. Počnite ispočetka.',
    hr: 'Postavljanje je trajalo predugo. Počnite ispočetka.',
    srLatn: 'Podešavanje je trajalo predugo. Počnite ispočetka.',
  },
  method_not_found: {
    en: 'This method has been removed already.',
    bs: 'Ovaj način je već uklonjen.',
    hr: 'Ovaj je način već uklonjen.',
    srLatn: 'Ovaj način je već uklonjen.',
  },
  required: {
    en: 'Your account needs a second factor. Add another method first.',
    bs: 'Vaš račun mora imati drugi faktor. Prvo dodajte drugi način.',
    hr: 'Vaš račun mora imati drugi faktor. Prvo dodajte drugi način.',
    srLatn: 'Vaš nalog mora da ima drugi faktor. Prvo dodajte drugi način.',
  },
  passkeys_impossible: {
    en: 'Passkeys do not work at this address of the shop. Use an authenticator app.',
    bs: 'Pristupni ključevi ne rade na ovoj adresi prodavnice. Koristite aplikaciju za autentifikaciju.',
    hr: 'Pristupni ključevi ne rade na ovoj adresi trgovine. Koristite aplikaciju za autentifikaciju.',
    srLatn: 'Pristupni ključevi ne rade na ovoj adresi prodavnice. Koristite aplikaciju za autentifikaciju.',
  },
  passkey_refused: {
    en: 'The passkey was not accepted. Please try again.',
    bs: 'Pristupni ključ nije prihvaćen. Pokušajte ponovo.',
    hr: 'Pristupni ključ nije prihvaćen. Pokušajte ponovno.',
    srLatn: 'Pristupni ključ nije prihvaćen. Pokušajte ponovo.',
  },
  too_many_passkeys: {
    en: 'An account has at most {count} passkeys.',
    bs: 'Račun ima najviše {count} pristupnih ključeva.',
    hr: 'Račun ima najviše {count} pristupnih ključeva.',
    srLatn: 'Nalog ima najviše {count} pristupnih ključeva.',
  },
});
