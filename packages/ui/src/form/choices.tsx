import './choices.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';

interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
}

/** A tick and its words. */
export function Checkbox({ label, ...rest }: ChoiceProps) {
  return (
    <label className="sj-choice">
      <input {...rest} type="checkbox" className="sj-check" />
      <span>{label}</span>
    </label>
  );
}

/** On or off, at once. */
export function Switch({ label, ...rest }: ChoiceProps) {
  return (
    <label className="sj-choice">
      <input {...rest} type="checkbox" role="switch" className="sj-switch" />
      <span>{label}</span>
    </label>
  );
}

interface OptionCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'title'> {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Right: a price, a time. */
  readonly end?: ReactNode;
}

/** One of a few ways, as a card: addresses, deliveries, payments. Give all of a group the same `name`. */
export function OptionCard({ title, detail, end, ...rest }: OptionCardProps) {
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
