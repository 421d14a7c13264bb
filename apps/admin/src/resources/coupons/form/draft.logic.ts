import { z } from 'zod';
import { asTyped, count, km, percent, text } from '../../../shared/form/field-codecs.logic.ts';

const COUPON_FIELDS = z.object({
  code: text(),
  kind: asTyped<'percent' | 'amount'>(),
  percent: percent(),
  amount: km(),
  minimumOrder: km(),
  startsOn: asTyped<string>(),
  endsOn: asTyped<string>(),
  usesAllowed: count(),
  usesPerCompany: count(),
  firstOrderOnly: asTyped<boolean>(),
  categoryId: count(),
  brandId: count(),
  isActive: asTyped<boolean>(),
});

type Fields = z.output<typeof COUPON_FIELDS>;
type Body = Omit<Fields, 'kind'>;

/** The fields of a coupon. Which kind it is follows from the one amount that is sent; no minimum is 0. */
export const FIELDS = COUPON_FIELDS.pipe(
  z.codec(z.custom<Fields>(), z.custom<Body>(), {
    decode: ({ kind, ...fields }) => ({
      ...fields,
      percent: kind === 'percent' ? (fields.percent ?? Number.NaN) : null,
      amount: kind === 'amount' ? (fields.amount ?? Number.NaN) : null,
      minimumOrder: fields.minimumOrder ?? 0,
    }),
    encode: (saved) => ({
      ...saved,
      kind: saved.percent === null ? ('amount' as const) : ('percent' as const),
      minimumOrder: saved.minimumOrder || null,
    }),
  }),
);

export type CouponDraft = z.input<typeof FIELDS>;

/** The initial values of a new coupon: 10 % for a month from today, once per customer. */
export const emptyDraft = (today: string, inAMonth: string): CouponDraft => ({
  code: '',
  kind: 'percent',
  percent: '10',
  amount: '',
  minimumOrder: '',
  startsOn: today,
  endsOn: inAMonth,
  usesAllowed: '',
  usesPerCompany: '1',
  firstOrderOnly: false,
  categoryId: '',
  brandId: '',
  isActive: true,
});
