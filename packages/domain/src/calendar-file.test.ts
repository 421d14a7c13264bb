import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  id: 'order-2026-004100@sjaj.ba',
  title: 'Dostava: narudžba 2026-004100',
  place: 'Bulevar 14, 88000 Mostar',
  description: 'Sjaj',
  from: '2026-11-26',
  to: '2026-11-27',
  createdAt: new Date('2026-11-23T08:05:09.123Z'),
};

const unfolded = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

it('is an event of whole days; its end is the day after the last', () => {
  expect(unfolded(calendarFile(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sjaj//Shop//EN',
    'BEGIN:VEVENT',
    'UID:order-2026-004100@sjaj.ba',
    'DTSTAMP:20261123T080509Z',
    'DTSTART;VALUE=DATE:20261126',
    'DTEND;VALUE=DATE:20261128',
    'SUMMARY:Dostava: narudžba 2026-004100',
    String.raw`LOCATION:Bulevar 14\, 88000 Mostar`,
    'DESCRIPTION:Sjaj',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

const bytesOf = (line: string): number => encodeURIComponent(line).replaceAll(/%../g, '-').length;

it('keeps every text to its own line, and every line to 75 bytes, whatever the texts hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const file = calendarFile({ ...event, title: text, description: `a\r\nEND:VEVENT ${text}` });
      const lines = file.split('\r\n');
      for (const line of lines) expect(bytesOf(line)).toBeLessThanOrEqual(75);
      expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
      expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
    }),
  );
});
