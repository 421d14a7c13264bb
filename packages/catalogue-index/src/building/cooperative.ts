/** Long work as a generator that yields where other requests may run. */
export type CooperativeTask<T> = Generator<void, T>;

/** The longest that the event loop is blocked. */
const MAX_BLOCKING_MS = 2;

const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Runs the task and yields to the event loop after every 2 ms of work. */
export async function runCooperatively<T>(task: CooperativeTask<T>): Promise<T> {
  let since = performance.now();
  let step = task.next();
  for (; !step.done; step = task.next()) {
    if (performance.now() - since < MAX_BLOCKING_MS) continue;
    await yieldToEventLoop();
    since = performance.now();
  }
  return step.value;
}

/** Runs the task without yielding. */
export function runToEnd<T>(task: CooperativeTask<T>): T {
  let step = task.next();
  while (!step.done) step = task.next();
  return step.value;
}
