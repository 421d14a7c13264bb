/** How an article is bought, as a change of many articles keeps it. */
export interface BulkTerms {
  readonly vendorId: number;
  readonly partNumber: string;
  readonly packSize: number;
  readonly targetLevel: number | null;
}

/** How an article is bought once the vendor is chosen; part number and pack belong to the vendor before. Null: nowhere. */
export function termsWith(vendorId: number | null, before: BulkTerms | null): BulkTerms | null {
  if (vendorId === null) return null;
  if (before?.vendorId === vendorId) return before;
  return { vendorId, partNumber: '', packSize: 1, targetLevel: before?.targetLevel ?? null };
}
