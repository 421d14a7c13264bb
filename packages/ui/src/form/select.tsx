import './field.css';
import './select.css';
import type { ComponentPropsWithRef } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { Field } from './field.tsx';
import type { FieldFrame } from './field.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface InlineSelectProps {
  /** Shown inside, before the value: "Poredak", "Prikaži". */
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

/** A compact select for a toolbar. */
export function InlineSelect({ label, value, options, onChange }: InlineSelectProps) {
  return (
    <label className="sj-select">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <Options options={options} />
      </select>
      <IconChevronDown size={14} aria-hidden="true" />
    </label>
  );
}

interface SelectFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<'select'>, 'id' | 'size'> {
  readonly options: readonly Option[];
}

/** A select in a form. */
export function SelectField({ label, hint, error, optional, aside, id, options, ...rest }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, aside, id }}>
      {(control) => (
        <span className="sj-select-box">
          <select {...rest} {...control} className="sj-input">
            <Options options={options} />
          </select>
          <IconChevronDown size={16} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}

function Options({ options }: { readonly options: readonly Option[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
}
