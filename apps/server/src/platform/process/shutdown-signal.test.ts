import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { onRepeatedSignal } from './shutdown-signal.ts';

it('ends at once at a second signal, but not where one signal arrives in two ways', () => {
  const source = new EventEmitter();
  let now = 5_000;
  let ends = 0;
  onRepeatedSignal(
    () => (ends += 1),
    () => now,
    source,
  );
  source.emit('SIGINT');
  now += 30;
  source.emit('SIGINT');
  source.emit('SIGTERM');
  expect(ends).toBe(0);
  now += 1_500;
  source.emit('SIGINT');
  expect(ends).toBe(1);
});
