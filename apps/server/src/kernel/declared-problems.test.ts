import { orders, type Route } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { Problem } from '../platform/problem.ts';
import { withDeclaredProblems } from './declared-problems.ts';

const route: Route = orders.one;
const refuse = (code: 'orders.not_found' | 'cart.line_not_found' | 'request.too_many' | 'auth.session_expired') =>
  withDeclaredProblems(route, () => Promise.reject(new Problem(code, 404)));

describe('problems of a route', () => {
  it('pass when the contract declares them, or any route may have them', async () => {
    await expect(refuse('orders.not_found')).rejects.toMatchObject({ name: 'Problem', code: 'orders.not_found' });
    await expect(refuse('request.too_many')).rejects.toMatchObject({ name: 'Problem', code: 'request.too_many' });
  });

  it('may be the end of the session, which comes during a call when a guest logs in elsewhere', async () => {
    await expect(refuse('auth.session_expired')).rejects.toMatchObject({ name: 'Problem' });
  });

  it('become a failure that names route and code when the contract does not declare them', async () => {
    await expect(refuse('cart.line_not_found')).rejects.toThrow(
      'POST /orders/get-customer-order/{id} does not declare the problem cart.line_not_found',
    );
  });

  it('leave results and other errors alone', async () => {
    expect(await withDeclaredProblems(route, () => Promise.resolve(7))).toBe(7);
    await expect(withDeclaredProblems(route, () => Promise.reject(new RangeError('x')))).rejects.toThrow(RangeError);
  });
});
