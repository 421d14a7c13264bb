const DAY_MS = 24 * 3_600_000;

/** How long a change of many prices can be taken back. */
export const PRICE_UNDO_MS = 90 * DAY_MS;
