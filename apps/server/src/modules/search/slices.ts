import type { Order } from './best-first.ts';

/** Work that takes long, in slices: it yields where others may have a turn. */
export type Slices<T> = Generator<void, T>;

/** So long may others wait for their turn. */
const SLICE_MS = 2;
/** So many comparisons go by before others get a turn. */
const SLICE = 1_500;
/** Comparing characters is quicker than by a language's rules. */
const MERGED = 10_000;

/** Lets others have a turn. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Does the work and lets others have a turn after some ms of it, as soon as it yields. */
export async function inSlices<T>(work: Slices<T>): Promise<T> {
  let since = performance.now();
  let step = work.next();
  for (; !step.done; step = work.next()) {
    if (performance.now() - since < SLICE_MS) continue;
    await breath();
    since = performance.now();
  }
  return step.value;
}

/** Does the work in one go. */
export function atOnce<T>(work: Slices<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** So many texts are sorted in one go. */
const RUN = 1_000;

/** The texts by their characters, as `sort` orders them: short runs in one go, then merged in slices. */
export function* sortTexts(texts: readonly string[]): Slices<string[]> {
  const sorted: string[][] = [];
  for (let start = 0; start < texts.length; start += RUN) {
    sorted.push(texts.slice(start, start + RUN).sort());
    yield;
  }
  let runs = sorted;
  while (runs.length > 1) {
    const longer: string[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? []));
      yield;
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merged(a: readonly string[], b: readonly string[]): Slices<string[]> {
  const all: string[] = [];
  let left = 0;
  let right = 0;
  while (left < a.length || right < b.length) {
    const [first, second] = [a[left], b[right]];
    const takesLeft = second === undefined || (first !== undefined && first <= second);
    all.push((takesLeft ? first : second) ?? '');
    if (takesLeft) left += 1;
    else right += 1;
    if (all.length % MERGED === 0) yield;
  }
  return all;
}

/** The numbers in their order; yields after every slice of comparisons. */
export function* mergeSort(numbers: ArrayLike<number>, compare: Order, slice = SLICE): Slices<Int32Array> {
  const count = numbers.length;
  let from = Int32Array.from(numbers);
  let to = new Int32Array(count);
  let compared = 0;
  for (let width = 1; width < count; width *= 2) {
    for (let start = 0; start < count; start += width * 2) {
      compared += merge({ from, to, start, width }, compare);
      if (compared < slice) continue;
      compared = 0;
      yield;
    }
    [from, to] = [to, from];
  }
  return from;
}

interface Run {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly start: number;
  readonly width: number;
}

/** Returns how many comparisons it took, at most: one where the halves follow each other already. */
function merge({ from, to, start, width }: Run, compare: Order): number {
  const middle = Math.min(start + width, from.length);
  const end = Math.min(start + width * 2, from.length);
  if (middle === end || compare(from[middle - 1] ?? 0, from[middle] ?? 0) <= 0) {
    for (let at = start; at < end; at += 1) to[at] = from[at] ?? 0;
    return 1;
  }
  let left = start;
  let right = middle;
  for (let at = start; at < end; at += 1) {
    const takesLeft = right >= end || (left < middle && compare(from[left] ?? 0, from[right] ?? 0) <= 0);
    to[at] = (takesLeft ? from[left] : from[right]) ?? 0;
    if (takesLeft) left += 1;
    else right += 1;
  }
  return end - start;
}
