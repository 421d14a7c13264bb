import type { AdminArticleRow } from '@sjaj/contract';
import { kmText } from '../../shared/figures/amounts.ts';
import type { ListHandle } from '../../shared/list/definition.ts';
import { PriceInput, useTypedPrice } from '../../shared/prices/price-input.tsx';
import { showPriceSaved } from '../../shared/prices/undo.ts';
import { usePriceCheck } from '../../shared/prices/use-price-check.tsx';
import { t } from '../../shared/texts/t.ts';
import { sendQuickEdit, showQuickEditFailure, useQuickEdit } from './use-quick-edit.ts';

interface PriceCellProps {
  readonly article: AdminArticleRow;
  readonly kind: 'vpc' | 'mpc';
  readonly list: ListHandle<AdminArticleRow>;
}

const changeOf = (kind: PriceCellProps['kind'], price: number) => (kind === 'vpc' ? { vpc: price } : { mpc: price });

/** Saves a price. Implausible prices need a confirmation; a saved price can be undone. `onBack` runs if it is declined. */
function usePrice({ article, kind, list }: PriceCellProps, onDone: () => void, onBack: () => void) {
  const labelOf = (): string => `${t(kind === 'vpc' ? 'article.vpc' : 'article.mpc')}, ${article.code}`;
  const check = usePriceCheck(labelOf, onBack);
  const edit = useQuickEdit(article, list, (error, change) => {
    const isAsked = check.ask(error, (confirmedPrices) => send({ ...change, confirmedPrices }));
    if (!isAsked) onDone();
    return isAsked;
  });
  const before = article[kind];
  const send = (change: Parameters<typeof edit.mutate>[0]): void =>
    edit.mutate(change, {
      onSuccess: (saved) => {
        onDone();
        const text = `${article.code}: ${kmText(before)} → ${kmText(saved[kind])}`;
        showPriceSaved({
          text,
          restore: () => restore(saved),
          onFailure: (error) => showQuickEditFailure(error, article, list),
        });
      },
    });
  const restore = async (saved: AdminArticleRow): Promise<void> => {
    const confirmedPrices = [{ field: kind, price: before }];
    list.replace(await sendQuickEdit(saved, { ...changeOf(kind, before), confirmedPrices }));
  };
  return { isPending: edit.isPending, dialog: check.dialog, save: (price: number) => send(changeOf(kind, price)) };
}

/** An editable price in the list. */
export function PriceCell(props: PriceCellProps) {
  const { article, kind } = props;
  const field = useTypedPrice();
  const edit = usePrice(props, field.reset, field.focus);
  const label = `${t(kind === 'vpc' ? 'article.vpc' : 'article.mpc')}: ${article.title}`;
  return <PriceInput field={field} column={kind} label={label} saved={article[kind]} edit={edit} />;
}
