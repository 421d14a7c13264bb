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
  other_owner: {
    en: 'Somebody else is logged in here by now, or another customer was chosen. Nothing was changed.',
    bs: 'Ovdje je sada prijavljen neko drugi ili je odabran drugi kupac. Ništa nije promijenjeno.',
    hr: 'Ovdje je sada prijavljen netko drugi ili je odabran drugi kupac. Ništa nije promijenjeno.',
    srLatn: 'Ovdje je sada prijavljen neko drugi ili je izabran drugi kupac. Ništa nije promijenjeno.',
  },
  key_invalid: {
    en: 'This key is unknown, has expired or was revoked.',
    bs: 'Ključ je nepoznat, istekao ili opozvan.',
    hr: 'Ključ je nepoznat, istekao ili opozvan.',
    srLatn: 'Ključ je nepoznat, istekao ili opozvan.',
  },
  wrong_credentials: {
    en: 'Wrong username or password.',
    bs: 'Korisničko ime ili lozinka nisu tačni.',
    hr: 'Korisničko ime ili lozinka nisu točni.',
    srLatn: 'Korisničko ime ili lozinka nisu tačni.',
  },
  private_closed: {
    en: 'The shop is open to companies only at the moment, so private accounts cannot log in.',
    bs: 'Prodavnica je trenutno otvorena samo za firme, pa se privatni kupci ne mogu prijaviti.',
    hr: 'Trgovina je trenutačno otvorena samo za tvrtke, pa se privatni kupci ne mogu prijaviti.',
    srLatn: 'Prodavnica je trenutno otvorena samo za firme, pa privatni kupci ne mogu da se prijave.',
  },
  throttled: {
    en: 'Too many attempts. Try again in {minutes} min.',
    bs: 'Previše pokušaja. Pokušajte ponovo za {minutes} min.',
    hr: 'Previše pokušaja. Pokušajte ponovno za {minutes} min.',
    srLatn: 'Previše pokušaja. Pokušajte ponovo za {minutes} min.',
    srCyrl: 'Превише покушаја. Покушајте поново за {minutes} min.',
  },
  setup_link_expired: {
    en: 'Verification link has expired or was used already. Make a new one on the server: npm run admin:create',
    bs: 'Link za potvrdu je istekao ili je već iskorišten. Napravite novi na serveru: npm run admin:create',
    hr: 'Poveznica za potvrdu je istekla ili je već iskorištena. Napravite novu na poslužitelju: npm run admin:create',
    srLatn: 'Link za potvrdu je istekao ili je već iskorišćen. Napravite novi na serveru: npm run admin:create',
    srCyrl: 'Линк за потврду је истекао или је већ искоришћен. Направите нови на серверу: npm run admin:create',
  },
  link_expired: {
    en: 'Verification link has expired. Please contact our administrators: {email}, {phone}.',
    bs: 'Link za potvrdu je istekao. Obratite se našim administratorima: {email}, {phone}.',
    hr: 'Poveznica za potvrdu je istekla. Obratite se našim administratorima: {email}, {phone}.',
    srLatn: 'Link za potvrdu je istekao. Obratite se našim administratorima: {email}, {phone}.',
  },
  link_expired_plain: {
    en: 'Verification link has expired. Please contact our administrators.',
    bs: 'Link za potvrdu je istekao. Obratite se našim administratorima.',
    hr: 'Poveznica za potvrdu je istekla. Obratite se našim administratorima.',
    srLatn: 'Link za potvrdu je istekao. Obratite se našim administratorima.',
  },
  email_taken: {
    en: 'There is an account with this e-mail address already. Log in with it.',
    bs: 'Račun s ovom e-mail adresom već postoji. Prijavite se njome.',
    hr: 'Račun s ovom adresom e-pošte već postoji. Prijavite se njome.',
    srLatn: 'Nalog sa ovom imejl adresom već postoji. Prijavite se njome.',
  },
  social_expired: {
    en: 'This log-in has expired or was used already. Please start again.',
    bs: 'Ova prijava je istekla ili je već iskorištena. Počnite ponovo.',
    hr: 'Ova prijava je istekla ili je već iskorištena. Počnite ponovno.',
    srLatn: 'Ova prijava je istekla ili je već iskorišćena. Počnite ponovo.',
  },
  social_refused: {
    en: 'You cannot log in to this account this way. Log in with your username and password.',
    bs: 'Na ovaj račun se ne možete prijaviti na ovaj način. Prijavite se korisničkim imenom i lozinkom.',
    hr: 'Na ovaj račun ne možete se prijaviti na ovaj način. Prijavite se korisničkim imenom i lozinkom.',
    srLatn: 'Na ovaj nalog ne možete da se prijavite na ovaj način. Prijavite se korisničkim imenom i lozinkom.',
  },
  social_taken: {
    en: 'One of these two accounts is linked already. Each can be linked once.',
    bs: 'Jedan od ova dva računa je već povezan. Svaki se može povezati samo jednom.',
    hr: 'Jedan od ova dva računa već je povezan. Svaki se može povezati samo jednom.',
    srLatn: 'Jedan od ova dva naloga je već povezan. Svaki može da se poveže samo jednom.',
  },
  social_not_found: {
    en: 'This account is not linked any more.',
    bs: 'Ovaj račun više nije povezan.',
    hr: 'Ovaj račun više nije povezan.',
    srLatn: 'Ovaj nalog više nije povezan.',
  },
  password_refused: {
    en: 'The password was not accepted.',
    bs: 'Lozinka nije prihvaćena.',
    hr: 'Lozinka nije prihvaćena.',
    srLatn: 'Lozinka nije prihvaćena.',
  },
  account_refused: {
    en: 'The account could not be made. Check the fields.',
    bs: 'Nalog nije napravljen. Provjerite polja.',
    hr: 'Račun nije napravljen. Provjerite polja.',
    srLatn: 'Nalog nije napravljen. Provjerite polja.',
  },
  challenge_expired: {
    en: 'The log-in took too long, or its code was wrong too often. Please enter your password again.',
    bs: 'Prijava je trajala predugo ili je kod previše puta bio pogrešan. Upišite lozinku ponovo.',
    hr: 'Prijava je trajala predugo ili je kod previše puta bio pogrešan. Upišite lozinku ponovno.',
    srLatn: 'Prijava je trajala predugo ili je kod previše puta bio pogrešan. Upišite lozinku ponovo.',
  },
  second_factor_refused: {
    en: 'This code is wrong or has been used already.',
    bs: 'Kod nije tačan ili je već iskorišten.',
    hr: 'Kod nije točan ili je već iskorišten.',
    srLatn: 'Kod nije tačan ili je već iskorišćen.',
  },
  second_factor_required: {
    en: 'Set up your second factor first: reload the page.',
    bs: 'Prvo postavite drugi faktor: osvježite stranicu.',
    hr: 'Prvo postavite drugi faktor: osvježite stranicu.',
    srLatn: 'Prvo podesite drugi faktor: osvježite stranicu.',
  },
  busy: {
    en: 'Many people are logging in just now. Try again in a moment.',
    bs: 'Trenutno se prijavljuje mnogo korisnika. Pokušajte ponovo za trenutak.',
    hr: 'Trenutačno se prijavljuje mnogo korisnika. Pokušajte ponovno za trenutak.',
    srLatn: 'Trenutno se prijavljuje mnogo korisnika. Pokušajte ponovo za trenutak.',
  },
});
