import { ContractPricesCard } from './contract-prices-card.tsx';
import { PriceListsCard } from './price-lists-card.tsx';
import { DiscountsCard } from './discounts-card.tsx';

/** The contract terms of a company. Each change is saved at once and applies at once. */
export function ContractTermCards({ companyId }: { readonly companyId: number }) {
  return (
    <>
      <DiscountsCard companyId={companyId} />
      <PriceListsCard companyId={companyId} />
      <ContractPricesCard companyId={companyId} />
    </>
  );
}
