import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { QuantityField } from './quantity-field.tsx';

function Column() {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return (
    <table>
      <tbody>
        {['Gloves', 'Masks', 'Soap'].map((label) => (
          <tr key={label}>
            <td>
              <QuantityField
                label={label}
                rule={{ minimum: 1, pack: 12 }}
                typed={typed[label] ?? ''}
                onType={(text) => setTyped((now) => ({ ...now, [label]: text }))}
                disabled={label === 'Masks'}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it.each(['{Enter}', '{ArrowDown}'])('%s goes to the next field of the column that takes a quantity', async (key) => {
  const { user } = renderUi(<Column />);
  await user.click(field('Gloves'));
  await user.keyboard(key);
  expect(document.activeElement).toBe(field('Soap'));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field('Gloves'));
});

it('lays a pasted column onto the fields below, and leaves out an empty cell and what has no field', async () => {
  const { user } = renderUi(<Column />);
  await user.click(field('Gloves'));
  await user.paste('Code\t24\n36\n48\n');
  expect([field('Gloves').value, field('Soap').value, field('Masks').value]).toEqual(['24', '36', '']);
  await user.click(field('Gloves'));
  await user.paste('\n12');
  expect([field('Gloves').value, field('Soap').value]).toEqual(['24', '12']);
});

it('leaves Ctrl Enter to the page', async () => {
  const { user } = renderUi(<Column />);
  await user.click(field('Gloves'));
  await user.keyboard('{Control>}{Enter}');
  expect(document.activeElement).toBe(field('Gloves'));
});

it('explains a quantity that cannot be ordered, and takes a valid neighbour', async () => {
  const { user } = renderUi(<Column />);
  await user.type(field('Gloves'), '20');
  expect(field('Gloves').getAttribute('aria-invalid')).toBe('true');
  expect(field('Gloves').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  await user.click(screen.getByRole('button', { name: '12' }));
  expect(field('Gloves').value).toBe('12');
  expect(field('Gloves').hasAttribute('aria-invalid')).toBe(false);
});

it('accepts an empty field and zero: nothing of the article is ordered', async () => {
  const { user } = renderUi(<Column />);
  await user.type(field('Gloves'), '0');
  expect(screen.queryByRole('alert')).toBeNull();
});
