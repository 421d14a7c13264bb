/** When a customer counts as one who has stopped ordering. */
export const LAPSED = {
  /** Order days by which a rhythm is known. */
  minimumOrderDays: 4,
  /** How many of its usual gaps have to pass. */
  gaps: 2,
  /** Days that have to pass at least: those who order daily may be away for a week. */
  minimumDays: 14,
  /** Orders before that are no longer looked at. */
  lookBackDays: 540,
} as const;
