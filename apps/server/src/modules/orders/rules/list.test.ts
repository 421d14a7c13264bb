import { describe, expect, it } from 'vitest';
import { spanOf } from './list.ts';

describe('spanOf', () => {
  it('counts days as they are in Sarajevo, both included, whether they have 24 hours or not', () => {
    expect(spanOf({ from: '2026-10-25', to: '2026-10-25' })).toEqual({
      from: new Date('2026-10-24T22:00:00Z'),
      before: new Date('2026-10-25T23:00:00Z'),
    });
  });

  it('is open on a side that is not given, or lies beyond all orders', () => {
    expect(spanOf({})).toEqual({ from: null, before: null });
    expect(spanOf({ from: '0000-02-29', to: '9999-12-31' })).toEqual({ from: null, before: null });
    expect(spanOf({ from: '9999-12-31' }).from?.toISOString()).toBe('2099-12-30T23:00:00.000Z');
  });
});
