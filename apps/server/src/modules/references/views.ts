import type {
  AdminBank,
  AdminCurrency,
  AdminInterestArea,
  AdminMeasurementUnit,
  BankForm,
  CurrencyForm,
  InterestAreaForm,
  MeasurementUnitForm,
} from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import type { Stored } from '../../kernel/records.ts';

/** How many records refer to each record of a list. */
type Uses = ReadonlyMap<number, number>;

export const bankView = ({ id, version, form }: Stored<BankForm>, uses: Uses): AdminBank => ({
  ...form,
  id,
  version,
  uses: uses.get(id) ?? 0,
});

interface LocalisedContext {
  readonly language: Language;
  readonly uses: Uses;
}

export const interestAreaView = (
  { id, version, form }: Stored<InterestAreaForm>,
  { language, uses }: LocalisedContext,
): AdminInterestArea => ({ ...form, id, version, name: localised(form.title, language), uses: uses.get(id) ?? 0 });

export const unitView = (
  { id, version, form }: Stored<MeasurementUnitForm>,
  { language, uses }: LocalisedContext,
): AdminMeasurementUnit => ({
  ...form,
  id,
  version,
  name: localised(form.title, language),
  articles: uses.get(id) ?? 0,
});

export const currencyView = ({ id, version, form }: Stored<CurrencyForm>, language: Language): AdminCurrency => ({
  ...form,
  id,
  version,
  name: localised(form.title, language),
});
