import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { callerFinder, liveSessions, mountSocialLogin, openSocialLogins, sessionFinder } from './modules/auth/index.ts';
import { availabilityRequestConsumers } from './modules/availability-requests/index.ts';
import { openCatalogueWhenReady } from './modules/catalogue/index.ts';
import { serveFileLinks } from './modules/files/index.ts';
import { erpConsumers } from './modules/erp/index.ts';
import { machineConsumers } from './modules/machines/index.ts';
import { mailConsumers } from './modules/mail/index.ts';
import { mountOneClickUnsubscribe } from './modules/newsletter/index.ts';
import { messageConsumers } from './modules/messages/index.ts';
import { orderConsumers, payables } from './modules/orders/index.ts';
import { type GatewayConnection, openPaymentGateway, mountPaymentCallbacks } from './modules/payments/index.ts';
import { openHubs, realtimeConsumers, SOCKET_PATH } from './modules/realtime/index.ts';
import { openSearchLog } from './modules/search-terms/index.ts';
import { cachedSettings } from './modules/settings/index.ts';
import { cachedSupplier } from './modules/supplier/index.ts';
import type { Clock } from './platform/clock.ts';
import { CLOSE_AT_ONCE, closeGracefully, type CloseTimeouts } from './platform/process/graceful-close.ts';
import type { Db, Pool } from './platform/database/db.ts';
import { buildHttp } from './platform/http/http.ts';
import { whenReady } from './kernel/when-ready.ts';
import { createListCalls } from './kernel/list-calls.ts';
import { createReadCalls } from './kernel/read-calls.ts';
import { mount, type MountSettings } from './kernel/mount.ts';
import { startOutbox } from './platform/queue/outbox-delivery.ts';
import { NO_PROOFS, openProofsOfWork } from './platform/http/proof-of-work.ts';
import { NO_LIMITS } from './platform/http/rate-limits.ts';
import { sharedRateLimits } from './platform/http/shared-rate-limits.ts';
import { type FileScanner, NO_SCANNER } from './platform/storage/file-scanner.ts';
import type { ErpSettings } from './platform/settings/erp.ts';
import type { SocialProviderSettings } from './platform/settings/social-login.ts';
import type { Storage } from './platform/storage/storage.ts';
import { serveHealth } from './platform/http/health.ts';
import { webhookConsumers } from './modules/webhooks/index.ts';
import { TOPICS } from './topics.ts';
import { serveWeb } from './web.ts';
import { readInlineSources } from './web/inline-sources.ts';
import type { Mount, MountWhenReady } from './handler-deps.ts';
import { mountHandlers } from './handlers.ts';

interface AppSettings {
  readonly db: Db;
  /**
   * A small pool of its own for what must work while the main one is exhausted: sessions, log-in, health, the gateway's
   * callbacks. The main one where left out.
   */
  readonly priority?: Db;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly storage: Storage;
  /** None where left out: uploads are not scanned. */
  readonly scanner?: FileScanner | undefined;
  readonly logger: FastifyBaseLogger | false;
  readonly trustedProxies: number;
  /** On in tests and development: every answer is checked against its contract. */
  readonly checksAnswers: boolean;
  /** Off in benchmarks, where one caller sends the requests of thousands. */
  readonly limitsRates: boolean;
  readonly clients: readonly { readonly folder: string; readonly prefix: string }[];
  /** Whether carts and orders are served while the catalogue is still loading. Otherwise the server waits for it. */
  readonly opensBeforeCatalogue?: boolean;
  readonly gateway?: GatewayConnection | null;
  /** None where left out: people log in with a password. */
  readonly socialProviders?: readonly SocialProviderSettings[] | undefined;
  /** How often sockets of ended sessions are closed; 15 s where left out. */
  readonly sweepIntervalMs?: number | undefined;
  /** The address under which buyers and the gateway find the shop, where it is not the server's own. */
  readonly publicUrl?: string | null;
  /** Loaded by browsers whose user agrees; none where left out. */
  readonly measurementScript?: URL | null | undefined;
  /** The program that is told of orders; none where left out. */
  readonly erp?: ErpSettings | null;
  /** Networks that webhooks may reach, beside the internet. */
  readonly webhookNetworks?: readonly string[];
  readonly hstsSubdomains?: boolean;
  /** 32 bytes that encrypt what the database alone must not give away. */
  readonly secretKey: Buffer;
  readonly closeTimeouts?: CloseTimeouts;
}

/** The shop as an HTTP server: every group of the contract with its handlers, delivery of domain events, push and pages. */
export async function buildApp(settings: AppSettings): Promise<FastifyInstance> {
  const { db, pool, clock, storage, scanner = NO_SCANNER, priority = db } = settings;
  const { gateway = null, publicUrl = null, trustedProxies, measurementScript = null, webhookNetworks = [] } = settings;
  const app = await buildHttp({
    ...settings,
    formSources: gateway?.provider.formSources ?? [],
    socketPath: SOCKET_PATH,
    inline: await readInlineSources(settings.clients),
  });
  const payment = { payables, cards: openPaymentGateway({ gateway, publicUrl, server: app.server }) };
  const onError = (error: unknown): void => app.log.error({ err: error }, 'background work failed');
  const findActor = sessionFinder(priority, clock);
  const shop = cachedSettings(priority, clock);
  const searchLog = openSearchLog({ db, clock, onError });
  const catalogue = openCatalogueWhenReady({ db, settings: shop, clock, storage, searchLog, onError });
  if (!settings.opensBeforeCatalogue) await catalogue.whenOpen;
  const sweeping = { liveSessions: liveSessions(priority, clock), sweepIntervalMs: settings.sweepIntervalMs };
  const hubs = openHubs({ server: app.server, pool, findActor, onError, trustedProxies, publicUrl, ...sweeping });
  const outbox = startOutbox({
    db,
    topics: TOPICS,
    consumers: {
      messages: messageConsumers,
      requests: availabilityRequestConsumers,
      orders: orderConsumers,
      machines: machineConsumers(clock),
      mail: mailConsumers(shop),
      realtime: realtimeConsumers(hubs),
      webhooks: webhookConsumers(clock),
      erp: erpConsumers(Boolean(settings.erp), clock),
    },
    onError,
  });
  const limits = settings.limitsRates ? sharedRateLimits(db, clock) : NO_LIMITS;
  const lists = createListCalls();
  const mounting: Omit<MountSettings, 'db'> = {
    identity: {
      findActor: callerFinder(priority, clock),
      anonymousRole: async () => ((await shop()).shopMode === 'open' ? 'guest' : 'visitor'),
    },
    clock,
    limits: { limits, proofs: settings.limitsRates ? openProofsOfWork({ ...settings, limits }) : NO_PROOFS },
    checksAnswers: settings.checksAnswers,
    afterWrite: outbox.wake,
    lists,
    reads: createReadCalls(),
  };
  const mountNow: Mount = (group, createHandlers, on = db) =>
    mount(app, { ...mounting, db: on }, group, createHandlers);
  const mountWhenReady: MountWhenReady = (group, createHandlers) =>
    mountNow(group, (on) => {
      const handlers = catalogue.whenOpen.then((open) => createHandlers(on === db ? open : { ...open, db: on }));
      return whenReady(group, handlers);
    });
  const supplier = cachedSupplier(priority, clock);
  const socialLogins = openSocialLogins(settings.socialProviders ?? []);
  mountHandlers(mountNow, mountWhenReady, {
    priority,
    shop,
    payment,
    storage,
    scanner,
    secretKey: settings.secretKey,
    publicUrl,
    limits,
    socialLogins,
    measurementScript,
    supplier,
    clock,
    lists,
    hasWebhookNetworks: webhookNetworks.length > 0,
  });

  mountPaymentCallbacks(app, { ...payment, db: priority, clock, afterWrite: outbox.wake });
  mountSocialLogin(app, { db, shop, socialLogins, publicUrl, clock, limits });
  mountOneClickUnsubscribe(app, { db, clock, limits });
  closeGracefully(app, settings.closeTimeouts ?? CLOSE_AT_ONCE, hubs.refuseNew);
  serveHealth(app, { priority, db, pool, isOpen: () => catalogue.isOpen() && !app.isDraining });
  serveFileLinks(app, { db, storage, clock });
  const pages = { db, shop, supplier, clock, publicUrl, measurementScript, catalogue: catalogue.whenOpen };
  await serveWeb(app, { clients: settings.clients, storage, limits, pages });
  app.addHook('preClose', async () => {
    await hubs.stop();
    await outbox.stop();
    await searchLog.stop();
    await catalogue.stop();
  });
  return app;
}
