import { userNamed } from '../trade/users.ts';
import { table, type Cell, type Table } from './table.ts';

const HOUR_MS = 3_600_000;
const SCRIPT_ORIGIN = 'https://mjerenje.example.ba';
/** The terms that the demo begins with. */
const TERMS_ID = 1;
const ANAS_BROWSER = 1;

type Decision = readonly [hoursAgo: number, browser: number, isGiven: boolean, source: 'banner' | 'profile'];

/** Decisions on the measurement of visits, the oldest first: most browsers decide once, some change their mind. */
const DECISIONS: readonly Decision[] = [
  [220, ANAS_BROWSER, true, 'banner'],
  [171, 2, false, 'banner'],
  [143, 3, true, 'banner'],
  [96, 4, true, 'banner'],
  [72, ANAS_BROWSER, false, 'profile'],
  [50, 5, false, 'banner'],
  [27, 3, false, 'profile'],
  [21, ANAS_BROWSER, true, 'profile'],
  [4, 6, true, 'banner'],
];

const browserId = (browser: number): string => `5a1e0000-0000-4000-8000-${String(browser).padStart(12, '0')}`;

/** What a private customer and visitors without an account have agreed to or refused. */
export function consentTable(today: Date): Table {
  const ana = userNamed('ana').id;
  const ago = (hours: number): Date => new Date(today.getTime() - hours * HOUR_MS);
  const terms: Cell[] = [ana, 'terms', TERMS_ID, true, 'registration', ago(24 * 60), null, null];
  const decisions = DECISIONS.map(([hoursAgo, browser, isGiven, source]): Cell[] => {
    const userId = browser === ANAS_BROWSER ? ana : null;
    return [userId, 'measurement', null, isGiven, source, ago(hoursAgo), browserId(browser), SCRIPT_ORIGIN];
  });
  return table('consent', 'user_id purpose version is_given source created_at visitor script_origin', [
    terms,
    ...decisions,
  ]);
}
