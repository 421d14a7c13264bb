import type { Tx } from '../../../platform/database/db.ts';
import { firstRow } from '../../../platform/database/statements.ts';

interface Subscriber {
  readonly address: string;
  readonly language: string;
  readonly isConfirmed: boolean;
}

/** Whom a subscription to the newsletter belongs to; undefined if it was deleted meanwhile. */
export const subscriber = (tx: Tx, subscriptionId: number): Promise<Subscriber | undefined> =>
  firstRow<Subscriber>(tx)`
    select email as address, language, confirmed_at is not null and unsubscribed_at is null as "isConfirmed"
    from newsletter_subscription where id = ${subscriptionId}`;
