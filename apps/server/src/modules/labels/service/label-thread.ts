import { parentPort } from 'node:worker_threads';
import { renderLabels } from './label-layout.ts';
import type { PrintedLabels } from './printed-labels.ts';

/** Renders labels in a thread: hundreds of codes take longer than a request may hold up others. */
parentPort?.on('message', (labels: PrintedLabels) => {
  renderLabels(labels).then(
    (pdf) => parentPort?.postMessage({ pdf }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  );
});
