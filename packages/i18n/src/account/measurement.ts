import { texts } from '../texts.ts';

/** The question whether visits may be measured, and the choice on the page about privacy. */
export const measurement = texts({
  title: {
    en: 'May we measure visits?',
    bs: 'Smijemo li mjeriti posjete?',
    hr: 'Smijemo li mjeriti posjete?',
    srLatn: 'Smijemo li da mjerimo posjete?',
  },
  text: {
    en: 'With your consent this browser loads a script of {host}, which counts visits. Without it the shop works just the same. You can change your choice on the page about security and privacy.',
    bs: 'Uz vašu saglasnost ovaj preglednik učitava skriptu s adrese {host}, koja broji posjete. Bez nje shop radi jednako. Izbor možete promijeniti na stranici Sigurnost i privatnost.',
    hr: 'Uz vašu suglasnost ovaj preglednik učitava skriptu s adrese {host}, koja broji posjete. Bez nje shop radi jednako. Izbor možete promijeniti na stranici Sigurnost i privatnost.',
    srLatn:
      'Uz vašu saglasnost ovaj pregledač učitava skriptu sa adrese {host}, koja broji posjete. Bez nje prodavnica radi jednako. Izbor možete da promijenite na stranici Bezbjednost i privatnost.',
  },
  allow: { en: 'Allow', bs: 'Dozvoli', hr: 'Dopusti', srLatn: 'Dozvoli' },
  refuse: { en: 'Refuse', bs: 'Odbij', hr: 'Odbij', srLatn: 'Odbij' },
  choice: { en: 'Measuring visits', bs: 'Mjerenje posjeta', hr: 'Mjerenje posjeta', srLatn: 'Mjerenje posjeta' },
  isAllowed: {
    en: 'You have allowed the script of {host} in this browser.',
    bs: 'Dozvolili ste skriptu s adrese {host} u ovom pregledniku.',
    hr: 'Dopustili ste skriptu s adrese {host} u ovom pregledniku.',
    srLatn: 'Dozvolili ste skriptu sa adrese {host} u ovom pregledaču.',
  },
  isRefused: {
    en: 'The script of {host} is not loaded in this browser.',
    bs: 'Skripta s adrese {host} se u ovom pregledniku ne učitava.',
    hr: 'Skripta s adrese {host} se u ovom pregledniku ne učitava.',
    srLatn: 'Skripta sa adrese {host} se u ovom pregledaču ne učitava.',
  },
  withdraw: {
    en: 'Withdraw consent',
    bs: 'Povuci saglasnost',
    hr: 'Povuci suglasnost',
    srLatn: 'Povuci saglasnost',
  },
});
