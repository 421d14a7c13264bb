import type { FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/db.ts';
import { Problem } from '../problem.ts';
import { type Envelope, envelopeOfProblem } from './envelope.ts';
import { languageOf } from './parse-request.ts';

interface Failure {
  readonly problem: Problem;
  readonly status: number;
  readonly envelope: Envelope;
}

/** What a caller is told of an error. One that is no problem of the caller's is logged. */
export function failureOf(error: unknown, request: FastifyRequest): Failure {
  const problem = problemOf(error);
  const isBug = problem.code === 'request.failed';
  if (isBug) request.log.error({ err: error, requestId: request.id }, 'fault');
  return { problem, status: isBug ? 500 : problem.status, envelope: envelopeOfProblem(problem, languageOf(request)) };
}

const BY_STATUS: Readonly<Record<number, Problem>> = {
  400: new Problem('request.invalid', 400),
  408: new Problem('request.too_slow', 408),
  404: new Problem('request.not_found', 404),
  // What lies outside of what is served is as good as not there.
  403: new Problem('request.not_found', 404),
  413: new Problem('request.too_large', 413),
  414: new Problem('request.uri_too_long', 414),
  415: new Problem('request.unsupported_type', 415),
};

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return new Problem('request.unavailable', 503, { retryAfter: 2 });
  const { statusCode } = error as { readonly statusCode?: number };
  const known = statusCode === undefined ? undefined : BY_STATUS[statusCode];
  // The status of a fault is 500; Problem has none of that kind, because no rule of ours may choose it.
  return known ?? new Problem('request.failed', 503);
}
