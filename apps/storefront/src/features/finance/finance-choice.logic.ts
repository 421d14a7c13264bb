import type { FinanceKind, FinanceSort } from '@sjaj/contract';
import type { BusinessDate } from '@sjaj/domain';
import { dayIn, numberIn, pageIn } from '../../shared/address/search-values.logic.ts';

/** What the page shows of the account, read from the URL and written to it. */
export interface FinanceChoice {
  readonly view: FinanceView;
  readonly text: string;
  /** Days, both included; empty: open. Null: the beginning of the year, except for open items, which are of any year. */
  readonly from: BusinessDate | '' | null;
  readonly to: BusinessDate | '';
  readonly page: number;
  readonly size: FinanceSize;
  readonly sort: FinanceSort;
  readonly isAscending: boolean;
}

export const FINANCE_VIEWS = ['all', 'open', 'invoices', 'payments'] as const;
type FinanceView = (typeof FINANCE_VIEWS)[number];
const FINANCE_SIZES = [12, 24, 48, 100] as const;
type FinanceSize = (typeof FINANCE_SIZES)[number];
const SORTS = ['docDate', 'accountNumber', 'paymentTerm', 'owes', 'claims'] as const satisfies readonly FinanceSort[];

export const ANY_RECORD: FinanceChoice = {
  view: 'all',
  text: '',
  from: null,
  to: '',
  page: 1,
  size: 24,
  sort: 'default',
  isAscending: false,
};

const EVER = 'ever';
const LONGEST_TEXT = 64;

const oneOf = <T>(all: readonly T[], value: unknown): T | undefined => all.find((one) => one === value);

/** Reads the choice from a URL, ignoring invalid values. */
export function choiceFrom(search: Readonly<Record<string, unknown>>): FinanceChoice {
  const text = search['q'];
  return {
    view: oneOf(FINANCE_VIEWS, search['view']) ?? 'all',
    text: typeof text === 'string' || typeof text === 'number' ? String(text).slice(0, LONGEST_TEXT) : '',
    from: search['from'] === EVER ? '' : dayIn(search['from']) || null,
    to: dayIn(search['to']),
    page: pageIn(search),
    size: oneOf(FINANCE_SIZES, numberIn(search['size'])) ?? ANY_RECORD.size,
    sort: oneOf(SORTS, search['sort']) ?? 'default',
    isAscending: search['up'] === 1 || search['up'] === '1',
  };
}

/** The URL of a choice, without default values. */
export function addressOf(choice: FinanceChoice): string {
  const search = new URLSearchParams();
  if (choice.view !== 'all') search.set('view', choice.view);
  if (choice.text !== '') search.set('q', choice.text);
  if (choice.from !== null) search.set('from', choice.from === '' ? EVER : choice.from);
  if (choice.to !== '') search.set('to', choice.to);
  if (choice.sort !== 'default') search.set('sort', choice.sort);
  if (choice.isAscending) search.set('up', '1');
  if (choice.size !== ANY_RECORD.size) search.set('size', String(choice.size));
  if (choice.page > 1) search.set('page', String(choice.page));
  return search.size > 0 ? `/profile/finance?${search.toString()}` : '/profile/finance';
}

/** The period of a choice: without one, this year, and for open items any time. */
export function periodOf({ from, to, view }: FinanceChoice, today: BusinessDate): { from: string; to: string } {
  const start = view === 'open' ? '' : `${today.slice(0, 4)}-01-01`;
  return { from: from ?? start, to };
}

const KINDS: Readonly<Partial<Record<FinanceView, FinanceKind>>> = { invoices: 'invoice', payments: 'payment' };

/** The filters of a choice as the call takes them. */
export function filterOf(choice: FinanceChoice, today: BusinessDate) {
  const { from, to } = periodOf(choice, today);
  const kind = KINDS[choice.view];
  return {
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(kind && { kind }),
    ...(choice.view === 'open' && { isOpen: 'true' as const }),
    ...(choice.text.trim() !== '' && { quickSearch: choice.text.trim() }),
  };
}

/** Whether all bookings of the period are listed in their order, so that its balances and sums belong to the list. */
export const isWholePeriod = ({ view, text, sort, isAscending }: FinanceChoice): boolean =>
  view === 'all' && text.trim() === '' && sort === 'default' && !isAscending;
