import { texts } from '../../texts.ts';

/** Mails about the ways to log in to an account: a user who did not change them learns of it. */
export const logInMail = texts({
  linked: {
    en: 'An account of {provider} was linked to your user account: it now leads in without the password. If this was not you, unlink it on the page of your account, change your password and tell us at once.',
    bs: 'S Vašim korisničkim računom je povezan {provider} račun: njime se sada može prijaviti bez lozinke. Ako to niste bili vi, prekinite vezu na stranici svog računa, promijenite lozinku i javite nam odmah.',
    hr: 'S Vašim korisničkim računom povezan je {provider} račun: njime se sada može prijaviti bez lozinke. Ako to niste bili vi, prekinite vezu na stranici svog računa, promijenite lozinku i javite nam odmah.',
    srLatn:
      'Sa vašim korisničkim nalogom je povezan {provider} nalog: njime se sada može prijaviti bez lozinke. Ako to niste bili vi, prekinite vezu na stranici svog naloga, promijenite lozinku i javite nam odmah.',
  },
  unlinked: {
    en: 'The account of {provider} was unlinked from your user account: it no longer leads in. If this was not you, change your password and tell us at once.',
    bs: 'Veza vašeg korisničkog računa s {provider} računom je prekinuta: njime se više ne može prijaviti. Ako to niste bili vi, promijenite lozinku i javite nam odmah.',
    hr: 'Veza vašeg korisničkog računa s {provider} računom prekinuta je: njime se više ne može prijaviti. Ako to niste bili vi, promijenite lozinku i javite nam odmah.',
    srLatn:
      'Veza vašeg korisničkog naloga sa {provider} nalogom je prekinuta: njime se više ne može prijaviti. Ako to niste bili vi, promijenite lozinku i javite nam odmah.',
  },
  passwordChanged: {
    en: 'The password of your user account was changed. Other devices have been logged out. If this was not you, set a new password by “Forgotten your password?” and tell us at once.',
    bs: 'Lozinka vašeg korisničkog računa je promijenjena. Ostali uređaji su odjavljeni. Ako to niste bili vi, postavite novu preko „Zaboravili ste lozinku?“ i javite nam odmah.',
    hr: 'Lozinka vašeg korisničkog računa promijenjena je. Ostali su uređaji odjavljeni. Ako to niste bili vi, postavite novu preko „Zaboravili ste lozinku?“ i javite nam odmah.',
    srLatn:
      'Lozinka vašeg korisničkog naloga je promijenjena. Ostali uređaji su odjavljeni. Ako to niste bili vi, postavite novu preko „Zaboravili ste lozinku?“ i javite nam odmah.',
  },
  subject: {
    en: 'Logging in to your user account',
    bs: 'Prijava na vaš korisnički račun',
    hr: 'Prijava na vaš korisnički račun',
    srLatn: 'Prijava na vaš korisnički nalog',
  },
});
