/** Whoever cannot go on alone is helped by a person. */
export const SUPPORT_PHONE = '036 000-100';
