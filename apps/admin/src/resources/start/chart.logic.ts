/** Round axis values from 0 to at least `highest`, about `steps` of them above 0. */
export function axisOf(highest: number, steps: number): readonly number[] {
  const step = roundStep(Math.max(highest, 1) / steps);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_value, index) => index * step);
}

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= atLeast) ?? 10;
  return factor * power;
}

/** The size and padding of a chart in px. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The point of each value of a series, from left to right. `highest` is the top of the axis. */
export function pointsOf(
  values: readonly number[],
  highest: number,
  frame: Frame,
): readonly (readonly [number, number])[] {
  const width = frame.width - frame.left - frame.right;
  const height = frame.height - frame.top - frame.bottom;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => [
    round(frame.left + index * step),
    round(frame.top + height * (1 - value / highest)),
  ]);
}

/** The SVG path through the points. */
export const lineOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** The change in percent; null if the previous value is 0. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

const round = (value: number): number => Math.round(value * 10) / 10;
