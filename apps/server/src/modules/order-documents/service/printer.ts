import { workPool } from '../../../platform/process/work-pool.ts';
import type { WorkKind } from '../../../platform/process/work-thread.ts';
import type { PrintedDocument } from './printed-document.ts';

interface Answer {
  readonly pdf?: Uint8Array;
  readonly error?: string;
}

/** Renders documents as PDF. */
export interface Printer {
  /** Composes and renders a document once a thread is free. 503 where too much work of the caller is queued. */
  print(compose: () => Promise<PrintedDocument>): Promise<{ readonly document: PrintedDocument; readonly pdf: Buffer }>;
}

const PRINTING: WorkKind = {
  script: new URL('./render-thread.ts', import.meta.url),
  memoryMb: 256,
  timeLimitMs: 30_000,
};

/** A printer that renders in a thread of the work pool. */
export const openPrinter = (): Printer => ({
  print: (compose) =>
    workPool.run(PRINTING, async (thread) => {
      const document = await compose();
      thread.post(document);
      const { pdf, error } = (await thread.receive()) as Answer;
      if (!pdf) throw new Error(error);
      return { document, pdf: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength) };
    }),
});
