import { texts } from '../../texts.ts';

/** Companies and their people. */
export const companies = texts({
  change_requested: {
    en: 'We have received your request and will answer with a message.',
    bs: 'Zaprimili smo vaš zahtjev i odgovorit ćemo porukom.',
    hr: 'Zaprimili smo vaš zahtjev i odgovorit ćemo porukom.',
    srLatn: 'Primili smo vaš zahtjev i odgovorićemo porukom.',
  },
  user_saved: {
    en: 'Saved: {name}',
    bs: 'Sačuvano: {name}',
    hr: 'Spremljeno: {name}',
    srLatn: 'Sačuvano: {name}',
  },
});
