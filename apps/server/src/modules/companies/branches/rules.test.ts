import { expect, it } from 'vitest';
import { branchError } from './rules.ts';

it.each([
  [{ isLimited: false, addressIds: [] }, null],
  [{ isLimited: false, addressIds: [9] }, null],
  [{ isLimited: true, addressIds: [1, 2] }, null],
  [{ isLimited: true, addressIds: [] }, 'companies.branch_required'],
  [{ isLimited: true, addressIds: [1, 9] }, 'companies.branch_unknown'],
] as const)('%j of a company with the branches 1 and 2: %s', (limit, error) => {
  expect(branchError(limit, [1, 2])).toBe(error);
});
