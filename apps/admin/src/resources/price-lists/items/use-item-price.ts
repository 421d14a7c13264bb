import { useMutation } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import type { ConfirmedPrice, PriceListItem } from '@sjaj/contract';
import { isChangedMeanwhile } from '../../../shared/form/changed-meanwhile.ts';
import { showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { kmText } from '../../../shared/figures/amounts.ts';
import { showPriceSaved } from '../../../shared/prices/undo.ts';
import { usePriceCheck } from '../../../shared/prices/use-price-check.tsx';
import { t } from '../../../shared/texts/t.ts';

interface Change {
  readonly code: string;
  /** KM. */
  readonly price: number;
  readonly confirmedPrices?: ConfirmedPrice[];
}

interface Settings {
  readonly listId: number;
  /** The price that the page shows; null for an article that is not in the list. */
  readonly seen: number | null;
  readonly onSaved: (item: PriceListItem) => void;
  /** Called when a price was refused that is not to be confirmed. */
  readonly onRefused: (error: unknown, change: Change) => void;
  /** Called when an implausible price is taken back. */
  readonly onBack: () => void;
  readonly reload: () => Promise<void>;
}

/** Says why a price was not saved; the list is reloaded by itself. */
export function showRefusal(error: unknown, { code }: Change): void {
  if (!isChangedMeanwhile(error)) return showFailure(error);
  showToast({ tone: 'warn', title: t('company.changedMeanwhile'), text: code });
}

/** Saves a price of a list. Implausible prices need a confirmation; a saved price can be undone. */
export function useItemPrice({ listId, seen, onSaved, onRefused, onBack, reload }: Settings) {
  const params = { id: listId };
  const check = usePriceCheck(() => t('priceLists.price'), onBack);
  const restore = async (saved: PriceListItem): Promise<void> => {
    if (seen === null) await api.priceLists.removeItem({ params: { ...params, articleId: saved.id } });
    else {
      const confirmedPrices = [{ field: 'price', price: seen }];
      await api.priceLists.setItem({
        params,
        body: { code: saved.code, price: seen, seen: saved.price, confirmedPrices },
      });
    }
    await reload();
  };
  const edit = useMutation({
    mutationFn: async (change: Change) => (await api.priceLists.setItem({ params, body: { ...change, seen } })).data,
    onSuccess: async (saved) => {
      const text = `${saved.code}: ${seen === null ? '' : `${kmText(seen)} → `}${kmText(saved.price)}`;
      showPriceSaved({ text, restore: () => restore(saved) });
      await reload();
      onSaved(saved);
    },
    onError: (error, change) => {
      if (check.ask(error, (confirmedPrices) => edit.mutate({ ...change, confirmedPrices }))) return;
      onRefused(error, change);
      void reload();
    },
  });
  return { isPending: edit.isPending, dialog: check.dialog, save: (change: Change) => edit.mutate(change) };
}
