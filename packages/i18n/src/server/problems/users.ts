import { texts } from '../../texts.ts';

/** Accounts that staff and company admins manage. */
export const users = texts({
  refused: {
    en: 'Please check the marked fields.',
    bs: 'Provjerite označena polja.',
    hr: 'Provjerite označena polja.',
    srLatn: 'Provjerite označena polja.',
  },
  own_account: {
    en: 'Nobody closes their own account here or changes their own role.',
    bs: 'Vlastiti račun se ovdje ne zatvara i vlastita uloga se ne mijenja.',
    hr: 'Vlastiti se račun ovdje ne zatvara i vlastita se uloga ne mijenja.',
    srLatn: 'Sopstveni nalog se ovdje ne zatvara i sopstvena uloga se ne mijenja.',
  },
  role_fixed: {
    en: 'This role cannot become that one. Open a second account instead.',
    bs: 'Ova uloga se ne može promijeniti u odabranu. Otvorite drugi račun.',
    hr: 'Ova se uloga ne može promijeniti u odabranu. Otvorite drugi račun.',
    srLatn: 'Ova uloga se ne može promijeniti u izabranu. Otvorite drugi nalog.',
  },
  last_administrator: {
    en: 'This is the last active administrator.',
    bs: 'Ovo je posljednji aktivni administrator.',
    hr: 'Ovo je posljednji aktivni administrator.',
    srLatn: 'Ovo je posljednji aktivni administrator.',
  },
  own_second_factor: {
    en: 'You change your own second factor in your account.',
    bs: 'Vlastiti drugi faktor mijenjate na stranici svog računa.',
    hr: 'Vlastiti drugi faktor mijenjate na stranici svog računa.',
    srLatn: 'Sopstveni drugi faktor mijenjate na stranici svog naloga.',
  },
  no_second_factor: {
    en: 'The person has no second factor.',
    bs: 'Osoba nema drugi faktor.',
    hr: 'Osoba nema drugi faktor.',
    srLatn: 'Osoba nema drugi faktor.',
  },
  has_password: {
    en: 'The person has set a password already.',
    bs: 'Osoba je već postavila lozinku.',
    hr: 'Osoba je već postavila lozinku.',
    srLatn: 'Osoba je već postavila lozinku.',
  },
  closed: {
    en: 'The account is closed. Open it first.',
    bs: 'Račun je zatvoren. Prvo ga otvorite.',
    hr: 'Račun je zatvoren. Prvo ga otvorite.',
    srLatn: 'Nalog je zatvoren. Prvo ga otvorite.',
  },
});
