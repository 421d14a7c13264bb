import { z } from 'zod';
import { OrderStatus } from './orders.view.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Id, Instant, ListRequest, NearDay, Price, name, shape } from './shapes.ts';

const COUPON_STATES = ['running', 'upcoming', 'ended', 'used_up', 'inactive', 'archived'] as const;

const Uses = z.int().min(1).max(1_000_000);
const Percent = z.number().min(0.01).max(100).multipleOf(0.01);
const Amount = Price.min(0.01);

const Discount = {
  /** Exactly one of the two. The amount is net for companies and with VAT for private customers. */
  percent: Percent.nullable(),
  amount: Amount.nullable(),
};

export const CouponForm = shape({
  code: name(32),
  ...Discount,
  minimumOrder: Price,
  /** Business days, both included. */
  startsOn: NearDay,
  endsOn: NearDay,
  /** Null: without limit. */
  usesAllowed: Uses.nullable(),
  usesPerCompany: Uses.nullable(),
  firstOrderOnly: z.boolean(),
  /** With everything below it. */
  categoryId: Id.nullable(),
  brandId: Id.nullable(),
  isActive: z.boolean(),
});

export const AdminCoupon = shape({
  ...CouponForm.shape,
  id: Id,
  version: z.int(),
  state: z.enum(COUPON_STATES),
  uses: z.int().min(0),
  /** What it is for, in words; empty for everything. */
  scope: z.string(),
});

export const CouponUse = shape({
  /** The order's. */
  id: Id,
  number: z.string(),
  status: OrderStatus,
  customer: z.string(),
  placedAt: Instant,
  discount: Price,
  total: Price,
});

const Versioned = shape({ version: z.int().min(1) });
const SAVE_PROBLEMS = [
  'records.not_found',
  'records.changed_meanwhile',
  'coupons.code_taken',
  'coupons.one_kind',
  'coupons.period_turned',
  'coupons.below_uses',
  'articles.reference_unknown',
  'coupons.archived',
] as const;

export const adminCoupons = routes({
  list: {
    method: 'POST',
    path: '/admin/coupons/get-coupons',
    access: BACK_OFFICE,
    body: shape({
      ...ListRequest.shape,
      view: z.enum(['current', 'running', 'ended', 'archived']).default('current'),
      sortBy: z.enum(['code', 'startsOn', 'endsOn', 'uses']).default('endsOn'),
      isSortAscending: z.boolean().default(false),
    }),
    answer: AdminCoupon,
    paged: true,
    reads: true,
    summary: 'Discount codes with their rules and uses.',
  },
  preview: {
    method: 'POST',
    path: '/admin/coupons/preview',
    access: BACK_OFFICE,
    body: shape({ ...Discount, minimumOrder: Price, goods: Price }),
    answer: shape({ discount: Price, left: Price, isBelowMinimum: z.boolean() }),
    problems: ['coupons.one_kind'],
    reads: true,
    summary: 'What a code would give on goods of an amount.',
  },
  one: {
    method: 'GET',
    path: '/admin/coupons/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminCoupon,
    problems: ['records.not_found'],
    summary: 'One discount code.',
  },
  uses: {
    method: 'POST',
    path: '/admin/coupons/{id}/get-uses',
    access: BACK_OFFICE,
    params: ById,
    body: ListRequest.omit({ quickSearch: true }),
    answer: CouponUse,
    paged: true,
    problems: ['records.not_found'],
    reads: true,
    summary: 'The orders that had the code, the newest first.',
  },
  create: {
    method: 'POST',
    path: '/admin/coupons',
    access: BACK_OFFICE,
    body: CouponForm,
    answer: AdminCoupon,
    idempotent: true,
    problems: SAVE_PROBLEMS,
    summary: 'Adds a discount code.',
  },
  update: {
    method: 'PUT',
    path: '/admin/coupons/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...CouponForm.shape, ...Versioned.shape }),
    answer: AdminCoupon,
    problems: SAVE_PROBLEMS,
    summary: 'Saves a discount code, unless somebody else has saved it since.',
  },
  activate: {
    method: 'PUT',
    path: '/admin/coupons/{id}/active',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ isActive: z.boolean(), version: z.int().min(1) }),
    answer: AdminCoupon,
    problems: ['records.not_found', 'records.changed_meanwhile', 'coupons.archived'],
    summary: 'Switches a code on or off, in force with the next cart that is looked at.',
  },
  archive: {
    method: 'PUT',
    path: '/admin/coupons/{id}/archive',
    access: BACK_OFFICE,
    params: ById,
    body: Versioned,
    answer: AdminCoupon,
    problems: ['records.not_found', 'records.changed_meanwhile'],
    summary: 'Puts a code away for good; orders that had it keep it.',
  },
});

export type AdminCoupon = z.output<typeof AdminCoupon>;
export type CouponForm = z.output<typeof CouponForm>;
export type CouponUse = z.output<typeof CouponUse>;
