import { CallFailed } from '@sjaj/client';
import { expect, it, vi } from 'vitest';
import { createUploads, type SendProgress } from './uploads.ts';

interface Sending {
  readonly name: string;
  readonly progress: SendProgress;
  readonly resolve: (stored: number) => void;
  readonly reject: (error: unknown) => void;
}

function open(most?: number) {
  const sent: Sending[] = [];
  const stored = vi.fn<(stored: number) => void>();
  const uploads = createUploads<number>({
    purpose: 'attachment',
    send: ({ name }, progress) => {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      sent.push({ name, progress, resolve, reject });
      progress.signal.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
      return promise;
    },
    onStored: stored,
    ...(most === undefined ? {} : { most }),
  });
  const states = () => uploads.store.state.map(({ state }) => state);
  return { uploads, sent, stored, states };
}

const file = (name: string, bytes = 3): File => new File([new Uint8Array(bytes)], name);
const lost = () => new CallFailed({ status: 0, code: 'network.no_answer', message: '' });
const refused = (status: number) => new CallFailed({ status, code: 'files.type_not_allowed', message: 'Not allowed.' });

it('sends two at a time, the next when one has arrived, and tells their progress', async () => {
  const { uploads, sent, stored, states } = open();
  uploads.add([file('a'), file('b'), file('c')]);
  expect(states()).toEqual(['sending', 'sending', 'waiting']);
  sent[0]?.progress.onProgress(0.4);
  expect(uploads.store.state[0]?.share).toBe(0.4);
  sent[0]?.resolve(7);
  await vi.waitFor(() => expect(states()).toEqual(['stored', 'sending', 'sending']), 30_000);
  expect(stored.mock.calls).toEqual([[7]]);
  expect(uploads.store.state[0]?.stored).toBe(7);
});

it('refuses what is empty, too large or one too many before it is sent', () => {
  const { uploads, sent, states } = open(3);
  uploads.add([file('empty', 0), file('large', 21 * 1_048_576), file('good')]);
  expect(states()).toEqual(['refused', 'refused', 'sending']);
  uploads.add([file('second'), file('third'), file('fourth')]);
  expect(states().slice(3)).toEqual(['sending', 'waiting', 'refused']);
  expect(sent.map(({ name }) => name)).toEqual(['good', 'second']);
});

it('sends what the connection has lost again, under the same key, once the device is online', async () => {
  const { uploads, sent, states } = open();
  uploads.add([file('a')]);
  sent[0]?.reject(lost());
  await vi.waitFor(() => expect(states()).toEqual(['lost']), 30_000);
  uploads.resume();
  expect(states()).toEqual(['sending']);
  expect(sent[1]?.progress.idempotencyKey).toBe(sent[0]?.progress.idempotencyKey);
});

it('keeps the reason of a refusal, and offers another attempt only where it may help', async () => {
  const { uploads, sent, states } = open();
  uploads.add([file('a'), file('b')]);
  sent[0]?.reject(refused(415));
  sent[1]?.reject(refused(503));
  await vi.waitFor(() => expect(states()).toEqual(['refused', 'failed']), 30_000);
  expect(uploads.store.state[0]?.error).toBe('Not allowed.');
  for (const { key } of uploads.store.state) uploads.retry(key);
  expect(states()).toEqual(['refused', 'sending']);
});

it('cancels what is being sent when it is taken off the list', async () => {
  const { uploads, sent, states } = open();
  uploads.add([file('a'), file('b'), file('c')]);
  uploads.remove(uploads.store.state[0]?.key ?? '');
  expect(sent[0]?.progress.signal.aborted).toBe(true);
  await vi.waitFor(() => expect(states()).toEqual(['sending', 'sending']), 30_000);
});
