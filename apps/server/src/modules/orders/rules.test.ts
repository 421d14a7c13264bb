import { ORDER_STATUS as S, ORDER_STATUSES, type OrderStatus } from '@sjaj/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actsFor, edgesFor, move, type Movable, type Mover, moversFor, NEXT, sees } from './rules.ts';

const at = (status: OrderStatus, waitsFor: Movable['waitsFor'] = null): Movable => ({
  status,
  waitsFor,
  confirmEmailBy: null,
});
const reached = (order: Movable, ...movers: Mover[]) => edgesFor(order, movers).map(({ to }) => to);

describe('the transition table', () => {
  it('has exactly the changes that the shop knows', () => {
    const table = Object.fromEntries(
      ORDER_STATUSES.map((from) => [from, [...new Set(NEXT[from].map(({ to }) => to))]]),
    );
    expect(table).toEqual({
      [S.preOrder]: [S.created, S.cancelled],
      [S.created]: [S.approved, S.cancelled, S.merged, S.split],
      [S.unpaid]: [S.paid, S.cancelled],
      [S.paid]: [S.approved, S.cancelled],
      [S.approved]: [S.finished, S.cancelled, S.split],
      [S.finished]: [S.delivered, S.notDelivered],
      [S.notDelivered]: [S.finished, S.cancelled],
      [S.cancelled]: [],
      [S.delivered]: [],
      [S.merged]: [],
      [S.split]: [],
    });
  });

  it('lets customers cancel and nothing else, and only before the approval', () => {
    for (const mover of ['orderer', 'company_admin'] as const) {
      const may = ORDER_STATUSES.filter((status) => reached(at(status), mover).length > 0);
      expect(may.toSorted((a, b) => a - b)).toEqual([S.preOrder, S.created, S.unpaid]);
      for (const status of may) expect(reached(at(status), mover)).toEqual([S.cancelled]);
    }
  });

  it('marks an order as paid for the gateway alone', () => {
    const movers: Mover[] = ['orderer', 'company_admin', 'approver', 'staff', 'clock', 'merge', 'split'];
    expect(movers.filter((mover) => reached(at(S.unpaid), mover).includes(S.paid))).toEqual([]);
    expect(reached(at(S.unpaid), 'gateway')).toEqual([S.paid]);
  });

  it('lets the company approve before staff see to the stock', () => {
    expect(reached(at(S.preOrder, 'approval'), 'approver')).toEqual([S.created]);
    expect(reached(at(S.preOrder, 'approval'), 'staff')).toEqual([S.cancelled]);
    expect(reached(at(S.preOrder, 'stock'), 'approver')).toEqual([]);
    expect(reached(at(S.preOrder, 'stock'), 'staff')).toEqual([S.created, S.cancelled]);
  });

  it('asks staff why they call an order off, and customers not', () => {
    expect(move(at(S.created), S.cancelled, ['staff'], null).kind).toBe('reason_required');
    expect(move(at(S.created), S.cancelled, ['staff'], 'Nema robe').kind).toBe('allowed');
    expect(move(at(S.created), S.cancelled, ['orderer'], null).kind).toBe('allowed');
  });

  it('names what is allowed instead of what is not', () => {
    expect(move(at(S.approved), S.delivered, ['staff'], null)).toEqual({
      kind: 'not_allowed',
      allowed: [S.finished, S.cancelled],
    });
  });
});

describe('an order whose e-mail address is not confirmed', () => {
  const waiting = { ...at(S.created), confirmEmailBy: new Date(0) };

  it('is cancelled by guest, staff and clock, and goes nowhere else', () => {
    for (const mover of ['orderer', 'staff', 'clock'] as const) expect(reached(waiting, mover)).toEqual([S.cancelled]);
    expect(reached(waiting, 'split')).toEqual([]);
    expect(reached({ ...at(S.preOrder, 'stock'), confirmEmailBy: new Date(0) }, 'staff')).toEqual([S.cancelled]);
    expect(actsFor(waiting, ['staff'])).toEqual(['reject']);
  });

  it('says what keeps it back', () => {
    expect(move(waiting, S.approved, ['staff'], null).kind).toBe('email_unconfirmed');
    expect(move(waiting, S.delivered, ['staff'], null).kind).toBe('not_allowed');
  });

  it('is not cancelled by the clock once it is confirmed', () => {
    expect(reached(at(S.created), 'clock')).toEqual([]);
    expect(reached(at(S.preOrder, 'stock'), 'clock')).toEqual([]);
  });
});

describe('moversFor', () => {
  const order = { userId: 1, companyId: 10, mayApproveOwnOrders: false };
  const admin = { role: 'company_admin', userId: 2, companyId: 10 } as const;

  it('makes a company admin the approver of colleagues, of himself only where the company says so', () => {
    expect(moversFor(admin, order)).toEqual(['company_admin', 'approver']);
    expect(moversFor({ ...admin, userId: 1 }, order)).toEqual(['orderer', 'company_admin']);
    expect(moversFor({ ...admin, userId: 1 }, { ...order, mayApproveOwnOrders: true })).toContain('approver');
  });

  it('makes nobody anything of what is not theirs', () => {
    expect(moversFor({ ...admin, companyId: 11 }, order)).toEqual([]);
    expect(moversFor({ role: 'buyer', userId: 2, companyId: 10 }, order)).toEqual([]);
    expect(moversFor(admin, { ...order, companyId: null })).toEqual([]);
    expect(moversFor({ role: 'sales_representative', userId: 2, companyId: null }, order)).toEqual([]);
    expect(moversFor({ role: 'private', userId: 3, companyId: null }, { ...order, userId: null })).toEqual([]);
  });
});

describe('sees', () => {
  const order = { id: 7, userId: 1, companyId: 10, placedById: null };
  const buyer = { role: 'buyer', userId: 2, companyId: 10 } as const;

  it('shows a buyer the own orders, and those that a representative placed for the company', () => {
    expect(sees({ ...buyer, userId: 1 }, order)).toBe(true);
    expect(sees(buyer, order)).toBe(false);
    expect(sees(buyer, { ...order, userId: 5, placedById: 5 })).toBe(true);
  });

  it('shows a company admin and an acting representative all of that company, and staff all', () => {
    for (const role of ['company_admin', 'acting_representative'] as const) {
      expect(sees({ ...buyer, role }, order)).toBe(true);
      expect(sees({ ...buyer, role, companyId: 11 }, order)).toBe(false);
    }
    expect(sees({ role: 'administrator', userId: 3, companyId: null }, order)).toBe(true);
  });

  it('shows nobody an order of another company, whoever placed it', () => {
    expect(sees({ ...buyer, userId: 1, companyId: 11 }, { ...order, placedById: 1 })).toBe(false);
    expect(sees({ role: 'private', userId: 2, companyId: null }, { ...order, companyId: null })).toBe(false);
  });

  it('shows whoever came by a mail that one order, and no other of the same guest', () => {
    const holder = { role: 'order_holder', userId: 1, companyId: null, onlyOrderId: 7 } as const;
    expect(sees(holder, { ...order, companyId: null })).toBe(true);
    expect(sees(holder, { ...order, id: 8, companyId: null })).toBe(false);
  });
});

describe('any walk along the table', () => {
  const movers = fc.subarray<Mover>(['orderer', 'company_admin', 'approver', 'staff', 'gateway', 'clock']);
  const steps = fc.array(fc.record({ movers, pick: fc.nat(10) }), { maxLength: 50 });
  const starts = fc.constantFrom(at(S.preOrder, 'stock'), at(S.preOrder, 'approval'), at(S.created), at(S.unpaid));

  it('keeps goods promised while it is open, gives them back once, and never leaves a final state', () => {
    fc.assert(
      fc.property(starts, steps, (start, walk) => {
        let order = start;
        let goods: 'promised' | 'away' | 'free' = 'promised';
        for (const { movers: who, pick } of walk) {
          const edges = edgesFor(order, who);
          const edge = edges[pick % Math.max(1, edges.length)];
          if (!edge) continue;
          const needs = { none: null, fill: 'promised', release: 'promised', hand_over: 'promised', take_back: 'away', send_again: 'free' } as const; // prettier-ignore
          if (needs[edge.stock]) expect(goods).toBe(needs[edge.stock]);
          goods = { none: goods, fill: goods, release: 'free', hand_over: 'away', take_back: 'free', send_again: 'away' }[edge.stock] as typeof goods; // prettier-ignore
          order = at(edge.to);
        }
        if (order.status === S.cancelled || order.status === S.notDelivered) expect(goods).toBe('free');
        if (order.status === S.delivered || order.status === S.finished) expect(goods).toBe('away');
        if (NEXT[order.status].length === 0) expect(actsFor(order, ['staff', 'orderer', 'approver'])).toEqual([]);
      }),
    );
  });
});
