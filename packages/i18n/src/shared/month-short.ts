import { texts } from '../texts.ts';

/** Months in charts and narrow columns. */
export const monthShort = texts({
  m1: { en: 'Jan', bs: 'jan', hr: 'sij', srLatn: 'jan' },
  m2: { en: 'Feb', bs: 'feb', hr: 'velj', srLatn: 'feb' },
  m3: { en: 'Mar', bs: 'mar', hr: 'ožu', srLatn: 'mar' },
  m4: { en: 'Apr', bs: 'apr', hr: 'tra', srLatn: 'apr' },
  m5: { en: 'May', bs: 'maj', hr: 'svi', srLatn: 'maj' },
  m6: { en: 'Jun', bs: 'jun', hr: 'lip', srLatn: 'jun' },
  m7: { en: 'Jul', bs: 'jul', hr: 'srp', srLatn: 'jul' },
  m8: { en: 'Aug', bs: 'aug', hr: 'kol', srLatn: 'avg' },
  m9: { en: 'Sep', bs: 'sep', hr: 'ruj', srLatn: 'sep' },
  m10: { en: 'Oct', bs: 'okt', hr: 'lis', srLatn: 'okt' },
  m11: { en: 'Nov', bs: 'nov', hr: 'stu', srLatn: 'nov' },
  m12: { en: 'Dec', bs: 'dec', hr: 'pro', srLatn: 'dec' },
});
