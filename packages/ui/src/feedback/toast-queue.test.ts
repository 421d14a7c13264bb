import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dismissDoneToasts, MOST_TOASTS, showToast, toastStore, withToast } from './toast-queue.ts';
import type { Toast } from './toast-queue.ts';

const toast = (id: number, title: string, text?: string): Toast => ({ id, title, text });

describe('withToast', () => {
  it('shows an equal message once, the newest', () => {
    const shown = withToast([toast(1, 'Dodano', 'a'), toast(2, 'Uklonjeno')], toast(3, 'Dodano', 'a'));
    expect(shown.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('keeps messages that differ in their second line', () => {
    expect(withToast([toast(1, 'Dodano', 'a')], toast(2, 'Dodano', 'b'))).toHaveLength(2);
  });

  it('never holds more than twenty, nor two equal ones, and always the newest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 80 }), (titles) => {
        const shown = titles.reduce<readonly Toast[]>((all, title, id) => withToast(all, toast(id, String(title))), []);
        expect(shown.length).toBeLessThanOrEqual(MOST_TOASTS);
        expect(new Set(shown.map(({ title }) => title)).size).toBe(shown.length);
        expect(shown.at(-1)?.id).toBe(titles.length - 1);
      }),
    );
  });
});

it('dismisses what is done and keeps what needs attention', () => {
  showToast({ tone: 'done', title: 'Dodano' });
  showToast({ tone: 'warn', title: 'Nema veze' });
  dismissDoneToasts();
  expect(toastStore.state.map(({ title }) => title)).toEqual(['Nema veze']);
});
