import { setTimeout as delay } from 'node:timers/promises';
import { type IndexedReadModel, openReadModel } from '../indexing/service/read-model.ts';
import { type CatalogueDeps, openCatalogueContext, type CatalogueContext } from './catalogue-context.ts';

const PAUSE_MS = 1_000;

type PendingDeps = Omit<CatalogueDeps, 'model'> & { readonly onError: (error: unknown) => void };

/** The catalogue while its index is built. The shop serves carts, orders and log-ins meanwhile. */
interface PendingCatalogue {
  readonly whenOpen: Promise<CatalogueContext>;
  readonly isOpen: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Builds the index, and retries until it succeeds or is stopped. */
export function openCatalogueWhenReady({ onError, ...deps }: PendingDeps): PendingCatalogue {
  const stopping = new AbortController();
  let model: IndexedReadModel | undefined;
  const fill = async (): Promise<CatalogueContext> => {
    for (;;) {
      try {
        model = await openReadModel({ db: deps.db, clock: deps.clock, onError });
        return openCatalogueContext({ ...deps, model });
      } catch (error) {
        onError(error);
        await delay(PAUSE_MS, undefined, { signal: stopping.signal });
      }
    }
  };
  const whenOpen = fill();
  whenOpen.catch(() => undefined);
  return {
    whenOpen,
    isOpen: () => model !== undefined,
    async stop() {
      stopping.abort();
      await whenOpen.catch(() => undefined);
      await model?.stop();
    },
  };
}
