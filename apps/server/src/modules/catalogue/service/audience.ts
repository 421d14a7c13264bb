import type { ContractTerms } from '../../pricing/index.ts';
import type { Viewer } from '../viewer.ts';

/** What decides, besides the request itself, which answer a viewer gets. Viewers with the same audience get the same answer. */
export function audienceOf(viewer: Viewer, agreements: ContractTerms, purchased: readonly number[]): string {
  const { companyId, retail } = viewer.payer;
  const hasAgreements = agreements.discounts.length > 0 || agreements.contractPrices.size > 0;
  const own = hasAgreements && !retail ? `company ${companyId} ${agreements.version}` : 'everybody';
  const prices = retail ? 'retail' : own;
  const buyer = purchased.length === 0 ? '' : `${viewer.buyer?.companyId ?? ''}/${viewer.buyer?.userId ?? ''}`;
  return `${viewer.language} ${viewer.seesPrices ? prices : 'no prices'} ${buyer}`;
}
