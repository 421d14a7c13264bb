/**
 * What a member of staff may do in the back office, by area. Each has a name and a sentence in the texts. Which call needs which is in
 * `call-capabilities.ts`.
 */
export const CAPABILITY_AREAS = {
  orders: ['viewFigures', 'viewOrders', 'decideOrders', 'shipOrders', 'refundPayments', 'handleComplaints'],
  goods: [
    'viewArticles',
    'editArticles',
    'viewCostPrices',
    'editPromotions',
    'viewStock',
    'editStock',
    'answerRequests',
  ],
  customers: [
    'viewCustomers',
    'answerQuestions',
    'editCustomers',
    'recordVisits',
    'viewAsCustomer',
    'orderForCustomers',
    'manageAccounts',
    'editContractTerms',
    'viewFinance',
    'editFinance',
  ],
  content: ['editContent', 'sendNewsletters', 'handleJobApplications'],
  system: ['editSettings', 'importRecords', 'operateShop', 'viewAuditLog', 'manageStaff'],
} as const;

export type CapabilityArea = keyof typeof CAPABILITY_AREAS;
export type Capability = (typeof CAPABILITY_AREAS)[CapabilityArea][number];

export const CAPABILITIES: readonly Capability[] = Object.values(CAPABILITY_AREAS).flat();

/** Somebody who decides on rights could give themself all others: only administrators do. */
const ADMINISTRATORS_ONLY: readonly Capability[] = ['manageStaff'];

/** What a role of one's own may have. */
export const GRANTABLE_CAPABILITIES: readonly Capability[] = CAPABILITIES.filter(
  (capability) => !ADMINISTRATORS_ONLY.includes(capability),
);

/** The roles of staff that every shop has, as accounts name them. */
export const BUILT_IN_ROLES = ['administrator', 'sales_representative', 'warehouse', 'content', 'accounting'] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];

/** An account whose capabilities come from a role that the shop has made. */
export const OWN_ROLE = 'own_role';
export const STAFF_ROLES = [...BUILT_IN_ROLES, OWN_ROLE] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whose records a role reaches: those of all customers, or of the companies that the account is assigned to. */
export const COMPANY_SCOPES = ['all', 'own_companies'] as const;
export type CompanyScope = (typeof COMPANY_SCOPES)[number];

/** The scope of a role of staff; roles that the shop makes reach all customers. */
export const companyScopeOf = (role: StaffRole): CompanyScope =>
  role === 'sales_representative' ? 'own_companies' : 'all';

/** What the built-in roles may do. A sales representative does it for the own companies only. */
export const CAPABILITIES_OF: Readonly<Record<BuiltInRole, readonly Capability[]>> = {
  administrator: CAPABILITIES,
  sales_representative: [
    'viewFigures',
    'viewOrders',
    'handleComplaints',
    'viewArticles',
    'viewStock',
    'viewCustomers',
    'answerQuestions',
    'recordVisits',
    'viewAsCustomer',
    'orderForCustomers',
    'viewFinance',
  ],
  warehouse: ['viewOrders', 'shipOrders', 'viewArticles', 'viewStock', 'editStock'],
  content: [
    'viewArticles',
    'editArticles',
    'editPromotions',
    'answerRequests',
    'answerQuestions',
    'editContent',
    'sendNewsletters',
  ],
  accounting: [
    'viewFigures',
    'viewOrders',
    'refundPayments',
    'viewArticles',
    'viewCostPrices',
    'viewCustomers',
    'viewFinance',
    'editFinance',
  ],
};

/** Whether an account has a role of staff. */
export const isStaffRole = (role: string): role is StaffRole => (STAFF_ROLES as readonly string[]).includes(role);
