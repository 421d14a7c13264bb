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
  taken: {
    en: 'Such a record exists already.',
    bs: 'Takav zapis već postoji.',
    hr: 'Takav zapis već postoji.',
    srLatn: 'Takav zapis već postoji.',
  },
  in_use: {
    en: 'Still in use: {names}.',
    bs: 'Još je u upotrebi: {names}.',
    hr: 'Još je u uporabi: {names}.',
    srLatn: 'Još je u upotrebi: {names}.',
  },
});
