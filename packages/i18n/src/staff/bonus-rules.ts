import { texts } from '../texts.ts';

/** The rules of the bonus programme, and the settling of points. */
export const bonusRules = texts({
  pointsTitle: { en: 'Bonus points', bs: 'Bonus bodovi', hr: 'Bonus bodovi', srLatn: 'Bonus bodovi' },
  balance: { en: 'Balance', bs: 'Stanje', hr: 'Stanje', srLatn: 'Stanje' },
  new: { en: 'New rule', bs: 'Novo pravilo', hr: 'Novo pravilo', srLatn: 'Novo pravilo' },
  search: { en: 'Category, brand…', bs: 'Kategorija, brend…', hr: 'Kategorija, brend…', srLatn: 'Kategorija, brend…' },
  viewCurrent: { en: 'Not ended', bs: 'Važeća i buduća', hr: 'Važeća i buduća', srLatn: 'Važeća i buduća' },
  viewEnded: { en: 'Ended', bs: 'Istekla', hr: 'Istekla', srLatn: 'Istekla' },
  pointsPerKm: { en: 'Points per KM', bs: 'Bodova po KM', hr: 'Bodova po KM', srLatn: 'Bodova po KM' },
  pointsHint: {
    en: 'Of goods without VAT and delivery. Where several rules cover a product, the best one counts.',
    bs: 'Na robu bez PDV-a i dostave. Ako za artikal vrijedi više pravila, računa se najpovoljnije.',
    hr: 'Na robu bez PDV-a i dostave. Ako za artikl vrijedi više pravila, računa se najpovoljnije.',
    srLatn: 'Na robu bez PDV-a i dostave. Ako za artikal važi više pravila, računa se najpovoljnije.',
  },
  customers: { en: 'Customers', bs: 'Kupci', hr: 'Kupci', srLatn: 'Kupci' },
  period: { en: 'Period', bs: 'Period', hr: 'Razdoblje', srLatn: 'Period' },
  startsOn: { en: 'First day', bs: 'Prvi dan', hr: 'Prvi dan', srLatn: 'Prvi dan' },
  endsOn: { en: 'Last day', bs: 'Posljednji dan', hr: 'Posljednji dan', srLatn: 'Posljednji dan' },
  startsHint: {
    en: 'The day of the order counts. Orders since then earn points too.',
    bs: 'Računa se dan narudžbe. Bodove dobijaju i narudžbe od tog dana.',
    hr: 'Računa se dan narudžbe. Bodove dobivaju i narudžbe od tog dana.',
    srLatn: 'Računa se dan porudžbine. Bodove dobijaju i porudžbine od tog dana.',
  },
  endsHint: {
    en: 'Empty: without end.',
    bs: 'Prazno: bez kraja.',
    hr: 'Prazno: bez kraja.',
    srLatn: 'Prazno: bez kraja.',
  },
  turned: {
    en: 'The last day is before the first.',
    bs: 'Posljednji dan je prije prvog.',
    hr: 'Posljednji dan je prije prvog.',
    srLatn: 'Posljednji dan je prije prvog.',
  },
  remove: { en: 'Delete the rule', bs: 'Brisanje pravila', hr: 'Brisanje pravila', srLatn: 'Brisanje pravila' },
  removeSure: {
    en: 'Delete the rule “{name}”? Points that were earned by it remain.',
    bs: 'Obrisati pravilo „{name}“? Bodovi koji su po njemu zarađeni ostaju.',
    hr: 'Obrisati pravilo „{name}“? Bodovi koji su po njemu zarađeni ostaju.',
    srLatn: 'Obrisati pravilo „{name}“? Bodovi koji su po njemu zarađeni ostaju.',
  },
  none: { en: 'No points yet.', bs: 'Još nema bodova.', hr: 'Još nema bodova.', srLatn: 'Još nema bodova.' },
  settle: { en: 'Settle points', bs: 'Iskoristi bodove', hr: 'Iskoristi bodove', srLatn: 'Iskoristi bodove' },
  points: { en: 'Points', bs: 'Bodovi', hr: 'Bodovi', srLatn: 'Bodovi' },
  reason: { en: 'Reason', bs: 'Razlog', hr: 'Razlog', srLatn: 'Razlog' },
  reasonHint: {
    en: 'The customer sees it.',
    bs: 'Kupac ga vidi.',
    hr: 'Kupac ga vidi.',
    srLatn: 'Kupac ga vidi.',
  },
});
