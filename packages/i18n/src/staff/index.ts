import { questions } from './questions.ts';
import { withdrawals } from './withdrawals.ts';
import { accountApproval } from './account-approval.ts';
import { accountRequests } from './account-requests.ts';
import { auditLog } from './audit-log.ts';
import { uploads } from '../uploads.ts';
import { userFile, userFileKind } from '../shared/user-file.ts';
import { apiKeys, apiKeyState, secret } from './api-keys.ts';
import { article } from './article.ts';
import { menuGroup } from './menu-group.ts';
import { bulk } from './bulk.ts';
import { bulkEdit, bulkField } from './bulk-edit.ts';
import { articleVariations } from './article-variations.ts';
import { articleDetails, articleRelation } from './article-details.ts';
import { articleForm } from './article-form.ts';
import { company } from './company.ts';
import { companyCards } from './company-cards.ts';
import { partNumberOutcome, partNumberWords } from '../shared/part-numbers.ts';
import { partNumbers } from './part-numbers.ts';
import { companyContractTerms, contractPriceState } from './company-contract-terms.ts';
import { complaintEnd, complaintKind, complaintOutcome, complaintStatus } from '../shared/complaint.ts';
import { answerTopic, complaints } from './complaints.ts';
import { coupons, couponState } from './coupons.ts';
import { carriers, offer, pickupPlaces } from './shipping.ts';
import { financeField, financeKind } from '../shared/finance-field.ts';
import { finance, financeOutcome } from './finance.ts';
import { firstRecords } from './first-records.ts';
import { adminFiles } from './files.ts';
import { reports, reportView } from './reports.ts';
import { reportColumn, reportName, reportRow } from '../shared/report.ts';
import { form } from './form.ts';
import { frame } from './frame.ts';
import { jobs } from './jobs.ts';
import { importColumns } from './import-columns.ts';
import { importErrorHint, importOutcome, importView } from './import-lines.ts';
import { imports } from './imports.ts';
import { bonusCustomers, bonusGoods, bonusKind } from '../shared/bonus.ts';
import { bonusRules } from './bonus-rules.ts';
import { machines, machineState } from './machines.ts';
import { list } from './list.ts';
import { otherPerson } from './other-person.ts';
import { mails } from './outgoing-mail.ts';
import { approvalQueue, shippingQueue, shippingScan, shippingScanned, waitingTime } from './queues.ts';
import { orders } from './orders.ts';
import { orderEdits } from './order-edits.ts';
import { orderSplits } from './order-splits.ts';
import { ordersAsked, ordersDone, ordersList } from './orders-list.ts';
import { orderReason } from './order-reason.ts';
import { payment } from './payment.ts';
import { setupGuide, setupHint, setupStep } from './setup-guide.ts';
import { requests } from './requests.ts';
import { phoneOrder } from './phone-order.ts';
import { bankAccounts, banks } from './banks.ts';
import { countries, currencies, interestAreas, measurementUnits, references, towns } from './reference-data.ts';
import { resource } from './resource.ts';
import { consentFor, consentFrom, consentLog } from './consents.ts';
import { erpOrders, erpOrderState, erpRefusalReason, erpRefusals, erpStream } from './erp.ts';
import { webhookError, webhookEvent, webhooks, webhookState } from './exchange.ts';
import { searches } from './search-terms.ts';
import { accountSecurity } from '../shared/account-security.ts';
import { secondFactor } from '../shared/second-factor.ts';
import { sessionDialog } from '../shared/session-dialog.ts';
import { securitySettings } from './security-settings.ts';
import { datasheetKind, datasheets } from './datasheets.ts';
import { deliveryDays } from './delivery-days.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { capabilityHint } from './capability-hint.ts';
import { capability, capabilityArea, staffRoles } from './staff-roles.ts';
import { staffAccount } from './staff-account.ts';
import { start, workQueue } from './start.ts';
import { states } from './states.ts';
import { movement, stock } from './stock.ts';
import { supplier } from './supplier.ts';
import { terms } from './terms.ts';
import { users } from './users.ts';
import { notes } from './notes.ts';
import { visits } from './visits.ts';
import { attributeKind, attributes, brands, categories, categoryIcon, categoryMove, tags } from './taxonomy.ts';
import { attributeUse, useRole } from './cost-of-use.ts';
import { contentTexts } from './content-texts.ts';
import { priceTexts } from './price-texts.ts';
import { recordImportTexts } from './record-import-texts.ts';
import { purchaseReason, purchaseState, purchasing } from './purchasing.ts';
import { vendors } from './vendors.ts';

/** The texts of the back office. */
export const staff = {
  ...recordImportTexts,
  ...priceTexts,
  ...contentTexts,
  approvalQueue,
  categoryIcon,
  categoryMove,
  phoneOrder,
  shippingQueue,
  shippingScan,
  shippingScanned,
  ordersAsked,
  ordersDone,
  waitingTime,
  questions,
  withdrawals,
  workQueue,
  auditLog,
  bankAccounts,
  capability,
  capabilityArea,
  capabilityHint,
  staffAccount,
  erpOrders,
  erpOrderState,
  erpRefusalReason,
  erpRefusals,
  erpStream,
  webhookError,
  webhookEvent,
  webhooks,
  webhookState,
  secret,
  apiKeys,
  apiKeyState,
  staffRoles,
  banks,
  accountRequests: { ...accountRequests, ...accountApproval },
  attributeKind,
  attributes,
  attributeUse,
  useRole,
  brands,
  categories,
  partNumberOutcome,
  partNumbers: { ...partNumberWords, ...partNumbers },
  article: { ...article, ...articleForm, ...articleDetails, ...articleVariations },
  articleRelation,
  bulk,
  bulkEdit,
  bulkField,
  company: { ...company, ...companyCards, ...companyContractTerms },
  contractPriceState,
  complaintKind,
  complaintOutcome,
  answerTopic,
  complaints,
  complaintEnd,
  complaintStatus,
  coupons,
  countries,
  couponState,
  currencies,
  carriers,
  finance,
  firstRecords,
  financeField,
  financeKind,
  financeOutcome,
  reports,
  reportView,
  reportColumn,
  reportName,
  reportRow,
  form,
  frame,
  jobs,
  imports,
  interestAreas,
  importColumns,
  importErrorHint,
  importOutcome,
  importView,
  list,
  bonusCustomers,
  bonusKind,
  bonusGoods,
  bonusRules,
  machines,
  machineState,
  menuGroup,
  movement,
  mails,
  offer,
  orderReason,
  orders: { ...orders, ...ordersList, ...orderSplits, ...orderEdits },
  payment,
  pickupPlaces,
  setupGuide,
  setupHint,
  setupStep,
  requests,
  measurementUnits,
  references,
  resource,
  tags,
  towns,
  consentFor,
  consentFrom,
  consentLog,
  searches,
  accountSecurity,
  secondFactor,
  sessionDialog,
  otherPerson,
  datasheetKind,
  datasheets,
  deliveryDays,
  settings: { ...settings, ...securitySettings },
  setup,
  start,
  states,
  stock,
  supplier,
  terms,
  uploads,
  adminFiles,
  userFile,
  userFileKind,
  users,
  visits,
  notes,
  purchaseReason,
  purchaseState,
  purchasing,
  vendors,
};
