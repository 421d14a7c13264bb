import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@sjaj/embedded-database';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';

const log = { info: () => undefined, warn: (message: string) => console.warn(message) };

/** Runs `use` with the address of a migrated database that is thrown away afterwards. */
export async function withScratchDatabase<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'sjaj-scratch-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log, settings: { fsync: 'off' } });
  try {
    await migrate({ url: postgres.url });
    return await use(postgres.url);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}
