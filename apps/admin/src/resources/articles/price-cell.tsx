import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { AdminArticleRow } from '@sjaj/contract';
import { parseKm, toKm } from '@sjaj/domain';
import { classNames } from '@sjaj/ui';
import { amountText, kmText } from '../../shared/figures/amounts.ts';
import type { ListHandle } from '../../shared/list/definition.ts';
import { showPriceSaved } from '../../shared/prices/undo.ts';
import { usePriceCheck } from '../../shared/prices/use-price-check.tsx';
import { t } from '../../shared/texts/t.ts';
import { sendQuickEdit, showQuickEditFailure, useQuickEdit } from './use-quick-edit.ts';

interface PriceCellProps {
  readonly article: AdminArticleRow;
  readonly kind: 'vpc' | 'mpc';
  readonly list: ListHandle<AdminArticleRow>;
}

/** Parses the typed text as a price in KM; null if it is not a price. */
function priceOf(typed: string): number | null {
  const amount = parseKm(typed);
  return amount === null || amount < 0 ? null : toKm(amount);
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

/** An editable price in the list: Enter and blur save, Escape resets, arrow keys move within the column. */
export function PriceCell(props: PriceCellProps) {
  const { article, kind } = props;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const edit = usePrice(
    props,
    () => setTyped(null),
    // The typed text stays for correction.
    () => field.current?.focus(),
  );
  const saved = article[kind];
  const price = typed === null ? saved : priceOf(typed);
  const save = () => {
    if (price === null) return;
    if (price === saved) setTyped(null);
    else edit.save(price);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') setTyped(null);
    if (!step) return;
    event.preventDefault();
    // Moving the focus saves this field on blur.
    const next = neighbour(event.currentTarget, step);
    if (next) next.focus();
    else event.currentTarget.blur();
  };
  return (
    <>
      <input
        ref={field}
        type="text"
        inputMode="decimal"
        className={classNames('adm-cell-field', price === null && 'adm-cell-wrong')}
        data-column={kind}
        aria-label={`${t(kind === 'vpc' ? 'article.vpc' : 'article.mpc')}: ${article.title}`}
        aria-invalid={price === null || undefined}
        title={price === null ? t('validation.amount') : undefined}
        disabled={edit.isPending}
        value={typed ?? amountText(saved)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={save}
        onKeyDown={onKeyDown}
      />
      {edit.dialog}
    </>
  );
}

/** Finds the field of the same column in a neighbouring row. */
function neighbour(field: HTMLInputElement, step: number): HTMLInputElement | undefined {
  const fields = [
    ...(field.closest('tbody')?.querySelectorAll<HTMLInputElement>(`[data-column=${field.dataset['column']}]`) ?? []),
  ];
  return fields[fields.indexOf(field) + step];
}
