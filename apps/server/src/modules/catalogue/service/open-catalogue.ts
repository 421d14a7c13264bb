import { setTimeout as delay } from 'node:timers/promises';
import { openReadModel, type ReadModel } from '../indexing/service/follow-changes.ts';
import { type CatalogueDeps, openShelf, type Shelf } from '../shelf.ts';

const PAUSE_MS = 1_000;

type ComingDeps = Omit<CatalogueDeps, 'model'> & { readonly onError: (error: unknown) => void };

/** The catalogue's shelf, which is filled while the shop serves what needs no index: carts, orders, log-ins. */
export interface ComingShelf {
  readonly whenOpen: Promise<Shelf>;
  readonly isOpen: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Fills the shelf, again where the database goes away meanwhile, until it is stopped. */
export function openShelfSoon({ onError, ...deps }: ComingDeps): ComingShelf {
  const stopping = new AbortController();
  let model: ReadModel | undefined;
  const fill = async (): Promise<Shelf> => {
    for (;;) {
      try {
        model = await openReadModel({ db: deps.db, clock: deps.clock, onError });
        return openShelf({ ...deps, model });
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
