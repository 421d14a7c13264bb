import { LANGUAGES, isCleanLine, isCleanText, isPlainName, withoutDirections } from '@sjaj/domain';
import { z, type ZodType } from 'zod';

/** Unknown fields are refused in requests and are a fault of ours in answers. */
export const shape = z.strictObject;

const MAX_ID = 2_147_483_647;
export const Id = z.int().min(1).max(MAX_ID);
export const ById = shape({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(Id),
});

/** An amount in KM with at most two decimals, as JSON has it; it may be negative. */
export const Km = z.number().min(-90_000_000_000_000).max(90_000_000_000_000).multipleOf(0.01);
export const Price = z.number().min(0).max(21_474_836).multipleOf(0.01);
/** What many pieces, or many orders, come to: as far as feninga can be counted. */
export const Sum = z.number().min(0).max(90_000_000_000_000).multipleOf(0.01);
/** Null where the caller may not see prices. */
export const SeenPrice = Sum.nullable();

export const Quantity = z.int().min(1).max(9_999);
export const Language = z.enum(LANGUAGES);
export const Instant = z.iso.datetime();
export const Day = z.iso.date();
/** A day that people mean when they type one: no slip of a digit, and none that a database cannot hold. */
export const NearDay = Day.refine((day) => day >= '2000-01-01' && day <= '2199-12-31');

/** One line: a name, a title, a reference. Trimmed; no control or direction characters. */
export const name = (max: number) => z.string().trim().min(1).max(max).refine(isCleanLine, { error: 'text' });
/** A name of a person or company, or a line of an address, as mails show it: nothing in it becomes a link. */
export const plainName = (max: number) => name(max).refine(isPlainName, { error: 'plain_name' });
/** Several lines: a note, a reason, a comment. Direction characters are left out. */
export const longText = (max: number) =>
  z.string().overwrite(withoutDirections).trim().max(max).refine(isCleanText, { error: 'text' });

export const Phone = z
  .string()
  .trim()
  .regex(/^[0-9+()/ -]{5,25}$/);

/** A text in the languages of the shop; Bosnian is the one that all others fall back to. */
export const localText = (max: number) =>
  shape({
    bs: longText(max).min(1),
    hr: longText(max).optional(),
    srLatn: longText(max).optional(),
    srCyrl: longText(max).optional(),
    en: longText(max).optional(),
  });

export const PAGE_SIZES = [5, 10, 12, 24, 48, 100] as const;
export const Page = z.int().min(1).max(1_000).default(1);
export const PageSize = z.union(PAGE_SIZES.map((size) => z.literal(size))).default(12);
/** The records that somebody has selected to do something with. */
export const selectedIds = (max: number) => z.array(Id).min(1, { error: 'none_selected' }).max(max);
export const ids = (max: number) => z.array(Id).max(max).default([]);

export const ListRequest = shape({
  page: Page,
  pageSize: PageSize,
  quickSearch: longText(64).optional(),
});

/** The same for a list that can be sorted by these columns, or by `default`, as the call's summary says. Ties go by id. */
export const sortedList = <SortBy extends ZodType>(sortBy: SortBy) =>
  shape({ ...ListRequest.shape, sortBy, isSortAscending: z.boolean().default(true) });

export const PagedResult = shape({
  currentPage: z.int().min(1),
  totalItems: z.int().min(0),
  totalPages: z.int().min(0),
});

export const Info = shape({ message: z.string(), code: z.string() });
export const FieldError = shape({
  field: z.string(),
  code: z.string(),
  message: z.string(),
  /** What fills the message, for a program: amounts in KM, counts, codes. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** A price below cost, or far from the one before, that somebody wants all the same: the field of the request and its price. */
export const ConfirmedPrice = shape({ field: name(40), price: Price });
const MOST_CONFIRMED = 20;
/** Goes with every call that changes prices. */
export const Confirmed = { confirmedPrices: z.array(ConfirmedPrice).max(MOST_CONFIRMED).default([]) };

export const Done = z.null();

export type Language = z.output<typeof Language>;
export type PagedResult = z.output<typeof PagedResult>;
export type Info = z.output<typeof Info>;
export type FieldError = z.output<typeof FieldError>;
export type ConfirmedPrice = z.output<typeof ConfirmedPrice>;
