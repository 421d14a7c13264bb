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

const ACTING = 'acting ';

/** The words for what was done: of a representative's calls that it was in the company's name. */
export const deedKey = (action: string): StaffKey =>
  DEEDS[action] ?? (action.startsWith(ACTING) ? 'company.did_acting' : 'company.did_other');

/** The call behind what a representative did: `POST /orders/…`; null for what has words of its own. */
export const callOf = (action: string): string | null =>
  action.startsWith(ACTING) ? action.slice(ACTING.length) : null;

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
