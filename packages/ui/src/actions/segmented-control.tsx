import './segmented-control.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';

interface SegmentedOption<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Shown instead of the words, which stay for screen readers. */
  readonly icon?: ReactNode;
}

interface SegmentedControlProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly SegmentedOption<T>[];
  readonly onChange: (value: T) => void;
}

/** Selects one of a few options, for example a view. It is a radio group: arrow keys move. */
export function SegmentedControl<T extends string>({ label, value, options, onChange }: SegmentedControlProps<T>) {
  const name = useId();
  return (
    <fieldset className="sj-seg">
      <legend className="sj-vh">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.icon ? option.label : undefined}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon}
          {option.icon ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
        </label>
      ))}
    </fieldset>
  );
}
