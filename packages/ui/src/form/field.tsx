import './field.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconAlertCircle } from '@tabler/icons-react';
import { useUiText } from '../foundation/ui-provider.tsx';

/** What goes wrong at a field, in a sentence that says what to do. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className="sj-error" id={id}>
      <IconAlertCircle size={14} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** What every field of a form has besides its control. */
export interface FieldFrame {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Takes the place of the hint. */
  readonly error?: string | undefined;
  /** Says "(optional)" beside the label. */
  readonly optional?: boolean | undefined;
  /** Right above the control, for instance "forgotten password?". */
  readonly aside?: ReactNode;
  readonly id?: string | undefined;
}

/** What the control of a field must carry. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldFrame {
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint or error below, tied together for screen readers. */
export function Field({ label, hint, error, optional, aside, id, children }: FieldProps) {
  const text = useUiText();
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  return (
    <div className="sj-field">
      <div className="sj-field-top">
        <label className="sj-label" htmlFor={controlId}>
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
