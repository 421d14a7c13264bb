import './dropdown.css';
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { menuTarget } from './menu.logic.ts';
import { usePopup } from './use-popup.ts';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
  /** Whether it is the current choice. With it the items are radio items. */
  readonly isChecked?: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps {
  /** The accessible name, read before the content of the trigger. */
  readonly label?: string;
  readonly trigger: ReactNode;
  readonly triggerClass: string;
  readonly align?: 'start' | 'end';
  readonly items: readonly MenuItem[];
}

/** A button that opens a list of commands: the menu button pattern of the ARIA Authoring Practices Guide. */
export function Menu({ label, trigger, triggerClass, align = 'end', items }: MenuProps) {
  const { isOpen, setOpen, close, trigger: button, boxProps } = usePopup();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const opensAtEnd = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    itemsIn(list.current)
      .at(opensAtEnd.current ? -1 : 0)
      ?.focus();
    opensAtEnd.current = false;
  }, [isOpen]);
  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    opensAtEnd.current = event.key === 'ArrowUp';
    setOpen(true);
  };
  const onMenuKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') close();
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const elements = itemsIn(list.current);
    const current = elements.findIndex((element) => element === document.activeElement);
    const target = menuTarget(
      event.key,
      current,
      items.map((item) => item.label),
    );
    if (target === null) return;
    event.preventDefault();
    elements[target]?.focus();
  };
  const select = (item: MenuItem) => {
    if (item.isDisabled) return;
    close();
    button.current?.focus();
    item.onSelect();
  };
  return (
    <div {...boxProps} className="sj-dropdown">
      <button
        ref={button}
        id={id}
        type="button"
        className={triggerClass}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onTriggerKeyDown}
      >
        {label && <VisuallyHidden>{`${label} `}</VisuallyHidden>}
        {trigger}
      </button>
      {isOpen && (
        <div
          ref={list}
          id={`${id}-menu`}
          role="menu"
          aria-labelledby={id}
          tabIndex={-1}
          className={classNames('sj-dropdown-panel sj-menu', align === 'start' && 'sj-dropdown-start')}
          onKeyDown={onMenuKeyDown}
        >
          {items.map((item) => (
            <MenuButton key={item.key} item={item} onSelect={() => select(item)} />
          ))}
        </div>
      )}
    </div>
  );
}

function MenuButton({ item, onSelect }: { readonly item: MenuItem; readonly onSelect: () => void }) {
  const { label, icon, lang, isChecked, isDisabled } = item;
  return (
    <button
      type="button"
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChecked}
      aria-disabled={isDisabled || undefined}
      tabIndex={-1}
      lang={lang}
      onClick={onSelect}
    >
      {icon}
      {label}
    </button>
  );
}

const itemsIn = (menu: HTMLElement | null): readonly HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];
