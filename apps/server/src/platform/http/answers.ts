import type { Readable } from 'node:stream';
import type { PagedResult } from '@sjaj/contract';
import type { PageRequest, RowPage } from '../database/list-page.ts';
import type { QueueOwner } from '../process/fair-queue.ts';
import type { Facts, InfoCode } from '@sjaj/i18n/server';

export interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
  /** Who sent it: reading it waits in their turn. */
  readonly owner: QueueOwner;
}

/** A file while it arrives. Its name is what the client says. */
export interface IncomingFile {
  readonly name: string;
  /** In whose turn its decoding waits. */
  readonly owner: QueueOwner;
  readonly stream: Readable;
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
export class WithMessage<T> {
  readonly data: T;
  readonly code: InfoCode;
  readonly facts: Facts;

  constructor(data: T, code: InfoCode, facts: Facts = {}) {
    this.data = data;
    this.code = code;
    this.facts = facts;
  }
}

interface PageOf<T> extends PageRequest {
  readonly items: readonly T[];
  readonly totalItems: number;
}

/** Wraps the rows of one page with its place in the whole. */
export const paged = <T>({ items, totalItems, page, pageSize }: PageOf<T>): Page<T> => ({
  items,
  pagedResult: { currentPage: page, totalItems, totalPages: Math.ceil(totalItems / pageSize) },
});

/** The same for rows of the database, each as `view` shows it. */
export const pagedRows = <Row, T>(
  { rows, totalItems }: RowPage<Row>,
  { page, pageSize }: PageRequest,
  view: (row: Row) => T,
): Page<T> => paged({ items: rows.map(view), totalItems, page, pageSize });
