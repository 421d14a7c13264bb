import './quantity-stepper.css';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { highestQuantity, isValidQuantity, lowestQuantity, stepQuantity } from '@sjaj/domain';
import type { QuantityRule } from '@sjaj/domain';
import { classNames } from '../foundation/class-names.ts';
import { useUiText } from '../foundation/ui-provider.tsx';
import { QuantityErrorLine } from './quantity-error-line.tsx';
import { typedQuantity } from './typed-quantity.ts';

interface QuantityStepperProps {
  readonly value: number;
  readonly rule: QuantityRule;
  /** Called for every input. `valid` is false for a quantity that cannot be ordered; NaN stands for text that is not a number. */
  readonly onChange: (quantity: number, valid: boolean) => void;
  readonly onEnter?: (() => void) | undefined;
  readonly size?: 'sm' | 'lg';
  /** The accessible name; "quantity" by default. */
  readonly label?: string;
  /** The message floats above the content that follows: for tiles and rows. */
  readonly float?: boolean;
  /** Zero is valid: the field of one of several variants. */
  readonly allowsZero?: boolean;
  readonly disabled?: boolean;
}

/** A number field that steps by the pack from the minimum. An invalid number stays as typed; both valid neighbours are offered. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, rule, onChange, onEnter, size = 'sm', label, float, allowsZero, disabled } = props;
  const text = useUiText();
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isValid = (quantity: number) => (allowsZero && quantity === 0) || isValidQuantity(quantity, rule);
  const valid = isValid(value);
  const lowest = allowsZero ? 0 : lowestQuantity(rule);

  const change = (quantity: number) => {
    setTyped(null);
    onChange(quantity, isValid(quantity));
  };
  const type = (next: string) => {
    setTyped(next);
    const quantity = typedQuantity(next);
    onChange(quantity, isValid(quantity));
  };
  const step = (direction: 1 | -1, packs = 1) => {
    const backToZero = allowsZero && direction === -1 && value <= lowestQuantity(rule);
    const start = (Number.isFinite(value) ? value : 0) + direction * (packs - 1) * rule.pack;
    change(backToZero ? 0 : stepQuantity(start, direction, rule));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && valid && onEnter) {
      // Taken: Ctrl Enter is not the page's as well.
      event.preventDefault();
      // What was typed is done with: the field shows what the quantity is from now on.
      setTyped(null);
      onEnter();
    }
    const packs = STEP_KEYS[event.key];
    if (packs === undefined) return;
    event.preventDefault();
    step(packs > 0 ? 1 : -1, Math.abs(packs));
  };
  return (
    <span className={classNames('sj-stepper-box', float && 'sj-stepper-float')}>
      <span className={classNames('sj-stepper', size === 'lg' && 'sj-stepper-lg', !valid && 'sj-stepper-wrong')}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={text.decrease}
          disabled={disabled || value <= lowest}
          onClick={() => step(-1)}
        >
          <IconMinus size={14} aria-hidden="true" />
        </button>
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-label={label ?? text.quantity}
          aria-valuenow={Number.isFinite(value) ? value : undefined}
          aria-valuemin={lowest}
          aria-valuemax={highestQuantity(rule)}
          aria-invalid={!valid || undefined}
          aria-describedby={valid ? undefined : errorId}
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => valid && setTyped(null)}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={text.increase}
          disabled={disabled || value >= highestQuantity(rule)}
          onClick={() => step(1)}
        >
          <IconPlus size={14} aria-hidden="true" />
        </button>
      </span>
      {!valid && <QuantityErrorLine id={errorId} quantity={value} rule={rule} onPick={change} />}
    </span>
  );
}

/** Packs by key. Home and End move the caret, as in any text field. */
const STEP_KEYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
