import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterTry, GIVE_UP_AFTER, senderOf } from './rules.ts';

const queuedAt = new Date('2026-11-20T10:00:00Z');
const deferred = { kind: 'later' } as const;
const minutes = (attempts: number): number =>
  (afterTry(deferred, { attempts, queuedAt }, queuedAt).dueAt.getTime() - queuedAt.getTime()) / 60_000;

it('waits 1, 5, 30 minutes, then hours', () => {
  expect([1, 2, 3, 4, 5].map(minutes)).toEqual([1, 5, 30, 120, 240]);
});

it('gives up at once what will never go well', () => {
  const refused = { kind: 'refused' } as const;
  expect(afterTry(refused, { attempts: 1, queuedAt }, queuedAt).state).toBe('failed');
});

it('does not count against a mail that the server was away', () => {
  const away = { kind: 'unreachable' } as const;
  expect(afterTry(away, { attempts: 1, queuedAt }, queuedAt)).toMatchObject({ state: 'queued', attempts: 0 });
});

it('comes to an end within 48 hours, whatever the server answers', () => {
  const kinds = fc.constantFrom<'later' | 'unreachable'>('later', 'unreachable');
  fc.assert(
    fc.property(fc.infiniteStream(kinds), (answers) => {
      let now = queuedAt;
      let attempts = 0;
      for (const kind of answers) {
        const next = afterTry({ kind }, { attempts: attempts + 1, queuedAt }, now);
        if (next.state === 'failed') break;
        expect(next.dueAt.getTime()).toBeGreaterThan(now.getTime());
        now = next.dueAt;
        attempts = next.attempts;
      }
      expect(now.getTime() - queuedAt.getTime()).toBeLessThanOrEqual(GIVE_UP_AFTER);
    }),
    { numRuns: 50 },
  );
});

it('sends in the name of the supplier, from the address of the configuration before its own', () => {
  const supplier = { shortName: 'Rosa', email: 'prodaja@rosa.test' };
  const configured = { name: 'Shop', address: 'mail@shop.test' };
  expect(senderOf(null, supplier)).toEqual({ name: 'Rosa', address: 'prodaja@rosa.test' });
  expect(senderOf(configured, supplier)).toEqual({ name: 'Rosa', address: 'mail@shop.test' });
  expect(senderOf(configured, null)).toEqual(configured);
  expect(senderOf(null, null)).toBeNull();
});
