/** The keys of the short names of the months, January first. */
export const MONTHS_SHORT = [
  'monthShort.m1',
  'monthShort.m2',
  'monthShort.m3',
  'monthShort.m4',
  'monthShort.m5',
  'monthShort.m6',
  'monthShort.m7',
  'monthShort.m8',
  'monthShort.m9',
  'monthShort.m10',
  'monthShort.m11',
  'monthShort.m12',
] as const;
