import type { ContractTerms } from '../../pricing/index.ts';
import type { Viewer } from '../viewer.ts';

/** What decides, besides the request itself, which answer a viewer gets. Viewers with the same audience get the same answer. */
export function audienceOf(viewer: Viewer, contractTerms: ContractTerms, purchased: readonly number[]): string {
  const { companyId, retail } = viewer.payer;
  const hasContractTerms = contractTerms.discounts.length > 0 || contractTerms.contractPrices.size > 0;
  const own = hasContractTerms && !retail ? `company ${companyId} ${contractTerms.version}` : 'everybody';
  const prices = retail ? 'retail' : own;
  const buyer = purchased.length === 0 ? '' : `${viewer.buyer?.companyId ?? ''}/${viewer.buyer?.userId ?? ''}`;
  return `${viewer.language} ${viewer.seesPrices ? prices : 'no prices'} ${buyer}`;
}
