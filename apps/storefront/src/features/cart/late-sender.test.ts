import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLateSender } from './late-sender.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const recorder = () => {
  const sent: number[] = [];
  return { sent, work: (value: number) => Promise.resolve(void sent.push(value)) };
};

it('sends the last of many once the hand pauses', async () => {
  const { sent, work } = recorder();
  const sender = openLateSender(400, work);
  for (const value of [1, 2, 3]) sender.send(value);
  await vi.advanceTimersByTimeAsync(399);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([3]);
});

it('sends what waits when the page is left, once', async () => {
  const { sent, work } = recorder();
  const sender = openLateSender(400, work);
  sender.send(7);
  sender.sendNow();
  sender.sendNow();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([7]);
});

it('forgets what was dropped', async () => {
  const { sent, work } = recorder();
  const sender = openLateSender(400, work);
  sender.send(7);
  sender.drop();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
});

it('has one on its way at a time, and goes on after one that failed', async () => {
  const order: string[] = [];
  const slow = openLateSender(0, async (value: number) => {
    order.push(`begins ${value}`);
    await new Promise((resolve) => setTimeout(resolve, value === 1 ? 1_000 : 10));
    order.push(`ends ${value}`);
    if (value === 1) throw new Error('the line is down');
  });
  slow.send(1);
  slow.sendNow();
  slow.send(2);
  slow.sendNow();
  await vi.runAllTimersAsync();
  expect(order).toEqual(['begins 1', 'ends 1', 'begins 2', 'ends 2']);
});
