interface LimitInput {
  readonly isLimited: boolean;
  readonly addressIds: readonly number[];
}

/** What speaks against the branches of a person: none chosen, or one that is not the company's; null where nothing does. */
export function branchError(
  { isLimited, addressIds }: LimitInput,
  ofCompany: readonly number[],
): 'companies.branch_required' | 'companies.branch_unknown' | null {
  if (!isLimited) return null;
  if (addressIds.length === 0) return 'companies.branch_required';
  return addressIds.every((id) => ofCompany.includes(id)) ? null : 'companies.branch_unknown';
}
