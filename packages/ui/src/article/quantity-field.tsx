import './quantity-field.css';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { isValidQuantity, lowestQuantity } from '@sjaj/domain';
import type { QuantityRule } from '@sjaj/domain';
import { moveInColumn, pasteDown } from './quantity-column.ts';
import { QuantityErrorLine } from './quantity-error-line.tsx';
import { typedQuantity } from './typed-quantity.ts';

/** The class of the field, for tables with their own input. */
export const QUANTITY_FIELD_CLASS = 'sj-qf';

interface QuantityFieldProps {
  /** The text of the field; empty shows the lowest quantity as a placeholder. */
  readonly typed: string;
  readonly rule: QuantityRule;
  readonly onType: (typed: string) => void;
  /** The accessible name: the article. */
  readonly label: string;
  readonly disabled?: boolean;
  /** Takes the quantity at once; without it Enter moves down. */
  readonly onEnter?: () => void;
}

/** The quantity field of a table row. Enter and the arrows move within the column, Tab moves as usual; a pasted column fills it downwards. */
export function QuantityField({ typed, rule, onType, label, disabled, onEnter }: QuantityFieldProps) {
  const errorId = useId();
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
        aria-describedby={wrong ? errorId : undefined}
        disabled={disabled}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onPaste={pasteDown}
        onKeyDown={(event) => (onEnter && isPlainEnter(event) ? takeEnter(event, onEnter) : moveInColumn(event))}
      />
      {wrong && (
        <QuantityErrorLine id={errorId} quantity={quantity} rule={rule} onPick={(pick) => onType(String(pick))} />
      )}
    </span>
  );
}

const isPlainEnter = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && !ctrlKey && !metaKey;

function takeEnter(event: KeyboardEvent, onEnter: () => void): void {
  event.preventDefault();
  onEnter();
}
