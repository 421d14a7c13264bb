import type { ReactElement, ReactNode } from 'react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { UiProvider } from '../src/foundation/ui-provider.tsx';
import type { UiText } from '../src/foundation/ui-text.ts';

const TEXT: UiText = {
  close: 'Close',
  undo: 'Undo',
  cancel: 'Cancel',
  loading: 'Loading',
  notifications: 'Notifications',
  partFailed: 'This could not be loaded.',
  tryAgain: 'Try again',
  optional: '(optional)',
  skipToContent: 'Skip to content',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  copyCode: (code) => `Copy ${code}`,
  copied: 'Copied',
  remove: (label) => `Remove ${label}`,
  decrease: 'Decrease',
  increase: 'Increase',
  quantity: 'Quantity',
  wholesale: 'VPC',
  lowestPrice: 'from',
  withoutVat: 'without VAT',
  vatIncluded: 'VAT included',
  withVat: (amount) => `${amount} with VAT`,
  oldPrice: 'Old price',
  pricesHidden: 'Prices are hidden',
  priceOnRequest: 'Price on request',
  priceOnRequestHint: 'Ask us',
  inStock: 'In stock',
  leftInStock: (count) => `${count} left`,
  onOrder: (days) => `On order ${days ?? ''}`,
  outOfStock: (days) => `Out of stock ${days ?? ''}`,
  packIs: (pack) => `Sold in packs of ${pack}.`,
  minimumIs: (minimum) => `At least ${minimum}.`,
  wholeNumber: 'Enter a whole number.',
  takeEither: 'Take {lower} or {upper}.',
  takeOne: 'Take {lower}.',
  noOptions: 'Nothing found',
  breadcrumbs: 'Breadcrumbs',
  pagination: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: (page) => `Page ${page}`,
  range: ({ from, to, total }) => `${from}–${to} of ${total}`,
  pageSize: 'Per page',
  stepDone: 'done',
  stepNow: 'current',
  stepNext: 'next',
  calendar: {
    open: 'Open the calendar',
    pattern: 'dd/mm/yyyy',
    noDate: (example) => `Enter a date, for example ${example}`,
    tooEarly: (first) => `The first possible day is ${first}`,
    tooLate: (last) => `The last possible day is ${last}`,
    previousYear: 'Previous year',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    nextYear: 'Next year',
    today: 'Today',
    months: 'January February March April May June July August September October November December'.split(' '),
    weekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
    monthOfYear: (month, year) => `${month} ${year}`,
  },
};

/** Renders a component with its texts in English, and a user for keyboard and pointer. */
export function renderUi(element: ReactElement) {
  const Wrapper = ({ children }: { readonly children: ReactNode }) => (
    <UiProvider language="en" text={TEXT}>
      {children}
    </UiProvider>
  );
  return { user: userEvent.setup(), ...render(element, { wrapper: Wrapper }) };
}
