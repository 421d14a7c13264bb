import { feninga } from '@sjaj/domain';
import { describe, expect, it } from 'vitest';
import { warningAbout } from './price-warning.ts';

const article = (vpc: number, cost: number) => ({
  vpc: feninga(vpc),
  mpc: feninga(Math.round(vpc * 1.17)),
  cost: feninga(cost),
  breaks: [],
  taxRateBp: 1_700,
});

describe('warningAbout', () => {
  const after = (vpc: number, mpc = Math.round(vpc * 1.17)) => ({ vpc: feninga(vpc), mpc: feninga(mpc), breaks: [] });

  it('tells what is below cost before what is far off', () => {
    const before = article(1_000, 700);
    expect(warningAbout(before, after(690))).toBe('below_cost');
    expect(warningAbout(before, after(400))).toBe('below_cost');
    expect(warningAbout(before, after(2_000))).toBe('far_off');
    expect(warningAbout(before, after(1_100))).toBeNull();
  });

  it('tells of a retail price below cost', () => {
    expect(warningAbout(article(1_000, 900), after(1_000, 1_000))).toBe('below_cost');
  });
});
