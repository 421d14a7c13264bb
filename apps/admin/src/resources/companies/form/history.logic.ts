import type { StaffKey } from '@sjaj/i18n';
import { FIELD_NAMES } from './fields.ts';

const DEEDS: Readonly<Record<string, StaffKey>> = {
  'companies.create': 'company.did_create',
  'companies.invite': 'users.did_create',
  'companies.save_member': 'users.did_update',
  'companies.send_link': 'users.did_link',
  'companies.update': 'company.did_update',
  'companies.save_ordering': 'company.did_ordering',
  'companies.save_rights': 'company.did_rights',
  'companies.name_deputy': 'company.did_nameDeputy',
  'companies.end_deputy': 'company.did_endDeputy',
  'companies.save_branches': 'company.did_branches',
  'companies.bind': 'company.did_bind',
  'companies.unbind': 'company.did_unbind',
  'pricing.add_discount': 'company.did_discount',
  'pricing.change_discount': 'company.did_discount',
  'pricing.remove_discount': 'company.did_discount',
  'pricing.set_contract_price': 'company.did_price',
  'pricing.remove_contract_price': 'company.did_price',
  'addresses.create': 'company.did_address',
  'addresses.update': 'company.did_address',
  'addresses.delete': 'company.did_address',
  'acting.begin': 'company.did_begin',
  'acting.end': 'company.did_end',
};

const ACTING = /^acting \w+ (.*)$/;

/** Frequent calls of sales representatives by path prefix. The first match counts. */
const CALLS: readonly (readonly [beginning: string, key: StaffKey])[] = [
  ['/shopping-cart/checkout', 'company.did_place'],
  ['/shopping-cart/', 'company.did_cart'],
  ['/documents/', 'company.did_cart'],
  ['/orders/', 'company.did_orders'],
  ['/shipping-address/', 'company.did_addresses'],
];

/** The text of an entry. Calls of a sales representative are marked as made on behalf of the company. */
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
  street: 'company.street',
  contactPerson: 'company.contactPerson',
  isDefault: 'company.defaultAddress',
};

/** The label of a field of an entry; null for an unknown field. */
export const fieldKey = (field: string): StaffKey | null => FIELDS[field] ?? null;
