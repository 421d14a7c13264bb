import { useEffect, useState } from 'react';
import type { ComponentPropsWithRef, FocusEvent, MouseEvent } from 'react';

type Handlers = Pick<ComponentPropsWithRef<'button'>, 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur'>;

/** Hides the CSS tooltip of a button on Escape until the pointer or the focus comes back (WCAG 1.4.13). */
export function useTooltipDismissal(own: Handlers) {
  const [state, setState] = useState<'idle' | 'active' | 'dismissed'>('idle');
  useEffect(() => {
    if (state !== 'active') return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setState('dismissed');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [state]);
  return {
    'data-tip-dismissed': state === 'dismissed' || undefined,
    onMouseEnter: (event: MouseEvent<HTMLButtonElement>) => {
      own.onMouseEnter?.(event);
      setState('active');
    },
    onMouseLeave: (event: MouseEvent<HTMLButtonElement>) => {
      own.onMouseLeave?.(event);
      setState('idle');
    },
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      own.onFocus?.(event);
      setState('active');
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      own.onBlur?.(event);
      setState('idle');
    },
  };
}
