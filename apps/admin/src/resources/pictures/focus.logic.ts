import type { PictureFocus } from '@sjaj/contract';

export const MIDDLE: PictureFocus = { x: 50, y: 50 };

const MOST = 100;
const STEP = 1;
const LARGE_STEP = 10;

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (value: number): number => Math.min(MOST, Math.max(0, Math.round(value)));

/** The point moved by a key, by ten percent with Shift; null for a key that moves nothing. */
export function movedBy({ x, y }: PictureFocus, key: string, isLarge: boolean): PictureFocus | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const step = isLarge ? LARGE_STEP : STEP;
  return { x: percent(x + direction[0] * step), y: percent(y + direction[1] * step) };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The point of a picture under a place of the window. */
export const pointAt = ({ left, top, width, height }: Box, clientX: number, clientY: number): PictureFocus => ({
  x: percent(((clientX - left) / width) * MOST),
  y: percent(((clientY - top) / height) * MOST),
});
