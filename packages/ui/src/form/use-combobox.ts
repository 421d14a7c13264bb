import { useId, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { nextOption } from './combobox.logic.ts';

interface ComboboxInput {
  /** The options in visual order. */
  readonly keys: readonly string[];
  /** Whether the list is on screen. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSelect: (key: string) => void;
  /** Clears the text: Escape while the list is closed. */
  readonly onClear: () => void;
  /** Marks the first option at once, so that Enter selects it. Otherwise Enter submits the text until an arrow key marks one. */
  readonly autoHighlight?: boolean;
}

/**
 * A text field with a list of suggestions: the combobox pattern of the ARIA Authoring Practices Guide. The focus stays in the
 * field, `aria-activedescendant` names the marked option. The caller renders field, list and options with the returned props.
 */
export function useCombobox(input: ComboboxInput) {
  const { keys, isOpen, onOpenChange, onSelect, onClear, autoHighlight = false } = input;
  const listId = useId();
  const [marked, setMarked] = useState<string | null>(null);
  const active = isOpen ? activeOption(keys, marked, autoHighlight) : null;
  const idOf = (key: string) => `${listId}-${key}`;
  const move = (direction: 1 | -1) => {
    onOpenChange(true);
    const next = nextOption(keys, active, direction, !autoHighlight);
    setMarked(next);
    if (next !== null) document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const run = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: active === null ? undefined : () => onSelect(active),
      Escape: () => (isOpen ? onOpenChange(false) : onClear()),
    }[event.key];
    if (!run) return;
    event.preventDefault();
    run();
    if (event.key === 'Escape') setMarked(null);
  };
  return {
    active,
    /** Unmarks the option; call it when the text changes. */
    reset: () => setMarked(null),
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active === null ? undefined : idOf(active),
      onKeyDown,
    },
    listProps: { id: listId, role: 'listbox' },
    optionProps: (key: string) => ({
      id: idOf(key),
      role: 'option',
      'aria-selected': key === active,
      // The field keeps the focus.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onMouseMove: () => setMarked(key),
      onClick: () => onSelect(key),
    }),
  } as const;
}

export type ComboboxOptionProps = ReturnType<ReturnType<typeof useCombobox>['optionProps']>;

function activeOption(keys: readonly string[], marked: string | null, autoHighlight: boolean): string | null {
  if (marked !== null && keys.includes(marked)) return marked;
  return autoHighlight ? (keys[0] ?? null) : null;
}
