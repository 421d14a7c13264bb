import { texts } from '../../texts.ts';

/** Users and their accounts. */
export const users = texts({
  not_found: {
    en: 'The user was not found.',
    bs: 'Korisnik nije pronađen.',
    hr: 'Korisnik nije pronađen.',
    srLatn: 'Korisnik nije pronađen.',
  },
  username_taken: {
    en: 'This username is taken.',
    bs: 'Ovo korisničko ime je zauzeto.',
    hr: 'Ovo korisničko ime je zauzeto.',
    srLatn: 'Ovo korisničko ime je zauzeto.',
  },
  email_taken: {
    en: 'This email is in use already.',
    bs: 'Ova e-mail adresa je već u upotrebi.',
    hr: 'Ova adresa e-pošte je već u uporabi.',
    srLatn: 'Ova imejl adresa je već u upotrebi.',
  },
  last_administrator: {
    en: 'The last administrator cannot be removed.',
    bs: 'Posljednjeg administratora nije moguće ukloniti.',
    hr: 'Posljednjeg administratora nije moguće ukloniti.',
    srLatn: 'Posljednjeg administratora nije moguće ukloniti.',
  },
  own_account: {
    en: 'You cannot do this to your own account.',
    bs: 'Ovo nije moguće učiniti s vlastitim korisničkim računom.',
    hr: 'Ovo nije moguće učiniti s vlastitim korisničkim računom.',
    srLatn: 'Ovo nije moguće učiniti sa sopstvenim korisničkim nalogom.',
  },
  deactivated: {
    en: 'The user account is deactivated.',
    bs: 'Korisnički račun je deaktiviran.',
    hr: 'Korisnički račun je deaktiviran.',
    srLatn: 'Korisnički nalog je deaktiviran.',
  },
  change_pending: {
    en: 'The change waits for approval.',
    bs: 'Izmjena čeka odobrenje.',
    hr: 'Izmjena čeka odobrenje.',
    srLatn: 'Izmjena čeka odobrenje.',
  },
});
