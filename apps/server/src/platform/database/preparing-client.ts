import { createHash } from 'node:crypto';
import pg from 'pg';

// The texts come from our code, not from callers, so there are some hundreds; the cap is for lists that grow with their
// parameters and would fill the server's memory with plans.
const MOST_NAMES = 1_000;

/** A connection that prepares every statement with parameters: the server parses and plans it once, not with each call. */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();
  #isGathering = false;

  // The driver's own signature has a dozen overloads; this one passes all but one of them on as they came.
  override query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    this.#gather();
    const run = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    if (typeof text !== 'string' || !Array.isArray(values)) return run.call(this, text, values, ...rest);
    return run.call(this, { name: this.#nameOf(text), text, values }, ...rest);
  }) as pg.Client['query'];

  /** Statements that do not await each other leave in one write: a write costs more than the statement, and wakes the server each time. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  /** The name under which this connection prepares a statement; undefined once there are too many. */
  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known;
    const name = createHash('sha1').update(text).digest('hex');
    this.#names.set(text, name);
    return name;
  }
}
