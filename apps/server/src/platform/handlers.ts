import type { Readable } from 'node:stream';
import type { PagedResult, Route, Routes } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Facts, InfoCode } from '@sjaj/i18n/server';
import type { output, ZodType } from 'zod';
import type { ActorOf } from './actor.ts';
import type { Written } from './json-bytes.ts';

type Parsed<S> = S extends ZodType ? output<S> : undefined;

export interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What a handler is given: everything parsed, admitted and typed by the route. */
export interface Call<R extends Route> {
  readonly actor: ActorOf<R['access'][number]>;
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly body: Parsed<R['body']>;
  readonly file: R extends { upload: true } ? Upload : undefined;
  readonly language: Language;
  readonly now: Date;
  readonly token: string | null;
  readonly address: string;
  /** `https://shop.example.ba`, as the caller asked for it: for the caller's own way back, never for anybody else's. */
  readonly origin: string;
  readonly userAgent: string | null;
  /** Set where the route is idempotent and the caller sent a key: pass it to `onceOnly`. */
  readonly idempotency: Idempotency;
}

/** Who asks what under which key; null key: the caller sent none. */
export interface Idempotency {
  readonly actor: string;
  readonly key: string | null;
  readonly route: string;
  readonly bodyHash: Buffer;
}

/** A file as the answer of a `download` route. */
export interface Download {
  readonly name: string;
  readonly mediaType: string;
  /** Null where the file is written while it is sent. */
  readonly bytes: number | null;
  readonly stream: Readable;
}

/** One page of a list, as a paged route answers it. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly pagedResult: PagedResult;
}

/** An answer that tells the person something as well: the toast of the action. */
export class Informed<T> {
  readonly data: T;
  readonly code: InfoCode;
  readonly facts: Facts;

  constructor(data: T, code: InfoCode, facts: Facts = {}) {
    this.data = data;
    this.code = code;
    this.facts = facts;
  }
}

type DataOf<R extends Route> = R extends { download: true }
  ? Download
  : R extends { paged: true }
    ? Page<output<R['answer']>>
    : output<R['answer']>;

/** Pages and files go out in forms of their own. */
type WrittenOf<R extends Route> = R extends { download: true } | { paged: true } ? never : Written<DataOf<R>>;

export type Handler<R extends Route> = (call: Call<R>) => Promise<DataOf<R> | Informed<DataOf<R>> | WrittenOf<R>>;
export type Handlers<R extends Routes> = { readonly [K in keyof R]: Handler<R[K]> };

interface PageOf<T> {
  readonly items: readonly T[];
  readonly totalItems: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Wraps the rows of one page with its place in the whole. */
export const paged = <T>({ items, totalItems, page, pageSize }: PageOf<T>): Page<T> => ({
  items,
  pagedResult: { currentPage: page, totalItems, totalPages: Math.ceil(totalItems / pageSize) },
});
