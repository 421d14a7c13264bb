import { workPool } from '../../platform/process/work-pool.ts';
import type { WorkKind } from '../../platform/process/work-thread.ts';
import type { Paper } from './paper.ts';

interface Answer {
  readonly pdf?: Uint8Array;
  readonly error?: string;
}

/** Turns papers into PDF. */
export interface Printer {
  /** Composes the paper when its turn comes, and prints it. 503 where too much of the caller's work waits. */
  print(compose: () => Promise<Paper>): Promise<{ readonly paper: Paper; readonly pdf: Buffer }>;
}

const PRINTING: WorkKind = {
  script: new URL('./render-worker.ts', import.meta.url),
  memoryMb: 256,
  timeLimitMs: 30_000,
};

/** A printer in a thread of the work pool. */
export const openPrinter = (): Printer => ({
  print: (compose) =>
    workPool.run(PRINTING, async (thread) => {
      const paper = await compose();
      thread.post(paper);
      const { pdf, error } = (await thread.receive()) as Answer;
      if (!pdf) throw new Error(error);
      return { paper, pdf: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength) };
    }),
});
