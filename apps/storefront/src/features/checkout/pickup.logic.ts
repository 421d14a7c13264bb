import type { DeliveryOption } from '@sjaj/contract';
import { deliveryKey } from '@sjaj/domain';

interface Shown {
  readonly shown: readonly DeliveryOption[];
  /** Pickup places of other towns. */
  readonly elsewhere: readonly DeliveryOption[];
}

/**
 * The ways of delivery without the pickup places of other towns than that of the delivery address; the chosen one is always shown. All
 * of them where no town is known, or a single place would be left out.
 */
export function byTown(options: readonly DeliveryOption[], town: string | null, chosen: string | null): Shown {
  const isElsewhere = (option: DeliveryOption): boolean =>
    option.place !== null && option.place.town !== town && deliveryKey(option) !== chosen;
  const elsewhere = town === null ? [] : options.filter(isElsewhere);
  if (elsewhere.length < 2) return { shown: options, elsewhere: [] };
  return { shown: options.filter((option) => !elsewhere.includes(option)), elsewhere };
}
