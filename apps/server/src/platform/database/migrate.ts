import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

type MigrateOptions = { url: string; folder?: string };

type Migration = { name: string; sql: string; checksum: string };

const FOLDER = join(import.meta.dirname, '../../../../../db/migrations');
/** Any fixed number will do: the lock that two servers starting together meet at. */
const ADVISORY_LOCK = 7_253_041;
/** A start without a database ends with an error instead of waiting for ever. */
const CONNECT_MS = 10_000;

/**
 * Brings the database to the newest schema and returns the names of the migrations that it ran. Each file is one
 * transaction, so a start that is killed half way goes on with the same file next time. Rejects when a migration fails, when one that ran
 * has been changed since, and when the database knows one that the code does not.
 */
export async function migrate({ url, folder = FOLDER }: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  await client.connect();
  try {
    // Waiting for another server's migrations may take long; waiting for a table that a running shop uses may not.
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await client.query("set lock_timeout = '3s'");
    const pending = await pendingMigrations(client, migrations);
    for (const migration of pending) await run(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    // The end of the connection frees the advisory lock.
    await client.end();
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, index) => {
      if (Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]) !== index + 1) {
        throw new Error(
          `Migration ${name}: expected the number ${String(index + 1).padStart(4, '0')} and a name-in-small-letters.sql`,
        );
      }
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function pendingMigrations(client: Client, migrations: Migration[]): Promise<Migration[]> {
  await client.query(`create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    ran_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  rows.forEach((ran, index) => {
    const migration = migrations[index];
    if (migration?.name !== ran.name) {
      throw new Error(`The database has run ${ran.name}, which this version of the shop does not have in that place.`);
    }
    if (migration.checksum !== ran.checksum) {
      throw new Error(
        `Migration ${ran.name} was changed after it had run here. Undo the change and write a new migration.`,
      );
    }
  });
  return migrations.slice(rows.length);
}

async function run(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${describe(error, sql)}`, { cause: error });
  }
}

/** The database's message with the line of the file that it means. */
function describe(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = 'position' in error ? Number(error.position) : 0;
  return position ? `${error.message} (line ${sql.slice(0, position).split('\n').length})` : error.message;
}
