import './field.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconAlertCircle } from '@tabler/icons-react';
import { useUiText } from '../foundation/ui-provider.tsx';

/** The error of a field: a sentence that says what to do. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className="sj-error" id={id}>
      <IconAlertCircle size={14} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** The props of every form field besides those of its control. */
export interface FieldFrame {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Replaces the hint. */
  readonly error?: string | undefined;
  /** Adds "(optional)" to the label. */
  readonly optional?: boolean | undefined;
  /** Right above the control, for instance "forgotten password?". */
  readonly aside?: ReactNode;
  readonly id?: string | undefined;
}

/** The props that the control of a field must have. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** The id of the label, for what else in the field it describes. */
export const labelIdOf = (controlId: string): string => `${controlId}-label`;

interface FieldProps extends FieldFrame {
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, a control, and a hint or error below, connected for screen readers. */
export function Field({ label, hint, error, optional, aside, id, children }: FieldProps) {
  const text = useUiText();
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  return (
    <div className="sj-field">
      <div className="sj-field-top">
        <label className="sj-label" id={labelIdOf(controlId)} htmlFor={controlId}>
          {label}
          {optional && <em>{` ${text.optional}`}</em>}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteId : undefined,
      })}
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && (
          <p className="sj-hint" id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
