import { parentPort } from 'node:worker_threads';
import { asHtml } from './as-html.ts';
import type { LetterContent } from '../../store/letter.ts';

/** Renders letters in a thread: MJML takes half a second to load, which would block other requests, and memory that the server does not keep. */

parentPort?.on('message', (letter: LetterContent) => {
  asHtml(letter).then(
    (html) => parentPort?.postMessage({ html }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  );
});
