import { texts } from '../../texts.ts';

/** What any record may answer. */
export const records = texts({
  not_found: {
    en: 'The record was not found.',
    bs: 'Zapis nije pronađen.',
    hr: 'Zapis nije pronađen.',
    srLatn: 'Zapis nije pronađen.',
  },
  changed_meanwhile: {
    en: 'The record was changed in the meantime. Compare the versions.',
    bs: 'Zapis je u međuvremenu izmijenjen. Uporedite verzije.',
    hr: 'Zapis je u međuvremenu izmijenjen. Usporedite verzije.',
    srLatn: 'Zapis je u međuvremenu izmijenjen. Uporedite verzije.',
  },
  in_use: {
    en: 'It cannot be deleted because it is in use.',
    bs: 'Brisanje nije moguće jer se zapis koristi.',
    hr: 'Brisanje nije moguće jer se zapis upotrebljava.',
    srLatn: 'Brisanje nije moguće jer se zapis koristi.',
  },
  taken: {
    en: 'Such a record exists already.',
    bs: 'Takav zapis već postoji.',
    hr: 'Takav zapis već postoji.',
    srLatn: 'Takav zapis već postoji.',
  },
  reference_unknown: {
    en: 'A chosen record does not exist any more.',
    bs: 'Odabrani zapis više ne postoji.',
    hr: 'Odabrani zapis više ne postoji.',
    srLatn: 'Izabrani zapis više ne postoji.',
  },
  nothing_selected: {
    en: 'No records selected',
    bs: 'Nijedan zapis nije odabran',
    hr: 'Nijedan zapis nije odabran',
    srLatn: 'Nijedan zapis nije izabran',
  },
});
