import { describe, expect, it } from 'vitest';
import { filtered, letterOf } from './brand-letters.logic.ts';

const brands = [{ title: 'Aqualin' }, { title: 'Čistko' }, { title: '3Clean' }];

describe('the list of brands', () => {
  it('groups brands by local letters, and digits and signs under #', () => {
    expect(brands.map(({ title }) => letterOf(title))).toEqual(['A', 'Č', '#']);
  });

  it('is filtered by typed text at any position and by the first letter', () => {
    expect(filtered(brands, 'CLE', null)).toEqual([{ title: '3Clean' }]);
    expect(filtered(brands, '', 'Č')).toEqual([{ title: 'Čistko' }]);
    expect(filtered(brands, 'x', 'A')).toEqual([]);
  });
});
