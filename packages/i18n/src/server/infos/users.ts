import { texts } from '../../texts.ts';

/** Accounts that staff and company admins manage. */
export const users = texts({
  link_sent: {
    en: 'The link is on its way to {email}.',
    bs: 'Link je poslan na {email}.',
    hr: 'Poveznica je poslana na {email}.',
    srLatn: 'Link je poslat na {email}.',
  },
  second_factor_reset: {
    en: 'The second factor is removed. The person has been told by mail.',
    bs: 'Drugi faktor je uklonjen. Osoba je obaviještena e-mailom.',
    hr: 'Drugi faktor je uklonjen. Osoba je obaviještena e-poštom.',
    srLatn: 'Drugi faktor je uklonjen. Osoba je obaviještena imejlom.',
  },
  signed_out: {
    en: 'Logged out on all devices.',
    bs: 'Odjavljeno na svim uređajima.',
    hr: 'Odjavljeno na svim uređajima.',
    srLatn: 'Odjavljeno na svim uređajima.',
  },
});
