import { setLanguage, setTexts } from '@sjaj/app-kit';
import { beforeAll, expect, it } from 'vitest';
import { shortTableTime, tableTime } from './table-time.ts';

const NOW = new Date('2026-11-28T12:00:00Z');

beforeAll(() => {
  setLanguage('bs');
  setTexts({ 'sign.yesterday': 'juče' } as never);
});

it.each([
  ['2026-11-28T07:36:00Z', '08:36', '08:36'],
  ['2026-11-27T14:48:00Z', 'juče 15:48', 'juče'],
  ['2026-11-18T08:41:00Z', '18. 11. 2026. 09:41', '18. 11. 2026.'],
])('tells %s as %j, where there is little room as %j', (instant, whole, short) => {
  expect(tableTime(instant, NOW).replaceAll('\u00A0', ' ')).toBe(whole);
  expect(shortTableTime(instant, NOW).replaceAll('\u00A0', ' ')).toBe(short);
});
