const MB = 1_048_576;

/** Bytes that the users of a company may keep together. */
export const COMPANY_QUOTA = 500 * MB;
/** Bytes that a user without a company may keep. */
export const USER_QUOTA = 50 * MB;

interface QuotaUse {
  readonly companyId: number | null;
  /** Bytes that are stored already. */
  readonly used: number;
  readonly added: number;
}

/** Bytes that an owner may keep. */
export const quotaOf = ({ companyId }: Pick<QuotaUse, 'companyId'>): number =>
  companyId === null ? USER_QUOTA : COMPANY_QUOTA;

/** Whether a file of that size still fits. */
export const fitsQuota = ({ companyId, used, added }: QuotaUse): boolean => used + added <= quotaOf({ companyId });
