import { texts } from '../texts.ts';

/** Another product of the same effect whose use costs less. */
export const cheaperInUse = texts({
  title: {
    en: 'Same effect, {percent} cheaper in use:',
    bs: 'Isto djelovanje, {percent} jeftinije u upotrebi:',
    hr: 'Isto djelovanje, {percent} jeftinije u uporabi:',
    srLatn: 'Isto djelovanje, {percent} jeftinije u upotrebi:',
  },
  hint: {
    en: 'Same category, surfaces and approvals',
    bs: 'Ista kategorija, namjena i odobrenja',
    hr: 'Ista kategorija, namjena i odobrenja',
    srLatn: 'Ista kategorija, namjena i odobrenja',
  },
});
