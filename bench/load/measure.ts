import { performance } from 'node:perf_hooks';

/** Requests in a second, and how long one takes, in ms. */
export interface Figures {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

interface Load {
  readonly connections: number;
  readonly seconds: number;
  /** Not counted, at the beginning; one second where left out. */
  readonly warmUpSeconds?: number;
  /** One request on the connection with this number. A number that it resolves to counts as its duration in ms. */
  readonly work: (connection: number) => Promise<number | void>;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Keeps so many requests under way at once. `requests` counts all of them, those of the warm-up included. */
export async function measure(load: Load): Promise<Figures & { readonly requests: number }> {
  const { connections, seconds, warmUpSeconds = 1, work } = load;
  const begin = performance.now() + warmUpSeconds * 1_000;
  const end = begin + seconds * 1_000;
  const durations: number[] = [];
  let requests = 0;
  const loop = async (connection: number): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      const duration = await work(connection);
      requests += 1;
      if (start >= begin) durations.push(duration ?? performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => loop(connection)));
  const sorted = durations.toSorted((a, b) => a - b);
  return {
    rate: durations.length / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    requests,
  };
}

export const quantile = (values: readonly number[], share: number): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    share,
  );

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The run with the median rate. */
export async function medianOf(runs: number, run: () => Promise<Figures>): Promise<Figures> {
  const all: Figures[] = [];
  for (let index = 0; index < runs; index += 1) all.push(await run());
  return all.toSorted((a, b) => a.rate - b.rate)[Math.floor(runs / 2)] ?? { rate: 0, p50: 0, p99: 0 };
}
