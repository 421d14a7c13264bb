import './field.css';
import { useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { classNames } from '../foundation/class-names.ts';
import { useUiText } from '../foundation/ui-provider.tsx';
import { Field } from './field.tsx';
import type { FieldFrame } from './field.tsx';

type Own = 'id' | 'size';

interface TextFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<'input'>, Own> {
  /** 36 or 44 px high. */
  readonly size?: 'md' | 'lg';
  /** An icon or a unit inside, before or after what is typed. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

/** A line of text. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, aside, id, size, start, end, className, ...rest } = props;
  return (
    <Field {...{ label, hint, error, optional, aside, id }}>
      {(control) => (
        <div className={classNames('sj-input', size === 'lg' && 'sj-input-lg', error && 'sj-input-wrong', className)}>
          {start}
          <input type="text" {...rest} {...control} />
          {end}
        </div>
      )}
    </Field>
  );
}

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

/** A password field that can show its text. */
export function PasswordField(props: PasswordFieldProps) {
  const text = useUiText();
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  const words = shown ? text.hidePassword : text.showPassword;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="sj-input-end"
          aria-label={words}
          title={words}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      }
    />
  );
}

interface TextAreaProps extends FieldFrame, Omit<ComponentPropsWithRef<'textarea'>, Own> {}

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, aside, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, aside, id }}>
      {(control) => <textarea rows={3} {...rest} {...control} className={classNames('sj-input', className)} />}
    </Field>
  );
}
