import type { Socket } from 'node:net';
import type pg from 'pg';
import type { ServerCheck } from './server-check.ts';

/** What the driver's types leave out of a client. */
interface Inside {
  readonly connection: { readonly stream: Socket };
  readonly processID: number | null;
  /** False while a statement waits for its answer. */
  readonly readyForQuery: boolean;
  readonly _ending: boolean;
}

const LOOK_EVERY_MS = 150;
/** Looks without a byte before the server is asked. Looks are counted, not time: a process that stood still has not listened. */
const PATIENCE = 4;
/** After an answer that all is well. */
const LONGER_PATIENCE = 8;
/** Answers that a statement is lost, before it is believed: the first may cross with its result. */
const LOST_TWICE = 2;
/** Looks that a connection has to say goodbye. */
const GOODBYE = 8;

/** The server is silent, or the line to it is: a statement ends with this instead of waiting. */
export class ServerSilent extends Error {
  override readonly name = 'ServerSilent';
  readonly code = 'ETIMEDOUT';
}

/**
 * Ends a connection whose statement waits although the server does not work on it: a line that swallows bytes is never
 * reported by the system. A slow statement of a server that lives is left to the server's own time limits.
 */
export function watchSilence(client: pg.Client, check: ServerCheck): void {
  client.once('connect', () => {
    const watch = new SilenceWatch(client as unknown as Inside, check);
    const timer = setInterval(() => watch.check(), LOOK_EVERY_MS).unref();
    client.once('end', () => clearInterval(timer));
  });
}

class SilenceWatch {
  readonly #client: Inside;
  readonly #check: ServerCheck;
  #bytesRead = 0;
  #silentLooks = 0;
  #patience = PATIENCE;
  #timesLost = 0;
  #isAsking = false;
  #goodbyeLooks = 0;

  constructor(client: Inside, check: ServerCheck) {
    this.#client = client;
    this.#check = check;
  }

  check(): void {
    const { stream } = this.#client.connection;
    if (this.#client._ending && (this.#goodbyeLooks += 1) > GOODBYE) stream.destroy();
    if (stream.bytesRead !== this.#bytesRead) {
      this.#bytesRead = stream.bytesRead;
      this.#check.heard();
      this.#calmDown();
    } else if (this.#client.readyForQuery) {
      this.#calmDown();
    } else if ((this.#silentLooks += 1) >= this.#patience && !this.#isAsking) {
      void this.#probe();
    }
  }

  #calmDown(): void {
    this.#silentLooks = 0;
    this.#patience = PATIENCE;
    this.#timesLost = 0;
  }

  async #probe(): Promise<void> {
    const { connection, processID } = this.#client;
    this.#isAsking = true;
    const expectation = await this.#check.expectationOf(processID ?? 0);
    this.#isAsking = false;
    if (this.#client.readyForQuery || connection.stream.bytesRead !== this.#bytesRead) return;
    if (expectation === 'working') {
      this.#silentLooks = 0;
      this.#timesLost = 0;
      this.#patience = LONGER_PATIENCE;
    }
    if (expectation === 'lost') this.#timesLost += 1;
    if (expectation === 'silent' || this.#timesLost >= LOST_TWICE) {
      connection.stream.destroy(new ServerSilent('the database server does not answer'));
    }
  }
}
