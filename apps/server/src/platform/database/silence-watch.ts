import { Socket } from 'node:net';
import type pg from 'pg';
import type { ServerCheck } from './server-check.ts';

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
class ServerSilent extends Error {
  override readonly name = 'ServerSilent';
  readonly code = 'ETIMEDOUT';
}

/**
 * Settings of a pool, which end a connection whose statement waits although the server does not work on it: a line that swallows
 * bytes is never reported by the system. A slow statement of a server that lives is left to the server's own time limits.
 */
export function watchedBy(check: ServerCheck, Client: typeof pg.Client) {
  const sockets = new WeakMap<pg.ClientBase, Socket>();
  class WatchedClient extends Client {
    constructor(config?: pg.ClientConfig) {
      const socket = new Socket();
      super({ ...config, stream: () => socket });
      sockets.set(this, socket);
    }
  }
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    const socket = sockets.get(client);
    if (socket) await watchSilence(client, socket, check);
  };
  return { Client: WatchedClient, onConnect };
}

async function watchSilence(client: pg.ClientBase, socket: Socket, check: ServerCheck): Promise<void> {
  const watch = new SilenceWatch(socket, check);
  const timer = setInterval(() => watch.check(), LOOK_EVERY_MS).unref();
  client.once('end', () => clearInterval(timer));
  client.on('drain', () => watch.isAnswered());
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  watch.servedBy(rows[0]?.pid);
}

class SilenceWatch {
  readonly #socket: Socket;
  readonly #check: ServerCheck;
  #pid: number | undefined;
  /** Bytes sent when the last statement was answered: while more have been sent, one waits. */
  #bytesAnswered = 0;
  #bytesRead = 0;
  #silentLooks = 0;
  #patience = PATIENCE;
  #timesLost = 0;
  #isAsking = false;
  #goodbyeLooks = 0;

  constructor(socket: Socket, check: ServerCheck) {
    this.#socket = socket;
    this.#check = check;
    this.isAnswered();
  }

  servedBy(pid: number | undefined): void {
    this.#pid = pid;
  }

  /** Notes that every statement so far has been answered. */
  isAnswered(): void {
    this.#bytesAnswered = this.#socket.bytesWritten;
  }

  get #isWaiting(): boolean {
    return this.#socket.bytesWritten !== this.#bytesAnswered;
  }

  check(): void {
    const socket = this.#socket;
    if (socket.writableEnded) {
      if ((this.#goodbyeLooks += 1) > GOODBYE) socket.destroy();
    } else if (socket.bytesRead !== this.#bytesRead) {
      this.#bytesRead = socket.bytesRead;
      this.#check.heard();
      this.#calmDown();
    } else if (!this.#isWaiting) {
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
    this.#isAsking = true;
    const expectation = await this.#check.expectationOf(this.#pid ?? 0);
    this.#isAsking = false;
    if (!this.#isWaiting || this.#socket.bytesRead !== this.#bytesRead) return;
    if (expectation === 'working') {
      this.#silentLooks = 0;
      this.#timesLost = 0;
      this.#patience = LONGER_PATIENCE;
    }
    if (expectation === 'lost') this.#timesLost += 1;
    if (expectation === 'silent' || this.#timesLost >= LOST_TWICE) {
      this.#socket.destroy(new ServerSilent('the database server does not answer'));
    }
  }
}
