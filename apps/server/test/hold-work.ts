import { workPool } from '../src/platform/process/work-pool.ts';

const SCRIPT = new URL(
  'data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.on("message", () => {});',
);
const KIND = { script: SCRIPT, memoryMb: 32, timeLimitMs: 60_000 };
/** More than may run and wait. */
const TASKS = 20;

/** Takes every turn that the work pool has for a company, until `end` gives them back. */
export function holdWork(companyId: number) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asker = { network: `company:${companyId}`, account: '' };
  const tasks = Array.from({ length: TASKS }, () => workPool.run(asker, KIND, () => released));
  const settled = Promise.allSettled(tasks);
  return {
    async end(): Promise<void> {
      release();
      await settled;
    },
  };
}
