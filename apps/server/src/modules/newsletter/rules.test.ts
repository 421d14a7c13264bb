import { expect, it } from 'vitest';
import { isOneClick } from './rules.ts';

it('takes the form of RFC 8058 in both encodings, and no other', () => {
  const parts = (name: string, value: string): string =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;
  for (const body of [
    'List-Unsubscribe=One-Click',
    'List-Unsubscribe=One-Click\r\n',
    parts('List-Unsubscribe', 'One-Click'),
  ])
    expect(isOneClick(body)).toBe(true);
  for (const body of [
    '',
    'List-Unsubscribe=Two',
    'x=One-Click',
    '{"List-Unsubscribe":"One-Click"}',
    parts('x', 'One-Click'),
  ])
    expect(isOneClick(body)).toBe(false);
});
