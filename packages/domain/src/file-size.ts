import { formatNumber, NO_BREAK_SPACE } from './numbers.ts';

const STEP = 1_024;
const UNITS = ['B', 'kB', 'MB', 'GB'] as const;
const WHOLE_FROM = 10;

/** A size of a file for people: `84 kB`, `1,2 MB`. */
export function formatFileSize(bytes: number): string {
  const step = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(STEP)));
  const value = bytes / STEP ** step;
  const decimals = step === 0 || value >= WHOLE_FROM ? 0 : 1;
  return `${formatNumber(Number(value.toFixed(decimals)), decimals)}${NO_BREAK_SPACE}${UNITS[step]}`;
}
