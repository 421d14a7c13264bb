import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { SegmentedControl } from '../actions/segmented-control.tsx';
import { Switch } from './choices.tsx';
import { FileDrop } from './file-drop.tsx';
import { SelectField } from './select.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-fields.tsx';

/** The text that a screen reader reads after the name of a control. */
const descriptionOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? null;

describe('a field', () => {
  it('is named by its label and described by its hint', () => {
    renderUi(<TextField label="Street" hint="With the house number" optional />);
    const input = screen.getByRole('textbox', { name: 'Street (optional)' });
    expect(descriptionOf(input)).toBe('With the house number');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('is invalid and described by its error instead, which replaces the hint', () => {
    renderUi(<SelectField label="Town" hint="Of the delivery" error="Select a town." options={[]} />);
    const select = screen.getByRole('combobox', { name: 'Town' });
    expect(select.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(select)).toBe('Select a town.');
    expect(screen.queryByText('Of the delivery')).toBeNull();
  });

  it('shows a password on request, and keeps what was typed', async () => {
    const { user } = renderUi(<PasswordField label="Password" defaultValue="sjaj" />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect([input.type, input.value]).toEqual(['text', 'sjaj']);
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
  });
});

it('a switch is a switch, toggles with Space, and has its hint as its description', async () => {
  const onChange = vi.fn<() => void>();
  const { user } = renderUi(<Switch label="Dense rows" hint="In every list" onChange={onChange} />);
  const control = screen.getByRole('switch', { name: 'Dense rows' });
  expect(descriptionOf(control)).toBe('In every list');
  await user.tab();
  await user.keyboard(' ');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(control).toHaveProperty('checked', true);
});

it('a segmented control is a named radio group, with words where an icon is shown', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const options = [
    { value: 'cards', label: 'Cards', icon: <svg aria-hidden="true" /> },
    { value: 'table', label: 'Table' },
  ];
  const { user } = renderUi(<SegmentedControl label="View" value="cards" options={options} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'View' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Cards', checked: true })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  expect(onChange.mock.calls).toEqual([['table']]);
});

describe('a file drop', () => {
  const file = new File(['code;quantity'], 'order.csv', { type: 'text/csv' });
  const inputIn = (container: HTMLElement) => container.querySelector<HTMLInputElement>('input[type=file]');

  it('announces its state and hands over one chosen file', async () => {
    const onFile = vi.fn<(file: File) => void>();
    const { user, container } = renderUi(<FileDrop title="Choose a file" hint="CSV" busy={false} onFile={onFile} />);
    expect(screen.getByRole('status').textContent).toBe('Choose a file');
    const input = inputIn(container);
    if (input) await user.upload(input, file);
    expect(onFile.mock.calls).toEqual([[file]]);
  });

  it('takes none while it is busy', async () => {
    const onFile = vi.fn<(file: File) => void>();
    const { user, container } = renderUi(<FileDrop title="Reading" hint="CSV" busy onFile={onFile} />);
    const input = inputIn(container);
    expect(screen.getByRole('button', { name: /Reading/ }).getAttribute('aria-busy')).toBe('true');
    if (input) await user.upload(input, file);
    expect(onFile).not.toHaveBeenCalled();
  });
});
