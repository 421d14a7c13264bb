/** One point of a trend, with the value of the period that it is compared with. */
export interface TrendPoint {
  readonly key: string;
  readonly label: string;
  /** On the axis, where there is little room. */
  readonly shortLabel: string;
  readonly value: number;
  readonly previous: number;
}
