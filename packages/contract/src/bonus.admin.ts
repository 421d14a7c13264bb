import { z } from 'zod';
import { BonusAccount, BonusCustomers, BonusEntry, BonusRule } from './bonus.ts';
import { RECORD_FIELDS, recordList, recordRoutes } from './records.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Id, name, NearDay, shape } from './shapes.ts';

const MOST_POINTS_PER_KM = 1_000;
const MOST_POINTS = 1_000_000_000;

export const BonusRuleForm = shape({
  pointsPerKm: z.number().min(0.01).max(MOST_POINTS_PER_KM).multipleOf(0.01),
  /** With everything below it. */
  categoryId: Id.nullable(),
  brandId: Id.nullable(),
  customers: BonusCustomers,
  /** Business days on which the order was placed, both included. */
  startsOn: NearDay,
  endsOn: NearDay.nullable(),
});

export const AdminBonusRule = shape({
  ...BonusRuleForm.shape,
  ...RECORD_FIELDS,
  category: BonusRule.shape.category,
  brand: BonusRule.shape.brand,
});

export const adminBonusRules = recordRoutes({
  path: 'bonus-rules',
  form: BonusRuleForm,
  view: AdminBonusRule,
  list: recordList(['all', 'current', 'ended'], ['default', 'startsOn', 'endsOn', 'pointsPerKm']),
  words: ['bonus rule', 'bonus rules'],
  problems: ['bonus.period_turned', 'articles.reference_unknown'],
});

const BonusOwner = shape({ owner: z.enum(['companies', 'users']), id: ById.shape.id });

/** The newest movements; the customer reads all of them. */
const AdminBonusAccount = shape({ ...BonusAccount.shape, entries: z.array(BonusEntry) });

export const BonusSettlement = shape({
  points: z.int().min(1).max(MOST_POINTS),
  reason: name(200),
});

export const adminBonus = routes({
  account: {
    method: 'GET',
    path: '/admin/bonus/{owner}/{id}',
    access: BACK_OFFICE,
    params: BonusOwner,
    answer: AdminBonusAccount,
    problems: ['records.not_found'],
    summary: 'The bonus points of a company or a private customer, with the last 12 entries.',
  },
  settle: {
    method: 'POST',
    path: '/admin/bonus/{owner}/{id}/settlements',
    access: BACK_OFFICE,
    params: BonusOwner,
    body: BonusSettlement,
    answer: AdminBonusAccount,
    idempotent: true,
    problems: ['records.not_found', 'bonus.too_few_points'],
    summary: 'Takes points off that were settled, such as by a gift; never more than there are.',
  },
});

export type BonusRuleForm = z.output<typeof BonusRuleForm>;
export type AdminBonusRule = z.output<typeof AdminBonusRule>;
export type AdminBonusAccount = z.output<typeof AdminBonusAccount>;
export type BonusSettlement = z.output<typeof BonusSettlement>;
