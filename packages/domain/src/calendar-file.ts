import { addDays, type BusinessDate } from './dates.ts';

interface CalendarEvent {
  /** Stays the same when the file is made again, so that a calendar replaces the event. */
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  /** First and last day, both included. */
  readonly from: BusinessDate;
  readonly to: BusinessDate;
  readonly createdAt: Date;
}

/** An event of whole days as an iCalendar file (RFC 5545), which every calendar opens. */
export function calendarFile({ id, title, place, description, from, to, createdAt }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sjaj//Shop//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}`,
    `DTSTAMP:${createdAt.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    // The end is the day after the last one.
    `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const compact = (date: BusinessDate): string => date.replaceAll('-', '');

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const LONGEST_LINE = 75;

/** Lines have 75 bytes at most; what follows begins with a space. No character is cut. */
function foldLine(line: string): string {
  const parts = [''];
  let room = LONGEST_LINE;
  for (const character of line) {
    const size = bytesOf(character);
    if (size > room) {
      parts.push('');
      // The space at the beginning counts.
      room = LONGEST_LINE - 1;
    }
    parts[parts.length - 1] += character;
    room -= size;
  }
  return parts.join('\r\n ');
}

/** Bytes of a character in UTF-8. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
