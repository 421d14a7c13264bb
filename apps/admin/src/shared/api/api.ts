import { createSessionGuard, createTransport, createUploader, type SessionNeed } from '@sjaj/app-kit';
import { type CallFailed, clientFor, type Transport, type Uploader } from '@sjaj/client';
import {
  account,
  adminAccountRequests,
  adminContractTerms,
  adminAnswerTemplates,
  adminArticles,
  articleArchive,
  articleBulkEdits,
  adminPriceChanges,
  adminArticleTabs,
  adminAttributes,
  adminAuditLog,
  adminConsents,
  adminBankAccounts,
  adminBanks,
  adminBrands,
  adminCategories,
  adminCompanies,
  adminCompanyAddresses,
  adminCompanyChanges,
  adminPartNumbers,
  adminComplaints,
  adminCountries,
  adminCoupons,
  adminCurrencies,
  adminCarriers,
  adminFaq,
  adminHeroBanners,
  adminInformationPages,
  adminInterestAreas,
  adminMeasurementUnits,
  adminTowns,
  adminJobApplications,
  adminJobs,
  adminBonus,
  adminBonusRules,
  adminMachines,
  adminMail,
  adminNews,
  adminNotes,
  adminNewsletterIssues,
  adminNewsletterMails,
  adminNewsletterSubscribers,
  adminOrders,
  adminPickupPlaces,
  adminPolls,
  adminReports,
  adminRequests,
  adminRevenue,
  adminWithdrawals,
  adminPromotions,
  adminSearch,
  staffSearch,
  adminSettings,
  adminSetup,
  adminStart,
  adminStaffRoles,
  adminApiKeys,
  adminWebhooks,
  adminErp,
  adminStock,
  adminSupplier,
  adminTerms,
  adminUsers,
  adminVisits,
  adminFinance,
  auth,
  financeImports,
  geography,
  orderDocuments,
  orderParts,
  orderPrinting,
  orderQueues,
  orders,
  orderSheets,
  reviews,
  stockImports,
  recordImports,
  setupGuide,
  systemMessages,
  users,
} from '@sjaj/contract';
import type { Route } from '@sjaj/contract';
import { PROFILE_KEY } from '../session/profile-key.ts';
import { requestSession } from '../session/sign-in-again.ts';
import { endSession, readToken } from '../session/token.ts';
import { queryClient } from './query-client.ts';

const NO_SESSION = 401;
/** The status of the profile where the account is deactivated. */
const NOT_ALLOWED = 405;

const send = createTransport({ token: readToken });

const upload = createUploader({ token: readToken });

/**
 * Where the session has expired under an open page, or the shop now requires a second factor, a dialog opens over the page and the call
 * is sent again afterwards.
 */
const guarded = createSessionGuard({
  token: readToken,
  recover: (route, error) => {
    const need = needOf(route, error);
    if (!need) return null;
    if (queryClient.getQueryData(PROFILE_KEY) !== undefined) return requestSession(need);
    if (need === 'sign_in') endSession('expired');
    return null;
  },
});

export const transport: Transport = (route, ask, callSettings) => guarded(route, () => send(route, ask, callSettings));

/** Sends files to calls that take an upload. */
export const sendUpload: Uploader = (route, call, progress) => guarded(route, () => upload(route, call, progress));

function needOf(route: Route, { status, code }: CallFailed): SessionNeed | null {
  // A refused log-in is an answer to what was typed, not the end of a session.
  if (route === auth.login || route === auth.logout) return null;
  if (code === 'auth.second_factor_required') return 'second_factor';
  return status === NO_SESSION || (route === users.profile && status === NOT_ALLOWED) ? 'sign_in' : null;
}

/** The calls of the back office, by group. Each resolves with the envelope and rejects with `CallFailed`. */
export const api = {
  reports: clientFor(adminReports, transport),
  revenue: clientFor(adminRevenue, transport),
  account: clientFor(account, transport),
  accounts: clientFor(adminUsers, transport),
  contractTerms: clientFor(adminContractTerms, transport),
  answerTemplates: clientFor(adminAnswerTemplates, transport),
  articles: clientFor(adminArticles, transport),
  articleArchive: clientFor(articleArchive, transport),
  articleBulkEdits: clientFor(articleBulkEdits, transport),
  priceChanges: clientFor(adminPriceChanges, transport),
  articleTabs: clientFor(adminArticleTabs, transport),
  attributes: clientFor(adminAttributes, transport),
  auditLog: clientFor(adminAuditLog, transport),
  consents: clientFor(adminConsents, transport),
  auth: clientFor(auth, transport),
  bankAccounts: clientFor(adminBankAccounts, transport),
  banks: clientFor(adminBanks, transport),
  brands: clientFor(adminBrands, transport),
  countries: clientFor(adminCountries, transport),
  currencies: clientFor(adminCurrencies, transport),
  erp: clientFor(adminErp, transport),
  webhooks: clientFor(adminWebhooks, transport),
  apiKeys: clientFor(adminApiKeys, transport),
  staffRoles: clientFor(adminStaffRoles, transport),
  interestAreas: clientFor(adminInterestAreas, transport),
  measurementUnits: clientFor(adminMeasurementUnits, transport),
  towns: clientFor(adminTowns, transport),
  categories: clientFor(adminCategories, transport),
  companies: clientFor(adminCompanies, transport),
  companyAddresses: clientFor(adminCompanyAddresses, transport),
  accountRequests: clientFor(adminAccountRequests, transport),
  partNumbers: clientFor(adminPartNumbers, transport),
  complaints: clientFor(adminComplaints, transport),
  coupons: clientFor(adminCoupons, transport),
  carriers: clientFor(adminCarriers, transport),
  finance: clientFor(adminFinance, transport),
  financeImports: clientFor(financeImports, transport),
  geography: clientFor(geography, transport),
  faq: clientFor(adminFaq, transport),
  heroBanners: clientFor(adminHeroBanners, transport),
  informationPages: clientFor(adminInformationPages, transport),
  jobApplications: clientFor(adminJobApplications, transport),
  jobs: clientFor(adminJobs, transport),
  bonus: clientFor(adminBonus, transport),
  bonusRules: clientFor(adminBonusRules, transport),
  machines: clientFor(adminMachines, transport),
  mail: clientFor(adminMail, transport),
  news: clientFor(adminNews, transport),
  newsletterIssues: clientFor(adminNewsletterIssues, transport),
  newsletterMails: clientFor(adminNewsletterMails, transport),
  newsletterSubscribers: clientFor(adminNewsletterSubscribers, transport),
  orders: clientFor(adminOrders, transport),
  orderQueues: clientFor(orderQueues, transport),
  orderPrinting: clientFor(orderPrinting, transport),
  orderDocuments: clientFor(orderDocuments, transport),
  orderParts: clientFor(orderParts, transport),
  orderSheets: clientFor(orderSheets, transport),
  orderStatus: clientFor(orders, transport),
  pickupPlaces: clientFor(adminPickupPlaces, transport),
  polls: clientFor(adminPolls, transport),
  companyChanges: clientFor(adminCompanyChanges, transport),
  requests: clientFor(adminRequests, transport),
  withdrawals: clientFor(adminWithdrawals, transport),
  reviews: clientFor(reviews, transport),
  promotions: clientFor(adminPromotions, transport),
  search: clientFor(adminSearch, transport),
  staffSearch: clientFor(staffSearch, transport),
  settings: clientFor(adminSettings, transport),
  setup: clientFor(adminSetup, transport),
  start: clientFor(adminStart, transport),
  stock: clientFor(adminStock, transport),
  stockImports: clientFor(stockImports, transport),
  recordImports: clientFor(recordImports, transport),
  setupGuide: clientFor(setupGuide, transport),
  supplier: clientFor(adminSupplier, transport),
  systemMessages: clientFor(systemMessages, transport),
  terms: clientFor(adminTerms, transport),
  users: clientFor(users, transport),
  notes: clientFor(adminNotes, transport),
  visits: clientFor(adminVisits, transport),
};

/** Ends the session of a user who has signed in and is not staff. */
export async function dropSession(token: string): Promise<void> {
  await clientFor(auth, createTransport({ token: () => token })).logout();
}
