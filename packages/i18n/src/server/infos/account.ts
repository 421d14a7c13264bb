import { texts } from '../../texts.ts';

/** What a person has done with their own account. */
export const account = texts({
  password_kept: {
    en: 'The password stays as it was.',
    bs: 'Lozinka je ostala ista.',
    hr: 'Lozinka je ostala ista.',
    srLatn: 'Lozinka je ostala ista.',
  },
  session_ended: {
    en: 'The device is logged out.',
    bs: 'Uređaj je odjavljen.',
    hr: 'Uređaj je odjavljen.',
    srLatn: 'Uređaj je odjavljen.',
  },
  others_ended: {
    en: 'All other devices are logged out.',
    bs: 'Svi ostali uređaji su odjavljeni.',
    hr: 'Svi su ostali uređaji odjavljeni.',
    srLatn: 'Svi ostali uređaji su odjavljeni.',
  },
  deactivated: {
    en: 'Your account is closed.',
    bs: 'Vaš korisnički račun je zatvoren.',
    hr: 'Vaš je korisnički račun zatvoren.',
    srLatn: 'Vaš korisnički nalog je zatvoren.',
  },
  deleted: {
    en: 'Your account and your data are deleted.',
    bs: 'Vaš korisnički račun i vaši podaci su obrisani.',
    hr: 'Vaš korisnički račun i vaši podaci su obrisani.',
    srLatn: 'Vaš korisnički nalog i vaši podaci su obrisani.',
  },
});
