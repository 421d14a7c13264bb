import type { AdminPriceList, PriceListItem } from '@sjaj/contract';
import { type BusinessDate, type Language, toKm } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import { periodState } from '../rules/contract-period.ts';
import type { StoredItem } from './store/items.ts';
import type { StoredPriceList } from './store/lists.ts';

/** Hundredths of a percent. */
const BP = 100;

export const priceListView = (
  { id, version, form, articles, companies, lastChange }: StoredPriceList,
  today: BusinessDate,
): AdminPriceList => ({
  ...form,
  id,
  version,
  name: form.title,
  state: form.isActive ? periodState(form, today) : 'inactive',
  articles,
  companies,
  lastChange: lastChange && {
    id: lastChange.id,
    percent: lastChange.percentBp / BP,
    prices: lastChange.prices,
    byName: lastChange.byName,
    at: new Date(lastChange.at).toISOString(),
  },
});

export const itemView = ({ title, vpc, price, ...row }: StoredItem, language: Language): PriceListItem => ({
  ...row,
  title: localised(title, language),
  vpc: toKm(vpc),
  price: toKm(price),
});
