import { join } from 'node:path';
import type { JobName } from '@sjaj/contract';
import { type Config, configFrom } from './config.ts';
import { purgeExpiredSessions } from './modules/auth/index.ts';
import { purgeApplications } from './modules/careers/index.ts';
import { purgeGuestQuestions } from './modules/questions/index.ts';
import { priceChangeJobs, purgeBulkEdits, purgePriceProposals, resumePriceChanges } from './modules/articles/index.ts';
import { purgeDeadRequests } from './modules/companies/index.ts';
import { purgeTextPictures } from './modules/content/index.ts';
import { erpJobs } from './modules/erp/index.ts';
import { importJobs, resumeImports } from './modules/imports/index.ts';
import { purgeRecordImports, recordImportJobs, resumeRecordImports } from './modules/record-imports/index.ts';
import { purgeExpiredGuests } from './modules/guests/index.ts';
import { purgeFiles } from './modules/files/index.ts';
import { purgePriceListChanges } from './modules/pricing/index.ts';
import { reportJobs } from './modules/reports/index.ts';
import { bonusJobs } from './modules/bonus/index.ts';
import { machineJobs } from './modules/machines/index.ts';
import { purgeExpiredMail, mailJobs } from './modules/mail/index.ts';
import { purgeExpiredSubscriptions } from './modules/newsletter/index.ts';
import { orderJobs, payables, purgeExpiredApprovalLinks, purgeExpiredGuestMails } from './modules/orders/index.ts';
import { openPaymentGateway, openGateway, type PaymentDeps, paymentJobs } from './modules/payments/index.ts';
import { openDatabaseClock } from './platform/database/database-clock.ts';
import { openDb, openPool } from './platform/database/db.ts';
import { purgeEndedRateLimits } from './platform/http/shared-rate-limits.ts';
import { purgeWebhookDeliveries, webhookJobs } from './modules/webhooks/index.ts';
import { networkCheck } from './platform/http/public-address.ts';
import { loadSecretKey } from './platform/process/secret-key.ts';
import type { Job } from './platform/queue/jobs.ts';
import { openLog } from './platform/process/log.ts';
import { type Mailer, openMailer } from './platform/mail/mailer.ts';
import { startQueue } from './platform/queue/queue.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { removeStaleTemporaries, type Storage } from './platform/storage/storage.ts';
import { purgeExpiredIdempotencyKeys } from './kernel/idempotency.ts';
import { retentionJobs } from './kernel/retention.ts';
import { shutdownSignal } from './platform/process/shutdown-signal.ts';

interface JobDeps {
  readonly config: Config;
  readonly mailer: Mailer | null;
  readonly payment: PaymentDeps;
  readonly storage: Storage;
  readonly secretKey: Buffer;
}

const publicUrlOf = ({ publicUrl, port }: Config): string => publicUrl ?? `http://localhost:${port}`;

/** The table of contents: what every module leaves to the worker. */
const jobsOf = ({ config, mailer, payment, storage, secretKey }: JobDeps): readonly Job<JobName>[] => [
  ...mailJobs({
    mailer,
    publicUrl: publicUrlOf(config),
    from: config.mailFrom,
    domain: config.mailFrom?.address.split('@')[1] ?? new URL(publicUrlOf(config)).hostname,
  }),
  ...orderJobs(payment),
  ...paymentJobs(payment),
  ...importJobs,
  ...recordImportJobs(storage),
  ...priceChangeJobs,
  ...machineJobs,
  ...bonusJobs,
  ...reportJobs,
  ...erpJobs(config.erp, storage),
  ...webhookJobs({ secretKey, isOwnNetwork: networkCheck(config.webhookNetworks) ?? (() => false) }),
  ...retentionJobs(
    purgeExpiredIdempotencyKeys,
    purgeEndedRateLimits,
    purgeExpiredSessions,
    purgeBulkEdits,
    purgePriceProposals,
    purgePriceListChanges,
    purgeDeadRequests,
    purgeApplications,
    purgeGuestQuestions,
    purgeExpiredGuests,
    purgeExpiredMail,
    purgeExpiredSubscriptions,
    purgeExpiredGuestMails,
    purgeExpiredApprovalLinks,
    purgeRecordImports(storage),
    purgeWebhookDeliveries,
    purgeFiles(storage),
    purgeTextPictures(storage),
    (_, now) => removeStaleTemporaries(join(config.dataDir, 'files'), now),
  ),
];

const CONNECTIONS = 4;
/** A report or an import may read for longer than a request may. */
const STATEMENT_MS = 60_000;
/** For what does not come to an end by itself. */
const LAST_STOP_MS = 15_000;

/** Does the jobs of the queue until it is told to stop. Any number of workers may run, on one machine or many. */
async function run(config: Config): Promise<void> {
  const shutdown = shutdownSignal();
  void shutdown.then(() => setTimeout(() => process.exit(1), LAST_STOP_MS).unref());
  if (config.databaseUrl === null) throw new Error('a worker needs the DATABASE_URL of the shop that it works for');
  const log = openLog({ level: config.logLevel, isPretty: process.stdout.isTTY });
  const pool = openPool({
    url: config.databaseUrl,
    max: CONNECTIONS,
    statementTimeout: STATEMENT_MS,
    applicationName: 'sjaj-worker',
    onIdleError: (error) => log.info({ reason: error.message }, 'a connection was lost'),
  });
  const { smtpUrl } = config;
  const mailer = smtpUrl === null ? null : await openMailer({ url: smtpUrl });
  const gateway = openGateway(config.gateway);
  const cards = openPaymentGateway({ gateway, publicUrl: config.publicUrl, server: null });
  const storage = await openStorage({ bucketUrl: config.filesUrl, folder: join(config.dataDir, 'files') });
  const secretKey = config.secretKey ?? (await loadSecretKey(config.dataDir));
  const jobs = jobsOf({ config, mailer, payment: { payables, cards }, storage, secretKey });
  const db = openDb(pool);
  const onError = (error: unknown): void => log.warn({ err: error }, 'the time could not be read');
  const { clock, stop } = await openDatabaseClock({ db, onError });
  const queue = await startQueue({ databaseUrl: config.databaseUrl, jobs, db, clock, log });
  await resumeImports(db);
  await resumeRecordImports(db);
  await resumePriceChanges(db);
  await shutdown;
  await queue.stop();
  stop();
  mailer?.close();
  await pool.end();
}

const start = async (): Promise<void> => run(configFrom(process.env));

start().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`The worker could not work: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
