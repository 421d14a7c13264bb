import { ContractPricesCard } from './contract-prices-card.tsx';
import { DiscountsCard } from './discounts-card.tsx';

/** What was agreed with a company. Saved one by one, and true at once. */
export function ContractTermCards({ companyId }: { readonly companyId: number }) {
  return (
    <>
      <DiscountsCard companyId={companyId} />
      <ContractPricesCard companyId={companyId} />
    </>
  );
}
