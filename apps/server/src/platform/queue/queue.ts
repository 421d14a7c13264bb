import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import { inTransaction, watchedConnections } from '../database/db.ts';
import type { Job, JobContext, JobData } from './jobs.ts';
import { recordJobs, keepDeadLetter, noteEnd, noteStart, takeRequests } from './records.ts';

interface QueueSettings extends Omit<JobContext, 'signal'> {
  readonly databaseUrl: string;
  readonly jobs: readonly Job[];
  /** ms between two looks at what was asked for; a second where left out. */
  readonly lookEvery?: number;
  /** How often the queue looks; tests hand in a quicker one. */
  readonly pace?: typeof PACE;
}

export interface Queue {
  /** Lets what runs come to an end (10 s at most) and takes nothing new. */
  stop(): Promise<void>;
}

const ZONE = 'Europe/Sarajevo';
const DEAD_LETTERS = 'dead-letters';
const DEFAULTS = { retries: 6, expiresAfter: 300 };
/**
 * Seconds. A worker sends a heartbeat for each of its runs; a run without one for 12 s is lost and is repeated by another worker
 * after at most 12 + 2 (supervisor) + 3 (retry) + 2 (supervisor) + 2 (cache) + 2 (poll), so within 30 s of a crash.
 * A worker skips a scheduled job whose cached queue statistics count an active run. pg-boss refreshes that cache every 60 s by
 * default, which delays a run by as much after the active one has ended or is lost.
 * Requests and ends of runs wake the queue at once.
 */
const PACE = { heartbeat: 12, refreshEvery: 3, superviseEvery: 2, retryDelay: 3, poll: 2, cacheEvery: 2 };
const LONGEST_RETRY_SECONDS = 3_600;
const KEEP_DONE_SECONDS = 24 * 3_600;
const LOOK_EVERY_MS = 1_000;
const RECORD_EVERY_MS = 20_000;
const STOP_MS = 10_000;
const CONNECTIONS = 2;

/**
 * Runs jobs from a queue in the database: by their schedules and as they are asked for. Any number of processes may do so at once;
 * each run is one process's. Rejects where the database cannot be reached at the start; later it waits for it.
 */
export async function startQueue(settings: QueueSettings): Promise<Queue> {
  const { databaseUrl, jobs, db, clock, log } = settings;
  const { pace = PACE } = settings;
  const boss = new PgBoss({
    ...watchedConnections(databaseUrl),
    max: CONNECTIONS,
    application_name: 'sjaj-queue',
    superviseIntervalSeconds: pace.superviseEvery,
    monitorIntervalSeconds: pace.superviseEvery,
    queueCacheIntervalSeconds: pace.cacheEvery,
  });
  const complain = (error: unknown): void => log.warn({ err: error }, 'the queue failed');
  boss.on('error', complain);
  await boss.start();
  await makeQueues(boss, jobs, pace);
  const stopping = new AbortController();
  const wake = await startWorkers(boss, settings, stopping.signal);
  const recordSchedule = (): Promise<void> =>
    recordJobs(
      db,
      jobs.map(({ name, schedule }) => ({
        name,
        schedule,
        nextRunAt: schedule === null ? null : nextRun(boss, schedule),
      })),
      clock(),
    );
  await recordSchedule();
  const relay = every(settings.lookEvery ?? LOOK_EVERY_MS, () => relayRequests(boss, settings, wake), complain);
  const presence = every(RECORD_EVERY_MS, recordSchedule, complain);
  return {
    async stop() {
      stopping.abort();
      await relay.stop();
      await presence.stop();
      await boss.stop({ timeout: STOP_MS });
    },
  };
}

const nextRun = (boss: PgBoss, schedule: string): Date | null =>
  boss.previewSchedule(schedule, { tz: ZONE, count: 1 })[0] ?? null;

/** The queues as the jobs want them; schedules of jobs that are no more are dropped. */
async function makeQueues(boss: PgBoss, jobs: readonly Job[], pace: typeof PACE): Promise<void> {
  await boss.createQueue(DEAD_LETTERS);
  for (const { name, schedule, retries, expiresAfter } of jobs) {
    const options = {
      // A scheduled job has nothing to lose by trying at once; what was asked for may fail for a reason that lasts.
      retryBackoff: schedule === null,
      ...(schedule === null ? { retryDelayMax: LONGEST_RETRY_SECONDS } : {}),
      retryDelay: pace.retryDelay,
      heartbeatSeconds: pace.heartbeat,
      retryLimit: retries ?? DEFAULTS.retries,
      expireInSeconds: expiresAfter ?? DEFAULTS.expiresAfter,
      deleteAfterSeconds: KEEP_DONE_SECONDS,
      deadLetter: DEAD_LETTERS,
    };
    // Of a scheduled job one waits and one runs at most, however many workers there are.
    await boss.createQueue(name, { ...options, policy: schedule === null ? 'standard' : 'stately' });
    await boss.updateQueue(name, options);
    if (schedule !== null) await boss.schedule(name, schedule, {}, { tz: ZONE });
  }
  const scheduled = new Set<string>(jobs.filter(({ schedule }) => schedule !== null).map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name);
}

/** Makes the worker of a job look at its queue now. */
type Wake = (name: string) => void;

async function startWorkers(boss: PgBoss, settings: QueueSettings, stopping: AbortSignal): Promise<Wake> {
  const workers = new Map<string, string>();
  const { poll, refreshEvery } = settings.pace ?? PACE;
  const options = { pollingIntervalSeconds: poll, heartbeatRefreshSeconds: refreshEvery };
  const wake: Wake = (name) => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  for (const job of settings.jobs) {
    const work = async ([task]: { readonly data: JobData; readonly signal: AbortSignal }[]): Promise<void> => {
      try {
        if (task) await runOne(job, task.data ?? {}, { ...settings, signal: AbortSignal.any([task.signal, stopping]) });
      } finally {
        // There may be more of it.
        wake(job.name);
      }
    };
    workers.set(job.name, await boss.work<JobData>(job.name, options, work));
  }
  await startGrave(boss, settings);
  return wake;
}

/**
 * Stores each dead letter: of runs that threw and of runs that were lost with their worker. A lost run that has attempts left is dropped
 * where another run of its scheduled job already waits to be repeated: that one does its work.
 */
async function startGrave(boss: PgBoss, { db, clock, jobs, pace = PACE }: QueueSettings): Promise<void> {
  const options = { pollingIntervalSeconds: pace.poll, includeMetadata: true, batchSize: 1 } as const;
  const attemptsOf = (name: string): number => 1 + (jobs.find((job) => job.name === name)?.retries ?? DEFAULTS.retries);
  const bury = async ([letter]: JobWithMetadata<JobData>[]): Promise<void> => {
    if (!letter) return;
    const name = letter.sourceName ?? '';
    const attempts = (letter.sourceRetryCount ?? 0) + 1;
    if (attempts < attemptsOf(name)) return;
    await keepDeadLetter(db, {
      name,
      data: letter.data ?? {},
      error: reasonOf(letter.sourceOutput),
      attempts,
      now: clock(),
    });
  };
  await boss.work(DEAD_LETTERS, options, bury);
}

async function runOne(job: Job, data: JobData, context: JobContext): Promise<void> {
  const { db, clock, log } = context;
  await noteStart(db, job.name, clock());
  try {
    await job.run(context, data);
  } catch (error) {
    log.warn({ err: error, job: job.name }, 'a job failed');
    await noteEnd(db, job.name, { error: reasonOf(error), now: clock() });
    throw error;
  }
  await noteEnd(db, job.name, { error: null, now: clock() });
}

const LONGEST_REASON = 2_000;

function reasonOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  const text = typeof message === 'string' ? message : JSON.stringify(message ?? null);
  return text.slice(0, LONGEST_REASON);
}

/** From the list of requests into the queue in one transaction: none is lost and none is done for two. */
async function relayRequests(boss: PgBoss, { db, jobs }: QueueSettings, wake: Wake): Promise<void> {
  const names = jobs.map(({ name }) => name);
  const wakened = await inTransaction(db, async (tx) => {
    const requests = await takeRequests(tx, names);
    for (const { name, data } of requests) await boss.send(name, data, { db: fromKysely(tx) });
    return new Set(requests.map(({ name }) => name));
  });
  wakened.forEach(wake);
}

/** Again and again, never twice at once. */
function every(
  ms: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, ms);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
