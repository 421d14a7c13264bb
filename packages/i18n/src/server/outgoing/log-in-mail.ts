import { texts } from '../../texts.ts';

/** Mails about the ways to log in to an account: a user who did not change them learns of it. */
export const logInMail = texts({
  linked: {
    en: 'An account of {provider} was linked to your user account: it now leads in without the password. If this was not you, unlink it on the page of your account, change your password and tell us at once.',
    bs: 'S Vašim korisničkim računom je povezan {provider} račun: njime se sada može prijaviti bez lozinke. Ako to niste bili Vi, prekinite vezu na stranici svog računa, promijenite lozinku i javite nam odmah.',
    hr: 'S Vašim korisničkim računom povezan je {provider} račun: njime se sada može prijaviti bez lozinke. Ako to niste bili Vi, prekinite vezu na stranici svog računa, promijenite lozinku i javite nam odmah.',
    srLatn:
      'Sa Vašim korisničkim nalogom je povezan {provider} nalog: njime se sada može prijaviti bez lozinke. Ako to niste bili Vi, prekinite vezu na stranici svog naloga, promijenite lozinku i javite nam odmah.',
  },
  unlinked: {
    en: 'The account of {provider} was unlinked from your user account: it no longer leads in. If this was not you, change your password and tell us at once.',
    bs: 'Veza Vašeg korisničkog računa s {provider} računom je prekinuta: njime se više ne može prijaviti. Ako to niste bili Vi, promijenite lozinku i javite nam odmah.',
    hr: 'Veza Vašeg korisničkog računa s {provider} računom prekinuta je: njime se više ne može prijaviti. Ako to niste bili Vi, promijenite lozinku i javite nam odmah.',
    srLatn:
      'Veza Vašeg korisničkog naloga sa {provider} nalogom je prekinuta: njime se više ne može prijaviti. Ako to niste bili Vi, promijenite lozinku i javite nam odmah.',
  },
  passwordChanged: {
    en: 'The password of your user account was changed. Other devices have been logged out. If this was not you, set a new password by “Forgotten your password?” and tell us at once.',
    bs: 'Lozinka Vašeg korisničkog računa je promijenjena. Ostali uređaji su odjavljeni. Ako to niste bili Vi, postavite novu preko „Zaboravili ste lozinku?“ i javite nam odmah.',
    hr: 'Lozinka Vašeg korisničkog računa promijenjena je. Ostali su uređaji odjavljeni. Ako to niste bili Vi, postavite novu preko „Zaboravili ste lozinku?“ i javite nam odmah.',
    srLatn:
      'Lozinka Vašeg korisničkog naloga je promijenjena. Ostali uređaji su odjavljeni. Ako to niste bili Vi, postavite novu preko „Zaboravili ste lozinku?“ i javite nam odmah.',
  },
  subject: {
    en: 'Logging in to your user account',
    bs: 'Prijava na Vaš korisnički račun',
    hr: 'Prijava na Vaš korisnički račun',
    srLatn: 'Prijava na Vaš korisnički nalog',
  },
});
