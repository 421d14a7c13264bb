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
  deputy_named: {
    en: '{name} approves for you on these days.',
    bs: '{name} u tim danima odobrava umjesto vas.',
    hr: '{name} u tim danima odobrava umjesto vas.',
    srLatn: '{name} tih dana odobrava umjesto vas.',
  },
  deputy_ended: {
    en: 'The deputy no longer approves.',
    bs: 'Zamjenik više ne odobrava.',
    hr: 'Zamjenik više ne odobrava.',
    srLatn: 'Zamjenik više ne odobrava.',
  },
});
