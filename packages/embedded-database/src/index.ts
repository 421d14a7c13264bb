export {
  startEmbeddedPostgres,
  storedPostgresUrl,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  type PostgresLog,
} from './embedded-postgres.ts';
export { acquireInstanceLock, AlreadyRunning, type Holder, type InstanceLock } from './instance-lock.ts';
