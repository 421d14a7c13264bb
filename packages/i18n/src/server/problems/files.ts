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
  empty: {
    en: 'The file is empty.',
    bs: 'Datoteka je prazna.',
    hr: 'Datoteka je prazna.',
    srLatn: 'Datoteka je prazna.',
  },
  infected: {
    en: 'The virus scanner refused this file.',
    bs: 'Antivirusna provjera je odbila ovu datoteku.',
    hr: 'Antivirusna provjera odbila je ovu datoteku.',
    srLatn: 'Antivirusna provjera je odbila ovu datoteku.',
  },
  not_scanned: {
    en: 'The file could not be checked for viruses just now. Try again later.',
    bs: 'Datoteku trenutno nije moguće provjeriti na viruse. Pokušajte ponovo kasnije.',
    hr: 'Datoteku trenutačno nije moguće provjeriti na viruse. Pokušajte ponovno kasnije.',
    srLatn: 'Datoteku trenutno nije moguće provjeriti na viruse. Pokušajte ponovo kasnije.',
  },
  quota_exceeded: {
    en: 'There is no room left: all files together may have {size} MB. Delete files that you no longer need.',
    bs: 'Nema više prostora: sve datoteke zajedno mogu imati {size} MB. Obrišite datoteke koje vam više ne trebaju.',
    hr: 'Nema više prostora: sve datoteke zajedno mogu imati {size} MB. Izbrišite datoteke koje vam više ne trebaju.',
    srLatn:
      'Nema više prostora: sve datoteke zajedno mogu imati {size} MB. Obrišite datoteke koje vam više ne trebaju.',
    srCyrl:
      'Нема више простора: све датотеке заједно могу имати {size} MB. Обришите датотеке које вам више не требају.',
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
