import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDebouncedSender } from './debounced-sender.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const recorder = () => {
  const sent: number[] = [];
  return { sent, work: (value: number) => Promise.resolve(void sent.push(value)) };
};

it('sends the last of several values after the delay', async () => {
  const { sent, work } = recorder();
  const sender = createDebouncedSender(400, work);
  for (const value of [1, 2, 3]) sender.send(value);
  await vi.advanceTimersByTimeAsync(399);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([3]);
});

it('sends the pending value once when the page is left', async () => {
  const { sent, work } = recorder();
  const sender = createDebouncedSender(400, work);
  sender.send(7);
  sender.sendNow();
  sender.sendNow();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([7]);
});

it('does not send a discarded value', async () => {
  const { sent, work } = recorder();
  const sender = createDebouncedSender(400, work);
  sender.send(7);
  sender.drop();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
});

it('sends one value at a time, and continues after a failure', async () => {
  const order: string[] = [];
  const slow = createDebouncedSender(0, async (value: number) => {
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
