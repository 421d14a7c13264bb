import type { Routes } from '@sjaj/contract';
import type { SocialLogins } from './modules/auth/index.ts';
import { type CatalogueContext } from './modules/catalogue/index.ts';
import { type PaymentDeps } from './modules/payments/index.ts';
import { openPrinter, type OrderDocumentDeps } from './modules/order-documents/index.ts';
import { type Settings } from './modules/settings/index.ts';
import { logoReader } from './modules/supplier/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database/db.ts';
import type { RateLimits } from './platform/http/rate-limits.ts';
import type { Handlers } from './kernel/handlers.ts';
import type { CreateHandlers } from './kernel/mount.ts';
import type { ListCalls } from './kernel/list-calls.ts';
import type { FileScanner } from './platform/storage/file-scanner.ts';
import type { Storage } from './platform/storage/storage.ts';

/** Mounts a group of the contract on a database; on that of the shop where none is named. */
export type Mount = <R extends Routes>(group: R, createHandlers: CreateHandlers<R>, on?: Db) => void;

/** Mounts a group whose handlers need the catalogue; its routes wait until the catalogue is loaded. */
export type MountWhenReady = <R extends Routes>(
  group: R,
  createHandlers: (catalogue: CatalogueContext) => Handlers<R>,
) => void;

/** What handlers need beside the database that they are mounted on. */
export interface HandlerDeps extends Pick<OrderDocumentDeps, 'supplier'> {
  readonly priority: Db;
  readonly shop: () => Promise<Settings>;
  readonly payment: PaymentDeps;
  readonly storage: Storage;
  readonly scanner: FileScanner;
  /** Encrypts what the database alone must not give away. */
  readonly secretKey: Buffer;
  readonly publicUrl: string | null;
  readonly limits: RateLimits;
  readonly socialLogins: SocialLogins;
  readonly clock: Clock;
  /** The lists of the back office, once all calls are mounted. */
  readonly lists: ListCalls;
  /** Whether webhooks may reach networks of the owner. */
  readonly hasWebhookNetworks: boolean;
  /** The script by which the owner measures visits, in browsers that agree; null where there is none. */
  readonly measurementScript: URL | null;
}

/** What printing a document needs. */
export const documentDeps = ({ storage, supplier }: Pick<HandlerDeps, 'storage' | 'supplier'>) => ({
  storage,
  supplier,
  printer: openPrinter(),
  readLogo: logoReader(storage),
});
