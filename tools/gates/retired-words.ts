/** A word that the project no longer uses, and what it says instead (docs/glossary.md). */
export interface RetiredWord {
  /**
   * A regular expression for whole words in lower case. Names are split before: `openShelf`, `open_shelf` and `open-shelf.ts` are all
   * `open shelf`.
   */
  readonly word: string;
  readonly instead: string;
  /** Only these paths, where the word is right English elsewhere. */
  readonly within?: RegExp;
  /** Only the name that is this word and nothing else: `Visit`, but not `visitNode`. */
  readonly isWholeName?: true;
}

const SERVER = /^apps\/server\//;
const ADMIN = /^apps\/admin\//;
const SEARCH = /^(apps\/server\/src\/modules\/(search|catalogue)|packages\/catalogue-index)\//;
const CODE = /^(apps|packages|bench|e2e)\//;
/** Labels of the state of a mail, which the API calls `kept`. */
const EXCEPT_MAIL_STATES =
  /^(?!apps\/admin\/src\/resources\/outgoing-mail\/|packages\/i18n\/src\/staff\/outgoing-mail)/;
/** The address of a listing has `sale=1`. */
const EXCEPT_LISTING_ADDRESS = /^(apps\/(?!storefront\/src\/features\/catalogue\/listing-choice)|bench\/)/;

/** Codes of problems and answers, which clients see. */
export const WIRE_NAMES: ReadonlySet<string> = new Set(['password_kept', 'papers_unavailable', 'no_such_paper']);

/** What the name of a file or folder must not contain. */
export const RETIRED_PATHS: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /-(more|shapes|[2-9])\.(ts|tsx|css|sql|md)$/, instead: 'the name of what is in the file' },
  { pattern: /^apps\/server\/src\/modules\/.*\/staff(\/|[-.])/, instead: 'admin' },
];

/** Words of names: files and folders, identifiers, columns and aliases of SQL. */
export const RETIRED_NAMES: readonly RetiredWord[] = [
  { word: 'shel(f|ves)', instead: 'CatalogueContext, IndexWriter, StockLevel, ProductRow' },
  { word: 'desks?', instead: 'CrudContext, PaymentGateway, OrderInbox' },
  { word: 'books?', instead: 'RecordDefinition, PriceLookup, Translations', within: CODE },
  { word: 'stalls?', instead: 'SeededShop', within: /^apps\/server\/(?!src\/platform\/)/ },
  { word: 'ladders?', instead: 'PriceHistogram' },
  { word: 'tall(y|ies)', instead: 'FacetCounter' },
  { word: 'bundles?', instead: 'FacetSet', within: SEARCH },
  { word: 'sections?', instead: 'FilteredSet', within: SEARCH },
  { word: 'slots?', instead: 'docId', within: SEARCH },
  { word: 'steps?', instead: 'buckets', within: /^packages\/catalogue-index\/src\/facets\// },
  // Secrets are sealed.
  { word: 'sealing|sealed|seal', instead: 'freeze', within: SEARCH },
  { word: 'turn sales', instead: 'refreshPromotions' },
  { word: 'breaths?', instead: 'yieldToEventLoop' },
  { word: 'in slices', instead: 'runCooperatively' },
  { word: 'remembered', instead: 'cache, cached' },
  { word: 'recent', instead: 'Cache', isWholeName: true, within: SERVER },
  { word: 'kept', instead: 'stored, cached', within: EXCEPT_MAIL_STATES },
  { word: '(?<!toilet )papers?', instead: 'order documents', within: CODE },
  { word: 'documents', instead: 'saved-carts', isWholeName: true, within: /^apps\/server\/src\/modules\/documents\// },
  // `sales_order` is a table.
  { word: 'sales?(?! order)', instead: 'promotion; revenue', within: EXCEPT_LISTING_ADDRESS },
  {
    word: 'news|news (text|row)',
    instead: 'DomainEvent',
    within: /^apps\/server\/src\/(platform|kernel|modules\/(?!content|newsletter))/,
  },
  // A client announces to screen readers.
  { word: 'announce[sd]?', instead: 'publish', within: SERVER },
  { word: 'gathered|gatherers?', instead: 'batch consumer' },
  { word: 'own (numbers?|codes?)|company (article )?codes?', instead: 'part numbers, customer_part_number' },
  // `acting_company_id` is a column.
  { word: 'acting(?! company)|act for|acts for', instead: 'impersonation', within: SERVER },
  { word: 'both names', instead: 'withImpersonationAudit' },
  { word: 'witness(es)?', instead: 'transaction hook' },
  { word: 'patient of', instead: 'rateLimitKey' },
  {
    word: 'later|soon|give|give soon|handed',
    instead: 'whenReady, mountWhenReady, mount, …Deps',
    isWholeName: true,
    within: SERVER,
  },
  { word: 'informed|written|says', instead: 'WithMessage, PreSerialized', isWholeName: true, within: SERVER },
  { word: 'short list|page of short', instead: 'paginateInMemory' },
  { word: 'tidy|tidied|tidies', instead: 'purgeExpired…, RetentionTask' },
  {
    word: 'carry out|move stock|looked into|look',
    instead: 'applyTransition, applyStockEffect, loadCheckout',
    isWholeName: true,
    within: SERVER,
  },
  { word: 'told to stop', instead: 'shutdownSignal' },
  { word: 'once only|once looked', instead: 'withIdempotency' },
  // Admission of sockets admits.
  {
    word: 'admits?|nobody',
    instead: 'authorize, anonymous',
    isWholeName: true,
    within: /^apps\/server\/src\/kernel\//,
  },
  {
    word: 'hear|ask|owe|settle|post office',
    instead: 'handleCallback, pollStatus, createRefundDue, recordPaymentEvent, MailContext',
    isWholeName: true,
    within: SERVER,
  },
  { word: 'tries', instead: 'attempts' },
  { word: 'movers?', instead: 'role' },
  { word: 'edges?', instead: 'transition', within: /^apps\/(server|admin)\/src\/(modules|resources)\/orders\// },
  { word: 'called off', instead: 'cancelled' },
  { word: 'waits for', instead: 'holdReason', isWholeName: true },
  {
    word: 'in shops words|agreed with|book of|steps up',
    instead: 'resolvePartNumbers, contractHolder, priceLookup, categoryDistance',
  },
  { word: 'agreements?', instead: 'contract terms', within: /^(apps|packages|bench|e2e|demo\/src\/trade)\// },
  { word: 'express posts?', instead: 'carrier', within: /^apps\/server\// },
  { word: 'tills?|tellers?', instead: 'payment simulator' },
  { word: 'early|take early', instead: 'prefetch, takePrefetched', within: /^apps\/(storefront|admin)\// },
  { word: 'let wait|wait no more|bad line', instead: 'queueChange, dequeue, poor connection' },
  { word: 'held order|order holder', instead: 'order-link session', within: /^apps\/(server|storefront)\// },
  { word: 'grammar', instead: 'resource definition' },
  { word: '(record|resource) kinds?', instead: 'RecordDefinition', within: ADMIN },
  { word: 'told|asked', instead: 'notified, request', isWholeName: true },
  {
    word: 'shown|asks?|asking|looking|visit|moment',
    instead: 'view, request, …Input, RequestContext',
    isWholeName: true,
    within: SERVER,
  },
  { word: '\\w+ ask', instead: '…Input, …Request, ListQuery', within: /^(apps|packages\/(client|contract|app-kit))\// },
  { word: 'delivery ways?|steps of', instead: 'shipping method; categoryDistances', within: SERVER },
  // The benchmarks inject faults.
  { word: 'faults?', instead: 'errors', within: /^(?!bench\/)/ },
  { word: 'lacks', instead: 'missing' },
  {
    word: 'vpc|mpc|nc',
    instead: 'netPrice, retailPrice, costPrice',
    within: /^packages\/(domain|catalogue-index)\/|^apps\/server\/.*rules/,
  },
  { word: 'strangers?', instead: 'held-out queries; other networks' },
  { word: 'strikers?', instead: 'fault injector' },
  { word: 'jumbotrons?', instead: 'hero banner', within: /^apps\// },
  { word: 'reserved', instead: 'priority pool', within: /^apps\/server\/src\/platform\// },
  { word: 'stewards?|keepers?|porters?', instead: "the role's own name" },
  { word: 'hands', instead: "the role's own name", within: SERVER },
];

/** Words of comments, documentation and titles of tests. */
export const RETIRED_PROSE: readonly RetiredWord[] = [
  { word: 'prettier-ignore', instead: 'a shorter expression' },
  { word: 'oxfmt-ignore', instead: 'a shorter expression' },
  { word: 'whoever', instead: 'who; a caller that' },
  { word: 'anew', instead: 'again' },
  { word: 'thereof', instead: 'of it' },
  { word: 'stands? in', instead: 'replaces; is in' },
  { word: 'of an own', instead: 'its own' },
  { word: 'nobody waits( for)?', instead: 'not awaited; background' },
  { word: 'what nobody', instead: 'unused' },
  { word: 'takes? turns', instead: 'is scheduled round-robin' },
  { word: 'both names', instead: 'impersonation' },
  { word: 'without a line(?! (in|of))|bad line', instead: 'offline; poor connection' },
  { word: 'called off', instead: 'cancelled' },
  { word: 'own (part )?numbers?', instead: 'customer part numbers' },
  { word: 'he|him|his|himself', instead: 'they, them, their' },
  { word: 'shel(f|ves)', instead: 'CatalogueContext, IndexWriter, stock level, product row' },
  { word: 'desks?', instead: 'CrudContext, payment gateway, order inbox' },
  { word: 'ladders?', instead: 'price histogram' },
  { word: 'tall(y|ies)', instead: 'facet counter' },
  { word: 'witness(es)?', instead: 'transaction hook' },
  { word: 'papers', instead: 'order documents', within: CODE },
  { word: 'announce[sd]?', instead: 'publish', within: SERVER },
  { word: 'tid(y|ies|ied)', instead: 'purge expired rows' },
  { word: 'gatherers?', instead: 'batch consumer' },
  { word: 'strangers?', instead: 'held-out queries; other networks' },
  { word: 'strikers?', instead: 'fault injector' },
  { word: 'tills?|tellers?', instead: 'payment simulator' },
  { word: 'movers?', instead: 'role' },
  { word: 'grammar', instead: 'resource definition', within: ADMIN },
  { word: 'jumbotrons?', instead: 'hero banner' },
  { word: 'stewards?|keepers?|porters?|breaths?', instead: 'the standard word' },
  {
    word: 'news',
    instead: 'domain events',
    within: /^apps\/server\/src\/(platform|kernel|modules\/(?!content|newsletter))/,
  },
];

/** Files that name retired words on purpose, or can no longer change: the lists, the glossary, migrations that have run, the past. */
export const EXEMPT =
  /^(tools\/gates\/(retired-words|words\.test)\.ts|docs\/(glossary|style)\.md|CHANGELOG\.md|LICENSE|db\/tables\.ts|db\/migrations\/00([0-5]\d|6[01])-.*|package-lock\.json)$/;
