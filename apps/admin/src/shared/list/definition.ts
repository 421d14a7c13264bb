import type { ComponentType, ReactNode } from 'react';
import type { CallSettings } from '@sjaj/client';
import type { Capability, PagedResult } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';
import type { Option } from '@sjaj/ui';

/** What a list is asked for, as its address says it. */
export interface ListQuery {
  readonly page: number;
  readonly pageSize: PageSize;
  readonly view: string;
  /** What was typed into the search of the list; '' for nothing. */
  readonly text: string;
  /** The key of a column that can be sorted by; null for the order that the list has by itself. */
  readonly sort: { readonly by: string; readonly ascending: boolean } | null;
  /** The values of the filters that hold, by key. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Numbers of rows that the contract answers and staff may choose. */
export const LIST_PAGE_SIZES = [24, 48, 100] as const;
export type PageSize = (typeof LIST_PAGE_SIZES)[number];

/** A page of rows. */
export interface Loaded<Row> {
  readonly data: readonly Row[];
  readonly pagedResult?: PagedResult;
}

/** What a cell or the bulk bar may do with the list around it. */
export interface ListHandle<Row> {
  /** Puts a row that was saved in the place of the old one. */
  readonly replace: (row: Row) => void;
  /** Reloads the rows. */
  readonly reload: () => void;
}

/** A column of a file. */
export interface FileField {
  /** A field of the contract's row; a part of one after a dot. */
  readonly field: string;
  /** The heading, where it is not that of the list's column. */
  readonly title?: StaffKey;
  /** What a person calls a value, for a field with a list of values. */
  readonly labelOf?: (value: never) => string;
}

/** A column; its key is a field of the contract's row. */
export interface Column<Row> {
  readonly key: keyof Row & string;
  readonly title: StaffKey;
  /** The cell; the text where it is absent. */
  readonly show?: (row: Row, list: ListHandle<Row>) => ReactNode;
  /** The value as text: what a cell shows that draws nothing of its own, and what a file calls the values of an enumeration. */
  readonly text: (row: Row) => string;
  /**
   * What a file has of the column: the field of its key where absent. For a text of several fields, a part of a field, or, empty, for what is
   * no value at all.
   */
  readonly file?: readonly FileField[];
  /** Numbers and their headings stand right. */
  readonly right?: true;
  /** The sort key of the contract. */
  readonly sortBy?: string;
  /** Cannot be taken out of the list. */
  readonly locked?: true;
  /** Not shown until somebody chooses it. */
  readonly offered?: true;
  /** Is shown on a phone, too. */
  readonly onPhone?: true;
  /** A value that says nothing without its heading: on a phone, where headings are hidden, it stands before it. */
  readonly headedOnPhone?: true;
  /** Words that are cut where room is dear, so that amounts and statuses are not. */
  readonly shrinks?: true;
  /** Gives way on a tablet, so that what stands right of it is seen without scrolling. */
  readonly wideOnly?: true;
}

/** A tab above the list: what the whole house looks at often. */
export interface View {
  readonly key: string;
  readonly title: StaffKey;
  /** Its count wants attention: amber where it is not 0. */
  readonly isWaiting?: true;
}

interface FilterFacts {
  readonly key: string;
  readonly title: StaffKey;
  /** The views in which it makes sense; all where absent. */
  readonly views?: readonly string[];
  /** What one has to be allowed to do for its choices to be read: one of these. */
  readonly needs?: readonly Capability[];
  /** Only for those who reach all customers. */
  readonly overAllCustomers?: true;
  /** What stands above the list chooses it, and it has no chip. */
  readonly isChosenAbove?: true;
}

export interface FilterSearch {
  readonly typed: string;
  readonly chosen: readonly string[];
}

/** Some of a list of values; written `3,5`. */
interface ChoiceFilter extends FilterFacts {
  readonly kind: 'choice';
  /** A hook: what may be chosen; with `isSearched` what is chosen, and what fits the typed text. */
  readonly useOptions: (search: FilterSearch) => readonly Option[];
  /** The options are found on the server by what is typed: there may be any number of them. */
  readonly isSearched?: true;
}

/** Business days; written `7` for the last seven, or `2026-11-01..2026-11-30`. */
interface PeriodFilter extends FilterFacts {
  readonly kind: 'period';
}

export type Filter = ChoiceFilter | PeriodFilter;

/** All rows that a list finds, on whatever page: what it was asked for, and how many there are. */
export interface FoundRows {
  readonly query: ListQuery;
  readonly total: number;
}

export interface BulkProps<Row> extends ListHandle<Row> {
  /** The chosen rows: those that were ticked, or all that the list finds. Where the list `choosesAny`, the latter are not read. */
  readonly rows: readonly Row[];
  /** Everything that the list finds is chosen. */
  readonly found?: FoundRows | undefined;
  /** Takes the choice back. */
  readonly onDone: () => void;
}

export type SheetKind = 'csv' | 'xlsx';

/** What a summary above the rows is given. */
export interface SummaryProps<Row> {
  readonly query: ListQuery;
  /** The rows of the page; undefined while they are loading. */
  readonly rows: readonly Row[] | undefined;
  readonly onChange: (next: Partial<ListQuery>) => void;
}

/** How many records come at once, beside adding one. */
interface FirstWay {
  readonly href: string;
  readonly title: StaffKey;
}

/** A list of records: a plain object of which the whole page follows. */
export interface ListDefinition<Row extends { readonly id: number }> {
  /** Names the answers in the cache and what is remembered on the device. */
  readonly name: string;
  readonly title: StaffKey;
  /** Absent where nothing can be searched for. */
  readonly searchHint?: StaffKey;
  readonly columns: readonly Column<Row>[];
  /** The first is the one that the list opens with. */
  readonly views: readonly [View, ...View[]];
  readonly filters: readonly Filter[];
  /** Makes the call of the list with the settings. */
  readonly load: (query: ListQuery, settings?: CallSettings) => Promise<Loaded<Row>>;
  /** Interval of automatic reloads in ms; none where null or absent. */
  readonly reloadEvery?: (rows: readonly Row[]) => number | null;
  /** The whole list as a file of its own, which has more than the columns of the list. */
  readonly sheet?: (query: ListQuery, kind: SheetKind) => Promise<Blob>;
  /** It is a short state of the shop and no list of records. */
  readonly hasNoFile?: true;
  /** What a screen reader calls the row. */
  readonly nameOf: (row: Row) => string;
  /** What an empty list says where it has words of its own: what it is for, and what to do first. */
  readonly empty?: { readonly title: StaffKey; readonly text: StaffKey };
  /** The same for a list that holds no record at all yet: only in the first view, which shows all. */
  readonly first?: { readonly title: StaffKey; readonly text: StaffKey; readonly way?: FirstWay };
  /** How far the server counts; so many rows are shown as so many or more. */
  readonly countsUpTo?: number;
  /** A hook: how many records views hold, undefined where that is not known yet. Views that it does not name have no count; nothing named: all may get one. */
  readonly useCounts?: () => Readonly<Record<string, number | undefined>>;
  /** What may be done with several rows at once. */
  readonly bulk?: ComponentType<BulkProps<Row>>;
  /** Its bulk actions take what the list was asked for instead of rows: everything that it finds may be chosen, however much that is. */
  readonly choosesAny?: true;
  /** What stands between the filters and the rows: totals, a chart. */
  readonly summary?: ComponentType<SummaryProps<Row>>;
  /** Filters and search hold in the other views, too. */
  readonly keepsFilters?: true;
  /** What else stands beside the title: files, settings of the list. */
  readonly tools?: ComponentType;
  /** `needs`: what one has to be allowed to do, where it is more than seeing the list. */
  readonly create?: { readonly href: string; readonly title: StaffKey; readonly needs?: Capability };
  /** What one has to be allowed to do to choose rows and change them at once: one of these. */
  readonly bulkNeeds?: readonly Capability[];
}
