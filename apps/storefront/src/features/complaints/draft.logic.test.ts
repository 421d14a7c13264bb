import type { PurchasedLine } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { draftFrom, EMPTY_DRAFT, errorsOf, formOf, isBegun } from './draft.logic.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const LINE = { lineId: 7, quantity: 6, title: 'Dozator' } as PurchasedLine;
const DRAFT = { ...EMPTY_DRAFT, contactPerson: ' Jasmin ', productName: 'Dozator', description: 'Curi ventil' };

describe('errors', () => {
  it('name what is missing', () => {
    expect(errorsOf(EMPTY_DRAFT)).toEqual({
      contactPerson: 'required',
      productName: 'required',
      description: 'required',
    });
    expect(errorsOf(DRAFT)).toEqual({});
  });

  it.each(['0', '7', '1,5', 'dva', '-1'])('refuse the quantity %s of a line over 6', (quantity) => {
    expect(errorsOf({ ...DRAFT, line: LINE, quantity })).toEqual({ quantity: 'quantity' });
  });

  it('take a quantity of the line, or none', () => {
    for (const quantity of ['', '1', ' 6 ']) expect(errorsOf({ ...DRAFT, line: LINE, quantity })).toEqual({});
  });
});

describe('the request', () => {
  it('leaves out what is empty', () => {
    expect(formOf(DRAFT)).toEqual({
      kind: 'complaint',
      contactPerson: 'Jasmin',
      productName: 'Dozator',
      description: 'Curi ventil',
      fileIds: [],
    });
  });

  it('names the line instead of the typed product', () => {
    const form = formOf({ ...DRAFT, line: LINE, quantity: '2', brand: 'Dozimat', serialNumber: 'S-1' });
    expect(form).toMatchObject({ orderLineId: 7, quantity: 2, serialNumber: 'S-1' });
    expect(form).not.toHaveProperty('productName');
    expect(form).not.toHaveProperty('brand');
  });
});

describe('a stored draft', () => {
  it('comes back as it was', () => {
    const files = [{ id: 4, name: 'ventil.jpg', at: NOW }];
    const draft = { ...DRAFT, line: LINE, kind: 'return' as const, files };
    expect(draftFrom(JSON.parse(JSON.stringify(draft)), NOW)).toEqual(draft);
    expect(draftFrom(draft, NOW + 21 * 3_600_000).files).toEqual([]);
    expect(isBegun(draft)).toBe(true);
  });

  it('of another shape keeps what fits', () => {
    expect(
      draftFrom({ description: 'Curi', kind: 'gift', brand: 7, other: 1, files: [null, { id: 'x' }] }, NOW),
    ).toEqual({
      ...EMPTY_DRAFT,
      description: 'Curi',
    });
    for (const stored of [null, 'text', 7]) expect(draftFrom(stored, NOW)).toEqual(EMPTY_DRAFT);
    expect(isBegun({ ...EMPTY_DRAFT, contactPerson: 'Jasmin' })).toBe(false);
  });
});
