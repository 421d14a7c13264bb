import { useAmount } from '@sjaj/ui';

/** Letters of the currency and the space before it. */
const CURRENCY = 3;

/** Formats an amount in KM without the currency that a heading says; a dash where prices are hidden. */
export function useBareAmount(): (km: number | null) => string {
  const amount = useAmount();
  return (km) => (km === null ? '–' : amount(km).slice(0, -CURRENCY));
}
