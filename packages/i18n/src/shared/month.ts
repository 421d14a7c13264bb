import { texts } from '../texts.ts';

/** Months as columns and labels write them (nominative); dates are written in digits. */
export const month = texts({
  m1: { en: 'January', bs: 'januar', hr: 'siječanj', srLatn: 'januar' },
  m2: { en: 'February', bs: 'februar', hr: 'veljača', srLatn: 'februar' },
  m3: { en: 'March', bs: 'mart', hr: 'ožujak', srLatn: 'mart' },
  m4: { en: 'April', bs: 'april', hr: 'travanj', srLatn: 'april' },
  m5: { en: 'May', bs: 'maj', hr: 'svibanj', srLatn: 'maj' },
  m6: { en: 'June', bs: 'juni', hr: 'lipanj', srLatn: 'jun' },
  m7: { en: 'July', bs: 'juli', hr: 'srpanj', srLatn: 'jul' },
  m8: { en: 'August', bs: 'august', hr: 'kolovoz', srLatn: 'avgust' },
  m9: { en: 'September', bs: 'septembar', hr: 'rujan', srLatn: 'septembar' },
  m10: { en: 'October', bs: 'oktobar', hr: 'listopad', srLatn: 'oktobar' },
  m11: { en: 'November', bs: 'novembar', hr: 'studeni', srLatn: 'novembar' },
  m12: { en: 'December', bs: 'decembar', hr: 'prosinac', srLatn: 'decembar' },
});
