import { workPool } from '../../platform/work-pool.ts';
import type { WorkKind } from '../../platform/work-thread.ts';
import type { Paper } from './paper.ts';

interface Answer {
  readonly pdf?: Uint8Array;
  readonly error?: string;
}

/** Turns papers into PDF. */
export interface Printer {
  /** 503 where too much of the caller's work waits. */
  print(paper: Paper): Promise<Buffer>;
}

const PRINTING: WorkKind = {
  script: new URL('./render-worker.ts', import.meta.url),
  memoryMb: 256,
  timeLimitMs: 30_000,
};

/** A printer in a thread of the work pool. */
export const openPrinter = (): Printer => ({
  async print(paper) {
    const { pdf, error } = await workPool.run(PRINTING, (thread) => {
      thread.post(paper);
      return thread.receive() as Promise<Answer>;
    });
    if (!pdf) throw new Error(error);
    return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  },
});
