import { formatNumber } from '@sjaj/domain';
import type { PlacesOf } from './texts.ts';
import type { shared } from './shared/index.ts';
import type { Translate } from './translations.ts';

const MONTHS = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11', 'm12'] as const;
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The words that the components of `@sjaj/ui` need (its `UiText`), in the language of a client's texts. */
export const componentTexts = (t: Translate<PlacesOf<typeof shared>>) => ({
  close: t('action.close'),
  undo: t('action.undo'),
  cancel: t('action.cancel'),
  loading: t('sign.loading'),
  notifications: t('component.notices'),
  optional: t('sign.optional'),
  skipToContent: t('action.skipToContent'),
  showPassword: t('action.showPassword'),
  hidePassword: t('action.hidePassword'),
  copyCode: (code: string) => t('component.copyCode', { code }),
  copied: t('sign.copied'),
  remove: (label: string) => `${t('action.remove')}: ${label}`,
  decrease: t('action.decrease'),
  increase: t('action.increase'),
  quantity: t('field.quantity'),
  wholesale: t('price.vpcShort'),
  withoutVat: t('price.withoutVat'),
  vatIncluded: t('price.withVat'),
  withVat: (price: string) => t('price.alsoWithVat', { price }),
  oldPrice: t('component.oldPrice'),
  pricesHidden: t('component.pricesHidden'),
  priceOnRequest: t('price.onRequest'),
  priceOnRequestHint: t('component.answerSameDay'),
  inStock: t('component.inStock'),
  leftInStock: (count: string) => t('component.left', { count }),
  onOrder: (days: number | undefined) =>
    days === undefined ? t('component.onOrder') : t('component.onOrderDays', { count: days }),
  outOfStock: (days: number | undefined) =>
    days === undefined ? t('component.outOfStock') : t('component.arrivesInDays', { count: days }),
  packIs: (pack: number) => t('component.packIs', { pack }),
  minimumIs: (minimum: number) => t('component.minimumIs', { minimum }),
  wholeNumber: t('component.wholeNumber'),
  takeEither: t('component.takeEither', { lower: '{lower}', upper: '{upper}' }),
  takeOne: t('component.takeOne', { lower: '{lower}' }),
  breadcrumbs: t('component.path'),
  pagination: t('component.pages'),
  previousPage: t('component.previousPage'),
  nextPage: t('component.nextPage'),
  pageNumber: (page: number) => t('component.page', { page }),
  range: ({ from, to, total }: { readonly from: number; readonly to: number; readonly total: number }) =>
    t('sign.fromTo', { from, to, total: formatNumber(total) }),
  pageSize: t('field.pageSize'),
  stepDone: t('component.stepDone'),
  stepNow: t('component.stepNow'),
  noOptions: t('component.noOptions'),
  stepNext: t('component.stepNext'),
  calendar: {
    open: t('component.openCalendar'),
    pattern: t('component.datePattern'),
    noDate: (date: string) => t('component.noDate', { date }),
    tooEarly: (date: string) => t('component.tooEarly', { date }),
    tooLate: (date: string) => t('component.tooLate', { date }),
    previousYear: t('component.previousYear'),
    previousMonth: t('component.previousMonth'),
    nextMonth: t('component.nextMonth'),
    nextYear: t('component.nextYear'),
    today: t('component.today'),
    months: MONTHS.map((month) => t(`month.${month}`)),
    weekdays: WEEKDAYS.map((day) => t(`weekday.${day}`)),
    monthOfYear: (month: string, year: number) => t('component.monthOfYear', { month, year }),
  },
});
