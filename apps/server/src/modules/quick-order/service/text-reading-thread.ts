import { parentPort } from 'node:worker_threads';
import { quickLinesOf } from '@sjaj/domain';
import { textOf } from '../../../platform/sheets/sheet-text.ts';

/** Reads the lines of long texts in a thread. */

interface Task {
  readonly bytes: Uint8Array;
  readonly mostLines: number;
}

parentPort?.on('message', ({ bytes, mostLines }: Task) => {
  parentPort?.postMessage(quickLinesOf(textOf(Buffer.from(bytes.buffer)), mostLines));
});
