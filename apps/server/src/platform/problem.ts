import type { Facts, ProblemCode, ServerKey } from '@sjaj/i18n/server';

type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 414 | 415 | 429 | 431 | 503;

/** A field that is at fault and the text that says why. */
export interface FieldError {
  /** `items.0.quantity` */
  readonly field: string;
  readonly key: ServerKey;
  readonly facts?: Facts;
}

interface Details {
  /** Fill the placeholders of the text. */
  readonly facts?: Facts;
  /** Fields at fault, where they can be named. */
  readonly errors?: readonly FieldError[];
  /** Seconds. */
  readonly retryAfter?: number;
  /** The puzzle that the caller has to solve to be let in at once. */
  readonly challenge?: string;
}

/** An outcome that the caller can act on. `code` is a text key as well; whatever else is thrown is a bug and a 500. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: ProblemStatus;
  readonly facts: Facts;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;
  readonly challenge: string | undefined;

  constructor(code: ProblemCode, status: ProblemStatus, details: Details = {}) {
    super(code);
    this.code = code;
    this.status = status;
    this.facts = details.facts ?? {};
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
    this.challenge = details.challenge;
  }
}
