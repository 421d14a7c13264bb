import type { FieldError, Info, PagedResult, Route } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { fieldLabel, textWithFacts } from '@sjaj/i18n/server';
import { WithMessage, type Page } from './answers.ts';
import { parseSerialized, PreSerialized } from './serialized.ts';
import type { Problem } from '../problem.ts';

export interface Envelope {
  readonly data: unknown;
  readonly pagedResult?: PagedResult;
  readonly info?: Info;
  readonly errors?: readonly FieldError[];
}

/** What a handler returned, in the envelope of every answer. */
function envelopeOf(route: Route, result: unknown, language: Language): Envelope {
  const withMessage = result instanceof WithMessage ? result : null;
  const data: unknown = withMessage ? withMessage.data : result;
  const info = withMessage
    ? { info: { code: withMessage.code, message: textWithFacts(language, withMessage.code, withMessage.facts) } }
    : {};
  if (!route.paged) return { data, ...info };
  const { items, pagedResult } = data as Page<unknown>;
  return { data: items, pagedResult, ...info };
}

/** The same as it is sent. */
export const payloadOf = (route: Route, result: unknown, language: Language): string | Buffer =>
  result instanceof PreSerialized ? result.payload : JSON.stringify(envelopeOf(route, result, language));

/** What a handler answered with, a list of it where the route is paged. */
export const dataOf = (route: Route, result: unknown, language: Language): unknown =>
  result instanceof PreSerialized ? parseSerialized(result) : envelopeOf(route, result, language).data;

/** A problem in the words of the caller's language. */
export function envelopeOfProblem(problem: Problem, language: Language): Envelope {
  const errors = problem.errors.map((error) => ({
    field: error.field,
    code: error.key.slice(error.key.indexOf('.') + 1),
    message: textWithFacts(language, error.key, { field: fieldLabel(language, error.field), ...error.facts }),
    ...(error.facts && { facts: error.facts }),
  }));
  return {
    data: null,
    info: { code: problem.code, message: textWithFacts(language, problem.code, problem.facts) },
    ...(errors.length > 0 ? { errors } : {}),
  };
}
