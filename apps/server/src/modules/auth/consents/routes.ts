import type { consents } from '@sjaj/contract';
import { type Actor, isGuest, isSignedIn } from '../../../kernel/actor.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { insertConsent } from './store.ts';

/** Guests have no account: their decision is that of their browser. */
const userOf = (actor: Actor): number | null => (isSignedIn(actor) && !isGuest(actor) ? actor.userId : null);

/** @param measurementScript The script by which the owner measures visits; null where there is none. */
export const consentHandlers = (db: Db, measurementScript: URL | null): Handlers<typeof consents> => ({
  async decideOnMeasurement({ actor, body, now }) {
    if (!measurementScript) throw new Problem('consents.no_measurement', 404);
    const consent = {
      ...body,
      userId: userOf(actor),
      purpose: 'measurement' as const,
      scriptOrigin: measurementScript.origin,
      version: null,
      at: now,
    };
    await inTransaction(db, (tx) => insertConsent(tx, consent));
    return new WithMessage(null, 'consents.stored');
  },
});
