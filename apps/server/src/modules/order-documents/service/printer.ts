import type { QueueOwner } from '../../../platform/process/fair-queue.ts';
import { workPool } from '../../../platform/process/work-pool.ts';
import type { WorkKind } from '../../../platform/process/work-thread.ts';
import type { PrintedDocument } from './printed-document.ts';

interface Answer {
  readonly pdf?: Uint8Array;
  readonly error?: string;
}

interface PrintedPdf {
  readonly document: PrintedDocument;
  readonly pdf: Buffer;
}

/** Renders documents as PDF. */
export interface Printer {
  /** Composes and renders a document in the owner's turn. 503 where too much of the owner's work is queued. */
  print(owner: QueueOwner, compose: () => Promise<PrintedDocument>): Promise<PrintedPdf>;
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
      const document = await compose();
      thread.post(document);
      const { pdf, error } = (await thread.receive()) as Answer;
      if (!pdf) throw new Error(error);
      return { document, pdf: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength) };
    }),
});
