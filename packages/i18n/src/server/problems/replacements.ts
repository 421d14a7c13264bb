import { texts } from '../../texts.ts';

/** Replacing an article in one's lists. */
export const replacements = texts({
  not_found: {
    en: 'This replacement was undone already, or is not yours.',
    bs: 'Ova zamjena je već poništena ili nije vaša.',
    hr: 'Ova zamjena već je poništena ili nije vaša.',
    srLatn: 'Ova zamjena je već poništena ili nije vaša.',
  },
  changed_since: {
    en: 'One of the lists was changed since. Nothing was put back.',
    bs: 'Jedna od lista je u međuvremenu izmijenjena. Ništa nije vraćeno.',
    hr: 'Jedan od popisa u međuvremenu je izmijenjen. Ništa nije vraćeno.',
    srLatn: 'Jedna od lista je u međuvremenu izmijenjena. Ništa nije vraćeno.',
  },
  nothing_to_replace: {
    en: 'None of the chosen lists has this product any more.',
    bs: 'Nijedna od odabranih lista više nema ovaj artikal.',
    hr: 'Nijedan od odabranih popisa više nema ovaj artikl.',
    srLatn: 'Nijedna od izabranih lista više nema ovaj artikal.',
  },
  not_orderable: {
    en: 'The replacement cannot be ordered in this quantity.',
    bs: 'Zamjenu nije moguće naručiti u ovoj količini.',
    hr: 'Zamjenu nije moguće naručiti u ovoj količini.',
    srLatn: 'Zamjenu nije moguće poručiti u ovoj količini.',
  },
});
