import { texts } from '../texts.ts';

/** Visits of sales representatives to customers. */
export const visits = texts({
  title: { en: 'Visits', bs: 'Posjete', hr: 'Posjeti', srLatn: 'Posjete' },
  new: { en: 'New visit', bs: 'Nova posjeta', hr: 'Novi posjet', srLatn: 'Nova posjeta' },
  one: { en: 'Visit of {day}', bs: 'Posjeta {day}', hr: 'Posjet {day}', srLatn: 'Posjeta {day}' },
  visitedOn: { en: 'Day', bs: 'Dan', hr: 'Dan', srLatn: 'Dan' },
  person: { en: 'Spoken with', bs: 'Razgovor sa', hr: 'Razgovor s', srLatn: 'Razgovor sa' },
  summary: {
    en: 'What was said',
    bs: 'Sadržaj razgovora',
    hr: 'Sadržaj razgovora',
    srLatn: 'Sadržaj razgovora',
  },
  nextStep: { en: 'Next step', bs: 'Sljedeći korak', hr: 'Sljedeći korak', srLatn: 'Sljedeći korak' },
  nextOn: { en: 'Next visit', bs: 'Sljedeća posjeta', hr: 'Sljedeći posjet', srLatn: 'Sljedeća posjeta' },
  nextHint: {
    en: 'It appears on the start page under “To visit”.',
    bs: 'Pojavljuje se na početnoj stranici pod „Za posjetu“.',
    hr: 'Pojavljuje se na početnoj stranici pod „Za posjet“.',
    srLatn: 'Pojavljuje se na početnoj stranici pod „Za posjetu“.',
  },
  none: {
    en: 'No visit has been written down yet.',
    bs: 'Još nije upisana nijedna posjeta.',
    hr: 'Još nije upisan nijedan posjet.',
    srLatn: 'Još nije upisana nijedna posjeta.',
  },
  next: { en: 'Next: {what}', bs: 'Dalje: {what}', hr: 'Dalje: {what}', srLatn: 'Dalje: {what}' },
  remove: { en: 'Delete the visit?', bs: 'Obrisati posjetu?', hr: 'Izbrisati posjet?', srLatn: 'Obrisati posjetu?' },
  removeSure: {
    en: 'The visit of {day} is deleted for everybody.',
    bs: 'Posjeta {day} briše se za sve.',
    hr: 'Posjet {day} briše se za sve.',
    srLatn: 'Posjeta {day} briše se za sve.',
  },
  toVisit: { en: 'To visit', bs: 'Za posjetu', hr: 'Za posjet', srLatn: 'Za posjetu' },
  nobodyToVisit: {
    en: 'No visit is planned',
    bs: 'Nema planiranih posjeta',
    hr: 'Nema planiranih posjeta',
    srLatn: 'Nema planiranih posjeta',
  },
  planHint: {
    en: 'Set the day of the next visit in the company’s record.',
    bs: 'Dan sljedeće posjete upišite u podacima firme.',
    hr: 'Dan sljedećeg posjeta upišite u podacima tvrtke.',
    srLatn: 'Dan sljedeće posjete upišite u podacima firme.',
  },
  overdue: { en: 'overdue', bs: 'kasni', hr: 'kasni', srLatn: 'kasni' },
  today: { en: 'today', bs: 'danas', hr: 'danas', srLatn: 'danas' },
});
