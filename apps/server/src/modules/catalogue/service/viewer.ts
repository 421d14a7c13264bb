import type { Language } from '@sjaj/domain';
import { isCustomer, isGuest, isSignedIn, seesPrices } from '../../../kernel/actor.ts';
import type { ContractTerms, Payer } from '../../pricing/index.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';

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

/** What decides, besides the request itself, which answer a viewer gets. Viewers with the same audience get the same answer. */
export function audienceOf(viewer: Viewer, contractTerms: ContractTerms, purchased: readonly number[]): string {
  const { companyId, retail } = viewer.payer;
  const hasContractTerms = contractTerms.discounts.length > 0 || contractTerms.contractPrices.size > 0;
  const own = hasContractTerms && !retail ? `company ${companyId} ${contractTerms.version}` : 'everybody';
  const prices = retail ? 'retail' : own;
  const buyer = purchased.length === 0 ? '' : `${viewer.buyer?.companyId ?? ''}/${viewer.buyer?.userId ?? ''}`;
  return `${viewer.language} ${viewer.seesPrices ? prices : 'no prices'} ${buyer}`;
}
