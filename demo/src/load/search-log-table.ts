import { table, type Cell, type Table } from './table.ts';

const DAY = 86_400_000;

interface LostSearch {
  readonly text: string;
  /** How many days ago, and how often on that day. */
  readonly on: readonly (readonly [daysAgo: number, searches: number])[];
}

/** What the assortment has not, in the words of its buyers; some are asked for more often from month to month, some no longer. */
const LOST: readonly LostSearch[] = [
  {
    text: 'biorazgradive čaše',
    on: [
      [1, 3],
      [4, 2],
      [9, 4],
      [17, 1],
      [26, 2],
      [38, 1],
      [52, 1],
    ],
  },
  {
    text: 'dozator za kremu',
    on: [
      [2, 1],
      [8, 2],
      [21, 1],
      [35, 3],
      [47, 2],
    ],
  },
  {
    text: 'ozonator',
    on: [
      [3, 2],
      [12, 3],
      [28, 2],
    ],
  },
  {
    text: 'sapun u pjeni bez parfema',
    on: [
      [5, 1],
      [6, 1],
      [19, 2],
      [44, 1],
    ],
  },
  {
    text: 'posoljivač',
    on: [
      [7, 2],
      [22, 1],
      [33, 4],
      [41, 5],
      [55, 3],
    ],
  },
  {
    text: 'tabletice za bazen',
    on: [
      [40, 4],
      [48, 6],
      [57, 5],
    ],
  },
  {
    text: 'zaštitne naočale s dioptrijom',
    on: [
      [10, 1],
      [24, 2],
      [59, 1],
    ],
  },
  {
    text: 'papir za termo printer',
    on: [
      [1, 1],
      [14, 2],
      [16, 1],
      [29, 1],
      [36, 1],
    ],
  },
  {
    text: 'mrežica za pisoar',
    on: [
      [11, 3],
      [13, 1],
      [31, 1],
    ],
  },
];

/** Searches of the last two months that found nothing. */
export function searchLogTable(today: Date): Table {
  const rows = LOST.flatMap(({ text, on }) =>
    on.map(([daysAgo, searches]): Cell[] => [text, 'bs', 0, searches, new Date(today.getTime() - daysAgo * DAY)]),
  );
  return table('search_log', 'query language hits searches at', rows);
}
