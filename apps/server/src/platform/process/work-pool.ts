import { fairQueue, type QueueOwner } from './fair-queue.ts';
import { Problem } from '../problem.ts';
import { type PooledThread, startThread, type WorkKind, type WorkThread, WorkTimedOut } from './work-thread.ts';

interface WorkPoolSettings {
  /** How many threads there are at most, of all kinds together. */
  readonly threads: number;
  /** How many tasks may wait in all, and of one company or person. */
  readonly waiting: number;
  readonly waitingPerOwner: number;
  /** A thread without work for so long is ended. */
  readonly idleMs: number;
}

export interface WorkPool {
  /**
   * Has a thread of this kind to itself until the task is done, once the owner's turn comes. Problem 503 with Retry-After where too much
   * of the owner's work waits already, or the task takes longer than its kind may.
   */
  run<T>(owner: QueueOwner, kind: WorkKind, task: (thread: WorkThread) => Promise<T>): Promise<T>;
  /** Threads that run or are kept. */
  readonly size: () => number;
}

const RETRY_AFTER_S = 5;

const refusal = (): Problem =>
  new Problem('request.work_waiting', 503, { facts: { seconds: RETRY_AFTER_S }, retryAfter: RETRY_AFTER_S });

/**
 * Threads for CPU-bound work that must not delay requests. Callers are served in turn and none occupies all threads, so that a
 * caller with many tasks delays only itself. A thread that fails ends only its own task.
 */
export function openWorkPool({ threads, waiting, waitingPerOwner, idleMs }: WorkPoolSettings): WorkPool {
  const queue = fairQueue({
    atOnce: threads,
    atOncePerNetwork: Math.max(1, threads - 1),
    waiting,
    waitingPerNetwork: waitingPerOwner,
    refusal,
  });
  const idle = new Map<PooledThread, NodeJS.Timeout>();
  const live = new Set<PooledThread>();

  async function end(thread: PooledThread): Promise<void> {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    await thread.end();
    live.delete(thread);
  }

  /** One that is idle, or a new one in its place: there is room, since no more tasks run than there are threads. */
  async function threadFor(kind: WorkKind): Promise<PooledThread> {
    const candidates = [...idle.keys()];
    const found = candidates.find((thread) => thread.kind === kind && thread.isUsable());
    if (found) {
      clearTimeout(idle.get(found));
      idle.delete(found);
      return found;
    }
    const [oldest] = candidates;
    if (oldest && live.size >= threads) await end(oldest);
    const started = startThread(kind);
    live.add(started);
    return started;
  }

  function keep(thread: PooledThread): void {
    thread.hold(false);
    idle.set(thread, setTimeout(() => void end(thread), idleMs).unref());
  }

  async function work<T>(kind: WorkKind, task: (thread: WorkThread) => Promise<T>): Promise<T> {
    const thread = await threadFor(kind);
    thread.hold(true);
    const timer = setTimeout(() => thread.fail(new WorkTimedOut('the task took too long')), kind.timeLimitMs);
    let isDone = false;
    try {
      const result = await task(thread);
      isDone = thread.isUsable();
      return result;
    } finally {
      clearTimeout(timer);
      if (isDone || thread.isUntouched()) keep(thread);
      else await end(thread);
    }
  }

  return {
    run: (owner, kind, task) =>
      queue
        .run(owner, () => work(kind, task))
        .catch((error: unknown) => {
          throw error instanceof WorkTimedOut ? refusal() : error;
        }),
    size: () => live.size,
  };
}

/** The threads of this process. */
export const workPool = openWorkPool({ threads: 2, waiting: 40, waitingPerOwner: 8, idleMs: 60_000 });
