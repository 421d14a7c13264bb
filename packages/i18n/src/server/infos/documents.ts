import { texts } from '../../texts.ts';

/** Infos about saved carts. */
export const documents = texts({
  saved: {
    en: 'The cart is saved: {title}',
    bs: 'Korpa je sačuvana: {title}',
    hr: 'Košarica je spremljena: {title}',
    srLatn: 'Korpa je sačuvana: {title}',
  },
  proposed: {
    en: 'The proposal has been sent: {name}',
    bs: 'Prijedlog je poslan: {name}',
    hr: 'Prijedlog je poslan: {name}',
    srLatn: 'Prijedlog je poslat: {name}',
  },
  loaded: {
    en: 'The saved cart is loaded.',
    bs: 'Sačuvana korpa je učitana.',
    hr: 'Spremljena košarica je učitana.',
    srLatn: 'Sačuvana korpa je učitana.',
  },
  loaded_partly: {
    en: 'Added: {added}. Not added: {failed}.',
    bs: 'Dodano: {added}. Nije dodano: {failed}.',
    hr: 'Dodano: {added}. Nije dodano: {failed}.',
    srLatn: 'Dodato: {added}. Nije dodato: {failed}.',
  },
  changed: {
    en: 'The saved cart is changed.',
    bs: 'Sačuvana korpa je izmijenjena.',
    hr: 'Spremljena košarica je izmijenjena.',
    srLatn: 'Sačuvana korpa je izmijenjena.',
  },
  deleted: {
    en: 'The saved cart is deleted.',
    bs: 'Sačuvana korpa je obrisana.',
    hr: 'Spremljena košarica je izbrisana.',
    srLatn: 'Sačuvana korpa je obrisana.',
  },
});
