/** One bar of a chart. */
export interface Bar {
  readonly key: string;
  readonly label: string;
  /** On the axis, where there is little room. */
  readonly shortLabel?: string;
  readonly value: number;
  /** The one that counts now: the current month. */
  readonly isCurrent?: boolean;
}
