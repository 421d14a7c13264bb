import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseCode } from './article-code.ts';
import { bankAccountControl, formatBankAccount, formatIban, isBankAccount, parseBankAccount } from './bank-account.ts';
import { isJib, jibCheckDigit, jibCheckDigitFits, pdvBelongsTo } from './company-numbers.ts';
import { formatOrderNumber, parseOrderNumber } from './order-number.ts';
import { formatPhone, normalisePhone } from './phone.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

describe('JIB and PDV number', () => {
  it.each(['4200211100005', '4402093280003', '4403711250001', '4299000010006', '4499000030006'])('%s fits', (jib) => {
    expect(jibCheckDigitFits(jib)).toBe(true);
  });

  it('takes a branch number whose check digit does not fit', () => {
    expect([isJib('4203144510090'), jibCheckDigitFits('4203144510090')]).toEqual([true, false]);
  });

  it('notices any one wrong digit', () => {
    fc.assert(
      fc.property(digits(12), fc.nat(11), fc.integer({ min: 1, max: 9 }), (first12, place, shift) => {
        fc.pre(jibCheckDigit(first12) < 10);
        const wrong = (Number(first12[place]) + shift) % 10;
        const mistyped = first12.slice(0, place) + wrong + first12.slice(place + 1);
        return !jibCheckDigitFits(mistyped + jibCheckDigit(first12));
      }),
    );
  });

  it('knows the VAT number of a branch', () => {
    expect(pdvBelongsTo('203144510006', '4203144510090')).toBe(true);
    expect(pdvBelongsTo('200211100005', '4203144510090')).toBe(false);
  });
});

describe('bank accounts', () => {
  it.each(['338-720-22382840-24', '1610000145760068', 'BA39 1540 0120 0034 5222', '555 600 00312014 17'])(
    'reads %s',
    (typed) => {
      expect(isBankAccount(typed)).toBe(true);
    },
  );

  it.each(['', '3387202238284025', '338720223828402', 'BA40 1540 0120 0034 5222', 'HR12 1540 0120 0034 5222'])(
    'refuses %s',
    (typed) => {
      expect(parseBankAccount(typed)).toBeNull();
    },
  );

  it('completes, prints and reads back any account', () => {
    fc.assert(
      fc.property(digits(14), (first14) => {
        const account = first14 + bankAccountControl(first14);
        return (
          parseBankAccount(formatBankAccount(account)) === account && parseBankAccount(formatIban(account)) === account
        );
      }),
    );
  });
});

describe('phones', () => {
  it.each([
    ['063 123 456', '+38763123456'],
    ['063/123-456', '+38763123456'],
    ['+387 63 123 456', '+38763123456'],
    ['00387 (0)36 123-456', '+38736123456'],
    ['060 31 23 456', '+387603123456'],
    ['+385 91 234 5678', '+385912345678'],
  ])('stores %s as %s', (typed, stored) => expect(normalisePhone(typed)).toBe(stored));

  it.each(['', '123456', 'phone', '063 12', '+387 12 345', '0'.repeat(40)])('refuses %s', (typed) => {
    expect(normalisePhone(typed)).toBeNull();
  });

  it('prints what it reads back', () => {
    fc.assert(fc.property(digits(6), (rest) => normalisePhone(formatPhone(`+38761${rest}`)) === `+38761${rest}`));
  });
});

describe('order numbers', () => {
  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 9999 }), fc.integer({ min: 1, max: 999_999_999 }), (year, sequence) => {
        expect(parseOrderNumber(formatOrderNumber({ year, sequence }))).toEqual({ year, sequence });
      }),
    );
  });

  it('ascends as text within a year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_998 }), (sequence) => {
        const next = formatOrderNumber({ year: 2026, sequence: sequence + 1 });
        return formatOrderNumber({ year: 2026, sequence }) < next;
      }),
    );
  });

  it.each(['2026-12345', '2026-000000', '26-000001', '2026000001', '2026-00000a'])('refuses %s', (text) => {
    expect(parseOrderNumber(text)).toBeNull();
  });
});

describe('article codes', () => {
  it.each(['rk-100/l', 'RK 100 L', 'рк100л', 'Rk.100_L'])('%s is RK100L', (code) =>
    expect(normaliseCode(code)).toBe('RK100L'),
  );

  it('tells DJ from D', () => expect(normaliseCode('DJ-10')).not.toBe(normaliseCode('D-10')));

  it('is settled after one turn', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (code) => normaliseCode(normaliseCode(code)) === normaliseCode(code)),
    );
  });
});
