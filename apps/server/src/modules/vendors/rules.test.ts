import { expect, it } from 'vitest';
import { VENDOR } from '../../../test/builders/purchasing.ts';
import { normalizeVendor } from './rules.ts';

it('saves a title with single spaces between its words', () => {
  expect(normalizeVendor({ ...VENDOR, title: '  two   words ' })).toEqual({ ...VENDOR, title: 'two words' });
});
