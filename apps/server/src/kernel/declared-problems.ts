import { contract, type Route } from '@sjaj/contract';
import type { ProblemCode } from '@sjaj/i18n/server';
import { Problem } from '../platform/problem.ts';

interface DeclaresProblems {
  readonly access: unknown;
  readonly problems?: readonly ProblemCode[];
}

/** A declared problem is a code that has a text; any other does not compile. */
contract satisfies Readonly<Record<string, Readonly<Record<string, DeclaresProblems>>>>;

/**
 * Problems that every route may answer with: malformed, too large, too often, key used before, not ready; and a session that has ended, which
 * it may also do while the call is carried out.
 */
const isGeneral = (code: ProblemCode): boolean => code.startsWith('request.') || code === 'auth.session_expired';

/** Whether the route may answer with this problem. */
const isDeclared = ({ problems = [] }: Route, { code }: Problem): boolean => isGeneral(code) || problems.includes(code);

/** Does the work of a route. A problem that its contract does not declare becomes an error that names it, and so a 500. */
export async function withDeclaredProblems<Result>(route: Route, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || isDeclared(route, error)) throw error;
    throw new Error(`${route.method} ${route.path} does not declare the problem ${error.code}`, { cause: error });
  }
}
