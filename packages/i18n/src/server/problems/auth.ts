import { texts } from '../../texts.ts';

/** Signing in and what proves who somebody is. */
export const auth = texts({
  sign_in_first: { en: 'Please log in.', bs: 'Prijavite se.', hr: 'Prijavite se.', srLatn: 'Prijavite se.' },
  session_expired: {
    en: 'Your session has expired. Please log in again.',
    bs: 'Prijava je istekla. Prijavite se ponovo.',
    hr: 'Prijava je istekla. Prijavite se ponovno.',
    srLatn: 'Prijava je istekla. Prijavite se ponovo.',
  },
  wrong_credentials: {
    en: 'Wrong username or password.',
    bs: 'Korisničko ime ili lozinka nisu tačni.',
    hr: 'Korisničko ime ili lozinka nisu točni.',
    srLatn: 'Korisničko ime ili lozinka nisu tačni.',
  },
  wrong_password: {
    en: 'The password is not correct.',
    bs: 'Lozinka nije tačna.',
    hr: 'Lozinka nije točna.',
    srLatn: 'Lozinka nije tačna.',
  },
  throttled: {
    en: 'Too many attempts. Try again in {minutes} min.',
    bs: 'Previše pokušaja. Pokušajte ponovo za {minutes} min.',
    hr: 'Previše pokušaja. Pokušajte ponovno za {minutes} min.',
    srLatn: 'Previše pokušaja. Pokušajte ponovo za {minutes} min.',
    srCyrl: 'Превише покушаја. Покушајте поново за {minutes} min.',
  },
  busy: {
    en: 'Many people are logging in just now. Try again in a moment.',
    bs: 'Trenutno se prijavljuje mnogo korisnika. Pokušajte ponovo za trenutak.',
    hr: 'Trenutačno se prijavljuje mnogo korisnika. Pokušajte ponovno za trenutak.',
    srLatn: 'Trenutno se prijavljuje mnogo korisnika. Pokušajte ponovo za trenutak.',
  },
  code_required: {
    en: 'Enter the one-time code.',
    bs: 'Upišite jednokratni kod.',
    hr: 'Upišite jednokratni kôd.',
    srLatn: 'Unesite jednokratni kod.',
  },
  wrong_code: {
    en: 'This code is not valid or has expired.',
    bs: 'Kod nije ispravan ili je istekao.',
    hr: 'Kôd nije ispravan ili je istekao.',
    srLatn: 'Kod nije ispravan ili je istekao.',
  },
  link_expired: {
    en: 'Verification link has expired. Please contact our administrators',
    bs: 'Link za potvrdu je istekao. Obratite se našim administratorima',
    hr: 'Poveznica za potvrdu je istekla. Obratite se našim administratorima',
    srLatn: 'Link za potvrdu je istekao. Obratite se našim administratorima',
  },
  password_easy: {
    en: 'The password is too easy to guess.',
    bs: 'Lozinku je prelako pogoditi.',
    hr: 'Lozinku je prelako pogoditi.',
    srLatn: 'Lozinku je previše lako pogoditi.',
  },
  password_same: {
    en: 'The new password is the same as the old one.',
    bs: 'Nova lozinka je ista kao stara.',
    hr: 'Nova lozinka je ista kao stara.',
    srLatn: 'Nova lozinka je ista kao stara.',
  },
  password_reset_needed: {
    en: 'Set a new password by the link for a forgotten password.',
    bs: 'Postavite novu lozinku putem linka za zaboravljenu lozinku.',
    hr: 'Postavite novu lozinku putem poveznice za zaboravljenu lozinku.',
    srLatn: 'Postavite novu lozinku putem linka za zaboravljenu lozinku.',
  },
  provider_failed: {
    en: 'Logging in through this provider did not succeed.',
    bs: 'Prijava preko ovog servisa nije uspjela.',
    hr: 'Prijava putem ove usluge nije uspjela.',
    srLatn: 'Prijava preko ovog servisa nije uspjela.',
  },
});
