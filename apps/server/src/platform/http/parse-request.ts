import { type Schema, zodOf } from '@sjaj/contract';
import { isStorable, type Language, negotiateLanguage } from '@sjaj/domain';
import { ruleOf } from '@sjaj/i18n/server';
import type { FastifyRequest } from 'fastify';
import type { core } from 'zod';
import { type FieldError, Problem } from '../problem.ts';

const MAX_DEPTH = 8;
const MAX_KEYS = 100;
/** No schema takes a longer list: orders and sales may have hundreds of lines. */
const MAX_LENGTH = 2_000;

export const languageOf = (request: FastifyRequest): Language => negotiateLanguage(request.headers['accept-language']);

/** Refuses what no schema should have to think of: too deep, too many keys or items, text that the database cannot keep. */
export function guardShape(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new Problem('request.invalid', 400);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  if (depth >= MAX_DEPTH) throw new Problem('request.invalid', 400);
  const entries = Array.isArray(value) ? value : Object.entries(value).flat();
  if (entries.length > (Array.isArray(value) ? MAX_LENGTH : MAX_KEYS * 2)) throw new Problem('request.invalid', 400);
  for (const entry of entries) guardShape(entry, depth + 1);
}

/** The value as its schema promises it; 400 with the fields at fault. */
export function parse(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = zodOf(schema).safeParse(value);
  if (result.success) return result.data;
  throw new Problem('request.invalid', 400, { errors: result.error.issues.flatMap(errorsOf) });
}

/** A path parameter that is no id names nothing that exists. */
export function parseParams(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = zodOf(schema).safeParse(value);
  if (!result.success) throw new Problem('request.not_found', 404);
  return result.data;
}

function errorsOf(issue: core.$ZodIssue): FieldError[] {
  const { key, facts } = ruleOf(issue);
  const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((name) => [...issue.path, name]) : [issue.path];
  return fields.map((path) => ({ field: path.join('.'), key, facts }));
}
