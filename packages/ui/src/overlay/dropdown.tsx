import './dropdown.css';
import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';

interface DropdownProps {
  /** Said by screen readers before what the trigger shows: "Korpa: 7". */
  readonly label?: string;
  readonly trigger: ReactNode;
  readonly triggerClass: string;
  /** The panel hangs from the right edge of the trigger, or from the left. */
  readonly align?: 'start' | 'end';
  readonly className?: string;
  readonly onOpen?: () => void;
  /** The content of the panel, made when it opens. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button and a panel below it; closes with Escape, a click outside, or when the focus leaves. */
export function Dropdown({ label, trigger, triggerClass, align = 'end', className, onOpen, children }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);
  const close = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) close();
  };
  return (
    <div ref={box} className={classNames('sj-dropdown', className)} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={triggerClass}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        {label && <VisuallyHidden>{`${label} `}</VisuallyHidden>}
        {trigger}
      </button>
      {open && (
        <div id={panelId} className={classNames('sj-dropdown-panel', align === 'start' && 'sj-dropdown-start')}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
