import { foldLetters } from '@sjaj/domain';

/**
 * The item that a key moves to: arrows around both ends, Home, End, and a letter to the next label that begins with it.
 * `current` is -1 while no item has the focus. Null where the key moves nowhere.
 */
export function menuTarget(key: string, current: number, labels: readonly string[]): number | null {
  const { length } = labels;
  if (length === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % length;
  if (key === 'ArrowUp') return current <= 0 ? length - 1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const letter = key.length === 1 ? foldLetters(key) : '';
  if (letter.trim() === '') return null;
  const order = labels.map((_, step) => (current + 1 + step) % length);
  return order.find((index) => foldLetters(labels[index] ?? '').startsWith(letter)) ?? null;
}
