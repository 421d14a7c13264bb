import type { StaffKey } from '@sjaj/i18n';
import { FIELD_NAMES } from './fields.ts';

const DEEDS: Readonly<Record<string, StaffKey>> = {
  'companies.update': 'company.did_update',
  'companies.save_ordering': 'company.did_ordering',
  'companies.save_rights': 'company.did_rights',
  'companies.bind': 'company.did_bind',
  'companies.unbind': 'company.did_unbind',
  'pricing.add_discount': 'company.did_discount',
  'pricing.change_discount': 'company.did_discount',
  'pricing.remove_discount': 'company.did_discount',
  'pricing.set_contract_price': 'company.did_price',
  'pricing.remove_contract_price': 'company.did_price',
  'acting.begin': 'company.did_begin',
  'acting.end': 'company.did_end',
};

const ACTING = /^acting \w+ (.*)$/;

/** What representatives do most, by the beginning of the call; the first that fits. */
const CALLS: readonly (readonly [beginning: string, key: StaffKey])[] = [
  ['/shopping-cart/checkout', 'company.did_place'],
  ['/shopping-cart/', 'company.did_cart'],
  ['/documents/', 'company.did_cart'],
  ['/orders/', 'company.did_orders'],
  ['/shipping-address/', 'company.did_addresses'],
];

/** The words for what was done: of a representative's calls that it was in the company's name. */
export function deedKey(action: string): StaffKey {
  const known = DEEDS[action];
  if (known) return known;
  const call = ACTING.exec(action)?.[1];
  if (call === undefined) return 'company.did_other';
  return CALLS.find(([beginning]) => call.startsWith(beginning))?.[1] ?? 'company.did_acting';
}

const FIELDS: Readonly<Record<string, StaffKey>> = {
  ...FIELD_NAMES,
  canOrder: 'company.mayOrder',
  canViewPrices: 'company.seesPrices',
  orderLimit: 'company.perOrder',
  monthLimit: 'company.perMonth',
  percent: 'company.percent',
  price: 'company.contractPrice',
};

/** The words for a field of an entry; null where it has none. */
export const fieldKey = (field: string): StaffKey | null => FIELDS[field] ?? null;
