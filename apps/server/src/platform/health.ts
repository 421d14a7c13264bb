import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from './db.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, which needs its database. */
export function serveHealth(app: FastifyInstance, db: Db): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady =
      !isClosing &&
      (await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' });
  });
}
