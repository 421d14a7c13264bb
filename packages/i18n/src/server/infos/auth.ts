import { texts } from '../../texts.ts';

/** Passwords. */
export const auth = texts({
  reset_link_sent: {
    en: 'If we know this address, we have sent a link to it.',
    bs: 'Ako poznajemo ovu adresu, poslali smo na nju link.',
    hr: 'Ako poznajemo ovu adresu, poslali smo na nju poveznicu.',
    srLatn: 'Ako poznajemo ovu adresu, poslali smo na nju link.',
  },
  social_linked: {
    en: 'The accounts are linked. You can log in either way now.',
    bs: 'Računi su povezani. Od sada se možete prijaviti na oba načina.',
    hr: 'Računi su povezani. Odsad se možete prijaviti na oba načina.',
    srLatn: 'Nalozi su povezani. Od sada možete da se prijavite na oba načina.',
  },
  social_unlinked: {
    en: 'The account is not linked any more.',
    bs: 'Račun više nije povezan.',
    hr: 'Račun više nije povezan.',
    srLatn: 'Nalog više nije povezan.',
  },
  registration_sent: {
    en: 'We have sent you a mail. Open its link to finish.',
    bs: 'Poslali smo vam mail. Otvorite link u njemu da završite.',
    hr: 'Poslali smo vam poruku. Otvorite poveznicu u njoj da završite.',
    srLatn: 'Poslali smo vam mejl. Otvorite link u njemu da završite.',
  },
  password_set: {
    en: 'The password is set.',
    bs: 'Lozinka je postavljena.',
    hr: 'Lozinka je postavljena.',
    srLatn: 'Lozinka je postavljena.',
  },
});
