import { texts } from '../../texts.ts';

/** Who may do what. */
export const access = texts({
  not_allowed: {
    en: 'You are not allowed to do this.',
    bs: 'Nemate ovlaštenje za ovu radnju.',
    hr: 'Nemate ovlast za ovu radnju.',
    srLatn: 'Nemate ovlašćenje za ovu radnju.',
  },
  prices_hidden: {
    en: 'Your user account does not show prices.',
    bs: 'Vaš korisnički račun ne prikazuje cijene.',
    hr: 'Vaš korisnički račun ne prikazuje cijene.',
    srLatn: 'Vaš korisnički nalog ne prikazuje cijene.',
  },
  closed_shop: {
    en: 'Please log in to see the shop.',
    bs: 'Prijavite se da biste vidjeli prodavnicu.',
    hr: 'Prijavite se da biste vidjeli trgovinu.',
    srLatn: 'Prijavite se da biste vidjeli prodavnicu.',
  },
  origin_not_allowed: {
    en: 'The request comes from a page that is not allowed.',
    bs: 'Zahtjev dolazi sa stranice koja nije dozvoljena.',
    hr: 'Zahtjev dolazi sa stranice koja nije dopuštena.',
    srLatn: 'Zahtjev dolazi sa stranice koja nije dozvoljena.',
  },
});
