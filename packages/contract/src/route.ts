import type { ZodType } from 'zod';

/**
 * What the types of a route need of a zod schema. Comparing each schema of the contract with zod's own `ZodType`, which has fifty members, took
 * the compiler 11 of 18 s of processor time, in each of the programs that read the contract.
 */
export interface Schema<Output = unknown, Input = unknown> {
  readonly _zod: { readonly output: Output; readonly input: Input };
}

/** The schema with the methods that it has. */
export const zodOf = (schema: Schema): ZodType => schema as ZodType;

/**
 * Kinds of callers. A `visitor` has no token in a closed shop, a `guest` none in an open one; a `guest_buyer` has an
 * anonymous token with a cart, an `order_holder` one for the order of a mailed link. A sales representative is an
 * `acting_representative` as soon as they have chosen the company that they buy for. `staff` are all others of the supplier's staff who are
 * no administrators.
 */
export const EVERYONE = [
  'visitor',
  'guest',
  'guest_buyer',
  'order_holder',
  'private',
  'buyer',
  'company_admin',
  'sales_representative',
  'acting_representative',
  'staff',
  'administrator',
] as const;
/**
 * Also a member of staff who has to set up a second factor first. Beside the calls for that, they may only make those that a visitor
 * may make, as a visitor.
 */
export const PRINCIPALS = [...EVERYONE, 'enrolling_staff'] as const;
export type Principal = (typeof PRINCIPALS)[number];

/** Principals with an account, logged in. */
export const SIGNED_IN = [
  'private',
  'buyer',
  'company_admin',
  'sales_representative',
  'acting_representative',
  'staff',
  'administrator',
] as const;
/** Principals that may see the catalogue. */
export const SHOPPERS = ['guest', 'guest_buyer', ...SIGNED_IN] as const;
/** Principals with an account that orders; a representative only for a company. */
export const CUSTOMERS = ['private', 'buyer', 'company_admin', 'acting_representative'] as const;
/** Principals with a cart. */
export const BUYERS = ['guest_buyer', ...CUSTOMERS] as const;
/** Principals with orders; an `order_holder` has just one. */
export const ORDERERS = ['order_holder', ...BUYERS] as const;
export const REPRESENTATIVES = ['sales_representative', 'acting_representative'] as const;
/** Staff who do not act for customers. */
export const OFFICE_STAFF = ['staff', 'administrator'] as const;
/** Callers of the back office. What each of them may do there is in `call-capabilities.ts`. */
export const BACK_OFFICE = ['sales_representative', ...OFFICE_STAFF] as const;

interface CallLimit {
  readonly requests: number;
  readonly seconds: number;
  /**
   * After how many requests the limit is near: each further one brings a proof of work (`Proof-Challenge` of the refusal, `Proof-Solution` of
   * the next attempt). Without it the limit is not announced.
   */
  readonly freeRequests?: number;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with parameters in braces. */
  readonly path: `/${string}`;
  readonly access: readonly Principal[];
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The shape of `data`; of one item where the route is `paged`. */
  readonly answer: Schema;
  readonly paged?: true;
  /**
   * A multipart body: one file under `file`. `true` hands its bytes to the handler: for small files that are read and not kept. `stream` hands
   * over the file while it arrives, for the module `files` to store.
   */
  readonly upload?: true | 'stream';
  /** The most bytes of an upload, where they are not the shop's limit: 10 MiB as bytes, 32 MiB of a stream. */
  readonly uploadLimit?: number;
  /** The fields of a `stream` upload. All values are texts; they come before the file. */
  readonly form?: Schema;
  /** The answer is a file instead of an envelope; `answer` is null then. */
  readonly download?: true;
  /** The same key and body twice do the work once. */
  readonly idempotent?: true;
  /** A POST that only asks, because the question is too long for an address: nothing is written, no news comes of it. */
  readonly reads?: true;
  /** Asks for other calls that only read, as the same caller. */
  readonly combines?: true;
  /** Equal for all callers of one language: answered with an ETag and a short life. */
  readonly shared?: true;
  /** How often one caller may ask. */
  readonly limit?: CallLimit;
  /** The problem codes that it may answer besides those that any route has. */
  readonly problems?: readonly string[];
  /** One sentence for the reader of the API's page. */
  readonly summary: string;
}

export type Routes = Readonly<Record<string, Route>>;

/** Keeps the literal types of a group of routes, which handlers and clients are typed by. */
export const routes = <const R extends Routes>(all: R): R => all;
