import { useState } from 'react';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useUiText } from '../foundation/ui-provider.tsx';
import { TextField, type TextFieldProps } from './text-fields.tsx';

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
