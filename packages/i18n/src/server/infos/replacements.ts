import { texts } from '../../texts.ts';

/** Infos about replaced articles. */
export const replacements = texts({
  replaced: {
    en: 'Replaced. Lists changed: {count}',
    bs: 'Zamijenjeno. Izmijenjenih lista: {count}',
    hr: 'Zamijenjeno. Izmijenjenih popisa: {count}',
    srLatn: 'Zamijenjeno. Izmijenjenih lista: {count}',
  },
  undone: {
    en: 'The lists are as they were.',
    bs: 'Liste su kakve su bile.',
    hr: 'Popisi su kakvi su bili.',
    srLatn: 'Liste su kakve su bile.',
  },
});
