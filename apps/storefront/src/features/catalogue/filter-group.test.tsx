import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FilterGroup } from './filter-group.tsx';

const value = (id: string, count: number) => ({ id, title: `kut = ${id} kom`, count });

const group = (counts: readonly number[]) => {
  const onToggle = vi.fn<(id: string) => void>();
  const values = counts.map((count, index) => value(String(index + 1), count));
  render(<FilterGroup title="Pakovanje" values={values} chosen={[]} onToggle={onToggle} />);
  return onToggle;
};

it('leads to the values that the other filters leave without articles, and shows them disabled', async () => {
  group([2, 0, 3]);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button'));
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false, true]);
});

it('has no button where all values are shown, and tells which value was chosen', async () => {
  const onToggle = group([2, 1]);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /kut = 2 kom/ }));
  expect(onToggle).toHaveBeenCalledWith('2');
});
