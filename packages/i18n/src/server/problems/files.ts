import { texts } from '../../texts.ts';

/** Uploaded files. */
export const files = texts({
  not_found: {
    en: 'The file was not found.',
    bs: 'Datoteka nije pronađena.',
    hr: 'Datoteka nije pronađena.',
    srLatn: 'Datoteka nije pronađena.',
  },
  too_large: {
    en: 'The file is too large. Maximum {size} MB.',
    bs: 'Datoteka je prevelika. Najviše {size} MB.',
    hr: 'Datoteka je prevelika. Najviše {size} MB.',
    srLatn: 'Datoteka je prevelika. Najviše {size} MB.',
    srCyrl: 'Датотека је превелика. Највише {size} MB.',
  },
  type_not_allowed: {
    en: 'This file type is not allowed. Allowed: {types}.',
    bs: 'Ova vrsta datoteke nije dozvoljena. Dozvoljeno: {types}.',
    hr: 'Ova vrsta datoteke nije dopuštena. Dopušteno: {types}.',
    srLatn: 'Ova vrsta datoteke nije dozvoljena. Dozvoljeno: {types}.',
  },
  not_a_picture: {
    en: 'The file is not a picture that can be shown.',
    bs: 'Datoteka nije slika koju je moguće prikazati.',
    hr: 'Datoteka nije slika koju je moguće prikazati.',
    srLatn: 'Datoteka nije slika koju je moguće prikazati.',
  },
  missing: {
    en: 'Choose a file.',
    bs: 'Odaberite datoteku.',
    hr: 'Odaberite datoteku.',
    srLatn: 'Izaberite datoteku.',
  },
  not_stored: {
    en: 'The file could not be stored just now. Try again later.',
    bs: 'Datoteku trenutno nije moguće sačuvati. Pokušajte ponovo kasnije.',
    hr: 'Datoteku trenutačno nije moguće spremiti. Pokušajte ponovno kasnije.',
    srLatn: 'Datoteku trenutno nije moguće sačuvati. Pokušajte ponovo kasnije.',
  },
});
