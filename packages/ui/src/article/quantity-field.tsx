import './quantity-field.css';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { isValidQuantity, lowestQuantity } from '@sjaj/domain';
import type { QuantityRule } from '@sjaj/domain';
import { QuantityErrorLine } from './quantity-error-line.tsx';
import { typedQuantity } from './typed-quantity.ts';

/** The look of the field, for a table that has a field of its own. */
export const QUANTITY_FIELD_CLASS = 'sj-qf';

interface QuantityFieldProps {
  /** What was typed; empty shows the lowest quantity in grey. */
  readonly typed: string;
  readonly rule: QuantityRule;
  readonly onType: (typed: string) => void;
  /** The article, for screen readers. */
  readonly label: string;
  readonly disabled?: boolean;
}

/** The quantity of a table row. Enter and the arrows go down and up the column, Tab goes through it. */
export function QuantityField({ typed, rule, onType, label, disabled }: QuantityFieldProps) {
  const faultId = useId();
  const quantity = typedQuantity(typed);
  const wrong = typed !== '' && !isValidQuantity(quantity, rule) && quantity !== 0;
  return (
    <span className="sj-qf-box">
      <input
        className={QUANTITY_FIELD_CLASS}
        data-quantity=""
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        placeholder={String(lowestQuantity(rule))}
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? faultId : undefined}
        disabled={disabled}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={moveInColumn}
      />
      {wrong && (
        <QuantityErrorLine id={faultId} quantity={quantity} rule={rule} onPick={(pick) => onType(String(pick))} />
      )}
    </span>
  );
}

const DIRECTION: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

function moveInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  const direction = DIRECTION[event.key];
  if (!direction) return;
  const column = event.currentTarget.closest('table, [data-quantity-column]');
  const fields = [...(column?.querySelectorAll<HTMLInputElement>('input[data-quantity]:not([disabled])') ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + direction];
  event.preventDefault();
  next?.focus();
}
