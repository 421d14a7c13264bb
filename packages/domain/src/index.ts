export { type AccentShades, accentShades, accentStyle, isAccentColour } from './accent.ts';
export { normaliseCode } from './article-code.ts';
export { codeReadings } from './code-readings.ts';
export { type BarcodeKind, barcodeKind } from './barcode.ts';
export {
  bankAccountCheckFits,
  bankAccountControl,
  bankAccountDigits,
  formatBankAccount,
  formatIban,
  isBankAccount,
  parseBankAccount,
} from './bank-account.ts';
export { calendarFile } from './calendar-file.ts';
export { chosenDelivery, completedChoices, deliveryKey } from './checkout-choices.ts';
export { compareTexts, type Lettering, letteringOf, sortedBy } from './collate.ts';
export { isJib, isPdvNumber, jibCheckDigit, jibCheckDigitFits, pdvBelongsTo } from './company-numbers.ts';
export { CATEGORY_LEVELS } from './category-levels.ts';
export { type Content, contentFor } from './content.ts';
export { BYTE_ORDER_MARK, csvRow, csvTextCell } from './csv.ts';
export {
  formatDate,
  formatDateInTable,
  formatDateTime,
  formatTime,
  formatDayAndMonth,
  formatWeekday,
  formatWeekdays,
  shortWeekday,
} from './date-format.ts';
export {
  addDays,
  addMonths,
  BUSINESS_ZONE,
  type BusinessDate,
  businessDate,
  businessMonth,
  businessYear,
  dateParts,
  daysBetween,
  isBusinessDate,
  monthBounds,
  startOfDay,
  wallClock,
  weekday,
} from './dates.ts';
export { type DeliveryCalendar, deliveryDays, type DeliveryDays, handlingDay } from './delivery-days.ts';
export { type CartTotalsLine, cartTotals, type CouponRule } from './cart-totals.ts';
export { discountsOf, spreadDiscount } from './discount.ts';
export { foldLetters } from './fold.ts';
export { hasTerms, likePattern, type SearchTerm, searchTermsOf, searchTextOf } from './list-search.ts';
export {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  languageOfTag,
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
export { formatFileSize } from './file-size.ts';
export { formatFixed, formatNumber, formatPercent, MINUS } from './numbers.ts';
export {
  costOfUse,
  percentCheaper,
  USE_KINDS,
  USE_ROLES,
  type UseRole,
  type UseValues,
  type UseYield,
  yieldsOf,
} from './cost-of-use.ts';
export { oldPriceOf, type PriceByRule } from './old-price.ts';
export { formatOrderNumber } from './order-number.ts';
export { mergeTaxGroups, type PartTotals, splitTotals } from './order-parts.ts';
export { formatPhone, normalisePhone } from './phone.ts';
export { type PurchaseHabit, purchaseHabitOf } from './purchase-habit.ts';
export {
  highestQuantity,
  isValidQuantity,
  lowestQuantity,
  nearestQuantities,
  type QuantityError,
  findQuantityError,
  type QuantityRule,
  stepQuantity,
} from './quantity.ts';
export {
  MOST_QUICK_LINES,
  type QuickLine,
  quickLinesOfRows,
  quickLinesOf,
  withoutQuotedBreaks,
} from './quick-lines.ts';
export { pastedColumn } from './pasted-column.ts';
export { quantityAtEnd } from './quantity-at-end.ts';
export { shareOf } from './rounding.ts';
export { openAmounts } from './settlement.ts';
export { type SearchWord, searchWordsOf } from './search-words.ts';
export { slugOf } from './slug.ts';
export {
  type DocumentTotals,
  grossFromNet,
  grossTotals,
  lineAmount,
  netFromGross,
  netTotals,
  STANDARD_VAT_BP,
  type TaxGroupTotal,
} from './tax.ts';
export { isPlainName } from './plain-name.ts';
export { isCleanLine, isCleanText, isStorable, normaliseLine, withoutDirections } from './text.ts';
export { toCyrillic, toLatin, withoutGuards } from './transliterate.ts';
export { availableOn } from './stock.ts';
