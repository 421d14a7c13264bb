import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { moveBetweenCells } from './move-between-cells.ts';

beforeEach(() => {
  render(
    <table onKeyDown={moveBetweenCells}>
      <tbody>
        {['Krpa', 'Sapun'].map((title) => (
          <tr key={title}>
            <td>
              <a href="/article">{title}</a>
            </td>
            <td>
              <input aria-label={`Količina ${title}`} defaultValue="12" />
            </td>
            <td>
              <button type="button">{`Ukloni ${title}`}</button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>,
  );
});
const user = userEvent.setup();

it('moves to the sides from link to field to button', async () => {
  screen.getByRole('link', { name: 'Krpa' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByLabelText('Količina Krpa'));
  screen.getByLabelText<HTMLInputElement>('Količina Krpa').setSelectionRange(2, 2);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ukloni Krpa' }));
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByLabelText('Količina Krpa'));
});

it('stays in the field while the caret is within its digits', async () => {
  const field = screen.getByLabelText<HTMLInputElement>('Količina Sapun');
  field.focus();
  field.setSelectionRange(1, 1);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(field);
});

it('moves from row to row in a column of buttons, and stops at its ends', async () => {
  screen.getByRole('button', { name: 'Ukloni Krpa' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ukloni Sapun' }));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ukloni Sapun' }));
});
