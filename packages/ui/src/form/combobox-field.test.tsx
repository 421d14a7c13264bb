import { useState } from 'react';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { ComboboxField } from './combobox-field.tsx';

const OPTIONS = [
  { value: '', label: 'Any' },
  { value: '1', label: 'Čišćenje' },
  { value: '2', label: 'Čišćenje › Deterdženti', detail: 'DT' },
  { value: '3', label: 'Zaštita › Rukavice' },
];

interface ExampleProps {
  readonly onType?: (text: string) => void;
  readonly isSearching?: boolean;
}

function Example({ onType, isSearching = false }: ExampleProps) {
  const [value, setValue] = useState('3');
  return (
    <>
      <ComboboxField
        label="Category"
        options={OPTIONS}
        value={value}
        onChange={setValue}
        isSearching={isSearching}
        {...(onType && { onType })}
      />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Category' });
const shown = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);

describe('ComboboxField', () => {
  it('shows the chosen option, and all others when it is opened', async () => {
    const { user } = renderUi(<Example />);
    expect(field().value).toBe('Zaštita › Rukavice');
    expect(shown()).toEqual([]);
    await user.click(field());
    expect(shown()).toHaveLength(4);
  });

  it('finds by words in any order, without diacritics and in the other script, and Enter takes the first', async () => {
    const { user } = renderUi(<Example />);
    await user.clear(field());
    await user.type(field(), 'deterdz cis');
    expect(shown()).toEqual(['Čišćenje › DeterdžentiDT']);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('2');
    expect(field().value).toBe('Čišćenje › Deterdženti');
    expect(shown()).toEqual([]);
    await user.clear(field());
    await user.type(field(), 'рукавице');
    expect(shown()).toEqual(['Zaštita › Rukavice']);
  });

  it('says that nothing was found, and is as before after Escape and when it is left', async () => {
    const { user } = renderUi(<Example />);
    await user.clear(field());
    await user.type(field(), 'xyz');
    expect(screen.getByText('Nothing found')).toBeTruthy();
    await user.keyboard('{Escape}{Escape}');
    expect(field().value).toBe('Zaštita › Rukavice');
    await user.type(field(), 'x');
    await user.tab();
    expect(field().value).toBe('Zaštita › Rukavice');
    expect(screen.getByRole('status').textContent).toBe('3');
  });

  it('offers nothing, and Enter takes nothing, while the options are looked for', async () => {
    const { user } = renderUi(<Example onType={() => undefined} isSearching />);
    await user.type(field(), 'čiš');
    expect(shown()).toEqual([]);
    expect(screen.getByText('Loading')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('3');
  });

  it.each([
    ['its code', 'd-t', '2'],
    ['words of several', 'čiš', '3'],
  ])('an Enter that came too early takes what is found by %s as soon as it is sure', async (_, typed, value) => {
    const { user, rerender } = renderUi(<Example onType={() => undefined} isSearching />);
    await user.clear(field());
    await user.type(field(), `${typed}{Enter}`);
    rerender(<Example onType={() => undefined} />);
    expect(screen.getByRole('status').textContent).toBe(value);
    // What is not sure is offered.
    expect(shown()).toHaveLength(value === '3' ? OPTIONS.length : 0);
  });

  it('leaves finding to others where they want to', async () => {
    const typed: string[] = [];
    const { user } = renderUi(<Example onType={(text) => typed.push(text)} />);
    await user.clear(field());
    await user.type(field(), 'ab');
    expect(typed.slice(0, 3)).toEqual(['', 'a', 'ab']);
    expect(shown()).toHaveLength(4);
  });
});
