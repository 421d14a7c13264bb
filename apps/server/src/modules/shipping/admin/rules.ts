import type { CarrierForm, PickupPlaceForm } from '@sjaj/contract';
import { Problem } from '../../../platform/problem.ts';

type Code = 'shipping.days_turned' | 'shipping.rates_order' | 'shipping.default_inactive' | 'shipping.hours_turned';

function refuse(key: Code, field: string): never {
  throw new Problem(key, 400, { errors: [{ field, key }] });
}

/**
 * 400 where the days are turned round, what is offered first is not offered at all, a weight comes twice, or a heavier
 * parcel is cheaper than a lighter one.
 */
export function checkCarrier(form: CarrierForm): void {
  if (form.deliveryDaysTo < form.deliveryDaysFrom) refuse('shipping.days_turned', 'deliveryDaysTo');
  if (form.isDefault && !form.isActive) refuse('shipping.default_inactive', 'isDefault');
  const rates = byWeight(form.rates);
  const [wrong] = rates.filter((rate, place) => {
    const lighter = rates[place - 1];
    return lighter !== undefined && (rate.toWeightG === lighter.toWeightG || rate.price < lighter.price);
  });
  if (wrong) refuse('shipping.rates_order', `rates.${form.rates.lastIndexOf(wrong)}.price`);
}

/** The price list from the lightest parcel up. */
export const byWeight = (rates: CarrierForm['rates']): CarrierForm['rates'] =>
  rates.toSorted((a, b) => a.toWeightG - b.toWeightG);

/** 400 where a place closes before it opens. */
export function checkHours({ workingHours }: Pick<PickupPlaceForm, 'workingHours'>): void {
  const turned = workingHours.findIndex(({ from, to }) => to <= from);
  if (turned >= 0) refuse('shipping.hours_turned', `workingHours.${turned}.to`);
}
