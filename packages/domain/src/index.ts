export { normaliseCode } from './article-code.ts';
export { bankAccountControl, formatBankAccount, formatIban, isBankAccount, parseBankAccount } from './bank-account.ts';
export { compareTexts, type Lettering, letteringOf, sortedBy } from './collate.ts';
export { isJib, isPdvNumber, jibCheckDigit, jibCheckDigitFits, pdvBelongsTo } from './company-numbers.ts';
export { type Content, contentFor, type ContentText } from './content.ts';
export { BYTE_ORDER_MARK, csvRow, csvTable, csvTextCell } from './csv.ts';
export { formatDate, formatDateInTable, formatDateTime, formatTime } from './date-format.ts';
export {
  addDays,
  addWorkingDays,
  BUSINESS_ZONE,
  type BusinessDate,
  businessDate,
  type BusinessMonth,
  businessMonth,
  businessYear,
  dateParts,
  dayBounds,
  daysBetween,
  monthBounds,
  startOfDay,
  wallClock,
  type WallClock,
  weekday,
  yearBounds,
} from './dates.ts';
export { type CartTotalsLine, cartTotals, type CouponRule } from './cart-totals.ts';
export { type DiscountedLine, type DiscountRule, discountsOf, spreadDiscount } from './discount.ts';
export { foldLetters, tokensOf } from './fold.ts';
export {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_NAMES,
  languageOfTag,
  LANGUAGES,
  languageTag,
  negotiateLanguage,
} from './language.ts';
export {
  add,
  type Feninga,
  feninga,
  formatKm,
  fromKm,
  parseKm,
  percentOf,
  subtract,
  sum,
  sumKm,
  times,
  toKm,
  ZERO,
} from './money.ts';
export { formatNumber, formatPercent, MINUS, NO_BREAK_SPACE } from './numbers.ts';
export { type OldPrice, oldPriceOf, type PriceByRule } from './old-price.ts';
export { formatOrderNumber, type OrderNumber, parseOrderNumber } from './order-number.ts';
export { mergeTaxGroups, type PartTotals, type SplitLine, type SplitSource, splitTotals } from './order-parts.ts';
export { formatPhone, normalisePhone } from './phone.ts';
export {
  highestQuantity,
  isValidQuantity,
  LARGEST_QUANTITY,
  lowestQuantity,
  nearestQuantities,
  type QuantityFault,
  quantityFault,
  type QuantityRule,
  SMALLEST_QUANTITY,
  stepQuantity,
} from './quantity.ts';
export {
  MOST_QUICK_LINES,
  type QuickLine,
  quickLinesOfRows,
  quickLinesOf,
  withoutQuotedBreaks,
} from './quick-lines.ts';
export { shareOf } from './rounding.ts';
export { type SearchWord, searchWordsOf } from './search-words.ts';
export { slugOf } from './slug.ts';
export { ekavian, stem } from './stem.ts';
export { SYNONYMS } from './synonyms.ts';
export {
  type DocumentTotals,
  grossFromNet,
  grossTotals,
  lineAmount,
  netFromGross,
  netTotals,
  type PricedLine,
  STANDARD_VAT_BP,
  type TaxGroupTotal,
  vatOn,
} from './tax.ts';
export { isPlainName } from './plain-name.ts';
export { isCleanLine, isCleanText, isStorable, lengthOf, tidyLine, tidyText } from './text.ts';
export { toCyrillic, toLatin, withoutGuards } from './transliterate.ts';
export { availableOn } from './stock.ts';
