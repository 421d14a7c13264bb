import { type Faults, isClean } from './books.ts';
import type { Buying } from './buying.ts';

/** Prints what a run of faults came to; the process ends with 1 where the shop did not hold. */
export function report(what: string, buying: Buying, gaps: readonly number[], faults: Faults): void {
  const { acknowledged, unanswered } = buying;
  const sorted = gaps.toSorted((a, b) => a - b);
  const at = (share: number): string => ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1_000).toFixed(2);
  console.log(`${what}: ${acknowledged.size} orders acknowledged`);
  console.log('  answers that were none:', Object.fromEntries(unanswered));
  if (gaps.length > 0) console.log(`  without an answer: median ${at(0.5)} s, longest ${at(1)} s`);
  console.log('  faults:', faults);
  const isRude = unanswered.has('500') || unanswered.has('503 without Retry-After');
  process.exitCode = isClean(faults) && !isRude ? 0 : 1;
}
