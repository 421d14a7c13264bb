import './icon-button.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import type { ButtonSize, ButtonVariant } from './button.tsx';
import { classNames } from '../foundation/class-names.ts';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** Said by screen readers and shown as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Where the tooltip hangs; `end` keeps it inside the page at the right edge. */
  readonly tip?: 'center' | 'end' | 'none';
}

/** A button with an icon and no visible word. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  tip = 'center',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-tip={label}
      className={classNames(
        buttonClass({ variant, size, square: true }),
        tip !== 'none' && 'sj-tip',
        tip === 'end' && 'sj-tip-end',
        className,
      )}
    >
      {icon}
    </button>
  );
}
