import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { AdminArticleRow } from '@sjaj/contract';
import { parseKm, toKm } from '@sjaj/domain';
import { classNames } from '@sjaj/ui';
import { amountText } from '../../shared/figures/amounts.ts';
import type { ListHandle } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { useQuickEdit } from './use-quick-edit.ts';

interface PriceCellProps {
  readonly article: AdminArticleRow;
  readonly kind: 'vpc' | 'mpc';
  readonly list: ListHandle<AdminArticleRow>;
}

/** The amount that was typed, in KM; null for what is no price. */
function priceOf(typed: string): number | null {
  const amount = parseKm(typed);
  return amount === null || amount < 0 ? null : toKm(amount);
}

/** A price in the list: typing changes it, Enter or leaving saves, Escape takes it back, arrows go down the column. */
export function PriceCell({ article, kind, list }: PriceCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const edit = useQuickEdit(article, list);
  const saved = article[kind];
  const price = typed === null ? saved : priceOf(typed);
  const save = () => {
    if (price === null) return;
    if (price !== saved)
      edit.mutate(kind === 'vpc' ? { vpc: price } : { mpc: price }, { onSettled: () => setTyped(null) });
    else setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') setTyped(null);
    if (!step) return;
    event.preventDefault();
    // The field that the focus leaves saves itself.
    const next = neighbour(event.currentTarget, step);
    if (next) next.focus();
    else event.currentTarget.blur();
  };
  return (
    <input
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
  );
}

/** The field of the same column in a row above or below. */
function neighbour(field: HTMLInputElement, step: number): HTMLInputElement | undefined {
  const fields = [
    ...(field.closest('tbody')?.querySelectorAll<HTMLInputElement>(`[data-column=${field.dataset['column']}]`) ?? []),
  ];
  return fields[fields.indexOf(field) + step];
}
