import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '@sjaj/embedded-database';
import { migrate } from '../src/platform/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A role that may make databases, connected to the shop's own. */
    databaseUrl: string;
    /** The migrated database that `freshDatabase` copies. */
    templateDatabase: string;
    /** How many sequences of steps are held against the model, rounds each race is run, and inputs each call is given. */
    sequences: number;
    rounds: number;
    inputs: number;
  }
}

const TEMPLATE = 'template_shop';
/**
 * A test's data may be lost with the machine: only tests turn the first three off. A statement is planned once for a connection: a test
 * makes most of its calls a few times only, and PostgreSQL would plan them for their values each time, at a third of the time of all tests.
 * Each file has its own database and opens connections: less shared memory to map and to search when it is dropped, a password that is
 * checked at once, and nobody who vacuums databases that live for a second.
 */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '120',
  shared_buffers: '64MB',
  autovacuum: 'off',
  scram_iterations: '1',
  plan_cache_mode: 'force_generic_plan',
};

/** One PostgreSQL for the whole run, with a migrated template; returns what ends it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sjaj-test-'));
  const log = { info: () => undefined, warn: (message: string) => console.warn(message) };
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log, settings: FAST });
  await makeTemplate(postgres.url);
  project.provide('databaseUrl', postgres.url);
  project.provide('templateDatabase', TEMPLATE);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true });
  };
}

async function makeTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const template = new URL(url);
  template.pathname = TEMPLATE;
  await migrate({ url: template.href });
}
