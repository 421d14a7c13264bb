import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from './db.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve all that it should, which needs its database and what `isOpen` says. */
export function serveHealth(app: FastifyInstance, db: Db, isOpen: () => boolean): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady =
      !isClosing &&
      isOpen() &&
      (await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' });
  });
}
