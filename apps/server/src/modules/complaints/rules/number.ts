interface ComplaintNumber {
  readonly year: number;
  readonly sequence: number;
}

/** The number that people read: `R-26-0141`. Beyond 9,999 in a year it grows a digit. */
export const formatComplaintNumber = ({ year, sequence }: ComplaintNumber): string =>
  `R-${String(year % 100).padStart(2, '0')}-${String(sequence).padStart(4, '0')}`;
