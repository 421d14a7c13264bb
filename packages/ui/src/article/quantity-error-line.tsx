import '../form/field.css';
import { IconAlertCircle } from '@tabler/icons-react';
import { nearestQuantities, findQuantityError } from '@sjaj/domain';
import type { QuantityRule } from '@sjaj/domain';
import { useUiText } from '../foundation/ui-provider.tsx';
import type { UiText } from '../foundation/ui-text.ts';

interface QuantityErrorProps {
  readonly id?: string;
  readonly quantity: number;
  readonly rule: QuantityRule;
  readonly onPick: (quantity: number) => void;
}

/** Explains why a quantity cannot be ordered, with its valid neighbours as buttons. Renders nothing for a valid one. */
export function QuantityErrorLine({ id, quantity, rule, onPick }: QuantityErrorProps) {
  const text = useUiText();
  const reason = reasonOf(quantity, rule, text);
  if (reason === null) return null;
  const wished = Number.isFinite(quantity) ? quantity : 0;
  const { lower, upper } = nearestQuantities(wished, rule);
  return (
    <span className="sj-error" id={id} role="alert">
      <IconAlertCircle size={14} aria-hidden="true" />
      <span>
        {`${reason} `}
        <Offer lower={lower} upper={upper} onPick={onPick} />
      </span>
    </span>
  );
}

function reasonOf(quantity: number, rule: QuantityRule, text: UiText): string | null {
  const error = findQuantityError(quantity, rule);
  if (error === null || error === 'above_maximum') return error === null ? null : '';
  if (error === 'not_whole') return text.wholeNumber;
  return rule.pack > 1 ? text.packIs(rule.pack) : text.minimumIs(rule.minimum);
}

interface OfferProps {
  readonly lower: number | null;
  readonly upper: number | null;
  readonly onPick: (quantity: number) => void;
}

/** "Uzmite 12 ili 24." with both numbers as links; the template comes from the texts. */
function Offer({ lower, upper, onPick }: OfferProps) {
  const text = useUiText();
  const both = lower !== null && upper !== null && lower !== upper;
  const values: Readonly<Record<string, number | null>> = { '{lower}': lower ?? upper, '{upper}': upper };
  if (lower === null && upper === null) return null;
  return (both ? text.takeEither : text.takeOne).split(/(\{lower\}|\{upper\})/).map((part) => {
    const value = values[part];
    if (value == null) return part;
    return (
      <button key={part} type="button" className="sj-error-pick" onClick={() => onPick(value)}>
        {value}
      </button>
    );
  });
}
