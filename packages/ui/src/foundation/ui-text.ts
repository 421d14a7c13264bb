/** The texts of the components, in the user's language. The app provides them once. */
export interface UiText {
  readonly close: string;
  readonly undo: string;
  readonly cancel: string;
  readonly loading: string;
  readonly notifications: string;
  readonly partFailed: string;
  readonly tryAgain: string;
  readonly optional: string;
  readonly skipToContent: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly copyCode: (code: string) => string;
  readonly copied: string;
  readonly remove: (label: string) => string;
  readonly decrease: string;
  readonly increase: string;
  readonly quantity: string;
  /** Stands before a wholesale price. */
  readonly wholesale: string;
  /** Stands before the lowest of several prices. */
  readonly lowestPrice: string;
  readonly withoutVat: string;
  /** Below a price that VAT is part of. */
  readonly vatIncluded: string;
  /** The second line of a price: "29,13 KM s PDV-om". */
  readonly withVat: (amount: string) => string;
  /** Read by screen readers before the old price. */
  readonly oldPrice: string;
  readonly pricesHidden: string;
  readonly priceOnRequest: string;
  readonly priceOnRequestHint: string;
  readonly inStock: string;
  readonly leftInStock: (count: string) => string;
  readonly onOrder: (days: number | undefined) => string;
  readonly outOfStock: (days: number | undefined) => string;
  readonly packIs: (pack: number) => string;
  readonly minimumIs: (minimum: number) => string;
  readonly wholeNumber: string;
  /** Templates whose `{lower}` and `{upper}` become links to the valid neighbours. */
  readonly takeEither: string;
  readonly takeOne: string;
  /** Where a field finds nothing to choose. */
  readonly noOptions: string;
  readonly breadcrumbs: string;
  readonly pagination: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly pageNumber: (page: number) => string;
  readonly range: (range: { readonly from: number; readonly to: number; readonly total: string }) => string;
  readonly pageSize: string;
  readonly stepDone: string;
  readonly stepNow: string;
  readonly stepNext: string;
  readonly calendar: CalendarText;
}

/** The texts of a date field and its calendar. `Intl` does not have them: browsers lack the names of Bosnian. */
interface CalendarText {
  readonly open: string;
  /** How a date is typed: `dd. mm. gggg.` */
  readonly pattern: string;
  readonly noDate: (example: string) => string;
  readonly tooEarly: (first: string) => string;
  readonly tooLate: (last: string) => string;
  readonly previousYear: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly nextYear: string;
  readonly today: string;
  /** January to December, as labels write them. */
  readonly months: readonly string[];
  /** Monday to Sunday. */
  readonly weekdays: readonly string[];
  readonly monthOfYear: (month: string, year: number) => string;
}
