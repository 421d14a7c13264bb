import type { FieldError, Info, PagedResult } from '@sjaj/contract';

/** The envelope of every answer. `data` is typed by the contract. */
export interface Answered<T> {
  readonly data: T;
  readonly pagedResult?: PagedResult;
  readonly info?: Info;
}

interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors?: readonly FieldError[];
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly challenge?: string | undefined;
}

/**
 * A call that did not succeed. `status` 0: no answer came at all (offline, time-out). `code` is stable, `message` is
 * for a person and in the person's language; `errors` name the fields of a 400.
 */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfter: number | undefined;
  /** The puzzle that the server wants solved before it takes the call. */
  readonly challenge: string | undefined;

  constructor(failure: Failure) {
    super(failure.message);
    this.status = failure.status;
    this.code = failure.code;
    this.errors = failure.errors ?? [];
    this.requestId = failure.requestId;
    this.retryAfter = failure.retryAfter;
    this.challenge = failure.challenge;
  }
}

/** Whether the server has said no, so that nothing was done. A lost answer and a fault of the server say nothing. */
export const isRefused = (error: unknown): boolean =>
  error instanceof CallFailed && error.status >= 400 && error.status < 500;
