import { createHash } from 'node:crypto';
import pg from 'pg';
import { NamedQuery } from './named-query.ts';

// The texts come from our code, not from callers, so there are some hundreds; the cap is for lists that grow with their
// parameters and would fill the server's memory with plans.
const MOST_NAMES = 1_000;
const names = new Map<string, string>();

/** The name under which a statement is prepared, the same for the same text; undefined once too many are. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}

/** The stream under a connection; the driver's types leave it out. */
interface Wired {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
}

/**
 * A connection that prepares every statement with parameters, so that the server parses and plans it once and not with
 * each call, and that sends what is asked in one turn of the event loop in one piece: each piece costs a call of the
 * system here and a waking up there.
 */
export class PreparingClient extends pg.Client {
  #isGathering = false;

  // The driver's own signature has a dozen overloads; this one passes all but one of them on as they came.
  override query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const run = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    this.#gather();
    if (typeof text !== 'string' || !Array.isArray(values)) return run.call(this, text, values, ...rest);
    const name = nameOf(text);
    if (name === undefined || rest.length > 0) return run.call(this, { name, text, values }, ...rest);
    return new Promise((resolve, reject) => {
      const done = (error: Error | null, result: unknown): void => (error ? reject(error) : resolve(result));
      run.call(this, new NamedQuery(name, { text, values }, done));
    }).catch((error: Error) => {
      // It came out of the socket: who asked is told from here on.
      Error.captureStackTrace(error);
      throw error;
    });
  }) as pg.Client['query'];

  #gather(): void {
    if (this.#isGathering) return;
    const { stream } = (this as unknown as Wired).connection;
    this.#isGathering = true;
    stream.cork();
    setImmediate(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}
