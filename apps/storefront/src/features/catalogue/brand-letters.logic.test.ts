import { describe, expect, it } from 'vitest';
import { filtered, letterOf } from './brand-letters.logic.ts';

const brands = [{ title: 'Aqualin' }, { title: 'Čistko' }, { title: '3Clean' }];

describe('the list of brands', () => {
  it('has local letters of their own and one place for the rest', () => {
    expect(brands.map(({ title }) => letterOf(title))).toEqual(['A', 'Č', '#']);
  });

  it('is narrowed by letters typed anywhere and by the first letter', () => {
    expect(filtered(brands, 'CLE', null)).toEqual([{ title: '3Clean' }]);
    expect(filtered(brands, '', 'Č')).toEqual([{ title: 'Čistko' }]);
    expect(filtered(brands, 'x', 'A')).toEqual([]);
  });
});
