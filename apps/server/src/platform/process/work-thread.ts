import { Worker } from 'node:worker_threads';

/** A kind of long work: the script of its threads, and what one of them may take. */
export interface WorkKind {
  readonly script: URL;
  /** Memory for JavaScript objects. */
  readonly memoryMb: number;
  /** How long one task may take, from its start. */
  readonly timeLimitMs: number;
}

/** A thread as the one whose task it does sees it. */
export interface WorkThread {
  /** Throws where the thread has ended. */
  post(message: unknown, transfer?: readonly ArrayBuffer[]): void;
  /** The next message from the thread. WorkFailed where it ends, WorkTimedOut where it takes too long. */
  receive(): Promise<unknown>;
}

/** The thread ended in the middle of the task: out of memory, or a fault of its code. */
export class WorkFailed extends Error {
  override readonly name: string = 'WorkFailed';
}

export class WorkTimedOut extends WorkFailed {
  override readonly name = 'WorkTimedOut';
}

/** A thread that is kept between tasks. */
export interface PooledThread extends WorkThread {
  readonly kind: WorkKind;
  /** False once it has ended, or may be in the middle of something. */
  isUsable(): boolean;
  /** Whether it was sent nothing since it was held. */
  isUntouched(): boolean;
  /** Whether it keeps the process from ending. */
  hold(isHeld: boolean): void;
  /** Lets those who wait for a message hear the reason. */
  fail(reason: WorkFailed): void;
  end(): Promise<unknown>;
}

/** Starts a thread. Its end, whatever the cause, is a failure of the task that it does. */
export function startThread(kind: WorkKind): PooledThread {
  const worker = new Worker(kind.script, { resourceLimits: { maxOldGenerationSizeMb: kind.memoryMb } });
  const inbox: unknown[] = [];
  let reader: { resolve: (message: unknown) => void; reject: (error: Error) => void } | undefined;
  let failure: WorkFailed | undefined;
  let isUntouched = true;

  const fail = (reason: WorkFailed): void => {
    failure ??= reason;
    reader?.reject(failure);
    reader = undefined;
  };
  worker.on('message', (message: unknown) => {
    if (reader) reader.resolve(message);
    else inbox.push(message);
    reader = undefined;
  });
  worker.on('error', (error) => fail(new WorkFailed('the thread failed', { cause: error })));
  worker.on('exit', (code) => fail(new WorkFailed(`the thread ended with ${code}`)));

  function receive(): Promise<unknown> {
    if (inbox.length > 0) return Promise.resolve(inbox.shift());
    const next = new Promise((resolve, reject) => {
      if (failure) reject(failure);
      else reader = { resolve, reject };
    });
    // A caller that stopped waiting does not need the result.
    next.catch(() => undefined);
    return next;
  }

  return {
    kind,
    fail,
    receive,
    post: (message, transfer = []) => {
      if (failure) throw failure;
      isUntouched = false;
      worker.postMessage(message, transfer);
    },
    isUsable: () => failure === undefined && reader === undefined && inbox.length === 0,
    isUntouched: () => isUntouched && failure === undefined,
    hold: (isHeld) => {
      isUntouched = true;
      if (isHeld) worker.ref();
      else worker.unref();
    },
    end: () => worker.terminate(),
  };
}
