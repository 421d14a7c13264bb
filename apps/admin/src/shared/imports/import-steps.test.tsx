import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { ImportSteps } from './import-steps.tsx';

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});

const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('tells five steps, and which is the present one', () => {
  renderUi(<ImportSteps now="check" />);
  expect(steps()).toHaveLength(5);
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toMatch(/^3/);
});

it('a file of pictures has no columns', () => {
  renderUi(<ImportSteps now="check" hasColumns={false} />);
  expect(steps()).toHaveLength(4);
  expect(steps().join()).not.toMatch(/column/i);
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toMatch(/^2/);
});
