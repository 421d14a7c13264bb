import { useState } from 'react';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { useCombobox } from './use-combobox.ts';

const TOWNS = ['Mostar', 'Sarajevo', 'Stolac'];

interface ExampleProps {
  readonly autoHighlight?: boolean;
  readonly onSelect: (key: string) => void;
  readonly onSubmit: (text: string) => void;
}

function Example({ autoHighlight, onSelect, onSubmit }: ExampleProps) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const keys = TOWNS.filter((town) => town.toLowerCase().startsWith(text));
  const isShown = isOpen && keys.length > 0;
  const combobox = useCombobox({
    keys,
    isOpen: isShown,
    onOpenChange: setOpen,
    onSelect,
    onClear: () => setText(''),
    ...(autoHighlight && { autoHighlight }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(text);
      }}
    >
      <input
        {...combobox.inputProps}
        aria-label="Town"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setOpen(true);
          combobox.reset();
        }}
      />
      {isShown && (
        <div {...combobox.listProps} aria-label="Towns">
          {keys.map((key) => (
            <div key={key} {...combobox.optionProps(key)}>
              {key}
            </div>
          ))}
        </div>
      )}
    </form>
  );
}

function renderCombobox(autoHighlight = false) {
  const onSelect = vi.fn<(key: string) => void>();
  const onSubmit = vi.fn<(text: string) => void>();
  const ui = renderUi(<Example autoHighlight={autoHighlight} onSelect={onSelect} onSubmit={onSubmit} />);
  const field = screen.getByRole('combobox', { name: 'Town' });
  const active = (): string | null => {
    const id = field.getAttribute('aria-activedescendant');
    const option = id === null ? null : document.getElementById(id);
    expect(screen.queryByRole('option', { selected: true })).toBe(option);
    return option?.textContent ?? null;
  };
  return { ...ui, field, onSelect, onSubmit, active };
}

describe('a combobox', () => {
  it('names its list only while the list is shown', async () => {
    const { user, field } = renderCombobox();
    expect(field.getAttribute('aria-autocomplete')).toBe('list');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.hasAttribute('aria-controls')).toBe(false);
    await user.type(field, 's');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Towns' }).id);
  });

  it('marks options with the arrows, through the field, and keeps the focus in the field', async () => {
    const { user, field, active } = renderCombobox();
    await user.type(field, 's');
    expect(active()).toBeNull();
    const moves = [
      ['{ArrowDown}', 'Sarajevo'],
      ['{ArrowDown}', 'Stolac'],
      ['{ArrowDown}', null],
      ['{ArrowUp}', 'Stolac'],
    ] as const;
    for (const [key, name] of moves) {
      await user.keyboard(key);
      expect(active()).toBe(name);
      expect(document.activeElement).toBe(field);
    }
  });

  it('Enter selects the marked option, or else submits the text', async () => {
    const { user, field, onSelect, onSubmit } = renderCombobox();
    await user.type(field, 's{Enter}');
    expect(onSubmit.mock.calls).toEqual([['s']]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect.mock.calls).toEqual([['Sarajevo']]);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('Escape closes the list, and clears the text once it is closed', async () => {
    const { user, field } = renderCombobox();
    await user.type(field, 's{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveProperty('value', 's');
    await user.keyboard('{Escape}');
    expect(field).toHaveProperty('value', '');
  });

  it('an arrow opens the closed list', async () => {
    const { user, field } = renderCombobox();
    await user.type(field, 's{Escape}{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeTruthy();
  });

  it('unmarks the option when the text changes', async () => {
    const { user, field, active } = renderCombobox();
    await user.type(field, 's{ArrowDown}');
    expect(active()).toBe('Sarajevo');
    await user.type(field, 'a');
    expect(active()).toBeNull();
  });

  it('a click selects and leaves the focus in the field', async () => {
    const { user, field, onSelect } = renderCombobox();
    await user.type(field, 's');
    await user.click(screen.getByRole('option', { name: 'Stolac' }));
    expect(onSelect.mock.calls).toEqual([['Stolac']]);
    expect(document.activeElement).toBe(field);
  });
});

describe('a combobox with automatic selection', () => {
  it('marks the first option at once, and goes around the ends without the field', async () => {
    const { user, field, active } = renderCombobox(true);
    await user.type(field, 's');
    expect(active()).toBe('Sarajevo');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Stolac');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Sarajevo');
  });

  it('marks the first of the new options when the marked one is gone', async () => {
    const { user, field, onSelect } = renderCombobox(true);
    await user.type(field, 's{ArrowDown}t{Enter}');
    expect(onSelect.mock.calls).toEqual([['Stolac']]);
  });
});
