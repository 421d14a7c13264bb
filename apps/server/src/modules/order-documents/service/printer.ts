import type { QueueOwner } from '../../../platform/process/fair-queue.ts';
import { workPool } from '../../../platform/process/work-pool.ts';
import type { WorkKind } from '../../../platform/process/work-thread.ts';
import type { PrintedDocument } from './printed-document.ts';

interface Answer {
  readonly pdf?: Uint8Array;
  readonly error?: string;
}

interface PrintedPdf {
  readonly documents: readonly PrintedDocument[];
  readonly pdf: Buffer;
}

/** Renders documents as PDF. */
export interface Printer {
  /** Composes and renders documents as one file in the owner's turn. 503 where too much of the owner's work is queued. */
  print(owner: QueueOwner, compose: () => Promise<readonly PrintedDocument[]>): Promise<PrintedPdf>;
}

const PRINTING: WorkKind = {
  script: new URL('./render-thread.ts', import.meta.url),
  memoryMb: 256,
  timeLimitMs: 30_000,
};

/** A printer that renders in a thread of the work pool. */
export const openPrinter = (): Printer => ({
  print: (owner, compose) =>
    workPool.run(owner, PRINTING, async (thread) => {
      const documents = await compose();
      thread.post(documents);
      const { pdf, error } = (await thread.receive()) as Answer;
      if (!pdf) throw new Error(error);
      return { documents, pdf: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength) };
    }),
});
