import { approval } from './approval.ts';
import { accountRequest } from './account-request.ts';
import { impersonation } from './impersonation.ts';
import { addresses } from './addresses.ts';
import { complaintEnd, complaintKind, complaintOutcome, complaintStatus, complaintTerm } from '../shared/complaint.ts';
import { companyBranches } from './company-branches.ts';
import { complaints } from './complaints.ts';
import { billing } from './billing.ts';
import { cardPayment, declineReason } from './card-payment.ts';
import { dashboard } from './dashboard.ts';
import { financeColumns, financeKind } from '../shared/finance-field.ts';
import { cartPage } from './cart-page.ts';
import { cartSheet } from './cart-sheet.ts';
import { checkoutPage } from './checkout-page.ts';
import { finance } from './finance.ts';
import { guest } from './guest.ts';
import { inbox, messageTopic, notifications } from './inbox.ts';
import { bonus } from './bonus.ts';
import { bonusCustomers, bonusGoods, bonusKind } from '../shared/bonus.ts';
import { machines } from './machines.ts';
import { measurement } from './measurement.ts';
import { newsletterLinks } from './newsletter-links.ts';
import { ordering } from './ordering.ts';
import { orders } from './orders.ts';
import { ownAccount } from './own-account.ts';
import { partNumberOutcome, partNumberWords } from '../shared/part-numbers.ts';
import { partNumbers } from './part-numbers.ts';
import { uploads } from '../uploads.ts';
import { passwords } from './passwords.ts';
import { userFile, userFileKind } from '../shared/user-file.ts';
import { myFiles } from './files.ts';
import { accountSecurity } from '../shared/account-security.ts';
import { secondFactor } from '../shared/second-factor.ts';
import { sessionDialog } from '../shared/session-dialog.ts';
import { profile } from './profile.ts';
import { quickOrder } from './quick-order.ts';
import { proposal } from './proposal.ts';
import { registration } from './registration.ts';
import { identities, social, socialContinue, socialProblem, socialProvider } from './social.ts';
import { consentPurpose, consentSource } from './consents.ts';
import { questions } from './questions.ts';
import { withdrawal } from './withdrawal.ts';
import { compare, compareRow } from './compare.ts';
import { replacement, replacementPlace } from './replacement.ts';
import { cameraError, scan } from './scan.ts';
import { safetySheets } from './safety-sheets.ts';
import { savedCarts } from './saved-carts.ts';
import { articleLabels } from './article-labels.ts';

/** Texts of the storefront that travel with the pages that show them, not with the first load. */
export const account = {
  accountRequest,
  impersonation,
  addresses,
  companyBranches,
  complaintKind,
  complaintOutcome,
  complaintEnd,
  complaintStatus,
  complaintTerm,
  complaints,
  billing,
  cardPayment,
  declineReason,
  cartPage,
  cartSheet,
  checkoutPage,
  approval,
  dashboard,
  finance,
  financeField: financeColumns,
  financeKind,
  guest,
  inbox,
  bonus,
  bonusCustomers,
  bonusKind,
  bonusGoods,
  machines,
  messageTopic,
  measurement,
  newsletterLinks,
  notifications,
  ordering,
  orders,
  ownAccount,
  partNumberOutcome,
  partNumbers: { ...partNumberWords, ...partNumbers },
  passwords,
  profile,
  proposal,
  registration,
  identities,
  social,
  socialContinue,
  socialProblem,
  socialProvider,
  questions,
  quickOrder,
  withdrawal,
  consentPurpose,
  consentSource,
  compare,
  compareRow,
  replacement,
  replacementPlace,
  safetySheets,
  cameraError,
  scan,
  savedCarts,
  articleLabels,
  accountSecurity,
  secondFactor,
  sessionDialog,
  uploads,
  myFiles,
  userFile,
  userFileKind,
};
