import { describe, expect, it } from 'vitest';
import { endOfLink, isValidFileLink, signFileLink } from './file-link.ts';

describe('a link', () => {
  const secret = Buffer.alloc(32, 7);
  const NOW = new Date('2026-11-22T12:00:00Z');
  const link = { id: 12, variant: 'view', reader: 'company:3', until: endOfLink(NOW) } as const;
  const signature = new URL(signFileLink(secret, link), 'http://shop').searchParams.get('signature') ?? '';

  it('is valid for five to ten minutes', () => {
    expect(isValidFileLink(secret, link, signature, NOW)).toBe(true);
    expect(isValidFileLink(secret, link, signature, new Date('2026-11-22T12:09:59Z'))).toBe(true);
    expect(isValidFileLink(secret, link, signature, new Date('2026-11-22T12:10:00Z'))).toBe(false);
  });

  it.each([
    { ...link, id: 13 },
    { ...link, variant: 'download' as const },
    { ...link, reader: 'company:4' as const },
    { ...link, reader: 'staff' as const },
    { ...link, until: link.until + 300 },
  ])('is not valid for anything else: %j', (other) => {
    expect(isValidFileLink(secret, other, signature, NOW)).toBe(false);
  });

  it('is not valid with the signature of another key, a cut one or none', () => {
    const foreign = new URL(signFileLink(Buffer.alloc(32, 8), link), 'http://shop').searchParams.get('signature') ?? '';
    for (const one of [foreign, signature.slice(0, 20), '', 'š']) {
      expect(isValidFileLink(secret, link, one, NOW)).toBe(false);
    }
  });
});
