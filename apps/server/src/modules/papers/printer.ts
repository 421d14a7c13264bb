import { Worker } from 'node:worker_threads';
import type { Paper } from './paper.ts';

interface Waiting {
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
}

interface Answer {
  readonly id: number;
  readonly pdf?: Uint8Array;
  readonly error?: string;
}

/** Turns papers into PDF. */
export interface Printer {
  print(paper: Paper): Promise<Buffer>;
}

/** A printer in a thread that begins with the first paper; one that has died is replaced with the next. */
export function openPrinter(): Printer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;
  const fail = (error: Error): void => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const answered = ({ id, pdf, error }: Answer): void => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker?.unref();
    if (pdf) one?.resolve(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
    else one?.reject(new Error(error));
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./render-worker.ts', import.meta.url));
    started.on('message', answered);
    started.on('error', fail);
    started.on('exit', (code) => {
      if (worker === started) fail(new Error(`the printer ended with ${code}`));
    });
    return started;
  };
  return {
    print: (paper) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        worker ??= start();
        worker.ref();
        worker.postMessage({ id: last, paper });
      }),
  };
}
