import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { inject } from 'vitest';
import { openPool, type Pool } from '../src/platform/database/db.ts';

/** A migrated database without rows, of one test file alone. */
export type FreshDatabase = { url: string; drop(): Promise<void> };

/**
 * Copies the migrated template (about 60 ms in memory). Call it once a file, in `beforeAll`, and `drop` it in `afterAll`. With
 * `plansForValues` statements are planned as in a shop: for a test about plans.
 */
export async function freshDatabase({ plansForValues = false } = {}): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${inject('templateDatabase')}`);
  if (plansForValues) await administer(`alter database ${name} set plan_cache_mode = auto`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = name;
  return { url: url.href, drop: () => dropDatabase(name) };
}

/** How many times longer than in a shop a test waits for the database: a busy machine is no failure. */
export const PATIENCE = 40;

/** Connections of a test. Those that are to find a silent database or a full pool name the patience of a shop, 1. */
export const openTestPool = (settings: Parameters<typeof openPool>[0]): Pool =>
  openPool({ patience: PATIENCE, ...settings });

const INSUFFICIENT_PRIVILEGE = '42501';
const RETRY_MS = 100;
const MOST_ATTEMPTS = 300;

/** Tries again while an autovacuum worker is in the database: it belongs to a superuser, so this role may not terminate it. */
async function dropDatabase(name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await administer(`drop database ${name} with (force)`);
    } catch (error) {
      const isRefused = error instanceof DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
      if (!isRefused || attempt === MOST_ATTEMPTS) throw error;
      await delay(RETRY_MS);
    }
  }
}

async function administer(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
