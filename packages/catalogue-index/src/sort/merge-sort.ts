import type { CooperativeTask } from '../building/cooperative.ts';
import type { Comparator } from './top-results.ts';

/** Comparisons between two yields; comparing characters is faster than comparing by the rules of a language. */
const COMPARISONS = 1_500;
const TEXT_COMPARISONS = 10_000;
/** Texts that are sorted without a yield. */
const RUN = 1_000;

/** Sorts texts by their code units as `Array.sort` does: short runs first, which are then merged cooperatively. */
export function* sortTexts(texts: readonly string[]): CooperativeTask<string[]> {
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

function* merged(a: readonly string[], b: readonly string[]): CooperativeTask<string[]> {
  const all: string[] = [];
  let left = 0;
  let right = 0;
  while (left < a.length || right < b.length) {
    const [first, second] = [a[left], b[right]];
    const takesLeft = second === undefined || (first !== undefined && first <= second);
    all.push((takesLeft ? first : second) ?? '');
    if (takesLeft) left += 1;
    else right += 1;
    if (all.length % TEXT_COMPARISONS === 0) yield;
  }
  return all;
}

/** Sorts numbers cooperatively; yields after every `comparisons`. */
export function* mergeSort(
  numbers: ArrayLike<number>,
  compare: Comparator,
  comparisons = COMPARISONS,
): CooperativeTask<Int32Array> {
  const count = numbers.length;
  let from = Int32Array.from(numbers);
  let to = new Int32Array(count);
  let compared = 0;
  for (let width = 1; width < count; width *= 2) {
    for (let start = 0; start < count; start += width * 2) {
      compared += merge({ from, to, start, width }, compare);
      if (compared < comparisons) continue;
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

/** Returns the largest number of comparisons that it took: 1 where the halves are in order already. */
function merge({ from, to, start, width }: Run, compare: Comparator): number {
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
