import './field.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import { Field } from './field.tsx';
import type { FieldFrame } from './field.tsx';

type Own = 'id' | 'size';

export interface TextFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<'input'>, Own> {
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

interface TextAreaProps extends FieldFrame, Omit<ComponentPropsWithRef<'textarea'>, Own> {}

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, aside, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, aside, id }}>
      {(control) => <textarea rows={3} {...rest} {...control} className={classNames('sj-input', className)} />}
    </Field>
  );
}
