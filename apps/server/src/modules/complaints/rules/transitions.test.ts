import { COMPLAINT_STATUS as S, type ComplaintStatus } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { actsOfCustomer, type ComplaintState, findTransition, nextForStaff, reopenUntil } from './transitions.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const state = (status: ComplaintStatus, more: Partial<ComplaintState> = {}): ComplaintState => ({
  status,
  outcome: status === S.resolved ? 'repair' : null,
  closedAt: status === S.rejected || status === S.resolved ? NOW : null,
  ...more,
});

it('allows exactly these steps', () => {
  const all = Object.values(S);
  const steps = all.flatMap((from) =>
    all.flatMap((to) =>
      (['customer', 'staff'] as const).flatMap((role) =>
        findTransition(state(from), to, role) ? [`${from}>${to} ${role}`] : [],
      ),
    ),
  );
  expect(steps).toEqual([
    '1>2 staff',
    '1>4 customer',
    '2>3 staff',
    '2>4 staff',
    '3>2 customer',
    '3>2 staff',
    '4>2 customer',
    '4>2 staff',
  ]);
});

it('leaves a withdrawn complaint as it is', () => {
  const withdrawn = state(S.resolved, { outcome: 'withdrawn' });
  expect(nextForStaff(withdrawn)).toEqual([]);
  expect(actsOfCustomer(withdrawn, NOW)).toEqual([]);
  expect(reopenUntil(withdrawn)).toBeNull();
  expect(nextForStaff(state(S.resolved))).toEqual([S.inProcessing]);
});

it('lets a customer write while it is pending, withdraw before staff begin, and reopen for 15 days', () => {
  expect(actsOfCustomer(state(S.received), NOW)).toEqual(['write', 'withdraw']);
  expect(actsOfCustomer(state(S.inProcessing), NOW)).toEqual(['write']);
  for (const closed of [state(S.rejected), state(S.resolved)]) {
    expect(reopenUntil(closed)).toBe('2026-12-07');
    expect(actsOfCustomer(closed, new Date('2026-12-07T22:59:00Z'))).toEqual(['reopen']);
    // Midnight in Sarajevo.
    expect(actsOfCustomer(closed, new Date('2026-12-07T23:00:00Z'))).toEqual([]);
  }
});
