import { texts } from '../texts.ts';

/** Signing in and out, passwords. */
export const auth = texts({
  title: { en: 'Log in', bs: 'Prijava', hr: 'Prijava', srLatn: 'Prijava' },
  intro: {
    en: 'For customers with a company account.',
    bs: 'Za kupce s računom firme.',
    hr: 'Za kupce s računom tvrtke.',
    srLatn: 'Za kupce sa nalogom firme.',
  },
  logIn: { en: 'Log in', bs: 'Prijavi se', hr: 'Prijavi se', srLatn: 'Prijavi se' },
  logOut: { en: 'Log out', bs: 'Odjavi se', hr: 'Odjavi se', srLatn: 'Odjavi se' },
  usernameOrEmail: {
    en: 'Username or email',
    bs: 'Korisničko ime ili e-mail',
    hr: 'Korisničko ime ili e-pošta',
    srLatn: 'Korisničko ime ili imejl',
  },
  password: { en: 'Password', bs: 'Lozinka', hr: 'Lozinka', srLatn: 'Lozinka' },
  stay: {
    en: 'Stay logged in on this device',
    bs: 'Ostani prijavljen na ovom uređaju',
    hr: 'Ostani prijavljen na ovom uređaju',
    srLatn: 'Ostani prijavljen na ovom uređaju',
  },
  expired: {
    en: 'Your session has expired. Please log in again.',
    bs: 'Prijava je istekla. Prijavite se ponovo.',
    hr: 'Prijava je istekla. Prijavite se ponovno.',
    srLatn: 'Prijava je istekla. Prijavite se ponovo.',
  },
  expiredWithCart: {
    en: 'Your cart and what you have entered are saved.',
    bs: 'Vaša korpa i upisani podaci su sačuvani.',
    hr: 'Vaša košarica i upisani podaci su spremljeni.',
    srLatn: 'Vaša korpa i uneseni podaci su sačuvani.',
  },
  noAccount: {
    en: 'No account yet? Send a request; we answer as a rule on the same day.',
    bs: 'Nemate korisnički račun? Pošaljite zahtjev, javljamo se u pravilu isti dan.',
    hr: 'Nemate korisnički račun? Pošaljite zahtjev, javljamo se u pravilu isti dan.',
    srLatn: 'Nemate korisnički nalog? Pošaljite zahtjev, javljamo se po pravilu isti dan.',
  },
  forgot: {
    en: 'Forgot your password?',
    bs: 'Zaboravili ste lozinku?',
    hr: 'Zaboravili ste lozinku?',
    srLatn: 'Zaboravili ste lozinku?',
  },
  newPassword: { en: 'New password', bs: 'Nova lozinka', hr: 'Nova lozinka', srLatn: 'Nova lozinka' },
  request: {
    en: 'Request an account for a company',
    bs: 'Zatraži račun za firmu',
    hr: 'Zatraži račun za tvrtku',
    srLatn: 'Zatraži nalog za firmu',
  },
  requestTitle: {
    en: 'Account request',
    bs: 'Zahtjev za korisnički račun',
    hr: 'Zahtjev za korisnički račun',
    srLatn: 'Zahtjev za korisnički nalog',
  },
  helpLine: { en: 'Help: {phone}', bs: 'Pomoć: {phone}', hr: 'Pomoć: {phone}', srLatn: 'Pomoć: {phone}' },
  benefitsTitle: {
    en: 'Everything for a clean and safe workplace',
    bs: 'Sve za čisto i sigurno radno mjesto',
    hr: 'Sve za čisto i sigurno radno mjesto',
    srLatn: 'Sve za čisto i bezbjedno radno mjesto',
  },
  benefitPrices: {
    en: 'Your contract prices and quantity prices',
    bs: 'Vaše ugovorne i količinske cijene',
    hr: 'Vaše ugovorne i količinske cijene',
    srLatn: 'Vaše ugovorne i količinske cijene',
  },
  benefitOrder: {
    en: 'Order by code in a minute',
    bs: 'Narudžba po šifri za minut',
    hr: 'Narudžba po šifri za minutu',
    srLatn: 'Porudžbina po šifri za minut',
  },
  benefitAgain: {
    en: 'Earlier orders again in one press',
    bs: 'Ranije narudžbe ponovo jednim klikom',
    hr: 'Ranije narudžbe ponovo jednim klikom',
    srLatn: 'Ranije porudžbine ponovo jednim klikom',
  },
});
