import { z } from 'zod';
import { ShippingInfo } from './addresses.ts';
import { IMPERSONATION_MODES } from './companies.admin.ts';
import { CAPABILITIES, COMPANY_SCOPES, STAFF_ROLES } from './capabilities.ts';
import { SIGNED_IN, routes } from './route.ts';
import { Id, Language, shape } from './shapes.ts';

/** Principals that an open shop serves without an account, and all that have one. */
const PROFILED = ['guest', 'guest_buyer', ...SIGNED_IN] as const;

const StaffRights = shape({
  role: z.enum(STAFF_ROLES),
  /** The name of a role that the shop has made; null for a built-in one. */
  roleName: z.string().nullable(),
  capabilities: z.array(z.enum(CAPABILITIES)),
  companyScope: z.enum(COMPANY_SCOPES),
});

export const Profile = shape({
  userData: shape({
    /** 0 for a guest without a token. */
    id: z.int().min(0),
    firstName: z.string(),
    lastName: z.string(),
    username: z.string(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
    role: z.enum(PROFILED),
    /** What a member of staff may do; null for customers. */
    staff: StaffRights.nullable(),
    /** Of a session that staff have opened from a company's record. */
    actingMode: z.enum(IMPERSONATION_MODES).nullable(),
    language: Language,
    companyId: Id.nullable(),
    companyTitle: z.string().nullable(),
    externalCompanyId: z.string().nullable(),
    canViewPrices: z.boolean(),
    canOrder: z.boolean(),
  }),
  /** The address that checkout offers first. */
  shippingInfoData: ShippingInfo.nullable(),
  /** The person of the supplier who looks after the company. */
  salesRepresentative: shape({
    name: z.string(),
    phoneNumber: z.string().nullable(),
    email: z.string(),
  }).nullable(),
});

export const users = routes({
  profile: {
    method: 'GET',
    path: '/users/profile',
    access: PROFILED,
    answer: Profile,
    summary: 'Who the caller is and what the caller may see; without name and account for a guest of an open shop.',
  },
});

export type Profile = z.output<typeof Profile>;
