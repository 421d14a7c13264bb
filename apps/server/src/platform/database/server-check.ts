import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { stopwatch } from '../clock.ts';

/**
 * What a connection that waits without an answer has to expect: its statement runs; the server knows nothing of a
 * statement, so question or answer was lost; the server does not answer anybody; the server lives but has not said.
 */
type Expectation = 'working' | 'lost' | 'silent' | 'unknown';

const ANSWER_MS = 600;

interface Activity {
  readonly pid: number;
  readonly isWorking: boolean;
}

type Answer = ReadonlyMap<number, boolean> | 'silent' | 'unknown';

/** Asks a server, on a new connection, what its other connections do. Several that ask at the same time share one answer. */
export class ServerCheck {
  readonly #url: string;
  readonly #answerMs: number;
  #pending: Promise<Answer> | undefined;
  #heardAt = stopwatch();

  /** `patience`: how many times longer than usual the answer may take. */
  constructor(url: string, patience = 1) {
    this.#url = url;
    this.#answerMs = ANSWER_MS * patience;
  }

  /** Notes that one of the connections has received something. */
  heard(): void {
    this.#heardAt = stopwatch();
  }

  /** For how many ms none of the connections has received anything. */
  silentFor(): number {
    return stopwatch() - this.#heardAt;
  }

  /** What the connection that is served by this process of the server has to expect. Never rejects. */
  async expectationOf(pid: number): Promise<Expectation> {
    const askedAt = stopwatch();
    this.#pending ??= this.#check().finally(() => {
      this.#pending = undefined;
    });
    const answer = await this.#pending;
    // Slow to let somebody in, but another connection was served meanwhile.
    if (answer === 'silent') return this.#heardAt > askedAt ? 'unknown' : 'silent';
    if (answer === 'unknown') return answer;
    return answer.get(pid) ? 'working' : 'lost';
  }

  async #check(): Promise<Answer> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'sjaj-check',
      stream: () => socket,
    });
    client.on('error', () => undefined);
    const limit = new AbortController();
    const late = delay(this.#answerMs, 'late' as const, { signal: limit.signal });
    try {
      const answer = await Promise.race([activities(client), late]);
      if (answer !== 'late') return answer;
    } catch {
      // Refused, as by a server that starts or is full: the bytes that came tell that it lives.
    } finally {
      limit.abort();
      late.catch(() => undefined);
      const { bytesRead } = socket;
      socket.destroy();
      if (bytesRead > 0) this.heard();
    }
    return socket.bytesRead > 0 ? 'unknown' : 'silent';
  }
}

async function activities(client: pg.Client): Promise<ReadonlyMap<number, boolean>> {
  await client.connect();
  // Working, but not held up by us: that one waits for the other end to read what it has answered.
  const { rows } = await client.query<Activity>(`
    select pid, state = 'active' and wait_event is distinct from 'ClientWrite' as "isWorking"
    from pg_stat_activity where usename = current_user`);
  await client.end();
  return new Map(rows.map(({ pid, isWorking }) => [pid, isWorking]));
}
