import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatDate, LANGUAGES, weekday } from '@sjaj/domain';
import { clampDate, dateAfterKey, dateProblem, parseDate, weeksOfMonth } from './date-field.logic.ts';

const MONTHS_EN = 'January February March April May June July August September October November December'.split(' ');
const MONTHS_HR = 'siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni prosinac'.split(
  ' ',
);

const dates = fc.integer({ min: 0, max: 80_000 }).map((offset) => addDays('1990-01-01', offset));

describe('a typed date', () => {
  it.each([
    '3.12.2026',
    '03.12.2026.',
    '03.12.26',
    '3. 12. 2026.',
    ' 3. 12. 26. ',
    '3/12/2026',
    '03-12-2026',
    '3,12,2026',
    '3 Dec 2026',
    '3 december 2026',
    '3. Dec. 2026',
    '2026-12-03',
  ])('reads %j as 3 December 2026', (text) => {
    expect(parseDate(text, MONTHS_EN)).toBe('2026-12-03');
  });

  it.each([
    '',
    '3',
    '3.12.',
    '3.12.202',
    '31.2.2026',
    '29.2.2027',
    '12/31/2026',
    '3 Foo 2026',
    '3 De 2026',
    '2026-13-01',
    '0026-12-03',
    '3122026',
    'sutra',
  ])('reads %j as no date', (text) => {
    expect(parseDate(text, MONTHS_EN)).toBeNull();
  });

  it('knows the months of the language, also in the genitive', () => {
    expect(parseDate('3. prosinca 2026.', MONTHS_HR)).toBe('2026-12-03');
    expect(parseDate('14. svibanj 2026.', MONTHS_HR)).toBe('2026-05-14');
    expect(parseDate('14 May 2026', MONTHS_HR)).toBeNull();
  });

  it('reads what it shows in every language', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...LANGUAGES), (date, language) => {
        expect(parseDate(formatDate(date, language), MONTHS_EN)).toBe(date);
      }),
    );
  });

  it('says what is wrong with it', () => {
    const limits = { min: '2026-11-10', max: '2026-11-20' };
    const problems = ['', ' ', '10.11.2026', '20.11.2026', '9.11.2026', '21.11.2026', '31.11.2026'].map((text) =>
      dateProblem(text, MONTHS_EN, limits),
    );
    expect(problems).toEqual([null, null, null, null, 'too_early', 'too_late', 'no_date']);
    expect(dateProblem('9.11.2026', MONTHS_EN, { min: 'never', max: '' })).toBeNull();
  });
});

describe('the calendar', () => {
  it('has the weeks of a month from Monday to Sunday', () => {
    expect(weeksOfMonth('2026-11-23').map((week) => [week[0], week.at(-1)])).toEqual([
      ['2026-10-26', '2026-11-01'],
      ['2026-11-02', '2026-11-08'],
      ['2026-11-09', '2026-11-15'],
      ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'],
      ['2026-11-30', '2026-12-06'],
    ]);
    // A February that begins on a Monday.
    expect(weeksOfMonth('2027-02-14')).toHaveLength(4);
  });

  it('has every day of a month once, in four to six whole weeks', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const weeks = weeksOfMonth(date);
        const inMonth = weeks.flat().filter((day) => day.slice(0, 7) === date.slice(0, 7));
        expect(inMonth).toContain(date);
        expect(new Set(inMonth).size).toBe(inMonth.length);
        expect([inMonth[0]?.slice(-2), weeks.every((week) => weekday(week[0] ?? '') === 1)]).toEqual(['01', true]);
        expect([4, 5, 6]).toContain(weeks.length);
      }),
    );
  });

  it.each([
    ['ArrowLeft', false, '2026-01-30'],
    ['ArrowRight', false, '2026-02-01'],
    ['ArrowUp', false, '2026-01-24'],
    ['ArrowDown', false, '2026-02-07'],
    ['Home', false, '2026-01-26'],
    ['End', false, '2026-02-01'],
    ['PageUp', false, '2025-12-31'],
    ['PageDown', false, '2026-02-28'],
    ['PageUp', true, '2025-01-31'],
    ['PageDown', true, '2027-01-31'],
    ['a', false, null],
  ])('%s (with Shift: %s) leads from 31 January to %s', (key, isShifted, reached) => {
    expect(dateAfterKey('2026-01-31', key, isShifted)).toBe(reached);
  });

  it('stays within its limits', () => {
    const limits = { min: '2026-11-10', max: '2026-11-20' };
    expect(['2026-11-01', '2026-11-15', '2026-12-01'].map((date) => clampDate(date, limits))).toEqual([
      '2026-11-10',
      '2026-11-15',
      '2026-11-20',
    ]);
    expect(clampDate('2026-11-01', { min: 'never' })).toBe('2026-11-01');
  });
});
