import './price-input.css';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { classNames } from '@sjaj/ui';
import { amountText } from '../figures/amounts.ts';
import { t } from '../texts/t.ts';
import { priceOf } from './prices.logic.ts';

/** What is typed into the price of a row; null for the saved price. */
interface TypedPrice {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string | null;
  readonly write: (typed: string | null) => void;
  /** Shows the saved price again. */
  readonly reset: () => void;
  /** The typed text stays for correction. */
  readonly focus: () => void;
}

export function useTypedPrice(): TypedPrice {
  const input = useRef<HTMLInputElement>(null);
  const [typed, write] = useState<string | null>(null);
  return { input, typed, write, reset: () => write(null), focus: () => input.current?.focus() };
}

interface PriceInputProps {
  readonly field: TypedPrice;
  /** Names the column, whose fields the arrow keys move through. */
  readonly column: string;
  readonly label: string;
  /** KM. */
  readonly saved: number;
  readonly edit: {
    readonly isPending: boolean;
    readonly save: (price: number) => void;
    /** The question about an implausible price, while it is open. */
    readonly dialog: ReactNode;
  };
}

/** An editable price in a table: Enter and blur save, Escape resets, arrow keys move within the column. */
export function PriceInput({ field, column, label, saved, edit }: PriceInputProps) {
  const price = field.typed === null ? saved : priceOf(field.typed);
  const save = () => {
    if (price === null) return;
    if (price === saved) field.reset();
    else edit.save(price);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') field.reset();
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
        ref={field.input}
        type="text"
        inputMode="decimal"
        className={classNames('adm-cell-field', price === null && 'adm-cell-wrong')}
        data-column={column}
        aria-label={label}
        aria-invalid={price === null || undefined}
        title={price === null ? t('validation.amount') : undefined}
        disabled={edit.isPending}
        value={field.typed ?? amountText(saved)}
        onChange={(event) => field.write(event.currentTarget.value)}
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
