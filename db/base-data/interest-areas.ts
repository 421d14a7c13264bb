import type { Texts } from './texts.ts';

/** What companies do, for those who serve them. */
export const interestAreas: readonly Texts[] = [
  [
    'Ugostiteljstvo i hotelijerstvo',
    'Ugostiteljstvo i hotelijerstvo',
    'Ugostiteljstvo i hotelijerstvo',
    'Hotels and catering',
  ],
  ['Zdravstvo', 'Zdravstvo', 'Zdravstvo', 'Health care'],
  ['Obrazovanje', 'Obrazovanje', 'Obrazovanje', 'Education'],
  ['Servisi za čišćenje', 'Servisi za čišćenje', 'Servisi za čišćenje', 'Cleaning companies'],
  ['Industrija i proizvodnja', 'Industrija i proizvodnja', 'Industrija i proizvodnja', 'Industry and production'],
  [
    'Javna uprava i komunalne službe',
    'Javna uprava i komunalne službe',
    'Javna uprava i komunalne službe',
    'Public administration and utilities',
  ],
  ['Trgovina', 'Trgovina', 'Trgovina', 'Retail'],
  ['Građevinarstvo', 'Graditeljstvo', 'Građevinarstvo', 'Construction'],
  ['Prehrambena industrija', 'Prehrambena industrija', 'Prehrambena industrija', 'Food industry'],
  ['Sport i rekreacija', 'Šport i rekreacija', 'Sport i rekreacija', 'Sport and recreation'],
].map(([bs = '', hr = '', srLatn = '', en = '']) => ({ bs, hr, srLatn, en }));
