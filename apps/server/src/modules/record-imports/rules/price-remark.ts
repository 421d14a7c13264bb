import type { FieldError } from '../../../platform/problem.ts';
import { type Remark, remark } from './fields.ts';

/** What the price check says, with the amounts for a person who reads a list of lines. Facts are KM. */
export const priceRemark = (field: string, { key, facts = {} }: FieldError): Remark =>
  remark(field, key === 'pricing.price_below_cost' ? 'sheetError.below_cost' : 'sheetError.far_off', facts);
