import { type ChildProcess, fork } from 'node:child_process';
import { stopwatch } from '../clock.ts';

/** Any logger with these two, such as Fastify's. */
export type ChildLog = { info(message: string): void; warn(message: string): void };

interface ChildSettings {
  /** As the log calls it. */
  readonly name: string;
  /** The TypeScript file that it runs, with the Node of this process. */
  readonly entry: string;
  /** Its whole environment: nothing is inherited. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: ChildLog;
  /** Options of its Node, such as a limit of memory. */
  readonly nodeOptions?: readonly string[];
  /** Told what the child says with `process.send`. */
  readonly onMessage?: (message: unknown) => void;
}

export interface SupervisedChild {
  /** Of the process that runs now; undefined between a death and the next start. */
  readonly pid: () => number | undefined;
  /** Ends it (a request first, by force after 10 s) and starts it no more. */
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 500;
/** Short enough for a job that a crash interrupted to be repeated within 30 s, also after many crashes. */
const LONGEST_PAUSE_MS = 10_000;
/** ms of life after which a crash counts as a new one: the pauses begin again. */
const SOUND_LIFE_MS = 60_000;
const STOP_MS = 10_000;

/**
 * Keeps a process of the shop running: when it ends it is started again, with growing pauses (0.5 s to 10 s), until `stop`.
 * The channel to it closes with this process, however that ends: a child that waits for `shutdownSignal` dies with its parent.
 */
export function superviseChild(settings: ChildSettings): SupervisedChild {
  const { name, log } = settings;
  let child: ChildProcess | undefined;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  const start = (): void => {
    const startedAt = stopwatch();
    const started = launch(settings);
    child = started;
    whenGone(started, (how) => {
      child = undefined;
      if (isStopping) return;
      if (stopwatch() - startedAt > SOUND_LIFE_MS) pause = FIRST_PAUSE_MS;
      log.warn(`${name} ${how}: started again in ${pause} ms`);
      timer = setTimeout(start, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
  };
  start();
  return {
    pid: () => child?.pid,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      if (child) await end(child);
    },
  };
}

function launch({ name, entry, env, log, nodeOptions = [], onMessage }: ChildSettings): ChildProcess {
  const child = fork(entry, {
    env: { ...env },
    execArgv: [...nodeOptions],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  if (onMessage) child.on('message', onMessage);
  log.info(`${name} runs (process ${child.pid})`);
  return child;
}

/** Called once: when it has ended, or could not be started at all. */
function whenGone(child: ChildProcess, tell: (how: string) => void): void {
  let isTold = false;
  const once = (how: string): void => {
    if (!isTold) tell(how);
    isTold = true;
  };
  child.once('exit', (code, signal) => once(signal ? `was ended by ${signal}` : `ended with code ${code}`));
  child.on('error', (error) => {
    // An error of a running child (a message that did not arrive) is not its end.
    if (child.pid === undefined) once(`did not start (${error.message})`);
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
