import type { Language } from '@sjaj/domain';
import { isCustomer, isGuest, isSignedIn, seesPrices } from '../../kernel/actor.ts';
import type { Payer } from '../pricing/index.ts';
import type { RequestContext } from '../../kernel/request-context.ts';

/** Who looks at the catalogue, as far as it decides what is shown. */
export interface Viewer {
  readonly language: Language;
  readonly now: Date;
  readonly seesPrices: boolean;
  readonly payer: Payer;
  /** Null for guests: what is somebody's own in the catalogue needs an account. */
  readonly userId: number | null;
  /** Whose orders count as bought before; null for guests and viewers who cannot order. */
  readonly buyer: { readonly userId: number; readonly companyId: number | null } | null;
}

/** Private customers and guests pay retail, companies and staff see wholesale prices. */
export function viewerOf({ actor, language, now }: RequestContext): Viewer {
  const customer = isCustomer(actor) ? actor : null;
  return {
    language,
    now,
    seesPrices: seesPrices(actor),
    payer: {
      companyId: customer?.companyId ?? null,
      retail: customer ? customer.companyId === null : !isSignedIn(actor),
    },
    userId: isSignedIn(actor) && !isGuest(actor) ? actor.userId : null,
    buyer: customer && !isGuest(customer) ? { userId: customer.userId, companyId: customer.companyId } : null,
  };
}
