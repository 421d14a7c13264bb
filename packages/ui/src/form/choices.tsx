import './choices.css';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
}

/** A checkbox with its label. */
export function Checkbox({ label, ...rest }: ChoiceProps) {
  return (
    <label className="sj-choice">
      <input {...rest} type="checkbox" className="sj-check" />
      <span>{label}</span>
    </label>
  );
}

interface SwitchProps extends ChoiceProps {
  /** A line below that says what it does. */
  readonly hint?: ReactNode;
}

/** A switch that takes effect at once. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const hintId = useId();
  const control = (
    <label className="sj-choice">
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className="sj-switch"
        aria-describedby={hint ? hintId : undefined}
      />
      <span>{label}</span>
    </label>
  );
  if (!hint) return control;
  return (
    <div className="sj-choice-hinted">
      {control}
      <p className="sj-hint" id={hintId}>
        {hint}
      </p>
    </div>
  );
}

interface RadioOptionProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'title'> {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Right: a price, a time. */
  readonly end?: ReactNode;
}

/** A radio button with a title and details: addresses, delivery methods, payments. All of a group share one `name`. */
export function RadioOption({ title, detail, end, ...rest }: RadioOptionProps) {
  return (
    <label className="sj-option">
      <input {...rest} type="radio" className="sj-radio" />
      <span className="sj-grow">
        <b>{title}</b>
        {detail && <span className="sj-sm sj-t2">{detail}</span>}
      </span>
      {end && <span className="sj-option-end">{end}</span>}
    </label>
  );
}
