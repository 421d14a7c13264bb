import { CallFailed } from '@sjaj/client';
import { expect, it } from 'vitest';
import { createSendOnce } from './use-send-once.ts';

const lost = (): never => {
  throw new TypeError('no answer');
};
const refused = (): never => {
  throw new CallFailed({ status: 409, code: 'cart.changed', message: '' });
};

/** The keys of calls that send these things and end like this, one after the other. */
async function keysOf(calls: readonly (readonly [what: unknown, end: () => void])[]): Promise<string[]> {
  const sendOnce = createSendOnce();
  const keys: string[] = [];
  for (const [what, end] of calls)
    await sendOnce(what, async (key) => {
      keys.push(key);
      end();
    }).catch(() => undefined);
  return keys;
}

const answered = (): void => undefined;

it('has the same key for the same thing until an answer comes', async () => {
  const [first, again] = await keysOf([
    [{ title: 'Sedmična' }, lost],
    [{ title: 'Sedmična' }, answered],
  ]);
  expect(again).toBe(first);
});

it.each([
  ['success', answered],
  ['a refusal', refused],
])('has another key for the same thing after %s', async (_, end) => {
  const [first, again] = await keysOf([
    [{ quantity: 2 }, end],
    [{ quantity: 2 }, answered],
  ]);
  expect(again).not.toBe(first);
});

it('has another key for something else, and the first one for the first thing', async () => {
  const [first, other, again] = await keysOf([
    [{ quantity: 2 }, lost],
    [{ quantity: 3 }, lost],
    [{ quantity: 2 }, answered],
  ]);
  expect(other).not.toBe(first);
  expect(again).toBe(first);
});
