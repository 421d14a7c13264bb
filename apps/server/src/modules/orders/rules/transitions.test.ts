import { ORDER_STATUS as S, ORDER_STATUSES, type OrderStatus } from '@sjaj/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actionsFor,
  transitionsFor,
  checkTransition,
  type OrderState,
  type OrderRole,
  rolesFor,
  NEXT,
  canSeeOrder,
  type StockEffect,
} from './transitions.ts';

const at = (status: OrderStatus, holdReason: OrderState['holdReason'] = null): OrderState => ({
  status,
  holdReason,
  confirmEmailBy: null,
});
const reached = (order: OrderState, ...roles: OrderRole[]) => transitionsFor(order, roles).map(({ to }) => to);

describe('the transition table', () => {
  it('has exactly these transitions', () => {
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
    for (const role of ['orderer', 'company_admin'] as const) {
      const may = ORDER_STATUSES.filter((status) => reached(at(status), role).length > 0);
      expect(may.toSorted((a, b) => a - b)).toEqual([S.preOrder, S.created, S.unpaid]);
      for (const status of may) expect(reached(at(status), role)).toEqual([S.cancelled]);
    }
  });

  it('marks an order as paid for the gateway alone', () => {
    const roles: OrderRole[] = ['orderer', 'company_admin', 'approver', 'staff', 'clock', 'merge', 'split'];
    expect(roles.filter((role) => reached(at(S.unpaid), role).includes(S.paid))).toEqual([]);
    expect(reached(at(S.unpaid), 'gateway')).toEqual([S.paid]);
  });

  it('lets those decide who may decide, and those ship who may ship', () => {
    expect(reached(at(S.created), 'shipper')).toEqual([]);
    expect(reached(at(S.approved), 'shipper')).toEqual([S.finished]);
    expect(reached(at(S.finished), 'staff')).toEqual([]);
    expect(reached(at(S.finished), 'shipper')).toEqual([S.delivered, S.notDelivered]);
  });

  it('lets the company approve before staff confirm the stock', () => {
    expect(reached(at(S.preOrder, 'approval'), 'approver')).toEqual([S.created]);
    expect(reached(at(S.preOrder, 'approval'), 'staff')).toEqual([S.cancelled]);
    expect(reached(at(S.preOrder, 'stock'), 'approver')).toEqual([]);
    expect(reached(at(S.preOrder, 'stock'), 'staff')).toEqual([S.created, S.cancelled]);
  });

  it('requires a reason for cancelling from staff, not from customers', () => {
    expect(checkTransition(at(S.created), S.cancelled, ['staff'], null).kind).toBe('reason_required');
    expect(checkTransition(at(S.created), S.cancelled, ['staff'], 'Nema robe').kind).toBe('allowed');
    expect(checkTransition(at(S.created), S.cancelled, ['orderer'], null).kind).toBe('allowed');
  });

  it('names the allowed statuses in a refusal', () => {
    expect(checkTransition(at(S.approved), S.delivered, ['staff', 'shipper'], null)).toEqual({
      kind: 'not_allowed',
      allowed: [S.finished, S.cancelled],
    });
  });
});

describe('an order whose e-mail address is not confirmed', () => {
  const waiting = { ...at(S.created), confirmEmailBy: new Date(0) };

  it('can only be cancelled, by guest, staff and clock', () => {
    for (const role of ['orderer', 'staff', 'clock'] as const) expect(reached(waiting, role)).toEqual([S.cancelled]);
    expect(reached(waiting, 'split')).toEqual([]);
    expect(reached({ ...at(S.preOrder, 'stock'), confirmEmailBy: new Date(0) }, 'staff')).toEqual([S.cancelled]);
    expect(actionsFor(waiting, ['staff'])).toEqual(['reject']);
  });

  it('is refused with email_unconfirmed', () => {
    expect(checkTransition(waiting, S.approved, ['staff'], null).kind).toBe('email_unconfirmed');
    expect(checkTransition(waiting, S.delivered, ['staff'], null).kind).toBe('not_allowed');
  });

  it('is not cancelled by the clock once it is confirmed', () => {
    expect(reached(at(S.created), 'clock')).toEqual([]);
    expect(reached(at(S.preOrder, 'stock'), 'clock')).toEqual([]);
  });
});

describe('rolesFor', () => {
  const order = { userId: 1, companyId: 10, mayApproveOwnOrders: false };
  const admin = { role: 'company_admin', userId: 2, companyId: 10 } as const;

  it('makes a company admin the approver of colleagues’ orders, of their own only where the company allows it', () => {
    expect(rolesFor(admin, order)).toEqual(['company_admin', 'approver']);
    expect(rolesFor({ ...admin, userId: 1 }, order)).toEqual(['orderer', 'company_admin']);
    expect(rolesFor({ ...admin, userId: 1 }, { ...order, mayApproveOwnOrders: true })).toContain('approver');
  });

  it('is empty for orders of others', () => {
    expect(rolesFor({ ...admin, companyId: 11 }, order)).toEqual([]);
    expect(rolesFor({ role: 'buyer', userId: 2, companyId: 10 }, order)).toEqual([]);
    expect(rolesFor(admin, { ...order, companyId: null })).toEqual([]);
    expect(rolesFor({ role: 'sales_representative', userId: 2, companyId: null }, order)).toEqual([]);
    expect(rolesFor({ role: 'private', userId: 3, companyId: null }, { ...order, userId: null })).toEqual([]);
  });
});

describe('sees', () => {
  const order = { id: 7, userId: 1, companyId: 10, placedById: null };
  const buyer = { role: 'buyer', userId: 2, companyId: 10 } as const;

  it('shows buyers their own orders, and those that a representative placed for the company', () => {
    expect(canSeeOrder({ ...buyer, userId: 1 }, order)).toBe(true);
    expect(canSeeOrder(buyer, order)).toBe(false);
    expect(canSeeOrder(buyer, { ...order, userId: 5, placedById: 5 })).toBe(true);
  });

  it('shows a company admin and an acting representative all of that company, and staff all', () => {
    for (const role of ['company_admin', 'acting_representative'] as const) {
      expect(canSeeOrder({ ...buyer, role }, order)).toBe(true);
      expect(canSeeOrder({ ...buyer, role, companyId: 11 }, order)).toBe(false);
    }
    const staff = { role: 'staff', userId: 3, companyId: null } as const;
    expect(canSeeOrder({ ...staff, capabilities: ['viewOrders'] }, order)).toBe(true);
    expect(canSeeOrder({ ...staff, capabilities: ['viewStock'] }, order)).toBe(false);
  });

  it('hides orders of other companies, regardless of who placed them', () => {
    expect(canSeeOrder({ ...buyer, userId: 1, companyId: 11 }, { ...order, placedById: 1 })).toBe(false);
    expect(canSeeOrder({ role: 'private', userId: 2, companyId: null }, { ...order, companyId: null })).toBe(false);
  });

  it('shows an order-link session its one order, and no other of the same guest', () => {
    const linkSession = { role: 'order_holder', userId: 1, companyId: null, onlyOrderId: 7 } as const;
    expect(canSeeOrder(linkSession, { ...order, companyId: null })).toBe(true);
    expect(canSeeOrder(linkSession, { ...order, id: 8, companyId: null })).toBe(false);
  });
});

type Goods = 'promised' | 'away' | 'free';
/** Where the goods are before and after each effect; null where they stay. */
const GOODS: Readonly<Record<StockEffect, { readonly before: Goods; readonly after: Goods } | null>> = {
  none: null,
  fill: { before: 'promised', after: 'promised' },
  release: { before: 'promised', after: 'free' },
  hand_over: { before: 'promised', after: 'away' },
  take_back: { before: 'away', after: 'free' },
  send_again: { before: 'free', after: 'away' },
};

describe('any sequence of transitions', () => {
  const roles = fc.subarray<OrderRole>([
    'orderer',
    'company_admin',
    'approver',
    'staff',
    'shipper',
    'gateway',
    'clock',
  ]);
  const steps = fc.array(fc.record({ roles, pick: fc.nat(10) }), { maxLength: 50 });
  const starts = fc.constantFrom(at(S.preOrder, 'stock'), at(S.preOrder, 'approval'), at(S.created), at(S.unpaid));

  it('keeps stock reserved while it is open, releases it once, and never leaves a final status', () => {
    fc.assert(
      fc.property(starts, steps, (start, walk) => {
        let order = start;
        let goods: Goods = 'promised';
        for (const { roles: who, pick } of walk) {
          const transitions = transitionsFor(order, who);
          const transition = transitions[pick % Math.max(1, transitions.length)];
          if (!transition) continue;
          const effect = GOODS[transition.stock];
          if (effect) expect(goods).toBe(effect.before);
          goods = effect?.after ?? goods;
          order = at(transition.to);
        }
        if (order.status === S.cancelled || order.status === S.notDelivered) expect(goods).toBe('free');
        if (order.status === S.delivered || order.status === S.finished) expect(goods).toBe('away');
        if (NEXT[order.status].length === 0) expect(actionsFor(order, ['staff', 'orderer', 'approver'])).toEqual([]);
      }),
    );
  });
});
