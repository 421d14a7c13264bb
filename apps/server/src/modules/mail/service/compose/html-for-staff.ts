import type { QueueOwner } from '../../../../platform/process/fair-queue.ts';
import { workPool } from '../../../../platform/process/work-pool.ts';
import type { WorkKind } from '../../../../platform/process/work-thread.ts';
import type { LetterContent } from '../../store/letter.ts';

interface Answer {
  readonly html?: string;
  readonly error?: string;
}

const RENDERING: WorkKind = {
  script: new URL('./html-thread.ts', import.meta.url),
  memoryMb: 256,
  timeLimitMs: 30_000,
};

/** The letter as HTML, as its receiver gets it, rendered in the owner's turn. */
export const htmlForStaff = (owner: QueueOwner, letter: LetterContent): Promise<string> =>
  workPool.run(owner, RENDERING, async (thread) => {
    thread.post(letter);
    const { html, error } = (await thread.receive()) as Answer;
    if (html === undefined) throw new Error(error);
    return html;
  });
