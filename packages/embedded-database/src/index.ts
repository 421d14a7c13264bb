export { startEmbeddedPostgres, storedPostgresUrl, type EmbeddedPostgres } from './embedded-postgres.ts';
export { acquireInstanceLock, AlreadyRunning } from './instance-lock.ts';
