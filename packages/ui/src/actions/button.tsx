import './button.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import { useUiLink } from '../foundation/ui-provider.tsx';
import type { UiLinkProps } from '../foundation/ui-provider.tsx';

export type ButtonVariant = 'filled' | 'soft' | 'line' | 'ghost' | 'text' | 'danger' | 'quiet-danger';
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg';

interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  /** 28, 32, 36 or 44 px high. */
  readonly size?: ButtonSize | undefined;
  readonly full?: boolean | undefined;
  /** As wide as high: for an icon or a page number. */
  readonly square?: boolean | undefined;
}

/** The classes of a button, for an element that is neither button nor link. */
export function buttonClass({ variant = 'filled', size = 'md', full, square }: ButtonLook): string {
  return classNames(
    'sj-btn',
    variant !== 'filled' && `sj-btn-${variant}`,
    size !== 'md' && `sj-btn-${size}`,
    full && 'sj-btn-full',
    square && 'sj-btn-square',
  );
}

type ButtonProps = ButtonLook &
  ComponentPropsWithRef<'button'> & {
    /** Shows a spinner and refuses further clicks, keeping focus and width of the words. */
    readonly busy?: boolean | undefined;
    readonly icon?: ReactNode;
  };

/** A button. Use one filled button per panel, form and toolbar. */
export function Button({
  variant,
  size,
  full,
  square,
  busy,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, full, square }), className)}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className="sj-spin" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & UiLinkProps & { readonly icon?: ReactNode };

/** A link with the look of a button. */
export function ButtonLink({ variant, size, full, square, icon, className, children, ...rest }: ButtonLinkProps) {
  const Link = useUiLink();
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size, full, square }), className)}>
      {icon}
      {children}
    </Link>
  );
}
