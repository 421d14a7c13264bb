import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

interface ExampleProps {
  readonly start: number;
  readonly allowsZero: boolean;
  readonly onChange: (quantity: number, isValid: boolean) => void;
  readonly onEnter: () => void;
}

/** At least 12 in packs of 6: 12, 18, 24 … 9996. */
function Example({ start, allowsZero, onChange, onEnter }: ExampleProps) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      value={value}
      rule={{ minimum: 10, pack: 6 }}
      label="Quantity of gloves"
      allowsZero={allowsZero}
      onEnter={onEnter}
      onChange={(quantity, isValid) => {
        setValue(quantity);
        onChange(quantity, isValid);
      }}
    />
  );
}

function renderStepper(start: number, allowsZero = false) {
  const onChange = vi.fn<ExampleProps['onChange']>();
  const onEnter = vi.fn<() => void>();
  const ui = renderUi(<Example start={start} allowsZero={allowsZero} onChange={onChange} onEnter={onEnter} />);
  return {
    ...ui,
    onChange,
    onEnter,
    field: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of gloves' }),
  };
}

it('is a spin button with its value and its bounds', () => {
  const { field } = renderStepper(18);
  const states = ['aria-valuenow', 'aria-valuemin', 'aria-valuemax'].map((name) => field.getAttribute(name));
  expect(states).toEqual(['18', '12', '9996']);
});

it('is one tab stop', async () => {
  const { user, field } = renderStepper(18);
  await user.tab();
  expect(document.activeElement).toBe(field);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

it('arrows step by a pack, Page keys by ten, within the bounds', async () => {
  const { user, field } = renderStepper(18);
  await user.click(field);
  const steps = [
    ['{ArrowUp}', '24'],
    ['{PageUp}', '84'],
    ['{ArrowDown}', '78'],
    ['{PageDown}', '18'],
    ['{PageDown}', '12'],
    ['{ArrowDown}', '12'],
  ] as const;
  for (const [key, value] of steps) {
    await user.keyboard(key);
    expect(field.value, key).toBe(value);
    expect(field.getAttribute('aria-valuenow')).toBe(value);
  }
});

it('stops at the largest quantity of a line', async () => {
  const { user, field } = renderStepper(9990);
  await user.click(field);
  await user.keyboard('{PageUp}');
  expect(field.value).toBe('9996');
  expect(screen.getByRole('button', { name: 'Increase' })).toHaveProperty('disabled', true);
});

it('keeps a wrong number as typed, explains it at once, and offers its neighbours', async () => {
  const { user, field, onChange } = renderStepper(18);
  await user.clear(field);
  await user.type(field, '20');
  expect(field.value).toBe('20');
  expect(onChange).toHaveBeenLastCalledWith(20, false);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const error = screen.getByRole('alert');
  expect(error.textContent).toBe('Sold in packs of 6. Take 18 or 24.');
  expect(field.getAttribute('aria-describedby')).toBe(error.id);
  await user.click(screen.getByRole('button', { name: '24' }));
  expect(field.value).toBe('24');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has no value for a screen reader while the text is no number', async () => {
  const { user, field } = renderStepper(18);
  await user.clear(field);
  await user.type(field, 'ab');
  expect(field.hasAttribute('aria-valuenow')).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('Enter a whole number.');
});

it('Enter submits a valid quantity only', async () => {
  const { user, field, onEnter } = renderStepper(18);
  await user.clear(field);
  await user.type(field, '20{Enter}');
  expect(onEnter).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '24{Enter}');
  expect(onEnter).toHaveBeenCalledTimes(1);
});

it('goes down to zero where zero is allowed', async () => {
  const { user, field, onChange } = renderStepper(12, true);
  await user.click(field);
  await user.keyboard('{ArrowDown}');
  expect(field.value).toBe('0');
  expect(onChange).toHaveBeenLastCalledWith(0, true);
});

/** A field that is empty once its quantity is in the cart, as of a variant. */
function EmptiedByEnter() {
  const [value, setValue] = useState(0);
  return (
    <QuantityStepper
      value={value}
      rule={{ minimum: 1, pack: 1 }}
      allowsZero
      onChange={setValue}
      onEnter={() => setValue(0)}
    />
  );
}

it('shows the quantity that Enter leaves, not what was typed', async () => {
  const { user } = renderUi(<EmptiedByEnter />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton');
  await user.click(field);
  await user.keyboard('10');
  expect(field.value).toBe('10');
  await user.keyboard('{Enter}');
  expect(field.value).toBe('0');
});
