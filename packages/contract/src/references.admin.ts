import { z } from 'zod';
import { ACTIVE_VIEWS, Order, RECORD_FIELDS, recordList, recordRoutes } from './records.ts';
import { NewBank } from './references.ts';
import { localText, name, shape } from './shapes.ts';

/** How many records refer to it. */
const Uses = z.int().min(0);

export const BankForm = shape({
  ...NewBank.shape,
  swift: NewBank.shape.swift.unwrap().nullable(),
  /** Chosen for new bank accounts. */
  isActive: z.boolean(),
});

export const AdminBank = shape({ ...RECORD_FIELDS, ...BankForm.shape, uses: Uses });

export const BANK_SORTS = ['name', 'code', 'uses'] as const;

export const adminBanks = recordRoutes({
  path: 'banks',
  form: BankForm,
  view: AdminBank,
  list: recordList(ACTIVE_VIEWS, BANK_SORTS),
  words: ['bank', 'banks'],
});

export const InterestAreaForm = shape({
  title: localText(100),
  order: Order,
  /** Offered in the form of account requests. */
  isActive: z.boolean(),
});

export const AdminInterestArea = shape({ ...InterestAreaForm.shape, ...RECORD_FIELDS, uses: Uses });

export const INTEREST_AREA_SORTS = ['default', 'name', 'order', 'uses'] as const;

export const adminInterestAreas = recordRoutes({
  path: 'interest-areas',
  form: InterestAreaForm,
  view: AdminInterestArea,
  list: recordList(ACTIVE_VIEWS, INTEREST_AREA_SORTS),
  words: ['area of interest', 'areas of interest'],
});

export const MeasurementUnitForm = shape({
  code: name(20),
  /** As it stands behind quantities. */
  abbreviation: localText(12),
  title: localText(60),
});

export const AdminMeasurementUnit = shape({ ...MeasurementUnitForm.shape, ...RECORD_FIELDS, articles: Uses });

export const MEASUREMENT_UNIT_SORTS = ['name', 'code', 'articles'] as const;

export const adminMeasurementUnits = recordRoutes({
  path: 'measurement-units',
  form: MeasurementUnitForm,
  view: AdminMeasurementUnit,
  list: recordList(['all', 'unused'], MEASUREMENT_UNIT_SORTS),
  words: ['measurement unit', 'measurement units'],
});

const MOST_KM = 99_999;

export const CurrencyForm = shape({
  /** ISO 4217: three letters. */
  code: z.string().regex(/^[A-Z]{3}$/),
  title: localText(60),
  /** KM for one unit. */
  kmRate: z.number().min(0.000_001).max(MOST_KM).multipleOf(0.000_001),
});

export const AdminCurrency = shape({ ...CurrencyForm.shape, ...RECORD_FIELDS });

export const CURRENCY_SORTS = ['code', 'name', 'kmRate'] as const;

export const adminCurrencies = recordRoutes({
  path: 'currencies',
  form: CurrencyForm,
  view: AdminCurrency,
  list: recordList(['all'], CURRENCY_SORTS),
  words: ['currency', 'currencies'],
  problems: ['references.base_currency'],
});

export type BankForm = z.output<typeof BankForm>;
export type AdminBank = z.output<typeof AdminBank>;
export type InterestAreaForm = z.output<typeof InterestAreaForm>;
export type AdminInterestArea = z.output<typeof AdminInterestArea>;
export type MeasurementUnitForm = z.output<typeof MeasurementUnitForm>;
export type AdminMeasurementUnit = z.output<typeof AdminMeasurementUnit>;
export type CurrencyForm = z.output<typeof CurrencyForm>;
export type AdminCurrency = z.output<typeof AdminCurrency>;
