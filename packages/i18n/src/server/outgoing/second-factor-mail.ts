import { texts } from '../../texts.ts';

/** Mails about the second factor of an account: a user who did not change it learns of it. */
export const secondFactorMail = texts({
  on: {
    en: 'A second factor is now on for your user account: besides the password, a log-in asks for a code or a passkey. Other devices have been logged out. If this was not you, please tell us at once.',
    bs: 'Za vaš korisnički račun uključen je drugi faktor: uz lozinku se pri prijavi traži kod ili pristupni ključ. Ostali uređaji su odjavljeni. Ako to niste bili vi, javite nam odmah.',
    hr: 'Za vaš korisnički račun uključen je drugi faktor: uz lozinku se pri prijavi traži kod ili pristupni ključ. Ostali su uređaji odjavljeni. Ako to niste bili vi, javite nam odmah.',
    srLatn:
      'Za vaš korisnički nalog uključen je drugi faktor: uz lozinku se pri prijavi traži kod ili pristupni ključ. Ostali uređaji su odjavljeni. Ako to niste bili vi, javite nam odmah.',
  },
  off: {
    en: 'The second factor of your user account is off: the password alone is enough to log in. If this was not you, please tell us at once.',
    bs: 'Drugi faktor vašeg korisničkog računa je isključen: za prijavu je dovoljna lozinka. Ako to niste bili vi, javite nam odmah.',
    hr: 'Drugi faktor vašeg korisničkog računa je isključen: za prijavu je dovoljna lozinka. Ako to niste bili vi, javite nam odmah.',
    srLatn:
      'Drugi faktor vašeg korisničkog naloga je isključen: za prijavu je dovoljna lozinka. Ako to niste bili vi, javite nam odmah.',
  },
  methodAdded: {
    en: 'An authenticator app or a passkey was added to your user account. If this was not you, please tell us at once.',
    bs: 'Vašem korisničkom računu je dodana aplikacija za autentifikaciju ili pristupni ključ. Ako to niste bili vi, javite nam odmah.',
    hr: 'Vašem korisničkom računu dodana je aplikacija za autentifikaciju ili pristupni ključ. Ako to niste bili vi, javite nam odmah.',
    srLatn:
      'Vašem korisničkom nalogu je dodata aplikacija za autentifikaciju ili pristupni ključ. Ako to niste bili vi, javite nam odmah.',
  },
  methodRemoved: {
    en: 'An authenticator app or a passkey was removed from your user account. If this was not you, please tell us at once.',
    bs: 'S Vašeg korisničkog računa je uklonjena aplikacija za autentifikaciju ili pristupni ključ. Ako to niste bili vi, javite nam odmah.',
    hr: 'S Vašeg korisničkog računa uklonjena je aplikacija za autentifikaciju ili pristupni ključ. Ako to niste bili vi, javite nam odmah.',
    srLatn:
      'Sa vašeg korisničkog naloga je uklonjena aplikacija za autentifikaciju ili pristupni ključ. Ako to niste bili vi, javite nam odmah.',
  },
  codesRenewed: {
    en: 'New recovery codes were made for your user account. The earlier ones no longer work. If this was not you, please tell us at once.',
    bs: 'Za vaš korisnički račun su napravljeni novi rezervni kodovi. Raniji više ne važe. Ako to niste bili vi, javite nam odmah.',
    hr: 'Za vaš korisnički račun napravljeni su novi rezervni kodovi. Raniji više ne vrijede. Ako to niste bili vi, javite nam odmah.',
    srLatn:
      'Za vaš korisnički nalog su napravljeni novi rezervni kodovi. Raniji više ne važe. Ako to niste bili vi, javite nam odmah.',
  },
  codeUsed: {
    en: 'A recovery code was used to log in to your user account. It does not work again. If this was not you, change your password and tell us at once.',
    bs: 'Za prijavu na vaš korisnički račun iskorišten je rezervni kod. Više ne važi. Ako to niste bili vi, promijenite lozinku i javite nam odmah.',
    hr: 'Za prijavu na vaš korisnički račun iskorišten je rezervni kod. Više ne vrijedi. Ako to niste bili vi, promijenite lozinku i javite nam odmah.',
    srLatn:
      'Za prijavu na vaš korisnički nalog iskorišćen je rezervni kod. Više ne važi. Ako to niste bili vi, promijenite lozinku i javite nam odmah.',
  },
  reset: {
    en: 'An administrator has removed the second factor of your user account and logged out all devices. The password alone is enough for the next log-in; set up a second factor again then. If you did not ask for this, please tell us at once.',
    bs: 'Administrator je uklonio drugi faktor vašeg korisničkog računa i odjavio sve uređaje. Za sljedeću prijavu je dovoljna lozinka; tada ponovo postavite drugi faktor. Ako to niste tražili, javite nam odmah.',
    hr: 'Administrator je uklonio drugi faktor vašeg korisničkog računa i odjavio sve uređaje. Za sljedeću je prijavu dovoljna lozinka; tada ponovno postavite drugi faktor. Ako to niste tražili, javite nam odmah.',
    srLatn:
      'Administrator je uklonio drugi faktor vašeg korisničkog naloga i odjavio sve uređaje. Za sljedeću prijavu je dovoljna lozinka; tada ponovo podesite drugi faktor. Ako to niste tražili, javite nam odmah.',
  },
  subject: {
    en: 'The second factor of your user account',
    bs: 'Drugi faktor vašeg korisničkog računa',
    hr: 'Drugi faktor vašeg korisničkog računa',
    srLatn: 'Drugi faktor vašeg korisničkog naloga',
  },
});
