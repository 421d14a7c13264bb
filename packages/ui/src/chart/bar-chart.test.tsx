import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';

it('has every figure in a table for screen readers, and hides the drawing from them', () => {
  const { container } = render(
    <BarChart
      kind="columns"
      caption="Kupovina po mjesecima"
      labelHeading="Mjesec"
      valueHeading="Iznos"
      height={200}
      format={(value) => `${value},00 KM`}
      formatShort={String}
      bars={[
        { key: '2026-10', label: 'okt 2026', value: 120 },
        { key: '2026-11', label: 'nov 2026', value: 80, isCurrent: true },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Kupovina po mjesecima' })).toBeDefined();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'MjesecIznos',
    'okt 2026120,00 KM',
    'nov 202680,00 KM',
  ]);
  expect(container.querySelector('[aria-hidden="true"]')).not.toBeNull();
});
