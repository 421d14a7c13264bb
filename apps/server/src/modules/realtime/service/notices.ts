import type { Pool, PoolClient } from '../../../platform/database/db.ts';

/** As much of a pool as the adapter knows, to be stopped after it: a connection that it was still opening is given back. */
interface Notices extends Pick<Pool, 'connect' | 'query'> {
  stop(): void;
}

interface Notice {
  readonly channel: string;
  readonly payload: string;
}

const NOTIFY = 'SELECT pg_notify($1, $2)';
/** A connection that only listens sends a statement at this interval: it would not notice a dead line otherwise. */
const KEEP_ALIVE_MS = 2_000;

/**
 * The pool in the shape that the adapter expects. Notices that come together are sent in one statement without a disk sync: a
 * notice is for current listeners only, and one transaction each would queue behind one another.
 */
export function batchedNotices(pool: Pool): Notices {
  let waiting: Notice[] = [];
  let sending: Promise<unknown> | undefined;
  const send = async (): Promise<void> => {
    const notices = waiting;
    waiting = [];
    sending = undefined;
    await pool.query(
      `with without_sync as materialized (select set_config('synchronous_commit', 'off', true))
      select pg_notify(n.channel, n.payload) from without_sync, unnest($1::text[], $2::text[]) as n (channel, payload)`,
      [notices.map(({ channel }) => channel), notices.map(({ payload }) => payload)],
    );
  };
  const notify = (notice: Notice): Promise<unknown> => {
    waiting.push(notice);
    sending ??= Promise.resolve().then(send);
    return sending;
  };
  const query = (text: string, values: unknown[]): Promise<unknown> =>
    text === NOTIFY ? notify({ channel: String(values[0]), payload: String(values[1]) }) : pool.query(text, values);
  const held = new Set<PoolClient>();
  let isStopped = false;
  const drop = (client: PoolClient): void => {
    client.removeAllListeners('end');
    client.release(true);
  };
  // The adapter drops a connection that has died and takes another: the place of the dead one must become free.
  const connect = async (): Promise<PoolClient> => {
    // One that broke before it listened is replaced twice: by its end, and by the failed start.
    held.forEach(drop);
    const client = isStopped ? null : await pool.connect();
    if (isStopped) client?.release();
    // The adapter tries again for ever when it is refused; here it has to stop.
    if (isStopped || !client) return new Promise<never>(() => undefined);
    const release = client.release.bind(client);
    const keepAlive = setInterval(() => void client.query('select 1').catch(() => undefined), KEEP_ALIVE_MS).unref();
    client.release = (isBroken) => {
      clearInterval(keepAlive);
      held.delete(client);
      release(isBroken);
    };
    held.add(client);
    client.once('end', () => client.release(true));
    return client;
  };
  const stop = (): void => {
    isStopped = true;
    held.forEach(drop);
  };
  return { connect, query, stop } as Notices;
}
