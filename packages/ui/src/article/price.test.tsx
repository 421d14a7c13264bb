import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { Price, RowPrice } from './price.tsx';

it('says that a price is the lowest of several', () => {
  const { rerender } = renderUi(<Price net={4.95} isLowest unit="kom" />);
  expect(screen.getByText('from')).toBeTruthy();
  rerender(<RowPrice net={4.95} isLowest unit="kom" />);
  expect(screen.getByText('from')).toBeTruthy();
  rerender(<Price net={4.95} unit="kom" />);
  expect(screen.getByText('VPC')).toBeTruthy();
  expect(screen.queryByText('from')).toBeNull();
});
