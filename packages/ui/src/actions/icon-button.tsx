import './icon-button.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import type { ButtonSize, ButtonVariant } from './button.tsx';
import { classNames } from '../foundation/class-names.ts';
import { useTooltipDismissal } from './use-tooltip-dismissal.ts';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** The accessible name, also shown as a tooltip on hover and on focus. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Where the tooltip hangs; `end` keeps it inside the page at the right edge. */
  readonly tip?: 'center' | 'end' | 'none';
}

/** A button with an icon and a tooltip. Escape hides the tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  tip = 'center',
  className,
  ...rest
}: IconButtonProps) {
  const tooltip = useTooltipDismissal(rest);
  return (
    <button
      type="button"
      {...rest}
      {...tooltip}
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
