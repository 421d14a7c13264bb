import { texts } from '../../texts.ts';

/** Infos about the own account. */
export const account = texts({
  password_changed: {
    en: 'Your password has been changed.',
    bs: 'Lozinka je promijenjena.',
    hr: 'Lozinka je promijenjena.',
    srLatn: 'Lozinka je promijenjena.',
  },
  password_link_sent: {
    en: 'If we know {email}, we have sent a link to it.',
    bs: 'Ako imamo korisnika s adresom {email}, poslali smo mu link.',
    hr: 'Ako imamo korisnika s adresom {email}, poslali smo mu poveznicu.',
    srLatn: 'Ako imamo korisnika sa adresom {email}, poslali smo mu link.',
  },
  email_confirmed: {
    en: 'Your email address is confirmed.',
    bs: 'E-mail adresa je potvrđena.',
    hr: 'Adresa e-pošte je potvrđena.',
    srLatn: 'Imejl adresa je potvrđena.',
  },
  request_received: {
    en: 'We have received your request. We will contact you at {email}.',
    bs: 'Zaprimili smo vaš zahtjev. Javit ćemo vam se na {email}.',
    hr: 'Zaprimili smo vaš zahtjev. Javit ćemo vam se na {email}.',
    srLatn: 'Primili smo vaš zahtjev. Javićemo vam se na {email}.',
  },
  change_requested: {
    en: 'The change waits for approval.',
    bs: 'Izmjena čeka odobrenje.',
    hr: 'Izmjena čeka odobrenje.',
    srLatn: 'Izmjena čeka odobrenje.',
  },
  picture_saved: {
    en: 'The picture is saved.',
    bs: 'Slika je sačuvana.',
    hr: 'Slika je spremljena.',
    srLatn: 'Slika je sačuvana.',
  },
  logged_out: { en: 'You are logged out.', bs: 'Odjavljeni ste.', hr: 'Odjavljeni ste.', srLatn: 'Odjavljeni ste.' },
  deactivated: {
    en: 'The user account is deactivated.',
    bs: 'Korisnički račun je deaktiviran.',
    hr: 'Korisnički račun je deaktiviran.',
    srLatn: 'Korisnički nalog je deaktiviran.',
  },
});
