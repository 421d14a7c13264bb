/** Formats by number that show a date or a time, in all languages (ECMA-376 Part 1, 18.8.30). */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58) ||
  (id >= 71 && id <= 81);

/** What a spreadsheet lets somebody type. */
const LONGEST_FORMAT = 255;
const DATE_TOKENS = new Set(
  's ss m mm mmm mmmm mmmmm h hh am pm a p d dd ddd dddd aaa aaaa aaaaa y yy yyyy e ee eeee'.split(' '),
);

/** Whether a cell format shows a date: `dd.mm.yyyy` does, `#,##0.00 "kom"` does not. */
export function isDateFormat(id: number, template: string | undefined): boolean {
  if (isBuiltInDate(id)) return true;
  if (template === undefined) return false;
  const plain = template.slice(0, LONGEST_FORMAT).toLowerCase().replace(/;@$/, '').replaceAll(/\\./g, ' ');
  return plain.split(';').some(showsDate);
}

function showsDate(template: string): boolean {
  const letters = template
    .replaceAll(/"[^"]*"/g, ' ')
    // Parts of a second, hours beyond a day, then colours and languages.
    .replaceAll(/(\[?[smhd]{1,2}\]?)[.,]00?0?/g, '$1')
    .replaceAll(/\[([smhd]{1,2})\]/g, '$1')
    .replaceAll(/\[[^[\]]*\]/g, '');
  const tokens = letters.split(/[^a-z0#?%]+/).filter((token) => token !== '');
  return tokens.length > 0 && tokens.every((token) => DATE_TOKENS.has(token));
}

const DAY_MS = 86_400_000;
const DAYS_BEFORE_1970 = 25_569;
const DAYS_BETWEEN_SYSTEMS = 1_462;

/** The day, and the time where there is one, that a number of days stands for; null for none that a calendar has. */
export function dateText(days: number, startsIn1904: boolean): string | null {
  const shifted = startsIn1904 ? days + DAYS_BETWEEN_SYSTEMS : days;
  return instantText(new Date(Math.floor((shifted - DAYS_BEFORE_1970) * DAY_MS)));
}

/** `2026-11-20`, or `2026-11-20 14:05`. */
export function instantText(instant: Date): string | null {
  if (Number.isNaN(instant.getTime())) return null;
  const [day = '', time = ''] = instant.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
