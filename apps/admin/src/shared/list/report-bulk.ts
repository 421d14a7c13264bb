import { showToast } from '@sjaj/ui';

interface BulkReport {
  readonly title: string;
  readonly refusals: readonly string[];
  readonly onUndo?: (() => void) | undefined;
}

const UNDO_MS = 12_000;

/** Says how many rows were changed, and why others were refused. */
export function reportBulk({ title, refusals, onUndo }: BulkReport): void {
  if (onUndo) showToast({ title, onUndo, lastsMs: UNDO_MS });
  else showToast({ title });
  for (const refusal of refusals) showToast({ tone: 'warn', title: refusal, lastsMs: UNDO_MS });
}
