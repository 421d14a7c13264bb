import type { MachineForm } from '@sjaj/contract';
import { addDays } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serviceOn, turnedDates, warrantyEnd, warrantyOn } from './rules.ts';

const TODAY = '2026-11-23';

it.each([
  [null, 'unknown'],
  ['2026-11-22', 'over'],
  ['2026-11-23', 'ending'],
  ['2026-12-07', 'ending'],
  ['2026-12-08', 'covered'],
])('a warranty until %s is %s', (until, state) => {
  expect(warrantyOn(TODAY, until)).toBe(state);
});

it.each([
  [null, 'in_use', 'none'],
  ['2026-11-22', 'in_use', 'overdue'],
  ['2026-12-07', 'in_service', 'soon'],
  ['2026-12-08', 'in_use', 'planned'],
  ['2026-11-22', 'retired', 'none'],
] as const)('service on %s of a machine that is %s is %s', (nextServiceOn, state, service) => {
  expect(serviceOn(TODAY, { state, nextServiceOn })).toBe(service);
});

describe('the warranty of a delivered machine', () => {
  it('ends after its months, and is unknown without them', () => {
    expect(warrantyEnd('2026-01-31', 1)).toBe('2026-02-28');
    expect([warrantyEnd(null, 24), warrantyEnd(TODAY, null), warrantyEnd(TODAY, 0)]).toEqual([null, null, null]);
  });

  it('never ends before its delivery', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 120 }), (day, months) => {
        expect((warrantyEnd(day, months) ?? '') > day).toBe(true);
      }),
    );
  });
});

const form: MachineForm = {
  companyId: 1,
  articleCode: 'M-1',
  serialNumber: null,
  state: 'in_use',
  boughtOn: '2026-01-10',
  deliveredOn: '2026-01-12',
  warrantyUntil: '2028-01-12',
  lastServiceOn: '2026-06-01',
  nextServiceOn: '2026-12-01',
  place: '',
  note: '',
};

it('names dates that lie before what they follow', () => {
  expect(turnedDates(form)).toEqual([]);
  const turned = { ...form, deliveredOn: '2026-01-09', warrantyUntil: '2026-01-08', nextServiceOn: '2026-05-31' };
  expect(turnedDates(turned)).toEqual(['deliveredOn', 'warrantyUntil', 'nextServiceOn']);
});
