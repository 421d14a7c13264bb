import type { QueueOwner } from '../../../platform/process/fair-queue.ts';
import { workPool } from '../../../platform/process/work-pool.ts';
import type { WorkKind } from '../../../platform/process/work-thread.ts';
import type { PrintedLabels } from './printed-labels.ts';

interface Answer {
  readonly pdf?: Uint8Array;
  readonly error?: string;
}

const PRINTING: WorkKind = {
  script: new URL('./label-thread.ts', import.meta.url),
  memoryMb: 256,
  timeLimitMs: 30_000,
};

/** Composes labels and renders them as PDF in the owner's turn. */
export const printLabels = (owner: QueueOwner, compose: () => Promise<PrintedLabels>): Promise<Buffer> =>
  workPool.run(owner, PRINTING, async (thread) => {
    thread.post(await compose());
    const { pdf, error } = (await thread.receive()) as Answer;
    if (!pdf) throw new Error(error);
    return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  });
