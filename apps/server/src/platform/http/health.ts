import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Db, type Pool, silenceOf } from '../database/db.ts';

interface HealthSettings {
  /** The connections kept apart, which log-in and the gateway's callbacks use. */
  readonly priority: Db;
  /** Those of everybody else, with their pool. */
  readonly db: Db;
  readonly pool: Pool;
  /** Whether everything else that the server needs is there. */
  readonly isOpen: () => boolean;
}

const ANSWER_MS = 1_000;
/** As long as a statement may take: a pool that has heard nothing for longer is not busy but stuck. */
const BUSY_MS = 5_000;

/** `/healthz`: the process lives. `/readyz`: it can serve all that it should. Both answer within a second, whatever hangs. */
export function serveHealth(app: FastifyInstance, { priority, db, pool, isOpen }: HealthSettings): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // With every connection taken the server still does what the reserved ones are for, so it stays in service.
  const servesBuyers = async (): Promise<boolean> => (await answers(db)) || isBusy(pool);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady =
      !isClosing && isOpen() && (await Promise.all([answers(priority), servesBuyers()])).every((answer) => answer);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' });
  });
}

/** Whether the database answers in time. */
async function answers(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_MS);
  });
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

const isBusy = (pool: Pool): boolean =>
  pool.idleCount === 0 && pool.totalCount >= pool.options.max && silenceOf(pool) < BUSY_MS;
