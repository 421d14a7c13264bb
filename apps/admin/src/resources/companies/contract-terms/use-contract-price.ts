import type { ContractPrice, ConfirmedPrice } from '@sjaj/contract';
import { api } from '../../../shared/api/api.ts';
import { kmText } from '../../../shared/figures/amounts.ts';
import { showPriceSaved } from '../../../shared/prices/undo.ts';
import { usePriceCheck } from '../../../shared/prices/use-price-check.tsx';
import { t } from '../../../shared/texts/t.ts';
import { useReload, useSaveContractTerm } from './queries.ts';

interface ContractPriceInput {
  readonly code: string;
  /** KM. */
  readonly price: number;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly confirmedPrices?: ConfirmedPrice[];
}

interface Settings {
  readonly companyId: number;
  /** Null for a new record. */
  readonly agreed: ContractPrice | null;
  readonly onSaved: () => void;
}

/** Saves a contract price. Implausible prices need a confirmation; a saved price can be undone. */
export function useContractPrice({ companyId, agreed, onSaved }: Settings) {
  const params = { id: companyId };
  const seen = agreed?.price ?? null;
  const period = { validFrom: agreed?.validFrom ?? null, validTo: agreed?.validTo ?? null };
  const reload = useReload(companyId);
  const check = usePriceCheck(() => t('company.contractPrice'));
  const restore = async (saved: ContractPrice): Promise<void> => {
    if (seen === null) {
      await api.contractTerms.removeContractPrice({ params: { ...params, articleId: saved.articleId } });
    } else {
      const confirmedPrices = [{ field: 'price', price: seen }];
      const body = { code: saved.code, price: seen, seen: saved.price, ...period, confirmedPrices };
      await api.contractTerms.setContractPrice({ params, body });
    }
    await reload();
  };
  const save = useSaveContractTerm({
    companyId,
    send: (input: ContractPriceInput) => api.contractTerms.setContractPrice({ params, body: { ...input, seen } }),
    onSaved,
    showSaved: (saved) => {
      const text = `${saved.code}: ${seen === null ? '' : `${kmText(seen)} → `}${kmText(saved.price)}`;
      showPriceSaved({ text, restore: () => restore(saved) });
    },
    onRefused: (error, input) => check.ask(error, (confirmedPrices) => save.mutate({ ...input, confirmedPrices })),
  });
  return { save, dialog: check.dialog };
}
