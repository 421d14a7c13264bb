export { contract } from './contract.ts';
export {
  BACK_OFFICE,
  EVERYONE,
  ORDERERS,
  PRINCIPALS,
  type Principal,
  type Route,
  type Routes,
  type Schema,
  SIGNED_IN,
  routes,
  zodOf,
} from './route.ts';
export {
  BUILT_IN_ROLES,
  type BuiltInRole,
  CAPABILITIES,
  CAPABILITIES_OF,
  CAPABILITY_AREAS,
  type Capability,
  type CapabilityArea,
  GRANTABLE_CAPABILITIES,
  isStaffRole,
  OWN_ROLE,
  STAFF_ROLES,
  type StaffRole,
  companyScopeOf,
  type CompanyScope,
} from './capabilities.ts';
export { capabilitiesOfCall, isOpenToApiKeys, isWithinOwnCompanies, unknownCalls } from './call-capabilities.ts';
export { type ListField, listFieldsOf } from './list-files.fields.ts';
export { adminListViews, type ListView, type ListViewForm } from './list-views.admin.ts';
export { adminListFiles, type ListFileColumn, MOST_FOUND_ROWS } from './list-files.admin.ts';
export { adminStaffRoles, StaffRoleForm, type StaffRoleView } from './users.roles.admin.ts';
export { type ConfirmedPrice, FieldError, Info, ListRequest, PAGE_SIZES, PagedResult } from './shapes.ts';
export {
  DOCUMENT_TYPES,
  files,
  type FileType,
  FileView,
  PICTURE_TYPES,
  UPLOAD_LIMITS,
  type UploadPurpose,
} from './files.ts';
export {
  ADMIN_FILE_SORTS,
  type AdminFile,
  adminFiles,
  USER_FILE_KINDS,
  USER_FILE_SOURCES,
  type UserFile,
  type UserFileKind,
  userFiles,
  type UserFilesSummary,
} from './user-files.ts';
export { AdministratorForm } from './auth.setup.ts';
export {
  adminApiKeys,
  type AdminApiKey,
  API_KEY_REQUESTS,
  API_KEY_SORTS,
  API_KEY_STATES,
  ApiKeyForm,
} from './auth.api-keys.admin.ts';
export { LONGEST_PASSWORD, passwords, SHORTEST_PASSWORD, SHORTEST_STAFF_PASSWORD } from './auth.passwords.ts';
export { LinkedIdentity, social, SocialProvider, UnlinkedIdentity } from './auth.social.ts';
export { LONGEST_REGISTERED_EMAIL, registration, RegistrationForm } from './auth.registration.ts';
export { type AdminDataChange, adminCompanyChanges, type DataChangeDecision } from './companies.changes.admin.ts';
export {
  type DataChange,
  CompanyChangeForm,
  type CompanyDetails,
  companyDetails,
  type FieldChange,
} from './companies.details.ts';
export { type BranchMember, branches, type CompanyBranches } from './companies.branches.ts';
export { deputies, type Deputy, type DeputyForm } from './companies.deputies.ts';
export { AccountRequestForm, accountRequests, RequestedAccount } from './companies.requests.ts';
export {
  ACCOUNT_REQUEST_VIEWS,
  AccountApproval,
  AccountDuplicate,
  AccountRequest,
  AccountRequestRow,
  type AccountRequestState,
  adminAccountRequests,
} from './companies.requests.admin.ts';
export { LONGEST_CODE, type Login, type LoginChallenge, Session } from './auth.ts';
export type { PasskeyAnswer, PasskeyCreation, PasskeyRegistration } from './auth.passkeys.ts';
export {
  type AppSetup,
  LONGEST_PASSKEY_NAME,
  type RecoveryCodes,
  secondFactor,
  type SecondFactorView,
} from './auth.second-factor.ts';
export { Profile } from './users.ts';
export {
  ArticleCard,
  ArticleDetails,
  type PriceReason,
  type PurchasedArticle,
  UsualArticle,
  PRICE_SOURCES,
  type OldPriceView,
  type PriceSource,
  type QuantityBreak,
  type Relation,
  type SafetyData,
  type HazardLabel,
  type Offer,
  OFFERS,
  type StockView,
  type VariationMatrix,
  type VariationMember,
  type CostOfUse,
} from './catalogue.articles.ts';
export {
  type Listing,
  type ListingInput,
  type ListingFilters,
  ListingRequest,
  type Sort,
  type Suggestions,
} from './catalogue.ts';
export type { Brand, Category } from './taxonomy.ts';
export type { HeroBanner } from './content.home.ts';
export type { RunningPromotion } from './pricing.promotions.ts';
export { articleFilters } from './catalogue.filters.ts';
export { type AttributeView } from './catalogue.articles.ts';
export { attributes, type Tag, tags } from './taxonomy.ts';
export { type Carrier, carriers } from './shipping.ts';
export { type ModeratedReview, type Review, REVIEW_STATES, type ReviewState, reviews } from './reviews.ts';
export { presentations } from './presentations.ts';
export { firstViews } from './first-views.ts';
export { boughtTogether } from './catalogue.bought-together.ts';
export { articleSuccessors, type Successor } from './catalogue.successors.ts';
export { type VariationView, variations } from './catalogue.variations.ts';
export { type Cart, type CartItem, type WishListItem } from './cart.ts';
export { type CheckedLine, type QuickArticle, quickOrder } from './quick-order.ts';
export { replacements, type ReplacementPlace } from './replacements.ts';
export { documents, type ProposalForm, type SavedCart, type SavedCartLine } from './saved-carts.ts';
export {
  Checkout,
  type CheckoutOptions,
  type DeliveryMethod,
  type DeliveryOption,
  type PaymentTypeId,
  type BuyerLimits,
  type PlacedOrder,
  type WorkingHours,
} from './checkout.ts';
export {
  COUNTED_STATUSES,
  OPEN_STATUSES,
  ORDER_STATUS,
  ORDER_STATUSES,
  type Order,
  type OrderAction,
  type OrderApproval,
  type OrderEvent,
  type OrderLine,
  type OrderLink,
  type OrderRow,
  type OrderStatus,
} from './orders.view.ts';
export { ORDER_WAITS, type OrderDestination, OrderListRequest, type OrderWait, StatusChange } from './orders.ts';
export { type AdminArticle, AdminArticleListRequest, type AdminArticleRow } from './articles.admin.ts';
export { ARTICLE_RELATIONS, ArticleForm } from './articles.form.ts';
export type { AdminOrder, AdminOrderRow } from './orders.admin.ts';
export {
  type AdminCompany,
  adminCompanies,
  type AdminCompanyListRequest,
  type AdminCompanyRow,
  COMPANY_SORTS,
  COMPANY_VIEWS,
  CompanyFileForm,
  CompanyForm,
} from './companies.admin.ts';
export {
  adminContractTerms,
  type CheckedPrice,
  type CompanyDiscount,
  type ContractPrice,
  type PriceListOfCompany,
} from './pricing.contract-terms.admin.ts';
export { DEBTORS_AT_CHECKOUT, finance, FINANCE_KINDS, type FinanceFilter, type FinanceInfo } from './finance.ts';
export type { FinanceKind, FinanceRecord, FinanceSort, PaymentSlip } from './finance.ts';
export { financeDocuments, type StatementKind } from './finance.documents.ts';
export { adminFinance, type Debtor, DEBTOR_SORTS, DEBTOR_VIEWS } from './finance.admin.ts';
export { FINANCE_FIELDS, type FinanceField, financeImports, NEEDED_FINANCE_FIELDS } from './finance.import.admin.ts';
export type { FinanceColumns, FinanceFilePreview, FinanceLine, FinanceReport } from './finance.import.admin.ts';
export {
  companies,
  type CompanyEvent,
  Invitation,
  type Member,
  MemberForm,
  MemberRights,
  type OrderingSettings,
} from './companies.ts';
export { impersonation, type ImpersonatedCompany } from './companies.impersonation.ts';
export { type AdminTerms, adminTerms, TermsForm } from './terms.admin.ts';
export { adminSetup } from './auth.setup.ts';
export { auth } from './auth.ts';
export { SESSION_OWNER_HEADER, sessionOwner } from './session-owner.ts';
export { users } from './users.ts';
export { articles } from './catalogue.ts';
export { brands, categories } from './taxonomy.ts';
export { mainPage } from './content.home.ts';
export { promotions } from './pricing.promotions.ts';
export { HOME_SECTIONS, type HomeSection, settings } from './settings.ts';
export { shoppingCart, wishList } from './cart.ts';
export { newsletter } from './newsletter.ts';
export { newsletterLinks } from './newsletter.links.ts';
export {
  adminNewsletterIssues,
  adminNewsletterMails,
  adminNewsletterSubscribers,
  DELIVERY_STATES,
  type DeliveryState,
  ISSUE_STATES,
  type IssueState,
  type NewsletterIssue,
  NewsletterIssueForm,
  type NewsletterSubscriber,
  SUBSCRIBER_STATES,
  type SubscriberState,
  type UndeliveredMail,
} from './newsletter.admin.ts';
export { checkout } from './checkout.ts';
export {
  type Address,
  addresses,
  type ChangedAddress,
  NewAddress,
  type ShippingInfo,
  shippingInfo,
} from './addresses.ts';
export { geography, type Town } from './geography.ts';
export { GuestDetails, GuestOrderBounds, guests } from './guests.ts';
export { orders } from './orders.ts';
export { type OrdersOverview, ordersOverview } from './orders.overview.ts';
export {
  MESSAGE_TOPICS,
  type MessageTopic,
  type NotificationChoice,
  notificationChoices,
  type SystemMessage,
  systemMessages,
} from './messages.ts';
export {
  type DeclineReason,
  adminPayments,
  type OrderPayment,
  type PaymentAttempt,
  type PaymentRedirect,
  payments,
  type PaymentState,
  type Refund,
} from './payments.ts';
export { type LabelFact, type LabelForm, type LabelSheet, type LabelSource, articleLabels } from './labels.ts';
export { orderDocuments, type OrderDocumentKind, savedCartDocuments } from './order-documents.ts';
export { MOST_PRINTED_ORDERS, orderPrinting } from './order-documents.admin.ts';
export { MERGE_OBSTACLES, type Merge, type MergeCandidate, orderParts, type Split } from './orders.splits.ts';
export { type OrderEdit, type OrderEditPreview, type OrderEditRequest } from './orders.edits.ts';
export {
  type ApprovalDecision,
  type ApprovalOutcome,
  type LinkedApproval,
  orderApprovals,
} from './orders.approvals.ts';
export { type AskedRead, reads } from './reads.ts';
export { repeating, type RepeatChange, type RepeatLine } from './orders.repeat.ts';
export { ORDER_SHEETS, orderSheets, type OrderSheet } from './orders.sheets.ts';
export { adminArticles } from './articles.admin.ts';
export { adminDatasheets, type AdminDatasheet, DATASHEET_KINDS, type DatasheetKind } from './datasheets.admin.ts';
export { SAFETY_GROUPINGS, type SafetyGrouping, type SafetySheet, safetySheets } from './safety-sheets.ts';
export { articleArchive } from './articles.archive.admin.ts';
export { MOST_AXES, VariationForm, type VariationGrid } from './articles.variations.ts';
export { ADMIN_ORDER_SORTS, adminOrders, MOST_COUNTED_ORDERS } from './orders.admin.ts';
export { adminStart, QUEUE_CAPABILITIES, type StartPage, WORK_QUEUES, type WorkQueue } from './start-page.admin.ts';
export {
  type ApprovalSigns,
  MOST_QUEUED_ORDERS,
  type QueuedOrder,
  orderQueues,
  type StatusOutcome,
} from './orders.queues.admin.ts';
export {
  adminAuditLog,
  AUDIT_DEEDS,
  AUDIT_VIEWS,
  type AuditChange,
  type AuditDeed,
  type AuditEntry,
  type AuditFilter,
  type AuditRow,
  MOST_COUNTED_ENTRIES,
} from './audit-log.admin.ts';
export { adminJobs, type FailedEvent, type FailedJob, JOB_NAMES, type JobName, type JobState } from './jobs.admin.ts';
export { adminMail, type Mail, MAIL_STATES, type MailRow } from './mail.admin.ts';
export {
  adminRequests,
  type ArrivalRequest,
  type PresentationRequest,
  REQUEST_VIEWS,
} from './availability-requests.admin.ts';
export {
  type ArticleSelection,
  articleBulkEdits,
  type BulkEditChange,
  type BulkEditResult,
} from './articles.bulk-edit.admin.ts';
export type { ArticleFormOptions } from './articles.form-options.ts';
export type { PriceHistoryEntry } from './articles.price-history.ts';
export { adminPriceChanges } from './articles.price-changes.admin.ts';
export {
  PRICE_CHANGE_SORTS,
  PRICE_CHANGE_VIEWS,
  PRICE_LINE_VIEWS,
  PRICE_ROUNDINGS,
  PRICE_UNDO_DAYS,
  type PriceChangeLine,
  type PriceChangeView,
  type PriceRule,
  type PriceSelection,
} from './articles.price-changes.ts';
export { adminSearch, type SearchedText, type SynonymGroup } from './search-terms.admin.ts';
export { FOUND_KINDS, type FoundGroup, type FoundKind, type FoundRecord, staffSearch } from './staff-search.admin.ts';
export { blogs, type NewsItem, type NewsSummary, type Terms, termsOfServices } from './content.ts';
export { type AdminFaqQuestion, adminFaq, FaqQuestionForm } from './content.faq.admin.ts';
export { type AdminHeroBanner, adminHeroBanners, HeroBannerForm } from './content.home.admin.ts';
export {
  type AdminPicture,
  adminPictures,
  LONGEST_ALT,
  PICTURE_SORTS,
  PICTURE_USES,
  PICTURE_VIEWS,
  PictureForm,
  type PictureUse,
} from './pictures.admin.ts';
export type { PictureFocus } from './pictures.ts';
export { type AdminNews, adminNews, NewsForm, type NewsState } from './content.news.admin.ts';
export {
  type AdminInformationPage,
  adminInformationPages,
  FAQ_TOPICS,
  type InformationPage,
  InformationPageForm,
  informationPages,
  PAGE_FACTS,
  PAGE_NAMES,
  type PageFact,
  type PageName,
} from './content.pages.ts';
export { type AdminPoll, adminPolls, PollForm, polls, type PollView } from './content.polls.ts';
export { type AdminArticleTab, adminArticleTabs, articleTabs, ArticleTabForm } from './content.tabs.ts';
export {
  type Bank,
  banks,
  type CustomerBankAccount,
  customerBankAccounts,
  type InterestArea,
  interestAreas,
} from './references.ts';
export { adminCompanyAddresses, type CompanyAddress } from './addresses.admin.ts';
export {
  type AdminBankAccount,
  adminBankAccounts,
  BANK_ACCOUNT_SORTS,
  BANK_ACCOUNT_VIEWS,
  BankAccountForm,
} from './companies.bank-accounts.admin.ts';
export {
  type AdminCountry,
  adminCountries,
  type AdminTown,
  adminTowns,
  COUNTRY_SORTS,
  COUNTRY_VIEWS,
  CountryForm,
  ENTITIES,
  TOWN_SORTS,
  TownForm,
} from './geography.admin.ts';
export {
  type AdminBank,
  adminBanks,
  adminCurrencies,
  type AdminCurrency,
  type AdminInterestArea,
  adminInterestAreas,
  type AdminMeasurementUnit,
  adminMeasurementUnits,
  BANK_SORTS,
  BankForm,
  CURRENCY_SORTS,
  CurrencyForm,
  INTEREST_AREA_SORTS,
  InterestAreaForm,
  MEASUREMENT_UNIT_SORTS,
  MeasurementUnitForm,
} from './references.admin.ts';
export { ACTIVE_VIEWS } from './records.ts';
export { adminPartNumbers, type CompanyWithCodes } from './part-numbers.admin.ts';
export { type AdminCoupon, adminCoupons, CouponForm, type CouponUse } from './coupons.admin.ts';
export {
  adminStock,
  Correction,
  StockLevelForm,
  type StockCard,
  type StockListRequest,
  type StockMovement,
  type StockRow,
} from './stock.admin.ts';
export {
  type PartNumber,
  PartNumberForm,
  type PartNumberLine,
  type PartNumberReport,
  partNumbers,
} from './part-numbers.ts';
export type { StockColumns, StockFilePreview } from './imports.columns.ts';
export { STOCK_IMPORT_LIMITS, type StockImport, type StockImportRow, stockImports } from './imports.ts';
export { SETUP_STEPS, type SetupGuide, setupGuide, type SetupStep } from './setup-guide.ts';
export {
  PICTURE_IMPORT_LIMITS,
  RECORD_IMPORT_KINDS,
  RECORD_IMPORT_NEEDS,
  type RecordImportColumns,
  type RecordImportContent,
  type RecordImportKind,
  type RecordImportPreview,
  type RecordImportQuery,
} from './record-imports.columns.ts';
export { RECORD_IMPORT_LIMITS, RECORD_IMPORT_VIEWS, recordImports } from './record-imports.ts';
export type { RecordImport, RecordImportRow } from './record-imports.view.ts';
export {
  type AdminAttribute,
  adminAttributes,
  ATTRIBUTE_KINDS,
  AttributeForm,
  MOST_ATTRIBUTE_VALUES,
} from './taxonomy.attributes.admin.ts';
export { type AdminTag, adminTags, TAG_SORTS, TAG_VIEWS, TagForm } from './taxonomy.tags.admin.ts';
export { type AdminBrand, adminBrands, BrandForm } from './taxonomy.brands.admin.ts';
export { type AdminCategory, adminCategories, CATEGORY_ICONS, CategoryForm } from './taxonomy.categories.admin.ts';
export {
  type AdminCarrier,
  adminCarriers,
  type AdminPickupPlace,
  adminPickupPlaces,
  CarrierForm,
  PickupPlaceForm,
  WORKING_DAYS,
} from './shipping.admin.ts';
export {
  type AdminPriceList,
  adminPriceLists,
  MOST_PRICE_LIST_PERCENT,
  PRICE_LIST_ITEM_VIEWS,
  PRICE_LIST_STATES,
  PriceListForm,
  type PriceListItem,
  type PriceListChange,
  type PriceListPlan,
} from './pricing.price-lists.admin.ts';
export {
  type AdminPromotion,
  type AdminPromotionItem,
  adminPromotions,
  PromotionForm,
  PromotionItemsInput,
  type PromotionItemsPlan,
  type PromotionLineError,
} from './pricing.promotions.admin.ts';
export { AdminSettings, adminSettings, SettingsForm, STAFF_SECOND_FACTOR } from './settings.admin.ts';
export { deliveryDays, type DeliveryCutOff } from './shipping.delivery-days.ts';
export { pickupPlaces, type PickupPlaceView } from './shipping.pickup-places.ts';
export { AdminSupplier, adminSupplier, supplier, SupplierForm, type SupplierView } from './supplier.ts';
export { ComplaintForm, complaints, MOST_COMPLAINT_FILES, MOST_COUNTED_LINES } from './complaints.ts';
export {
  COMPLAINT_KINDS,
  COMPLAINT_OUTCOMES,
  COMPLAINT_STATUS,
  type Complaint,
  type ComplaintAct,
  type ComplaintEntry,
  type ComplaintKind,
  type ComplaintOutcome,
  type ComplaintRow,
  type ComplaintStatus,
  type ComplaintTerm,
  LONGEST_COMPLAINT,
  PENDING_COMPLAINT_STATUSES,
  type PurchasedLine,
} from './complaints.view.ts';
export {
  adminAnswerTemplates,
  adminComplaints,
  ANSWER_TOPICS,
  AnswerTemplateForm,
  COMPLAINT_VIEWS,
} from './complaints.admin.ts';
export type { AdminComplaint, AdminComplaintEntry, AdminComplaintRow } from './complaints.admin.ts';
export type { AnswerTemplate, AnswerTopic, ComplaintView } from './complaints.admin.ts';
export { PersonalDataForm, personalDataChanges } from './users.changes.ts';
export { account, type AccountView, type ConsentView, type OwnSession } from './users.account.ts';
export { adminJobApplications, careers, type JobApplication, JobApplicationForm } from './careers.ts';
export {
  ACCOUNT_ROLES,
  type AccountRole,
  type AdminUser,
  AdminUserForm,
  type AdminUserListRequest,
  type AdminUserRow,
  adminUsers,
  USER_SORTS,
  USER_VIEWS,
} from './users.admin.ts';
export {
  type Machine,
  MACHINE_REMINDER_DAYS,
  MACHINE_STATES,
  MACHINE_VIEWS,
  type MachineRow,
  machines,
  type MachineState,
} from './machines.ts';
export {
  type AdminBonusAccount,
  adminBonus,
  type AdminBonusRule,
  adminBonusRules,
  BonusRuleForm,
  BonusSettlement,
} from './bonus.admin.ts';
export { bonus, BONUS_CUSTOMERS, type BonusCustomers, type BonusEntry, type BonusRule } from './bonus.ts';
export { type AdminMachine, adminMachines, MachineForm } from './machines.admin.ts';
export { MOST_QUESTION_PHOTOS, type Question, QuestionContact, QuestionForm, questions } from './questions.ts';
export { type AdminQuestion, adminQuestions, MOST_ANSWER_ARTICLES, type QuestionReply } from './questions.admin.ts';
export { type OrderWithdrawals, WithdrawalForm, withdrawals } from './withdrawals.ts';
export { type AdminWithdrawal, adminWithdrawals } from './withdrawals.admin.ts';
export { type ImpersonationMode } from './companies.admin.ts';
export { adminVisits, type PlannedVisit, type CustomerVisit, VisitForm } from './visits.admin.ts';
export { adminNotes, NOTE_CAPABILITIES, type NoteEntity, NoteForm, type RecordNote } from './notes.admin.ts';
export {
  adminReports,
  type ArticlePair,
  DEAD_STOCK_SORTS,
  DEAD_STOCK_VIEWS,
  type DeadStockRequest,
  type DeadStockRow,
  DEBT_SORTS,
  DEBT_VIEWS,
  type DebtAgeRow,
  type DebtsRequest,
  type DebtTotals,
  type LapsedCustomer,
  type LapsedRequest,
  LAPSED_SORTS,
  type LostSearch,
  type LostSearchesRequest,
  LOST_SEARCH_SORTS,
  PAIR_SORTS,
  type PairsRequest,
} from './reports.admin.ts';
export {
  adminRevenue,
  REVENUE_DIMENSIONS,
  REVENUE_SORTS,
  type RevenueDimension,
  type RevenueFilter,
  type RevenueRequest,
  type RevenueRow,
  type RevenueTotals,
} from './reports.revenue.admin.ts';
export { adminConsents, type ConsentRecord } from './consents.admin.ts';
export { consents } from './consents.ts';
export {
  adminWebhooks,
  WEBHOOK_EVENTS,
  WEBHOOK_TEST,
  type WebhookDelivery,
  type WebhookEvent,
  WebhookForm,
  type WebhookView,
} from './webhooks.admin.ts';
export { adminErp, ERP_ORDER_VIEWS, ERP_REFUSAL_VIEWS, type ErpOrder, type ErpRefusal } from './erp.admin.ts';
export { type AdminVendor, adminVendors, VendorForm } from './vendors.admin.ts';
export {
  adminPurchasing,
  PURCHASE_ORDER_VIEWS,
  type PurchaseOrder,
  type PurchaseOrderRow,
  type PurchaseProposal,
  type PurchaseProposalLine,
  PurchaseTerms,
  PurchaseTermsLine,
  type VendorProposal,
  MOST_PURCHASE_LINES,
} from './purchasing.admin.ts';
