import './dropdown.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { usePopup } from './use-popup.ts';

interface DropdownProps {
  /** Read by screen readers before the content of the trigger: "Korpa: 7". */
  readonly label?: string;
  readonly trigger: ReactNode;
  readonly triggerClass: string;
  /** The panel hangs from the right edge of the trigger, or from the left. */
  readonly align?: 'start' | 'end';
  readonly className?: string;
  readonly onOpen?: () => void;
  /** Renders the content of the panel; called while it is open only. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that discloses a panel of any content. For a list of commands use `Menu`. */
export function Dropdown({ label, trigger, triggerClass, align = 'end', className, onOpen, children }: DropdownProps) {
  const { isOpen, setOpen, close, trigger: button, boxProps } = usePopup();
  const panelId = useId();
  return (
    <div {...boxProps} className={classNames('sj-dropdown', className)}>
      <button
        ref={button}
        type="button"
        className={triggerClass}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setOpen(!isOpen);
        }}
      >
        {label && <VisuallyHidden>{`${label} `}</VisuallyHidden>}
        {trigger}
      </button>
      {isOpen && (
        <div id={panelId} className={classNames('sj-dropdown-panel', align === 'start' && 'sj-dropdown-start')}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
