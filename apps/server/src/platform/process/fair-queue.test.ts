import { expect, it } from 'vitest';
import { type QueueOwner, fairQueue } from './fair-queue.ts';

const settings = { atOnce: 2, waiting: 20, waitingPerNetwork: 10, refusal: () => new Error('busy') };

/** A queue whose work ends when the test says so; `started` tells in which order it began. */
function opened(more: Partial<typeof settings & { atOncePerNetwork: number }> = {}) {
  const queue = fairQueue({ ...settings, ...more });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const enter = (network: string, account = ''): Promise<void> => {
    const asker: QueueOwner = { network, account };
    const work = (): Promise<void> => {
      started.push(network + account);
      return new Promise((resolve) => void ends.push(resolve));
    };
    return queue.run(asker, work).catch(() => void refused.push(network + account));
  };
  /** Ends the work that has run longest; what is next has begun afterwards. */
  async function endOne(): Promise<void> {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { enter, endOne, started, refused };
}

it('starts the first work of another network as soon as something ends, however much waits before it', async () => {
  const { enter, endOne, started, refused } = opened();
  for (let n = 0; n < 40; n += 1) void enter('a');
  void enter('b');
  await endOne();
  expect(started).toEqual(['a', 'a', 'b']);
  expect(refused).toHaveLength(28);
  expect(new Set(refused)).toEqual(new Set(['a']));
});

it('keeps a place free of a network that has as much running as it may', async () => {
  const { enter, endOne, started } = opened({ atOncePerNetwork: 1 });
  for (let n = 0; n < 3; n += 1) void enter('a');
  expect(started).toEqual(['a']);
  void enter('b');
  expect(started).toEqual(['a', 'b']);
  await endOne();
  expect(started).toEqual(['a', 'b', 'a']);
});

it('schedules networks round-robin, and the accounts of one network as well', async () => {
  const { enter, endOne, started } = opened({ atOnce: 1 });
  for (const account of ['1', '1', '1', '2']) void enter('a', account);
  for (const account of ['1', '1']) void enter('b', account);
  for (let n = 0; n < 5; n += 1) await endOne();
  expect(started).toEqual(['a1', 'b1', 'a2', 'b1', 'a1', 'a1']);
});

it('gives a place of the network that has most waiting to one that has none', async () => {
  const { enter, refused } = opened({ waiting: 4, waitingPerNetwork: 4 });
  for (let n = 0; n < 6; n += 1) void enter('a');
  await enter('a');
  void enter('b');
  await new Promise((resolve) => setImmediate(resolve));
  expect(refused).toEqual(['a', 'a']);
});

it('goes on after work that failed', async () => {
  const queue = fairQueue({ ...settings, atOnce: 1 });
  const asker = { network: 'a', account: '' };
  const failing = queue.run(asker, () => Promise.reject(new Error('wrong')));
  const next = queue.run(asker, () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('wrong');
  expect(await next).toBe('done');
});
