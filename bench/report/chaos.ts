import { type LedgerErrors, isClean } from '../ledger-audit.ts';
import type { Buying } from '../buying.ts';

/** Prints the result of a chaos run. The process ends with 1 where the shop broke a promise. */
export function report(what: string, buying: Buying, gaps: readonly number[], errors: LedgerErrors): void {
  const { acknowledged, unanswered } = buying;
  const sorted = gaps.toSorted((a, b) => a - b);
  const at = (share: number): string => ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1_000).toFixed(2);
  console.log(`${what}: ${acknowledged.size} orders acknowledged`);
  console.log('  failed requests:', Object.fromEntries(unanswered));
  if (gaps.length > 0) console.log(`  without a response: median ${at(0.5)} s, longest ${at(1)} s`);
  console.log('  errors:', errors);
  const hasBadStatus = unanswered.has('500') || unanswered.has('503 without Retry-After');
  process.exitCode = isClean(errors) && !hasBadStatus ? 0 : 1;
}
