import { performance } from 'node:perf_hooks';

/** What a shape measured: how many in a second, and how long one took, in ms. */
export interface Figures {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

interface Run {
  /** How many at once. */
  readonly width: number;
  readonly seconds: number;
  /** One piece of work of the loop with this number; what it resolves to, or else its own duration, is counted in ms. */
  readonly work: (loop: number) => Promise<number | void>;
}

/** Runs `width` loops side by side, the first second of them uncounted. */
export async function measure({ width, seconds, work }: Run): Promise<Figures> {
  const warm = performance.now() + 1_000;
  const end = warm + seconds * 1_000;
  const took: number[] = [];
  const loop = async (index: number): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      const counted = await work(index);
      if (start >= warm) took.push(counted ?? performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: width }, (_, index) => loop(index)));
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { rate: took.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** The run in the middle, by rate. */
export async function medianOf(times: number, run: () => Promise<Figures>): Promise<Figures> {
  const all: Figures[] = [];
  for (let index = 0; index < times; index += 1) all.push(await run());
  const sorted = all.toSorted((a, b) => a.rate - b.rate);
  return sorted[Math.floor(sorted.length / 2)] ?? { rate: 0, p50: 0, p99: 0 };
}

/** One line of the table that a benchmark prints. */
export const row = (name: string, { rate, p50, p99 }: Figures): string =>
  `${name.padEnd(44)} ${rate.toFixed(0).padStart(7)}/s   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`;
