import { texts } from '../texts.ts';

/** Logging in at Google and Facebook. */
export const social = texts({
  waiting: {
    en: 'Logging you in…',
    bs: 'Prijava je u toku…',
    hr: 'Prijava je u tijeku…',
    srLatn: 'Prijava je u toku…',
  },
  back: {
    en: 'Back to log-in',
    bs: 'Nazad na prijavu',
    hr: 'Natrag na prijavu',
    srLatn: 'Nazad na prijavu',
  },
  backToAccount: {
    en: 'Back to my account',
    bs: 'Nazad na moj račun',
    hr: 'Natrag na moj račun',
    srLatn: 'Nazad na moj nalog',
  },
  confirmIntro: {
    en: '{provider} says that you are {person}. Link this with your account {account}? From then on {provider} is enough to log in.',
    bs: '{provider} kaže da ste {person}. Povezati to s vašim računom {account}? Nakon toga je za prijavu dovoljan {provider}.',
    hr: '{provider} kaže da ste {person}. Povezati to s vašim računom {account}? Nakon toga za prijavu je dovoljan {provider}.',
    srLatn:
      '{provider} kaže da ste {person}. Povezati to sa vašim nalogom {account}? Nakon toga je za prijavu dovoljan {provider}.',
  },
  confirmLink: { en: 'Link', bs: 'Poveži', hr: 'Poveži', srLatn: 'Poveži' },
  newIntro: {
    en: '{provider} has confirmed {email}. Check your name and accept the terms, and your account is open.',
    bs: '{provider} je potvrdio {email}. Provjerite ime i prihvatite uslove i vaš račun je otvoren.',
    hr: '{provider} je potvrdio {email}. Provjerite ime i prihvatite uvjete i vaš je račun otvoren.',
    srLatn: '{provider} je potvrdio {email}. Provjerite ime i prihvatite uslove i vaš nalog je otvoren.',
  },
  open: {
    en: 'Open the account and log in',
    bs: 'Otvori račun i prijavi se',
    hr: 'Otvori račun i prijavi se',
    srLatn: 'Otvori nalog i prijavi se',
  },
  linkTitle: {
    en: 'Link {provider} with your account',
    bs: 'Povežite {provider} sa svojim računom',
    hr: 'Povežite {provider} sa svojim računom',
    srLatn: 'Povežite {provider} sa svojim nalogom',
  },
  takenIntro: {
    en: 'There is an account with {email} already. Log in with its password once; from then on {provider} is enough.',
    bs: 'Račun s adresom {email} već postoji. Prijavite se jednom njegovom lozinkom; nakon toga je dovoljan {provider}.',
    hr: 'Račun s adresom {email} već postoji. Prijavite se jednom njegovom lozinkom; nakon toga dovoljan je {provider}.',
    srLatn:
      'Nalog sa adresom {email} već postoji. Prijavite se jednom njegovom lozinkom; nakon toga je dovoljan {provider}.',
  },
  unconfirmedIntro: {
    en: '{provider} has not confirmed an e-mail address to us. Open an account, which we confirm by mail, or log in to yours; from then on {provider} is enough.',
    bs: '{provider} nam nije potvrdio e-mail adresu. Otvorite račun, koji potvrđujemo mailom, ili se prijavite na svoj; nakon toga je dovoljan {provider}.',
    hr: '{provider} nam nije potvrdio adresu e-pošte. Otvorite račun, koji potvrđujemo e-poštom, ili se prijavite na svoj; nakon toga dovoljan je {provider}.',
    srLatn:
      '{provider} nam nije potvrdio imejl adresu. Otvorite nalog, koji potvrđujemo mejlom, ili se prijavite na svoj; nakon toga je dovoljan {provider}.',
  },
  linked: {
    en: '{provider} is linked with your account.',
    bs: '{provider} je povezan s vašim računom.',
    hr: '{provider} je povezan s vašim računom.',
    srLatn: '{provider} je povezan sa vašim nalogom.',
  },
  enter: {
    en: 'Continue to the shop',
    bs: 'Nastavi u prodavnicu',
    hr: 'Nastavi u trgovinu',
    srLatn: 'Nastavi u prodavnicu',
  },
});

export const socialProvider = texts({
  google: { en: 'Google', bs: 'Google', hr: 'Google', srLatn: 'Google', srCyrl: 'Google' },
  facebook: { en: 'Facebook', bs: 'Facebook', hr: 'Facebook', srLatn: 'Facebook', srCyrl: 'Facebook' },
});

export const socialContinue = texts({
  google: {
    en: 'Continue with Google',
    bs: 'Nastavi uz Google',
    hr: 'Nastavi uz Google',
    srLatn: 'Nastavi uz Google',
    srCyrl: 'Настави уз Google',
  },
  facebook: {
    en: 'Continue with Facebook',
    bs: 'Nastavi uz Facebook',
    hr: 'Nastavi uz Facebook',
    srLatn: 'Nastavi uz Facebook',
    srCyrl: 'Настави уз Facebook',
  },
});

/** The panel of the account page with who is linked. */
export const identities = texts({
  title: {
    en: 'Google and Facebook',
    bs: 'Google i Facebook',
    hr: 'Google i Facebook',
    srLatn: 'Google i Facebook',
    srCyrl: 'Google и Facebook',
  },
  notLinked: { en: 'Not linked', bs: 'Nije povezan', hr: 'Nije povezan', srLatn: 'Nije povezan' },
  since: {
    en: '{provider}, linked since {date}',
    bs: '{provider}, povezan od {date}',
    hr: '{provider}, povezan od {date}',
    srLatn: '{provider}, povezan od {date}',
  },
  linkProvider: {
    en: 'Link {provider}',
    bs: 'Poveži {provider}',
    hr: 'Poveži {provider}',
    srLatn: 'Poveži {provider}',
  },
  unlink: { en: 'Unlink', bs: 'Prekini vezu', hr: 'Prekini vezu', srLatn: 'Prekini vezu' },
  unlinkProvider: {
    en: 'Unlink {provider}',
    bs: 'Prekini vezu: {provider}',
    hr: 'Prekini vezu: {provider}',
    srLatn: 'Prekini vezu: {provider}',
  },
  unlinkHint: {
    en: '{provider} will not log you in to this account any more. Your password will.',
    bs: 'Na ovaj račun se više nećete prijavljivati uz {provider}, nego lozinkom.',
    hr: 'Na ovaj račun više se nećete prijavljivati uz {provider}, nego lozinkom.',
    srLatn: 'Na ovaj nalog se više nećete prijavljivati uz {provider}, nego lozinkom.',
  },
});

/** Why a log-in at a provider has ended without a code. */
export const socialProblem = texts({
  expired: {
    en: 'This log-in has expired or was used already. Please start again.',
    bs: 'Ova prijava je istekla ili je već iskorištena. Počnite ponovo.',
    hr: 'Ova prijava je istekla ili je već iskorištena. Počnite ponovno.',
    srLatn: 'Ova prijava je istekla ili je već iskorišćena. Počnite ponovo.',
  },
  cancelled: {
    en: 'You have cancelled the log-in.',
    bs: 'Prijavu ste prekinuli.',
    hr: 'Prijavu ste prekinuli.',
    srLatn: 'Prijavu ste prekinuli.',
  },
  closed: {
    en: 'The shop is open to companies only at the moment, so private accounts cannot log in.',
    bs: 'Prodavnica je trenutno otvorena samo za firme, pa se privatni kupci ne mogu prijaviti.',
    hr: 'Trgovina je trenutačno otvorena samo za tvrtke, pa se privatni kupci ne mogu prijaviti.',
    srLatn: 'Prodavnica je trenutno otvorena samo za firme, pa privatni kupci ne mogu da se prijave.',
  },
  failed: {
    en: 'The log-in did not work. Try again, or log in with your password.',
    bs: 'Prijava nije uspjela. Pokušajte ponovo ili se prijavite lozinkom.',
    hr: 'Prijava nije uspjela. Pokušajte ponovno ili se prijavite lozinkom.',
    srLatn: 'Prijava nije uspjela. Pokušajte ponovo ili se prijavite lozinkom.',
  },
});
