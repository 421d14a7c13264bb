import fc from 'fast-check';
import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { normalizedAppCode, normalizedRecoveryCode, relyingPartyOf } from './rules.ts';
import { newRecoveryCodes, stepOfCode } from './service/codes.ts';
import { seal, unseal } from './service/sealing.ts';

const SECRET = 'BX46OLYX2LFVDWAALNUSJ736YWTLW5CM';
const STEP_S = 30;

describe('a code of the app', () => {
  const EPOCH = 1_800_000_000;
  const code = generateSync({ secret: SECRET, epoch: EPOCH });
  const stepAt = (seconds: number, lastStep = 0) =>
    stepOfCode({ secret: SECRET, code, lastStep, now: new Date((EPOCH + seconds) * 1_000) });

  it('is accepted within its own time step, the one before and the one after', () => {
    const step = EPOCH / STEP_S;
    fc.assert(fc.property(fc.integer({ min: -30, max: 59 }), (seconds) => stepAt(seconds) === step));
  });

  it('is refused two steps away', () => {
    expect([stepAt(-31), stepAt(60), stepAt(3_600)]).toEqual([null, null, null]);
  });

  it('is refused when its step or a later one was used', () => {
    const step = EPOCH / STEP_S;
    expect([stepAt(0, step - 1), stepAt(0, step), stepAt(0, step + 1)]).toEqual([step, null, null]);
  });

  it('may be typed with a space, and is nothing else', () => {
    expect(normalizedAppCode(' 123 456')).toBe('123456');
    expect(['12345', '1234567', '12345a', ''].map(normalizedAppCode)).toEqual([null, null, null, null]);
  });
});

describe('recovery codes', () => {
  it('are ten different ones of 16 characters, which are read in small letters and without dashes', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
      const letters = code.replaceAll('-', '');
      expect(normalizedRecoveryCode(letters.toLowerCase())).toBe(letters);
      expect(normalizedRecoveryCode(` ${code} `)).toBe(letters);
    }
  });

  it('are no other text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 15 }), (text) => normalizedRecoveryCode(text) === null));
    expect(normalizedRecoveryCode('AAAA-AAAA-AAAA-AAA0')).toBeNull();
  });
});

describe('a sealed secret', () => {
  const key = Buffer.alloc(32, 1);

  it('is opened with the same key for the same user only', () => {
    const sealed = seal(key, 7, SECRET);
    expect(sealed.includes(SECRET)).toBe(false);
    expect(unseal(key, 7, sealed)).toBe(SECRET);
    expect(unseal(key, 8, sealed)).toBeNull();
    expect(unseal(Buffer.alloc(32, 2), 7, sealed)).toBeNull();
  });

  it('is not opened with any bit changed', () => {
    const sealed = seal(key, 7, SECRET);
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 0, max: 7 }), (at, bit) => {
        const changed = Buffer.from(sealed);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        return unseal(key, 7, changed) === null;
      }),
    );
  });
});

describe('the address of passkeys', () => {
  it.each([
    ['https://shop.example.ba', 'http://10.0.0.5:4000', { id: 'shop.example.ba', origin: 'https://shop.example.ba' }],
    [null, 'http://localhost:4000', { id: 'localhost', origin: 'http://localhost:4000' }],
    [null, 'http://shop.example.ba', null],
    [null, 'https://shop.example.ba', null],
    ['http://shop.example.ba', 'http://shop.example.ba', null],
    ['https://10.0.0.5', 'https://10.0.0.5', null],
    ['https://[2001:db8::1]', 'https://[2001:db8::1]', null],
    [null, 'http://127.0.0.1:4000', null],
  ])('configured %j, asked at %s', (configured, asked, expected) => {
    expect(relyingPartyOf(configured, asked)).toEqual(expected);
  });
});
