import type { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { ErpSettings } from '../../../platform/settings/erp.ts';
import * as store from '../store/cursor.ts';
import { requestErp } from './client.ts';

export interface PullDeps {
  readonly db: Db;
  readonly erp: ErpSettings;
}

export interface PullContext {
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

interface Page {
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

interface PulledStream<P extends Page> {
  /** Of its cursor, and of its path in the ERP. */
  readonly name: string;
  readonly pageSize: number;
  readonly page: z.ZodType<P>;
  /** Saves a page together with its cursor; false where the cursor has moved on from `from` meanwhile. */
  readonly save: (page: P, from: string) => Promise<boolean>;
}

/**
 * Saves what changed in the ERP since the last run, page by page. Each page and its cursor are one transaction, so that a run that fails
 * continues after the last saved page, and a page that comes twice changes nothing. An ERP that leads back to a place where the run has been
 * would never end, and one that has more but stays where it is would never send it: the run fails, which staff are shown.
 */
export async function pullPages<P extends Page>(
  { db, erp }: PullDeps,
  { name, pageSize, page, save }: PulledStream<P>,
  { clock, signal }: PullContext,
): Promise<void> {
  const places = new Set<string>();
  for (let hasMore = true; hasMore && !signal.aborted;) {
    const from = (await store.cursor(db, name))?.cursor ?? '';
    if (places.has(from)) throw new Error(`the ERP leads back to the cursor ${from} of ${name}`);
    places.add(from);
    const query = new URLSearchParams({ cursor: from, limit: String(pageSize) });
    const body = await requestErp(erp, `/${name}/changes?${query.toString()}`, { now: clock(), signal });
    const pulled = page.parse(JSON.parse(body.toString('utf8')));
    // Another worker that has saved the page meanwhile continues.
    hasMore = (await save(pulled, from)) && pulled.hasMore;
  }
}
