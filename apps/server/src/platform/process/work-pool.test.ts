import { expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { openWorkPool, type WorkPool } from './work-pool.ts';
import { WorkFailed, type WorkKind } from './work-thread.ts';

const SETTINGS = { threads: 2, waiting: 12, waitingPerOwner: 4, idleMs: 60_000 };

/** Echoes what it is sent with the number of messages so far; a few words make it misbehave. */
const SCRIPT = `
  import { parentPort, threadId } from 'node:worker_threads';
  let count = 0;
  parentPort.on('message', (message) => {
    if (message === 'throw') throw new Error('broken');
    if (message === 'loop') for (;;);
    if (message === 'fill') for (const all = []; ; ) all.push(new Array(1_000).fill(Math.random()));
    parentPort.postMessage({ message, count: (count += 1), threadId });
  });`;

const kindOf = (more: Partial<WorkKind> = {}): WorkKind => ({
  script: new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`),
  memoryMb: 32,
  timeLimitMs: 60_000,
  ...more,
});

interface Echo {
  readonly message: string;
  readonly count: number;
  readonly threadId: number;
}

const by = (network: string) => ({ network, account: '' });
const SOMEBODY = by('somebody');

const echo = (pool: WorkPool, kind: WorkKind, message: string, owner = SOMEBODY): Promise<Echo> =>
  pool.run(owner, kind, (thread) => {
    thread.post(message);
    return thread.receive() as Promise<Echo>;
  });

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A task that has begun and goes on until it is told to end. */
function longTask(pool: WorkPool, kind: WorkKind, network: string) {
  let end = (): void => undefined;
  let hasBegun = false;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const done = pool.run(by(network), kind, async () => {
    hasBegun = true;
    await ended;
  });
  done.catch(() => undefined);
  return { done, end: () => end(), hasBegun: () => hasBegun };
}

it('uses a thread again', async () => {
  const pool = openWorkPool(SETTINGS);
  const kind = kindOf();
  const first = await echo(pool, kind, 'a');
  expect(await echo(pool, kind, 'b')).toEqual({ ...first, message: 'b', count: 2 });
  expect(pool.size()).toBe(1);
});

it('has no more threads than it may, of all kinds together', async () => {
  const pool = openWorkPool(SETTINGS);
  const kinds = [kindOf(), kindOf(), kindOf()];
  const sizes: number[] = [];
  const all = kinds.flatMap((kind, index) =>
    ['x', 'y', 'z'].map((network) =>
      pool.run(by(`${network}${index}`), kind, async (thread) => {
        sizes.push(pool.size());
        thread.post('a');
        return thread.receive();
      }),
    ),
  );
  await Promise.all(all);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2);
});

it('503 for the work of a caller that has as much waiting as it may, and for nobody else', async () => {
  const pool = openWorkPool(SETTINGS);
  const kind = kindOf();
  const many = Array.from({ length: 40 }, () => longTask(pool, kind, 'flooder'));
  const refused: unknown[] = [];
  for (const { done } of many) done.catch((error: unknown) => refused.push(error));
  await nextTurn();
  // One runs and four wait.
  expect(refused).toHaveLength(35);
  expect(refused[0]).toBeInstanceOf(Problem);
  expect(refused[0]).toMatchObject({ code: 'request.work_waiting', status: 503, retryAfter: 5 });
  // Another caller waits for none of it.
  await echo(pool, kind, 'a', by('other'));
  expect(many.filter((task) => task.hasBegun())).toHaveLength(1);
  for (const task of many) task.end();
  await Promise.allSettled(many.map(({ done }) => done));
  expect(refused).toHaveLength(35);
});

it('lets a crash end its own task and no other', async () => {
  const pool = openWorkPool(SETTINGS);
  const kind = kindOf();
  const other = longTask(pool, kind, 'other');
  for (const word of ['throw', 'fill']) {
    await expect(echo(pool, kind, word)).rejects.toThrow(WorkFailed);
  }
  expect((await echo(pool, kind, 'a')).count).toBe(1);
  other.end();
  await other.done;
});

it('503 for what takes longer than it may; the next task has a new thread', async () => {
  const pool = openWorkPool(SETTINGS);
  const kind = { ...kindOf() };
  const first = await echo(pool, kind, 'a');
  // The start of the first thread may take longer on a busy machine.
  kind.timeLimitMs = 100;
  await expect(echo(pool, kind, 'loop')).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  const next = await echo(pool, kindOf(), 'b');
  expect(next.count).toBe(1);
  expect(next.threadId).not.toBe(first.threadId);
});

it('replaces a thread whose task was given up in the middle, and keeps one that was sent nothing', async () => {
  const pool = openWorkPool(SETTINGS);
  const kind = kindOf();
  const noRows = new Error('no rows');
  await expect(pool.run(SOMEBODY, kind, () => Promise.reject(noRows))).rejects.toThrow(noRows);
  expect(pool.size()).toBe(1);
  const inTheMiddle = pool.run(SOMEBODY, kind, (thread) => {
    thread.post('a');
    return Promise.reject(noRows);
  });
  await expect(inTheMiddle).rejects.toThrow(noRows);
  expect(pool.size()).toBe(0);
});

it('ends a thread that has nothing to do', async () => {
  const pool = openWorkPool({ ...SETTINGS, idleMs: 0 });
  await echo(pool, kindOf(), 'a');
  await expect.poll(() => pool.size()).toBe(0);
});
